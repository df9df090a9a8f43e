#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "base/random.hpp"
#include "domain/deliveries/delivery.hpp"
#include "domain/deliveries/mail_act.hpp"
#include "domain/ids.hpp"
#include "domain/interviews/interview.hpp"
#include "domain/locale.hpp"
#include "domain/people/mail_preferences.hpp"
#include "domain/people/person.hpp"
#include "domain/people/role.hpp"

// Decides who is told of which event, how and when.
namespace hoigung::domain {

// Somebody asked for a code to log in with.
struct CodeAsked {
    int code = 0;
    std::chrono::seconds lasts{};
};

struct PersonInvited {
    LocalizedText company;
    // The name or e-mail address of the person who invites.
    std::string by;
    Role role = Role::viewer;
    // The token of the link, which works once.
    std::string token;
    base::Timestamp expires_at;
};

enum class Decision {
    company_verified,
    company_refused,
    change_accepted,
    change_refused,
    claim_accepted,
    claim_refused
};

// The operator decided about a company, a change to it, or a claim.
struct CompanyDecided {
    CompanyId company;
    LocalizedText name;
    Decision decision = Decision::company_verified;
    // In the operator's words; empty when the decision needs no reason.
    std::string reason;
};

// The operator took a company off the site, or put it back.
struct CompanySuspended {
    CompanyId company;
    LocalizedText name;
    bool is_suspended = true;
    // In the operator's words; may be empty.
    std::string reason{};
};

// The operator took a job off the site, or put it back.
struct JobSuspended {
    CompanyId company;
    JobId job;
    LocalizedText title;
    bool is_suspended = true;
    // In the operator's words; may be empty.
    std::string reason{};
};

// Jobs of a company close soon.
struct JobsEnding {
    struct Ending {
        JobId job;
        LocalizedText title;
        base::Date last_day;
        // When the job was last changed.
        base::Timestamp changed_at{};
    };
    CompanyId company;
    LocalizedText name;
    std::vector<Ending> jobs;
};

// The operator refused a job that was held for review because of its wording.
struct JobRefusedByOperator {
    CompanyId company;
    JobId job;
    LocalizedText title;
    // In the operator's words.
    std::string reason;
};

// People applied for a job.
struct ApplicantsCame {
    CompanyId company;
    JobId job;
    LocalizedText title;
    std::vector<ApplicationId> applications;
};

// An applicant has written, and no member of the company has read the message.
struct MessageWaits {
    CompanyId company;
    JobId job;
    LocalizedText title;
    ApplicationId application;
};

enum class InterviewNews {
    accepted,
    another_asked,
    declined,
    // Ended because the application was withdrawn.
    withdrawn,
    cancelled,
    // The interview is tomorrow or today.
    reminder,
    // The seeker will be late.
    late,
    // The interview is over: what became of it?
    over,
    // The seeker says that nobody of the company was there.
    absence_claimed
};

struct InterviewTold {
    InterviewNews news = InterviewNews::accepted;
    Interview interview;
    LocalizedText title;
    LocalizedText company_name;
};

using MailEvent = std::variant<CodeAsked, PersonInvited, CompanyDecided, JobsEnding, JobRefusedByOperator,
                               ApplicantsCame, MessageWaits, InterviewTold, CompanySuspended, JobSuspended>;

// Somebody who may be told of an event by mail.
struct Receiver {
    std::string email;
    Locale locale = Locale::zh_hant;
    MailPreferences preferences{};
    // Their role in the company that the event is about: some events are for some roles only. Empty for
    // somebody whom the event itself names, such as the person who asked for a code.
    std::optional<Role> role{};
    // Their account in the portal, by which links in mails act. Empty for somebody who may not have one.
    std::optional<PersonId> person{};
};

struct DeliveryRules {
    // The Chinese name.
    std::string site_name;
    // The URL of the Chinese portal, with a trailing slash; the English portal is at `en/` below it.
    std::string portal_address;
    // The sender's address.
    std::string mail_address{};
    // The site's URL, without a trailing slash.
    std::string site_address{};
    // Empty when the English name is the same as the Chinese one.
    std::string site_name_en{};
    // The URL of the seekers' service, without a trailing slash.
    std::string seeker_service{};
    // Signs the links that act; null where mails have none.
    std::shared_ptr<const MailActTokens> act_tokens{};

    [[nodiscard]] const std::string& name_in(Locale locale) const {
        return locale == Locale::en && !site_name_en.empty() ? site_name_en : site_name;
    }
};

// The hour, in Hong Kong, at which daily mails are sent.
inline constexpr std::chrono::hours kDailyAt{9};
// How long the site tries to deliver a message that has no expiry of its own.
inline constexpr std::chrono::days kDeliveryLasts{3};

// The next moment after `now` at which daily mails are sent.
[[nodiscard]] base::Timestamp next_daily(base::Timestamp now);

// The deliveries to store with an event, one for each receiver. Receivers whose role the event does not
// concern get none, nor do those who switched this kind of mail off.
[[nodiscard]] std::vector<Delivery> deliveries_of(const MailEvent& event, std::span<const Receiver> receivers,
                                                  const DeliveryRules& rules, base::Random& random,
                                                  base::Timestamp now);

}  // namespace hoigung::domain
