#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/identity/identity_store.hpp"

namespace hoigung::domain {

struct FoundSeeker {
    Seeker seeker;
    // That of the profile.
    std::string name;
};

// The accounts whose telephone, id or name has the text in it, the oldest first; all of them when it is
// empty.
[[nodiscard]] std::vector<FoundSeeker> find_seekers(IdentityStore& store, std::string_view text);

}  // namespace hoigung::domain
