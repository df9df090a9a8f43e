#include "domain/employers/claim_company.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kMostFound = 10;
constexpr std::size_t kShortestText = 2;
constexpr std::size_t kMostWaitingClaims = 5;

}  // namespace

Outcome<Claim> claim_company(const Person& person, std::string_view company_id, std::string_view message,
                             const EmployerPorts& ports, base::Timestamp now) {
    const auto id = CompanyId::parse(company_id);
    if (!id || !ports.catalogue.company(*id)) return Refusal::CompanyNotFound;
    const Claim claim{ClaimId::make(now, ports.random),      *id, person.id, ClaimState::waiting,
                      TRY(read_text(message, kLongestNote)), "",  now};
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<Claim> {
        if (!writer.people().find(person.id)) return Refusal::NotLoggedIn;
        const auto claims = writer.companies().claims_of(person.id);
        const auto waiting = [](const Claim& each) { return each.state == ClaimState::waiting; };
        const bool has_asked = std::ranges::any_of(
            claims, [&](const Claim& each) { return each.company == *id && waiting(each); });
        if (has_asked || !writer.people().of(*id).empty()) return Refusal::CannotClaim;
        if (std::ranges::count_if(claims, waiting) >= static_cast<std::ptrdiff_t>(kMostWaitingClaims))
            return Refusal::TooManyClaims;
        writer.companies().put(claim);
        return claim;
    });
}

Outcome<void> withdraw_claim(const Person& person, std::string_view claim_id, const EmployerPorts& ports) {
    const auto id = ClaimId::parse(claim_id);
    if (!id) return Refusal::IdNotFound;
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<void> {
        const auto claim = writer.companies().claim(*id);
        const bool is_own = claim && claim->person == person.id && claim->state == ClaimState::waiting;
        if (!is_own) return Refusal::IdNotFound;
        writer.companies().remove(*id);
        return {};
    });
}

std::vector<const Company*> find_claimable(std::string_view text, const Catalogue& catalogue) {
    std::vector<const Company*> found;
    const std::string_view wanted = base::trim(text);
    if (!base::is_utf8(wanted) || base::length(wanted) < kShortestText) return found;
    catalogue.each_company([&](const Company& company) {
        const LocalizedText& name = company.profile.name;
        if (!company.is_suspended &&
            (base::contains_folded(name.zh_hant, wanted) || base::contains_folded(name.en, wanted)))
            found.push_back(&company);
    });
    const auto by_name = [](const Company* company) -> const std::string& {
        return company->profile.name.in(Locale::zh_hant);
    };
    std::ranges::sort(found, {}, by_name);
    if (found.size() > kMostFound) found.resize(kMostFound);
    return found;
}

}  // namespace hoigung::domain
