# What most files include is parsed once: a list for folders that know nothing of JSON, one for those that do, and one
# for tests. A header costs every file that gets it, used or not, whatever its inline functions instantiate (Boost.JSON
# 0.2 s), so that only what most files of a folder need stands here.
# A file still includes what it uses; script/lint reads the sources without these.
set(hoigung_headers
    <algorithm> <array> <atomic> <charconv> <chrono> <condition_variable> <cstdint> <cstring> <deque> <filesystem>
    <functional> <map> <memory> <mutex> <optional> <ranges> <set> <span> <stdexcept> <string> <string_view> <thread>
    <unordered_map> <utility> <variant> <vector>
    <boost/unordered/unordered_flat_map.hpp> <fmt/format.h>)

# hoigung_precompile(NAME LIBRARIES HEADERS): the target whose precompiled headers others reuse.
function(hoigung_precompile name libraries headers)
  set(source ${CMAKE_BINARY_DIR}/generated/${name}.cpp)
  file(WRITE ${source} "")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL ${source})
  target_link_libraries(${name} PRIVATE ${libraries})
  target_precompile_headers(${name} PRIVATE ${headers})
endfunction()

hoigung_precompile(hoigung_precompiled "fmt::fmt;Threads::Threads" "${hoigung_headers}")
hoigung_precompile(hoigung_precompiled_json "fmt::fmt;Boost::json;Threads::Threads" "${hoigung_headers};<boost/json.hpp>")
set(hoigung_folders_with_json store graphql feeds endpoints pages app)

if(HOIGUNG_TESTS)
  hoigung_precompile(hoigung_precompiled_tests "fmt::fmt;Threads::Threads;GTest::gmock;rapidcheck"
                     "${hoigung_headers};<future>;<gmock/gmock.h>;<gtest/gtest.h>;<rapidcheck/gtest.h>")
  # Tests are compiled to be built soon; what they call is compiled as the program is.
  if(NOT CMAKE_CXX_FLAGS_RELEASE MATCHES fsanitize)
    set(hoigung_test_options -O0 SHELL:-U_FORTIFY_SOURCE)
  endif()
  target_compile_options(hoigung_precompiled_tests PRIVATE ${hoigung_test_options})
endif()
