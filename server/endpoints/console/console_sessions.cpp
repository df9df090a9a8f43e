#include "endpoints/console/console_sessions.hpp"

#include "domain/employers/portal_session.hpp"
#include "domain/staff/staff_login.hpp"

namespace hoigung::endpoints::console {
namespace {

constexpr std::string_view kSessionCookie = "console_session";
constexpr std::string_view kLoginCookie = "console_login";
constexpr std::string_view kBrowserCookie = "console_browser";

}  // namespace

base::WorkOwner ConsoleSessions::owner_of(const http::Request& request, const graphql::Call&) const {
    return {.person = request.client.network().text(), .group = {}};
}

std::vector<std::string> ConsoleSessions::run(const http::Request& request, domain::Locale locale,
                                              const Execute& execute) const {
    const auto network = request.client.customer_network();
    ConsoleContext context{.service = service_,
                           .locale = locale,
                           .caller = caller_of(service_, request),
                           .login_cookie = std::string(request.cookie(kLoginCookie)),
                           .address = request.client.network().text(),
                           .network = network ? network->text() : "",
                           .device = domain::device_in_words(request.header("User-Agent")),
                           .browser_marks = std::string(request.cookie(kBrowserCookie))};
    execute(graphql::Context::of(context));
    return std::move(context.set_cookies);
}

std::optional<domain::StaffCaller> caller_of(const ConsoleService& service, const http::Request& request) {
    return domain::authenticate_staff(request.cookie(kSessionCookie), service.ports, service.clock.now());
}

std::string login_cookie(const ConsoleService& service, std::string_view secret) {
    return service.cookies.set(kLoginCookie, secret, domain::kSecondFactorWithin);
}

std::string session_cookie(const ConsoleService& service, std::string_view secret) {
    return service.cookies.set(kSessionCookie, secret, domain::kStaffSessionLasts);
}

std::vector<std::string> end_cookies(const ConsoleService& service) {
    return {service.cookies.set(kSessionCookie, "", std::chrono::seconds{0}),
            service.cookies.set(kLoginCookie, "", std::chrono::seconds{0})};
}

std::string browser_cookie(const ConsoleService& service, std::string_view marks) {
    constexpr std::chrono::days kLasts{400};
    return service.cookies.set(kBrowserCookie, marks, kLasts);
}

}  // namespace hoigung::endpoints::console
