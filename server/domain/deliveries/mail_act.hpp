#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/enum_names.hpp"
#include "base/time.hpp"

// Acts that the receiver of a mail can do by a link, without logging in.
namespace hoigung::domain {

enum class MailActKind {
    // By an employer, on an application.
    contacted,
    rejected,
    // By an employer, on a job.
    keep_job,
    hired_here,
    hired_elsewhere,
    // By a seeker, on an interview.
    confirm_interview,
    late_for_interview,
    decline_interview
};

[[nodiscard]] constexpr bool is_on_interview(MailActKind kind) {
    return kind >= MailActKind::confirm_interview;
}

// How long a link works.
inline constexpr std::chrono::days kMailActLasts{14};

// One act on one thing by one person.
struct MailAct {
    MailActKind kind = MailActKind::contacted;
    // The id of the person in the portal, or of the seeker.
    std::string by;
    // The id of the application, the job or the interview.
    std::string thing;
    // The version of the thing that the mail told of. Each act makes another version, so that a link works
    // once, and not at all once somebody else has changed the thing.
    std::int64_t version = 0;
    base::Timestamp expires_at;

    bool operator==(const MailAct&) const = default;
};

// The version of an application without any step of the employer: the number of lines in its history.
inline constexpr std::int64_t kNewApplication = 1;
// The version of a job is the moment of its last change.
[[nodiscard]] inline std::int64_t version_of(base::Timestamp changed_at) {
    return changed_at.time_since_epoch().count();
}

// Signs and reads what the links carry. A link works only as long as its receiver has the address that the
// mail went to: an earlier mailbox must not act for the person.
class MailActTokens {
  public:
    virtual ~MailActTokens() = default;
    // Returns the e-mail address of an act's receiver; empty if the account is gone.
    using EmailOf = std::function<std::string(const MailAct&)>;

    [[nodiscard]] virtual std::string sign(const MailAct& act, std::string_view email) const = 0;
    // Returns std::nullopt for a token that was not made here for the receiver's address. Does not look at
    // the expiry.
    [[nodiscard]] virtual std::optional<MailAct> read(std::string_view token,
                                                      const EmailOf& email_of) const = 0;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::MailActKind> {
    static constexpr std::array<std::string_view, 8> values{
        "contacted",       "rejected",          "keep_job",           "hired_here",
        "hired_elsewhere", "confirm_interview", "late_for_interview", "decline_interview"};
};
