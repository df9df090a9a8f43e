# What makes a fault of memory the end of a request's process instead of somebody else's way in. tests/http/hardening.test.mjs
# reads it from the program and from the commands that made it. The sanitizers' builds look for the same faults in their own way, which this would hide.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT CMAKE_CXX_FLAGS_RELEASE MATCHES "fsanitize")
  # Bounds of the C library's functions and of the standard containers are checked.
  add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
  # A stack that was written over, or grown past its guard, ends the program.
  add_compile_options(-fstack-protector -fstack-clash-protection)
  # Calls and returns go only where the compiler meant them to.
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    add_compile_options(-fcf-protection=full)
  elseif(CMAKE_SYSTEM_PROCESSOR STREQUAL "aarch64")
    add_compile_options(-mbranch-protection=standard)
  endif()
  # The program is loaded anywhere, and what the loader filled in can no longer be written.
  add_compile_options(-fPIE)
  add_link_options(-pie LINKER:-z,relro,-z,now,-z,noexecstack)
endif()
