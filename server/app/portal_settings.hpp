#pragma once

#include <memory>
#include <string>

#include "app/settings.hpp"
#include "domain/candidacies/candidacy_store.hpp"
#include "domain/deliveries/deliveries_of.hpp"
#include "domain/deliveries/send_deliveries.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/identity/outbox.hpp"

namespace hoigung::app {

// Where the pages of the portal lie.
inline constexpr std::string_view kPortal = "/portal/";

// The name of the site's own key for digests of mail addresses.
inline constexpr std::string_view kAddressSecret = "addresses";

// Whether mails reach anybody: by SMTP or, in development, the outbox.
[[nodiscard]] bool can_mail(const Settings& settings);
// Whether the portal is served: nobody could log in without mail.
[[nodiscard]] bool is_portal_open(const Settings& settings);
// Whether employers reach the portal over TLS.
[[nodiscard]] bool is_behind_tls(const Settings& settings);
// Where links for employers lead: the address that was set, the portal, or the employers' page of the site.
[[nodiscard]] std::string employer_address(const Settings& settings);

// What of employers' data is of no use any more.
[[nodiscard]] domain::EmployerRetention employer_retention(const Settings& settings, base::Timestamp now);

// What one person may do.
[[nodiscard]] domain::PersonLimits person_limits(const Settings& settings);
[[nodiscard]] domain::SeekerMessageLimits seeker_message_limits(const Settings& settings);
// The rules of codes that are mailed: those of telephones, with a count of their own for the site.
[[nodiscard]] domain::LoginRules portal_login_rules(const Settings& settings);

[[nodiscard]] domain::DeliveryRules delivery_rules(const Settings& settings);
// Who sends mails: the server of the settings or, without one, the outbox.
[[nodiscard]] std::unique_ptr<domain::DeliverySender> make_mail_sender(const Settings& settings,
                                                                       domain::Outbox& outbox);

}  // namespace hoigung::app
