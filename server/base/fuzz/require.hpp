#pragma once

#include <cstdlib>

namespace hoigung::base {

// What a fuzz target says must hold whatever comes; the fuzzer keeps the input for which it does not.
inline void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace hoigung::base
