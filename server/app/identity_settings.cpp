#include "app/identity_settings.hpp"

#include "app/url_parts.hpp"
#include "base/log.hpp"
#include "domain/identity/purge_accounts.hpp"
#include "notify/http_sender.hpp"
#include "notify/outbox_sender.hpp"
#include "notify/sms_way.hpp"

namespace hoigung::app {
namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::seconds;

std::string own_host(const Settings& settings) {
    return settings.public_url.empty() ? "localhost" : host_of(settings.public_url);
}

notify::GatewaySettings gateway_of(const Settings& settings) {
    return {.url = settings.otp_gateway_url,
            .voice_url = settings.otp_gateway_voice_url,
            .key = settings.otp_gateway_key,
            .header = settings.otp_gateway_header,
            .content_type = settings.otp_gateway_content_type,
            .body = settings.otp_gateway_body,
            .voice_body = settings.otp_gateway_voice_body,
            .success_text = settings.otp_gateway_success,
            .timeout = std::chrono::milliseconds(settings.otp_gateway_timeout_ms)};
}

}  // namespace

endpoints::IdentityRules identity_rules(const Settings& settings) {
    constexpr hours kHour{1};
    return {.login = {.telephones = {settings.otp_country_codes, settings.otp_sms_first_digits,
                                     settings.otp_voice_first_digits},
                      .code_lasts = seconds(settings.otp_valid_seconds),
                      .resend_after = seconds(settings.otp_resend_seconds),
                      .tries = settings.otp_tries,
                      .failures = {settings.otp_lock_failures, hours(settings.otp_lock_hours)},
                      .lock_lasts = hours(settings.otp_lock_hours),
                      .per_telephone = {settings.otp_requests_per_telephone, kHour},
                      .per_address = {settings.otp_requests_per_address, kHour},
                      .per_network = {settings.otp_requests_per_network, kHour},
                      .per_range = {settings.otp_requests_per_range, kHour},
                      .per_site = {settings.otp_requests_per_site, kHour},
                      .range_digits = settings.otp_range_digits},
            .sessions = {.seeker_token_lasts = days(settings.token_seeker_days),
                         .anonymous_token_lasts = days(settings.token_anonymous_days),
                         .overlap = seconds(settings.token_overlap_seconds)},
            .accounts = {.removed_after = days(settings.account_removal_days),
                         .devices = settings.account_devices}};
}

std::unique_ptr<domain::OtpSender> make_sender(const Settings& settings, domain::Outbox& outbox,
                                               const base::Clock& clock) {
    notify::LoginTextSettings texts{own_host(settings), seconds(settings.otp_valid_seconds)};
    if (settings.otp_sender == OtpSenderKind::outbox)
        return std::make_unique<notify::OutboxSender>(outbox, std::move(texts), clock);
    if (settings.otp_gateway_url.empty()) base::log::warning("otp_gateway_url is not set: nobody can log in");
    return std::make_unique<notify::HttpSender>(gateway_of(settings), std::move(texts));
}

std::unique_ptr<domain::Way> make_sms_way(const Settings& settings, domain::Outbox& outbox) {
    if (settings.otp_sender == OtpSenderKind::outbox) return std::make_unique<notify::OutboxSmsWay>(outbox);
    return std::make_unique<notify::GatewaySmsWay>(gateway_of(settings));
}

int purge_identity(domain::IdentityStore& store, domain::KeyStore& keys, domain::ErasureLog& erasures,
                   const endpoints::IdentityRules& rules, base::Timestamp now) {
    const int removed = domain::purge_accounts(store, erasures, rules.sessions, rules.accounts, now);
    // Attempts this old no longer affect a limit or a lock.
    store.sweep(now, now - rules.login.lock_lasts - rules.login.failures.within);
    domain::retire_keys(keys, rules.sessions, now);
    return removed;
}

}  // namespace hoigung::app
