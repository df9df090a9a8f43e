#include "endpoints/portal/portal_service.hpp"

#include <fmt/format.h>

namespace hoigung::endpoints::portal {
namespace {

constexpr std::string_view kCookie = "employer_session";
constexpr std::string_view kBrowserCookie = "employer_browser";

std::string cookie(const PortalService& service, std::string_view name, std::string_view value,
                   std::chrono::seconds lasts) {
    return fmt::format("{}={}; Path={}; Max-Age={}; HttpOnly; SameSite=Strict{}", name, value,
                       service.cookie_path, lasts.count(), service.is_secure ? "; Secure" : "");
}

}  // namespace

void refuse(graphql::Field& field, domain::Refusal refusal, std::initializer_list<graphql::Extension> more) {
    const PortalContext& context = context_of(field);
    const ErrorEntry& entry = context.service.errors.of(refusal);
    if (more.size() == 0) return field.fail(context.text(entry.text), {{"error_code", entry.code}});
    field.fail(context.text(entry.text), {{"error_code", entry.code}, *more.begin()});
}

const domain::Person* person_of(graphql::Field& field) {
    const PortalContext& context = context_of(field);
    if (context.caller) return &context.caller->person;
    refuse(field, domain::Refusal::NotLoggedIn);
    return nullptr;
}

std::string begin_cookie(const PortalService& service, std::string_view secret) {
    return cookie(service, kCookie, secret, domain::kPortalSessionLasts);
}

std::string end_cookie(const PortalService& service) {
    return cookie(service, kCookie, "", std::chrono::seconds{0});
}

std::string browser_cookie(const PortalService& service, std::string_view marks) {
    constexpr std::chrono::days kLasts{400};
    return cookie(service, kBrowserCookie, marks, kLasts);
}

std::string browser_marks(const http::Request& request) {
    return std::string(request.cookie(kBrowserCookie));
}

std::optional<domain::PortalCaller> caller_of(const PortalService& service, const http::Request& request) {
    const std::string_view cookie = request.cookie(kCookie);
    auto caller =
        domain::authenticate_portal(cookie, service.ports.store, service.ports.digests, service.clock.now());
    const auto now = std::chrono::steady_clock::now();
    const std::string session = caller ? service.ports.digests.digest(cookie) : std::string();
    if (!caller || service.owners.knows(session, now)) return caller;
    std::vector<domain::CompanyId> companies;
    service.ports.store.read([&](domain::EmployerReader& reader) {
        for (const domain::Membership& each : reader.memberships_of(caller->person.id))
            companies.push_back(each.company);
    });
    service.owners.learn(session, caller->person.id, companies, now);
    return caller;
}

base::WorkOwner owner_of(const PortalService& service, const http::Request& request,
                         std::string_view company) {
    const std::string_view cookie = request.cookie(kCookie);
    return service.owners.owner_of(cookie.empty() ? std::string() : service.ports.digests.digest(cookie),
                                   request.client.network().text(), company,
                                   std::chrono::steady_clock::now());
}

bool is_from_elsewhere(const PortalService& service, const http::Request& request) {
    // The browser's own header is the most reliable: a proxy may have changed the host.
    const std::string_view site = request.header("Sec-Fetch-Site");
    if (!site.empty()) return site != "same-origin" && site != "none";
    const std::string_view origin = request.header("Origin");
    // A page that was loaded without TLS may have been forged, so its http:// origin must not match.
    const std::string_view scheme = service.is_secure || request.is_secure ? "https" : "http";
    return !origin.empty() && origin != fmt::format("{}://{}", scheme, request.header("Host"));
}

}  // namespace hoigung::endpoints::portal
