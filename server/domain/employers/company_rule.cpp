#include "domain/employers/company_rule.hpp"

namespace hoigung::domain {
namespace {

using Objection = std::optional<Refusal>;

bool concerns_applicants(Permission permission) {
    return permission == Permission::read_applicants || permission == Permission::answer_applicants;
}

// A person in the portal: a suspended or closed company still shows its members its data and log.
Objection at_portal(Standing standing, Permission permission) {
    switch (standing) {
        case Standing::verified:
        case Standing::unverified:
            return std::nullopt;
        case Standing::refused:
            return permission == Permission::publish_jobs ? Objection(Refusal::CompanyNotVerified)
                                                          : std::nullopt;
        case Standing::suspended:
            return permission == Permission::publish_jobs || concerns_applicants(permission)
                       ? Objection(Refusal::CompanyIsSuspended)
                       : std::nullopt;
        case Standing::closed:
            return permission == Permission::read || permission == Permission::read_log ||
                           permission == Permission::read_applicants
                       ? std::nullopt
                       : Objection(Refusal::CompanyIsClosed);
    }
    return Refusal::PermissionDenied;
}

// A key that was made in the portal works only while its company is verified.
Objection by_portal_key(Standing standing) {
    switch (standing) {
        case Standing::verified:
            return std::nullopt;
        case Standing::unverified:
        case Standing::refused:
            return Refusal::KeyNeedsVerifiedCompany;
        case Standing::suspended:
            return Refusal::CompanyIsSuspended;
        case Standing::closed:
            return Refusal::CompanyIsClosed;
    }
    return Refusal::PermissionDenied;
}

}  // namespace

Standing standing_of(std::optional<CompanyState> state, bool is_suspended) {
    if (state == CompanyState::closed) return Standing::closed;
    if (is_suspended) return Standing::suspended;
    if (state == CompanyState::unverified) return Standing::unverified;
    return state == CompanyState::refused ? Standing::refused : Standing::verified;
}

Door door_of(const PartnerKey& key) {
    if (key.is_operator()) return Door::operator_key;
    return key.is_from_portal ? Door::portal_key : Door::partner_key;
}

Objection objection_to(const CompanyFacts& facts, Door door, Permission permission) {
    Objection objection;
    switch (door) {
        case Door::portal:
            objection = at_portal(facts.standing, permission);
            break;
        case Door::portal_key:
            objection = by_portal_key(facts.standing);
            break;
        case Door::partner_key:
            // A suspended company's data is hidden, so a key may go on to write it; it may neither read about
            // applicants nor answer them.
            return facts.standing == Standing::suspended && concerns_applicants(permission)
                       ? Objection(Refusal::CompanyIsSuspended)
                       : std::nullopt;
        case Door::operator_key:
            return std::nullopt;
        case Door::feed:
            // The owner has closed the company for good.
            return facts.standing == Standing::closed ? Objection(Refusal::CompanyIsClosed) : std::nullopt;
    }
    if (objection) return objection;
    if (permission == Permission::place_bids) return Refusal::NoBidsFromPortal;
    if (permission == Permission::change_page && facts.maintained_by != MaintainedBy::portal)
        return Refusal::KeptElsewhere;
    return std::nullopt;
}

bool do_changes_wait(Standing standing, Door door, bool verifies) {
    const bool is_of_portal = door == Door::portal || door == Door::portal_key;
    const bool was_verified = standing == Standing::verified || standing == Standing::suspended;
    return is_of_portal && verifies && was_verified;
}

bool is_limited_by_day(Door door) {
    return door == Door::portal || door == Door::portal_key;
}

bool is_reachable(Standing standing) {
    return standing != Standing::suspended && standing != Standing::closed;
}

}  // namespace hoigung::domain
