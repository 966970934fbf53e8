@echo off
rem Runs the netindex command from this source tree; builds it first when it is not built.
rem After a change of the sources run: mvnw.cmd -Pquick -pl cli -am package
rem JAVA_HOME must name a JDK 25 or newer.
setlocal
set "HOME_DIR=%~dp0"
set "LIB=%HOME_DIR%cli\target\quick\app\lib"
if not defined JAVA_HOME (
  echo netindex: set JAVA_HOME to a JDK 25 or newer. 1>&2
  exit /b 1
)
if not exist "%LIB%" (
  echo netindex: building ... 1>&2
  pushd "%HOME_DIR%"
  call mvnw.cmd -B -q -Pquick -pl cli -am package 1>&2 || (popd & exit /b 1)
  popd
)
"%JAVA_HOME%\bin\java" -XX:+UseSerialGC -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 %NETINDEX_JAVA_OPTS% -p "%LIB%" -m dev.netindex.cli/dev.netindex.cli.NetindexCommand %*
exit /b %ERRORLEVEL%
