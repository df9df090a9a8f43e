add_compile_options(-Wall -Wextra -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor)
# A sanitizer's additions have the compiler warn of faults that are not there.
if(NOT CMAKE_CXX_FLAGS_RELEASE MATCHES fsanitize)
  add_compile_options(-Werror)
endif()
# The same path in messages and debug information wherever the checkout stands.
add_compile_options(-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns wrongly about std::string and std::variant internals when it inlines, and more so when they come
  # out of a precompiled header. The sanitizers look for the same faults.
  add_compile_options(-Wno-restrict -Wno-maybe-uninitialized -Wno-dangling-pointer -Wno-array-bounds
                      -Wno-stringop-overflow -Wno-stringop-overread)
endif()
