#pragma once

#include <cstdlib>

namespace hoigung::base {

// What a fuzz target says must hold for any input; the fuzzer keeps an input for which it does not.
inline void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace hoigung::base
