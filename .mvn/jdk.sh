# Sourced by mvnw and netindex, never run by itself: makes JAVA_HOME name a JDK of at least NETINDEX_JDK.
# A JAVA_HOME that is good enough is kept. POSIX sh, no output unless nothing is found.

NETINDEX_JDK=25

# The feature version ("25") of the JDK in $1 in netindex_found; fails when it is no JDK or too old. The `release`
# file is read, rather than `java -version` run, because starting a JVM for each candidate is slow.
netindex_jdk_ok() {
  netindex_found=
  [ -n "$1" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  while IFS='=' read -r netindex_key netindex_value; do
    if [ "$netindex_key" = JAVA_VERSION ]; then
      netindex_value=${netindex_value#\"}
      netindex_found=${netindex_value%%[!0-9]*}
    fi
  done <"$1/release"
  [ -n "$netindex_found" ] && [ "$netindex_found" -ge "$NETINDEX_JDK" ]
}

# The home of the javac on PATH, through its symbolic links (readlink -f is not everywhere).
netindex_javac_home() {
  netindex_link=$(command -v javac 2>/dev/null) || return 0
  netindex_hops=0
  while [ -L "$netindex_link" ] && [ "$netindex_hops" -lt 16 ]; do
    netindex_to=$(ls -ld "$netindex_link")
    netindex_to=${netindex_to#*" -> "}
    case $netindex_to in
      /*) netindex_link=$netindex_to ;;
      *) netindex_link=${netindex_link%/*}/$netindex_to ;;
    esac
    netindex_hops=$((netindex_hops + 1))
  done
  netindex_link=${netindex_link%/*}
  printf '%s\n' "${netindex_link%/*}"
}

netindex_find_jdk() {
  netindex_jdk_ok "${JAVA_HOME-}" && return 0
  for netindex_home in "${JAVA25_HOME-}" "$(netindex_javac_home)"; do
    netindex_jdk_ok "$netindex_home" && JAVA_HOME=$netindex_home && return 0
  done
  if [ -x /usr/libexec/java_home ]; then
    netindex_home=$(/usr/libexec/java_home -v "$NETINDEX_JDK+" 2>/dev/null)
    netindex_jdk_ok "$netindex_home" && JAVA_HOME=$netindex_home && return 0
  fi
  # Patterns that match nothing stay as they are and are no JDK.
  for netindex_home in \
    /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* /opt/*jdk* \
    "${SDKMAN_DIR-${HOME-}/.sdkman}"/candidates/java/* "${HOME-}"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
    netindex_jdk_ok "$netindex_home" && JAVA_HOME=$netindex_home && return 0
  done
  return 1
}

if netindex_find_jdk; then
  export JAVA_HOME
else
  echo "netindex needs a JDK $NETINDEX_JDK or newer and found none." >&2
  echo "Install one (for example from https://adoptium.net) or set JAVA_HOME to its folder." >&2
  exit 1
fi
