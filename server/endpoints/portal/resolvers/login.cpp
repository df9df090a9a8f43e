#include "domain/employers/change_people.hpp"
#include "domain/employers/portal_login.hpp"
#include "endpoints/portal/portal_sessions.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"

namespace hoigung::endpoints::portal {
namespace {

using graphql::Field;

struct CodeRequestView {
    domain::CodeSent sent;
};

struct LoggedOut {
    int sessions = 0;
};

void refuse_login(Field& field, const domain::LoginRefusal& refusal) {
    if (refusal.retry_after.count() == 0) return refuse(field, refusal.refusal);
    refuse(field, refusal.refusal, {{"retry_after", refusal.retry_after.count()}});
}

void request_code(Field& field) {
    const PortalContext& context = context_of(field);
    const PortalService& service = context.service;
    const auto sent =
        domain::request_portal_code({*field.arguments().string("email"), context.address, context.network,
                                     context.locale, context.browser_marks},
                                    service.ports, service.login.seals, service.login.rules, context.now());
    service.login.code_metrics.count(sent);
    if (!sent.ok()) return refuse_login(field, sent.error());
    service.told();
    field.object(CodeRequestView{*sent});
}

void log_in(Field& field) {
    PortalContext& context = context_of(field);
    const PortalService& service = context.service;
    const auto& arguments = field.arguments();
    const auto opened =
        domain::log_in_to_portal({*arguments.string("email"), *arguments.string("code"), context.device,
                                  context.locale, context.browser_marks},
                                 service.ports, service.login.seals, service.login.rules, context.now());
    if (!opened.ok()) return refuse_login(field, opened.error());
    context.caller = domain::PortalCaller{opened->person, opened->session.id};
    context.set_cookies = {
        begin_cookie(service, opened->cookie),
        browser_cookie(service, domain::with_browser_mark(context.browser_marks, opened->person.email,
                                                          service.ports.address_digests))};
    field.object(PersonView{opened->person, opened->session.id});
}

void log_out(Field& field) {
    PortalContext& context = context_of(field);
    context.set_cookies = {end_cookie(context.service)};
    if (!context.caller) return field.object(LoggedOut{0});
    const std::string session = context.caller->session.text();
    const auto ended =
        domain::end_portal_sessions(context.caller->person.id, {session}, context.service.ports.store);
    context.caller.reset();
    field.object(LoggedOut{ended.ok() ? *ended : 0});
}

void end_sessions(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    PortalContext& context = context_of(field);
    const auto ids = field.arguments().strings("ids");
    const auto ended = domain::end_portal_sessions(person->id, ids, context.service.ports.store);
    if (!ended.ok()) return refuse(field, ended.error());
    if (ids.empty()) context.set_cookies = {end_cookie(context.service)};
    field.object(LoggedOut{*ended});
}

void delete_account(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    PortalContext& context = context_of(field);
    const auto deleted = domain::delete_person(*person, *field.arguments().string("email"),
                                               context.service.ports, context.now());
    if (!deleted.ok()) {
        const auto& [refusal, company] = deleted.error();
        if (!company) return refuse(field, refusal);
        return refuse(field, refusal, {{"company", std::string_view(company->text())}});
    }
    context.set_cookies = {end_cookie(context.service)};
    context.service.changed();
    field.object(LoggedOut{*deleted});
}

}  // namespace

void bind_login(graphql::Bindings& bindings) {
    bindings.object<CodeRequestView>("CodeRequest")
        .field("resend_after", [](const CodeRequestView& view) { return view.sent.resend_after.count(); })
        .field("expires_in", [](const CodeRequestView& view) { return view.sent.expires_in.count(); });
    bindings.object<LoggedOut>("LoggedOut").field("sessions", &LoggedOut::sessions);
    bindings.root("Mutation")
        .field("request_code", request_code)
        .blocking()
        .field("log_in", log_in)
        .blocking()
        .field("log_out", log_out)
        .blocking()
        .field("end_sessions", end_sessions)
        .blocking()
        .field("delete_account", delete_account)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
