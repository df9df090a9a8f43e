#include "endpoints/portal/portal_sessions.hpp"

#include "domain/transact.hpp"

namespace hoigung::endpoints::portal {
namespace {

constexpr std::string_view kCookie = "employer_session";
constexpr std::string_view kBrowserCookie = "employer_browser";

}  // namespace

base::WorkOwner PortalSessions::owner_of(const http::Request& request, const graphql::Call& call) const {
    const auto named = graphql::root_argument(call, "", "company");
    const auto company = named ? named : graphql::root_argument(call, "company", "id");
    return portal::owner_of(service_, request, company.value_or(""));
}

std::vector<std::string> PortalSessions::run(const http::Request& request, domain::Locale locale,
                                             const Execute& execute) const {
    const auto network = request.client.customer_network();
    PortalContext context{.service = service_,
                          .snapshot = service_.live_catalogue.snapshot(),
                          .locale = locale,
                          .caller = caller_of(service_, request),
                          .address = request.client.network().text(),
                          .network = network ? network->text() : "",
                          .device = domain::device_in_words(request.header("User-Agent")),
                          .browser_marks = std::string(request.cookie(kBrowserCookie))};
    execute(graphql::Context::of(context));
    return std::move(context.set_cookies);
}

std::optional<domain::PortalCaller> caller_of(const PortalService& service, const http::Request& request) {
    const std::string_view cookie = request.cookie(kCookie);
    auto caller =
        domain::authenticate_portal(cookie, service.ports.store, service.ports.digests, service.clock.now());
    const auto now = std::chrono::steady_clock::now();
    const std::string session = caller ? service.ports.digests.digest(cookie) : std::string();
    if (!caller || service.callers.owners.knows(session, now)) return caller;
    const auto companies = domain::look_up(service.ports.store, [&](domain::EmployerReader& reader) {
        std::vector<domain::CompanyId> ids;
        for (const domain::Membership& each : reader.people().memberships_of(caller->person.id))
            ids.push_back(each.company);
        return ids;
    });
    service.callers.owners.learn(session, caller->person.id, companies, now);
    return caller;
}

base::WorkOwner owner_of(const PortalService& service, const http::Request& request,
                         std::string_view company) {
    const std::string_view cookie = request.cookie(kCookie);
    return service.callers.owners.owner_of(
        cookie.empty() ? std::string() : service.ports.digests.digest(cookie),
        request.client.network().text(), company, std::chrono::steady_clock::now());
}

std::string begin_cookie(const PortalService& service, std::string_view secret) {
    return service.callers.cookies.set(kCookie, secret, domain::kPortalSessionLasts);
}

std::string end_cookie(const PortalService& service) {
    return service.callers.cookies.set(kCookie, "", std::chrono::seconds{0});
}

std::string browser_cookie(const PortalService& service, std::string_view marks) {
    constexpr std::chrono::days kLasts{400};
    return service.callers.cookies.set(kBrowserCookie, marks, kLasts);
}

}  // namespace hoigung::endpoints::portal
