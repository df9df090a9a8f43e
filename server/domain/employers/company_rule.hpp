#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/enum_names.hpp"
#include "domain/employers/employer_company.hpp"
#include "domain/keys/partner_key.hpp"
#include "domain/refusal.hpp"

// What a company may do, by its standing, by who keeps it up to date and by the door at which it is asked:
// the only place that decides it. What a person may do in a company is said by permissions.hpp, and how much
// a company may do in a day, by its age, by company_limits.hpp.
namespace hoigung::domain {

enum class Permission {
    // The company, its people and branches.
    read,
    // Who applied, with names and telephones; conversations and interviews.
    read_applicants,
    change_branches,
    // Drafts and files of jobs; closing jobs.
    change_jobs,
    // Jobs that come onto the site, are changed there, or are opened again.
    publish_jobs,
    // Decisions, notes, exports of applicants; interviews and messages.
    answer_applicants,
    // Profile, proof, logo.
    change_company,
    // What of them seekers see.
    change_page,
    // Invitations, roles, removals.
    manage_people,
    read_log,
    // Keys of the partner service and their webhooks.
    manage_keys,
    close_company,
    // Adverts in an auction.
    place_bids,
};

// A company that only partners or feeds know counts as verified.
enum class Standing { unverified, verified, refused, suspended, closed };

// By which way something is done for a company.
enum class Door {
    // A person at the portal.
    portal,
    // A key that an owner made there.
    portal_key,
    // A key that the operator made for an employer.
    partner_key,
    // The operator's own key.
    operator_key,
    // A feed that the operator reads.
    feed,
};

// Closing hides the page as a suspension does, and comes before it.
[[nodiscard]] Standing standing_of(std::optional<CompanyState> state, bool is_suspended);
[[nodiscard]] Door door_of(const PartnerKey& key);

struct CompanyFacts {
    Standing standing = Standing::verified;
    // Only changes of the page ask for it.
    MaintainedBy maintained_by = MaintainedBy::portal;
};

// Why a company may not do something; std::nullopt when it may. Jobs that an unverified company publishes in
// the portal wait until it is verified.
[[nodiscard]] std::optional<Refusal> objection_to(const CompanyFacts& facts, Door door,
                                                  Permission permission);

// Whether a new name, number or logo is shown only when the operator has accepted it. `verifies` says whether
// the operator verifies companies at all.
[[nodiscard]] bool do_changes_wait(Standing standing, Door door, bool verifies);

// Whether what a company may do in a day is limited (company_limits.hpp).
[[nodiscard]] bool is_limited_by_day(Door door);

// Whether seekers can have to do with a company here: write to it, answer its offers.
[[nodiscard]] bool is_reachable(Standing standing);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::Standing> {
    static constexpr std::array<std::string_view, 5> values{"unverified", "verified", "refused", "suspended",
                                                            "closed"};
};
