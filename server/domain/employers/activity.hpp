#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/employers/employer_company.hpp"

namespace hoigung::domain {

using ActivityId = base::Id<struct ActivityTag>;

enum class ActivityKind {
    company_founded,
    company_claimed,
    company_changed,
    change_asked,
    change_withdrawn,
    change_accepted,
    change_refused,
    proof_uploaded,
    proof_opened,
    company_verified,
    company_refused,
    company_closed,
    person_invited,
    invitation_withdrawn,
    person_joined,
    role_changed,
    person_removed,
    person_left,
    branch_added,
    branch_changed,
    branch_removed,
    log_exported,
    job_published,
    job_changed,
    job_closed,
    job_reopened,
    job_extended,
    job_draft_removed,
    jobs_imported,
    key_made,
    key_revoked,
    webhook_set,
    webhook_removed,
    applicants_exported,
    // A key that keeps working although the person who made it was removed or left.
    key_kept,
    company_suspended,
    company_restored,
    // By the operator.
    job_suspended,
    job_restored
};

// A line of a company's log.
struct Activity {
    ActivityId id;
    CompanyId company;
    base::Timestamp at;
    ActivityKind kind = ActivityKind::company_founded;
    // Empty for the site's staff.
    std::optional<PersonId> person;
    // The person's name or e-mail address at the time; empty for the site's staff.
    std::string by;
    std::string subject;
    // The person's e-mail address, which unlike a name cannot be chosen freely; empty for the site's staff
    // and once the account is deleted.
    std::string email{};

    bool operator==(const Activity&) const = default;
};

// The position of a line in a log.
struct ActivityPlace {
    ActivityId id;
    base::Timestamp at;
};

struct ActivityLog {
    std::vector<Activity> entries;
    std::int64_t total = 0;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ActivityKind> {
    static constexpr std::array<std::string_view, 39> values{
        "company_founded",  "company_claimed",
        "company_changed",  "change_asked",
        "change_withdrawn", "change_accepted",
        "change_refused",   "proof_uploaded",
        "proof_opened",     "company_verified",
        "company_refused",  "company_closed",
        "person_invited",   "invitation_withdrawn",
        "person_joined",    "role_changed",
        "person_removed",   "person_left",
        "branch_added",     "branch_changed",
        "branch_removed",   "log_exported",
        "job_published",    "job_changed",
        "job_closed",       "job_reopened",
        "job_extended",     "job_draft_removed",
        "jobs_imported",    "key_made",
        "key_revoked",      "webhook_set",
        "webhook_removed",  "applicants_exported",
        "key_kept",         "company_suspended",
        "company_restored", "job_suspended",
        "job_restored",
    };
};
