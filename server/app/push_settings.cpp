#include "app/push_settings.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/portal_settings.hpp"
#include "app/url_parts.hpp"
#include "security/push_encryption.hpp"

namespace hoigung::app {

namespace {

constexpr std::string_view kMail = "mailto:";

// A host that others can reach by its name: RFC 2606 and RFC 6762 keep the endings below for those that
// nobody can.
bool is_public_name(std::string_view host) {
    constexpr std::array kNobodys{"localhost", "local",   "internal", "invalid",
                                  "test",      "example", "lan",      "home"};
    const std::size_t dot = host.rfind('.');
    if (dot == std::string_view::npos || dot == 0 || dot + 1 == host.size()) return false;
    const std::string_view end = host.substr(dot + 1);
    const bool is_number = end.find_first_not_of("0123456789") == std::string_view::npos;
    return !is_number && host.find(':') == std::string_view::npos &&
           std::ranges::find(kNobodys, end) == kNobodys.end();
}

}  // namespace

std::string push_subject(const Settings& settings) {
    if (settings.push_contact.empty()) return fmt::format("{}{}", kMail, mail_address(settings));
    const bool is_bare = settings.push_contact.find(':') == std::string::npos;
    return is_bare ? fmt::format("{}{}", kMail, settings.push_contact) : settings.push_contact;
}

std::string why_no_push(const Settings& settings) {
    if (settings.push_anywhere) return "";
    const std::string subject = push_subject(settings);
    const std::size_t at = subject.rfind('@');
    const bool is_mail = subject.starts_with(kMail) && at != std::string::npos;
    const bool is_page = subject.starts_with("https://");
    if ((is_mail && is_public_name(std::string_view(subject).substr(at + 1))) ||
        (is_page && is_public_name(host_of(subject))))
        return "";
    return fmt::format(
        "{} is no public address that push services could write to: set push_contact or mail_from", subject);
}

notify::PushAddresses push_addresses(const Settings& settings) {
    return {settings.push_hosts, settings.push_anywhere};
}

domain::PushSubscriptionCheck push_check(const Settings& settings) {
    if (!why_no_push(settings).empty()) return nullptr;
    return [addresses = push_addresses(settings)](const domain::PushSubscription& subscription) {
        return addresses.allow(subscription.endpoint) && security::has_usable_keys(subscription);
    };
}

}  // namespace hoigung::app
