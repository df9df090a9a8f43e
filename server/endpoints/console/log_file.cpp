#include "endpoints/console/log_file.hpp"

#include "endpoints/console/console_sessions.hpp"
#include "endpoints/console/log_lines.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints::console {

http::Response log_file(const ConsoleService& service, const http::Request& request) {
    // As many as a spreadsheet takes without trouble; filters by time give the others.
    constexpr int kMostLines = 50'000;
    const auto refused = [&](domain::Refusal refusal) {
        return refusal_answer(service.errors, refusal, preferred_locale(request.header("Accept-Language")));
    };
    const auto caller = caller_of(service, request);
    if (!caller) return refused(domain::Refusal::NotLoggedIn);
    if (!domain::may(caller->staff.role, domain::StaffPermission::export_log))
        return refused(domain::Refusal::PermissionDenied);
    const StaffNames names(service.ports.store);
    const auto filter =
        log_filter([&](std::string_view name) { return request.target.parameter(name); }, names);
    if (!filter.ok()) return refused(filter.error());
    domain::acting_by(caller->staff, service.clock.now(), service.ports)
        .done(domain::OperatorAct::export_log, "");
    http::Response response;
    response.body = log_as_csv(service.log.entries(*filter, kMostLines), names);
    response.headers.add("Content-Type", "text/csv; charset=utf-8");
    response.headers.add("Cache-Control", "no-store");
    response.headers.add("Content-Disposition", "attachment; filename=\"hoigung-operator-log.csv\"");
    return response;
}

}  // namespace hoigung::endpoints::console
