#include "app/portal_settings.hpp"

#include <fmt/format.h>

#include "app/identity_settings.hpp"
#include "app/public_config.hpp"
#include "app/url_parts.hpp"
#include "domain/employers/portal_session.hpp"
#include "notify/outbox_mail_sender.hpp"
#include "notify/smtp_sender.hpp"

namespace hoigung::app {
namespace {

notify::MailSender sender_of(const Settings& settings) {
    if (!settings.mail_from.empty()) return notify::MailSender::parse(settings.mail_from);
    // The name stays empty, because each mail has the site's name in its own language.
    return {"", fmt::format("no-reply@{}", host_of(site_address(settings)))};
}

}  // namespace

bool can_mail(const Settings& settings) {
    return !settings.smtp_url.empty() || settings.environment == Environment::development;
}

bool is_portal_open(const Settings& settings) {
    return settings.portal && can_mail(settings);
}

bool is_behind_tls(const Settings& settings) {
    const std::string& address = settings.portal_url.empty() ? settings.public_url : settings.portal_url;
    return settings.hsts || address.starts_with("https://");
}

std::string employer_address(const Settings& settings) {
    if (!settings.employer_portal_url.empty()) return settings.employer_portal_url;
    if (!is_portal_open(settings)) return "/hk/employer/";
    return settings.portal_url + std::string(kPortal);
}

domain::EmployerRetention employer_retention(const Settings& settings, base::Timestamp now) {
    constexpr std::chrono::days kActivitiesKept{730};
    constexpr std::chrono::days kImportsKept{1};
    // Codes this old no longer affect a limit or a lock.
    const auto codes_kept = 2 * std::chrono::hours(settings.otp_lock_hours);
    return {.sessions_used_before = now - domain::kPortalSessionIdle,
            .sessions_made_before = now - domain::kPortalSessionLasts,
            .codes_touched_before = now - codes_kept,
            .activities_before = now - kActivitiesKept,
            .imports_before = now - kImportsKept,
            .jobs_closed_before = now - std::chrono::days(settings.applicant_days),
            .now = now};
}

domain::PersonLimits person_limits(const Settings& settings) {
    constexpr std::int64_t kMiB = 1024 * 1024;
    return {.companies = settings.companies_per_person,
            .invitations = settings.invitations_per_person,
            .invitations_to_address = settings.invitations_to_address,
            .proof_bytes = settings.proof_mib_per_person * kMiB,
            .test_events = settings.test_events_per_company};
}

domain::SeekerMessageLimits seeker_message_limits(const Settings& settings) {
    return {settings.seeker_messages_per_minute, settings.seeker_messages_per_day};
}

domain::LoginRules mail_login_rules(const Settings& settings) {
    domain::LoginRules rules = identity_rules(settings).login;
    rules.per_site.most = settings.mail_codes_per_site;
    rules.site_count = domain::LimitKind::mail_site;
    return rules;
}

std::string mail_address(const Settings& settings) {
    return sender_of(settings).address;
}

domain::DeliveryRules delivery_rules(const Settings& settings) {
    const std::string& host = settings.portal_url.empty() ? site_address(settings) : settings.portal_url;
    const domain::LocalizedText names = site_names(settings);
    return {.site_name = names.zh_hant,
            .portal_address = host + std::string(kPortal),
            .mail_address = mail_address(settings),
            .site_address = site_address(settings),
            .site_name_en = names.en,
            .seeker_service = site_address(settings) + settings.seeker_root};
}

std::unique_ptr<domain::Way> make_mail_way(const Settings& settings, domain::Outbox& outbox) {
    if (settings.smtp_url.empty()) return std::make_unique<notify::OutboxMailSender>(outbox);
    return std::make_unique<notify::SmtpSender>(
        notify::SmtpSettings{.url = settings.smtp_url,
                             .from = sender_of(settings),
                             .may_be_plain = is_on_this_machine(settings.smtp_url),
                             .timeout = std::chrono::milliseconds(settings.smtp_timeout_ms)});
}

}  // namespace hoigung::app
