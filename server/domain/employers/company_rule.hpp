#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/enum_names.hpp"
#include "domain/employers/employer_company.hpp"
#include "domain/keys/partner_key.hpp"
#include "domain/refusal.hpp"

// Decides what a company may do, by its standing, by who maintains it and by the door through which the
// request comes. No other place decides it. permissions.hpp says what a person may do in a company, and
// company_limits.hpp how much a company may do in a day.
namespace hoigung::domain {

enum class Permission {
    // Reading the company, its members and branches.
    read,
    // Reading applicants, with names and telephones; conversations and interviews.
    read_applicants,
    change_branches,
    // Drafts and files of jobs; closing jobs.
    change_jobs,
    // Publishing, changing and reopening jobs on the site.
    publish_jobs,
    // Decisions, notes, exports of applicants; interviews and messages.
    answer_applicants,
    // Profile, proof, logo.
    change_company,
    // The part of the profile that seekers see.
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

// A company that is not in the portal, only with partners or feeds, counts as verified.
enum class Standing { unverified, verified, refused, suspended, closed };

// The way in which a request for a company arrives.
enum class Door {
    // A person in the portal.
    portal,
    // A key that an owner made in the portal.
    portal_key,
    // A key that the operator made for an employer.
    partner_key,
    // The operator's own key.
    operator_key,
    // A feed that the operator reads.
    feed,
};

// A closed company counts as closed even while it is suspended, too.
[[nodiscard]] Standing standing_of(std::optional<CompanyState> state, bool is_suspended);
[[nodiscard]] Door door_of(const PartnerKey& key);

struct CompanyFacts {
    Standing standing = Standing::verified;
    // Used only for changes of the page.
    MaintainedBy maintained_by = MaintainedBy::portal;
};

// Why a company may not do something; std::nullopt when it may. Jobs that an unverified company publishes in
// the portal wait until it is verified.
[[nodiscard]] std::optional<Refusal> objection_to(const CompanyFacts& facts, Door door,
                                                  Permission permission);

// Whether a new name, number or logo is shown only after the operator has accepted it. `verifies` says
// whether the operator verifies companies at all.
[[nodiscard]] bool do_changes_wait(Standing standing, Door door, bool verifies);

// Whether the daily limits (company_limits.hpp) apply.
[[nodiscard]] bool is_limited_by_day(Door door);

// Whether seekers can reach the company on the site: write to it, answer its offers.
[[nodiscard]] bool is_reachable(Standing standing);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::Standing> {
    static constexpr std::array<std::string_view, 5> values{"unverified", "verified", "refused", "suspended",
                                                            "closed"};
};
