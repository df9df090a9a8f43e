#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/identity/login.hpp"
#include "domain/operator/operator_log.hpp"
#include "domain/staff/staff_permissions.hpp"
#include "domain/staff/staff_session.hpp"
#include "endpoints/shared/cookie_scope.hpp"
#include "endpoints/shared/error_table.hpp"
#include "endpoints/shared/login_code_metrics.hpp"
#include "graphql/field.hpp"
#include "http/address.hpp"
#include "http/request.hpp"

namespace hoigung::endpoints::console {

// The dependencies of a login.
struct ConsoleLogin {
    const domain::CodeSeals& seals;
    const domain::LoginRules rules;
    const LoginCodeMetrics& code_metrics;
    // The site's name, as apps for time-based codes show it.
    const std::string site_name;
    // Draws a text as a QR code.
    const std::function<std::string(std::string_view)> qr_code;
};

// The dependencies of the console's calls. One object serves all requests.
struct ConsoleService {
    const domain::StaffPorts ports;
    domain::OperatorLogStore& log;
    domain::PartnerKeyStore& keys;
    domain::CatalogueStore& companies;
    const ErrorTable& errors;
    const base::Clock& clock;
    const ConsoleLogin login;
    const CookieScope cookies;
    // Who may call; everybody when it is empty.
    const std::vector<http::IpRange> networks;
    // Called when a mail was queued.
    const std::function<void()> told;
};

// One request to the console: its caller, and the language of the answer.
struct ConsoleContext {
    const ConsoleService& service;
    domain::Locale locale = domain::Locale::zh_hant;
    std::optional<domain::StaffCaller> caller{};
    // The cookie of a login that waits for its second factor.
    std::string login_cookie{};
    std::string address{};
    std::string network{};
    std::string device{};
    // The marks of earlier logins in this browser.
    std::string browser_marks{};
    // The Set-Cookie headers of the answer.
    std::vector<std::string> set_cookies{};

    [[nodiscard]] base::Timestamp now() const { return service.clock.now(); }
};

[[nodiscard]] inline ConsoleContext& context_of(graphql::Field& field) {
    return field.context<ConsoleContext>();
}

// Answers with the refusal's code and its text in the caller's language.
void refuse(graphql::Field& field, domain::Refusal refusal,
            std::initializer_list<graphql::Extension> more = {});

// The caller, when their role has the permission; otherwise refuses the field and returns null.
[[nodiscard]] const domain::Staff* staff_with(graphql::Field& field, domain::StaffPermission permission);

// The caller as who acts.
[[nodiscard]] domain::Acting acting_of(const domain::Staff& staff, const ConsoleContext& context);

// Whether the console is open to a client: some site has no staff, and some only lets its own networks in.
[[nodiscard]] bool is_open_to(const ConsoleService& service, const http::IpAddress& client);

}  // namespace hoigung::endpoints::console
