#include "domain/identity/find_seekers.hpp"

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

bool has_telephone(const Telephone& telephone, std::string_view typed) {
    std::string digits(typed);
    std::erase_if(digits, [](char c) { return c == ' ' || c == '-'; });
    return !digits.empty() && telephone.text().find(digits) != std::string::npos;
}

}  // namespace

std::vector<FoundSeeker> find_seekers(IdentityStore& store, std::string_view text) {
    const std::string_view wanted = base::trim(text);
    std::vector<FoundSeeker> found;
    store.each_seeker([&](const Seeker& seeker, const std::string& name) {
        if (wanted.empty() || has_telephone(seeker.telephone, wanted) ||
            base::contains_folded(seeker.email, wanted) || base::contains_folded(seeker.id.text(), wanted) ||
            base::contains_folded(name, wanted))
            found.push_back({seeker, name});
    });
    return found;
}

}  // namespace hoigung::domain
