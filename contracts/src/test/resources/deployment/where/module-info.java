module com.example.where {
  requires dev.netindex.format;
}
