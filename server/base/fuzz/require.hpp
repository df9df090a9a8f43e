#pragma once

#include <cstdlib>

namespace hoigung::base {

// A condition of a fuzz target that must hold for any input; the fuzzer keeps inputs that violate it.
inline void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace hoigung::base
