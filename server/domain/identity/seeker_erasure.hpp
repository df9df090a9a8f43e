#pragma once

#include "domain/erasures/erasure_log.hpp"
#include "domain/identity/seeker.hpp"

namespace hoigung::domain {

[[nodiscard]] inline Erasure erasure_of(const Seeker& seeker, base::Timestamp now) {
    return {ErasedKind::seeker, seeker.id.text(), seeker.telephone.text(), now};
}

}  // namespace hoigung::domain
