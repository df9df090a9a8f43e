#include "endpoints/portal/portal_service.hpp"

#include <fmt/format.h>

namespace hoigung::endpoints::portal {
namespace {

constexpr std::string_view kCookie = "employer_session";

std::string cookie(const PortalService& service, std::string_view value, std::chrono::seconds lasts) {
    return fmt::format("{}={}; Path={}; Max-Age={}; HttpOnly; SameSite=Strict{}", kCookie, value,
                       service.cookie_path, lasts.count(), service.is_secure ? "; Secure" : "");
}

// `employers.example.hk:8443` of an origin.
std::string_view host_of(std::string_view origin) {
    const std::size_t slashes = origin.find("://");
    return slashes == std::string_view::npos ? std::string_view() : origin.substr(slashes + 3);
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
    return cookie(service, secret, domain::kPortalSessionLasts);
}

std::string end_cookie(const PortalService& service) {
    return cookie(service, "", std::chrono::seconds{0});
}

std::optional<domain::PortalCaller> caller_of(const PortalService& service, const http::Request& request) {
    return domain::authenticate_portal(request.cookie(kCookie), service.ports.store, service.ports.digests,
                                       service.clock.now());
}

bool is_from_elsewhere(const http::Request& request) {
    // Where a browser says it, it knows best: a proxy may have changed the host.
    const std::string_view site = request.header("Sec-Fetch-Site");
    if (!site.empty()) return site != "same-origin" && site != "none";
    const std::string_view origin = request.header("Origin");
    return !origin.empty() && host_of(origin) != request.header("Host");
}

}  // namespace hoigung::endpoints::portal
