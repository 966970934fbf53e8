package dev.netindex.codec.json.encode;

/** What becomes a value of the byte pool, in a column of ids. */
abstract class PooledEncoder extends NodeEncoder {
  private final int offset;
  private final Pools pools;

  PooledEncoder(String path, Slot slot, int offset, Pools pools) {
    super(path, slot);
    this.offset = offset;
    this.pools = pools;
  }

  final Pools pools() {
    return pools;
  }

  final void put(long id, byte[] record, int base) {
    RecordBytes.putInt(record, base + offset, (int) id);
  }

  @Override
  final void writePlaceholder(byte[] record, int base) {
    put(pools.noBytes(), record, base);
  }
}
