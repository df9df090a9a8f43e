#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/identity/identity_store.hpp"

namespace hoigung::domain {

struct FoundSeeker {
    Seeker seeker;
    // The name in the profile.
    std::string name;
};

// The accounts with the text in their telephone, e-mail address, id or name, oldest first; all accounts
// when the text is empty.
[[nodiscard]] std::vector<FoundSeeker> find_seekers(IdentityStore& store, std::string_view text);

}  // namespace hoigung::domain
