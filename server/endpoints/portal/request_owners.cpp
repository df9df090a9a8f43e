#include "endpoints/portal/request_owners.hpp"

#include <algorithm>

namespace hoigung::endpoints::portal {
namespace {

constexpr std::chrono::minutes kKnownFor{1};
// More than the people who use the portal within a minute; beyond it, all are looked up again.
constexpr std::size_t kMostKnown = 20'000;

}  // namespace

const RequestOwners::Known* RequestOwners::find(std::string_view session, Time now) const {
    if (session.empty()) return nullptr;
    const auto found = known_.find(std::string(session));
    return found == known_.end() || found->second.until <= now ? nullptr : &found->second;
}

base::WorkOwner RequestOwners::owner_of(std::string_view session, std::string_view address,
                                        std::string_view company, Time now) const {
    const std::lock_guard lock(mutex_);
    const Known* known = find(session, now);
    if (known == nullptr) return {"address " + std::string(address), ""};
    const bool is_theirs = std::ranges::find(known->companies, company) != known->companies.end();
    return {known->person, is_theirs ? "company " + std::string(company) : ""};
}

bool RequestOwners::knows(std::string_view session, Time now) const {
    const std::lock_guard lock(mutex_);
    return find(session, now) != nullptr;
}

void RequestOwners::learn(std::string_view session, domain::PersonId person,
                          const std::vector<domain::CompanyId>& companies, Time now) {
    Known known{"person " + person.text(), {}, now + kKnownFor};
    for (const domain::CompanyId id : companies) known.companies.push_back(id.text());
    const std::lock_guard lock(mutex_);
    if (known_.size() >= kMostKnown) known_.clear();
    known_.insert_or_assign(std::string(session), std::move(known));
}

}  // namespace hoigung::endpoints::portal
