# What most files include is parsed once: a list for the program and one with the test libraries on top.
# A file still includes what it uses; script/lint reads the sources without these.
set(hoigung_headers
    <algorithm> <array> <atomic> <charconv> <chrono> <condition_variable> <cstdint> <cstring> <deque> <filesystem>
    <functional> <map> <memory> <mutex> <optional> <ranges> <set> <span> <stdexcept> <string> <string_view> <thread>
    <unordered_map> <utility> <variant> <vector>
    <boost/json.hpp> <boost/unordered/unordered_flat_map.hpp> <fmt/format.h>)
set(hoigung_test_headers ${hoigung_headers} <future> <gmock/gmock.h> <gtest/gtest.h> <rapidcheck/gtest.h>)

file(WRITE ${CMAKE_BINARY_DIR}/generated/precompiled.cpp "")
add_library(hoigung_precompiled OBJECT ${CMAKE_BINARY_DIR}/generated/precompiled.cpp)
target_link_libraries(hoigung_precompiled PRIVATE fmt::fmt Boost::json Threads::Threads)
target_precompile_headers(hoigung_precompiled PRIVATE ${hoigung_headers})

add_library(hoigung_precompiled_tests OBJECT EXCLUDE_FROM_ALL ${CMAKE_BINARY_DIR}/generated/precompiled.cpp)
target_link_libraries(hoigung_precompiled_tests PRIVATE fmt::fmt Boost::json Threads::Threads GTest::gmock rapidcheck)
target_precompile_headers(hoigung_precompiled_tests PRIVATE ${hoigung_test_headers})
