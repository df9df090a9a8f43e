# What the two kinds of processor would do differently, made the same.

# `char` has a sign on amd64 and none on arm64: a byte of a Chinese character would be less than a space on one of them.
add_compile_options(-funsigned-char)

# The first amd64 processors had no instruction to count bits, which is half of a search; all since 2009 have it.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  add_compile_options(-march=x86-64-v2)
endif()

# Some libraries ask for it and some do not, but precompiled headers serve only files that are compiled alike.
add_compile_options(-pthread)
