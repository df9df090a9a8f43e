#include "domain/deliveries/deliveries_of.hpp"

#include "domain/deliveries/mail_texts.hpp"

namespace hoigung::domain {
namespace {

// The receivers that an event is for.
enum class Audience {
    // The person that the event names.
    named,
    // The company's owners, who answer for the company itself.
    owners,
    // The company's owners and recruiters, who change its jobs and answer applicants.
    recruiters
};

bool is_for(Audience audience, std::optional<Role> role) {
    if (!role || audience == Audience::named || *role == Role::owner) return true;
    return audience == Audience::recruiters && *role == Role::recruiter;
}

// How an event is delivered. `kind` is the kind of mail that a receiver can switch off; empty for mails that
// cannot be switched off.
struct Terms {
    Audience audience = Audience::named;
    std::optional<MailKind> kind;
    base::Timestamp expires_at;
    std::string topic{};
    std::vector<ApplicationId> applications{};
    // Would arrive too late with the daily mail.
    bool is_urgent = false;
};

Terms terms_of(const CodeAsked& event, base::Timestamp now) {
    return {Audience::named, std::nullopt, now + event.lasts};
}

Terms terms_of(const PersonInvited& event, base::Timestamp) {
    return {Audience::named, std::nullopt, event.expires_at};
}

Terms terms_of(const CompanyDecided&, base::Timestamp now) {
    return {Audience::owners, MailKind::verification, now + kDeliveryLasts};
}

// A suspension is mailed even to owners who switched mails about verification off.
Terms terms_of(const CompanySuspended&, base::Timestamp now) {
    return {Audience::owners, std::nullopt, now + kDeliveryLasts};
}

Terms terms_of(const JobSuspended&, base::Timestamp now) {
    return {Audience::owners, std::nullopt, now + kDeliveryLasts};
}

Terms terms_of(const JobsEnding&, base::Timestamp now) {
    return {Audience::recruiters, MailKind::ending_jobs, now + kDeliveryLasts};
}

Terms terms_of(const JobRefusedByOperator&, base::Timestamp now) {
    return {Audience::recruiters, MailKind::verification, now + kDeliveryLasts};
}

Terms terms_of(const ApplicantsCame& event, base::Timestamp now) {
    return {Audience::recruiters, MailKind::new_applicants, now + kDeliveryLasts,
            "applicants " + event.job.text(), event.applications};
}

Terms terms_of(const MessageWaits& event, base::Timestamp now) {
    return {Audience::recruiters,
            MailKind::messages,
            now + kDeliveryLasts,
            "messages " + event.job.text(),
            {event.application}};
}

Terms terms_of(const InterviewTold& event, base::Timestamp now) {
    Terms terms{Audience::recruiters, MailKind::interviews, now + kDeliveryLasts};
    // The mail about a withdrawal is sent even when the application has been erased.
    if (event.news != InterviewNews::withdrawn) terms.applications = {event.interview.application};
    terms.is_urgent = event.news == InterviewNews::reminder || event.news == InterviewNews::late;
    if (terms.is_urgent)
        terms.expires_at =
            event.news == InterviewNews::late ? event.interview.ends_at() : *event.interview.time;
    return terms;
}

}  // namespace

base::Timestamp next_daily(base::Timestamp now) {
    const auto today = base::hong_kong_midnight(base::hong_kong_date(now)) + kDailyAt;
    return today > now ? today : today + std::chrono::days{1};
}

std::vector<Delivery> deliveries_of(const MailEvent& event, std::span<const Receiver> receivers,
                                    const DeliveryRules& rules, base::Random& random, base::Timestamp now) {
    const Terms terms = std::visit([now](const auto& each) { return terms_of(each, now); }, event);
    std::vector<Delivery> deliveries;
    for (const Receiver& receiver : receivers) {
        if (!is_for(terms.audience, receiver.role)) continue;
        const auto timing = terms.kind ? receiver.preferences.of(*terms.kind) : MailTiming::at_once;
        if (timing == MailTiming::never) continue;
        const bool is_daily = timing == MailTiming::daily && !terms.is_urgent;
        const auto due_at = is_daily ? next_daily(now) : now;
        deliveries.push_back({.id = DeliveryId::make(now, random),
                              .way = DeliveryWay::mail,
                              .recipient = receiver.email,
                              .is_daily = is_daily,
                              .queued_at = now,
                              .due_at = due_at,
                              .expires_at = terms.expires_at + (due_at - now),
                              .failures = 0,
                              .content = mail_text(event, receiver, rules, now),
                              .topic = terms.topic,
                              .applications = terms.applications});
    }
    return deliveries;
}

}  // namespace hoigung::domain
