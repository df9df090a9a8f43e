#pragma once

#include <memory>
#include <string>

#include "app/settings.hpp"
#include "base/random.hpp"
#include "domain/candidacies/candidacy_store.hpp"
#include "domain/deliveries/deliveries_of.hpp"
#include "domain/deliveries/send_deliveries.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/identity/outbox.hpp"
#include "store/key_store.hpp"

namespace hoigung::app {

// The path of the portal's pages.
inline constexpr std::string_view kPortal = "/portal/";
// Where the operator's console is, and its service.
inline constexpr std::string_view kConsole = "/console/";
inline constexpr std::string_view kConsoleRoot = "/api/console";

// The name of the site secret for digests of mail addresses.
inline constexpr std::string_view kAddressSecret = "addresses";

// Whether the site can send mail: by SMTP or, in development, to the outbox.
[[nodiscard]] bool can_mail(const Settings& settings);
// Whether the portal is served. Without mail nobody could log in.
[[nodiscard]] bool is_portal_open(const Settings& settings);
// Whether employers reach the portal over TLS.
[[nodiscard]] bool is_behind_tls(const Settings& settings);
// The target of links for employers: the configured address, the portal, or the site's page for employers.
[[nodiscard]] std::string employer_address(const Settings& settings);

// Which of employers' data is old enough to delete.
[[nodiscard]] domain::EmployerRetention employer_retention(const Settings& settings, base::Timestamp now);

// The limits on what one person may do.
[[nodiscard]] domain::PersonLimits person_limits(const Settings& settings);
[[nodiscard]] domain::SeekerMessageLimits seeker_message_limits(const Settings& settings);
// The rules for codes that are mailed to employers and seekers: those for telephones, with a separate limit
// for the whole site.
[[nodiscard]] domain::LoginRules mail_login_rules(const Settings& settings);

// The address that mails come from.
[[nodiscard]] std::string mail_address(const Settings& settings);
[[nodiscard]] domain::DeliveryRules delivery_rules(const Settings& settings);
// The same, with mails whose links act.
[[nodiscard]] domain::DeliveryRules delivery_rules(const Settings& settings, store::SqlKeyStore& keys,
                                                   base::Random& random);
// The sender of mails: the server of the settings or, without one, the outbox.
[[nodiscard]] std::unique_ptr<domain::Way> make_mail_way(const Settings& settings, domain::Outbox& outbox);

}  // namespace hoigung::app
