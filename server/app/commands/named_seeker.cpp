#include "app/commands/named_seeker.hpp"

#include <iostream>

namespace hoigung::app {

std::optional<domain::Seeker> named_seeker(domain::IdentityStore& store, const std::string& who) {
    const auto id = domain::SeekerId::parse(who);
    const auto telephone = domain::Telephone::parse(who);
    const auto email = domain::Email::parse(who);
    if (!id && !telephone && !email) {
        std::cerr << who << ": neither a telephone such as +85261234567 nor an e-mail address nor an id\n";
        return std::nullopt;
    }
    auto seeker = id ? store.seeker(*id) : telephone ? store.seeker(*telephone) : store.seeker(*email);
    if (!seeker) std::cerr << who << ": there is no such seeker\n";
    return seeker;
}

}  // namespace hoigung::app
