#include <fmt/format.h>

#include "base/percent.hpp"
#include "domain/employers/portal_login.hpp"
#include "domain/staff/change_staff.hpp"
#include "domain/staff/staff_login.hpp"
#include "domain/transact.hpp"
#include "endpoints/console/console_sessions.hpp"
#include "endpoints/console/resolvers/resolvers.hpp"

namespace hoigung::endpoints::console {
namespace {

using graphql::Field;

struct CodeRequestView {
    domain::CodeSent sent;
};

struct LoginView {
    domain::OpenedLogin opened;
};

struct EnrolmentView {
    std::string email;
    std::string secret;
};

struct LoggedInView {
    MeView me;
    std::vector<std::string> recovery_codes;
};

struct LoggedOutView {
    int sessions = 0;
};

struct SessionView {
    domain::StaffSession session;
    bool is_current = false;
};

void refuse_login(Field& field, const domain::LoginRefusal& refusal) {
    if (refusal.retry_after.count() == 0) return refuse(field, refusal.refusal);
    refuse(field, refusal.refusal, {{"retry_after", refusal.retry_after.count()}});
}

void request_code(Field& field) {
    const ConsoleContext& context = context_of(field);
    const ConsoleService& service = context.service;
    const auto sent =
        domain::request_staff_code({*field.arguments().string("email"), context.address, context.network,
                                    context.locale, context.browser_marks},
                                   service.ports, service.login.seals, service.login.rules, context.now());
    service.login.code_metrics.count(sent);
    if (!sent.ok()) return refuse_login(field, sent.error());
    service.told();
    field.object(CodeRequestView{*sent});
}

void check_code(Field& field) {
    ConsoleContext& context = context_of(field);
    const ConsoleService& service = context.service;
    const auto& arguments = field.arguments();
    auto opened = domain::begin_staff_login(
        {*arguments.string("email"), *arguments.string("code"), context.browser_marks}, service.ports,
        service.login.seals, service.login.rules, context.now());
    if (!opened.ok()) return refuse_login(field, opened.error());
    context.set_cookies = {login_cookie(service, opened->cookie)};
    field.object(LoginView{std::move(opened).value()});
}

void log_in(Field& field) {
    ConsoleContext& context = context_of(field);
    const ConsoleService& service = context.service;
    auto opened = domain::finish_staff_login(context.login_cookie, *field.arguments().string("code"),
                                             context.device, service.ports, context.now());
    if (!opened.ok()) return refuse_login(field, opened.error());
    context.caller = domain::StaffCaller{opened->staff, opened->session.id};
    context.set_cookies = end_cookies(service);
    context.set_cookies.push_back(session_cookie(service, opened->cookie));
    context.set_cookies.push_back(
        browser_cookie(service, domain::with_browser_mark(context.browser_marks, opened->staff.email,
                                                          service.ports.address_digests)));
    field.object(LoggedInView{{*context.caller}, std::move(opened->recovery_codes)});
}

void log_out(Field& field) {
    ConsoleContext& context = context_of(field);
    context.set_cookies = end_cookies(context.service);
    if (!context.caller) return field.object(LoggedOutView{0});
    const std::string session = context.caller->session.text();
    const auto ended = domain::end_staff_sessions(context.caller->staff.id, {session}, context.service.ports);
    context.caller.reset();
    field.object(LoggedOutView{ended.ok() ? *ended : 0});
}

void end_sessions(Field& field) {
    const domain::Staff* staff = staff_with(field, domain::StaffPermission::use_console);
    if (staff == nullptr) return;
    ConsoleContext& context = context_of(field);
    const auto ids = field.arguments().strings("ids");
    const auto ended = domain::end_staff_sessions(staff->id, ids, context.service.ports);
    if (!ended.ok()) return refuse(field, ended.error());
    if (ids.empty()) context.set_cookies = end_cookies(context.service);
    field.object(LoggedOutView{*ended});
}

void set_locale(Field& field) {
    const domain::Staff* staff = staff_with(field, domain::StaffPermission::use_console);
    if (staff == nullptr) return;
    ConsoleContext& context = context_of(field);
    const auto locale =
        *field.arguments().enumeration("locale") == "en" ? domain::Locale::en : domain::Locale::zh_hant;
    auto changed = domain::set_staff_locale(staff->id, locale, context.service.ports);
    if (!changed.ok()) return refuse(field, refusal_of(changed.error()));
    context.caller->staff = std::move(changed).value();
    field.object(MeView{*context.caller});
}

void me(Field& field) {
    const auto& caller = context_of(field).caller;
    caller ? field.object(MeView{*caller}) : field.null();
}

void login(Field& field) {
    const ConsoleContext& context = context_of(field);
    auto found = domain::find_staff_login(context.login_cookie, context.service.ports, context.now());
    found ? field.object(LoginView{std::move(*found)}) : field.null();
}

void enrolment(const LoginView& view, Field& field) {
    const domain::OpenedLogin& opened = view.opened;
    if (opened.login.sealed_secret.empty()) return field.null();
    field.object(EnrolmentView{opened.staff.email.text(), context_of(field).service.ports.factors.secret_text(
                                                              opened.login.sealed_secret)});
}

void qr_code(const EnrolmentView& view, Field& field) {
    const ConsoleLogin& login = context_of(field).service.login;
    const std::string issuer = base::percent_encode(login.site_name);
    field.string(login.qr_code(fmt::format("otpauth://totp/{}:{}?secret={}&issuer={}", issuer,
                                           base::percent_encode(view.email), view.secret, issuer)));
}

void sessions(const MeView& view, Field& field) {
    std::vector<SessionView> views;
    for (domain::StaffSession& session : domain::look_up(
             context_of(field).service.ports.store,
             [&](const domain::StaffRows& rows) { return rows.sessions_of(view.caller.staff.id); })) {
        const bool is_current = session.id == view.caller.session;
        views.push_back({std::move(session), is_current});
    }
    field.value(views);
}

void recovery_codes(const MeView& view, Field& field) {
    field.value(domain::look_up(context_of(field).service.ports.store, [&](const domain::StaffRows& rows) {
        return rows.count_recovery_codes(view.caller.staff.id);
    }));
}

// The permissions that the schema names: using the console is none of them.
std::vector<std::string_view> permissions(const MeView& view) {
    std::vector<std::string_view> held;
    for (std::size_t i = 0; i < base::enumerator_count<domain::StaffPermission>(); ++i) {
        const auto permission = static_cast<domain::StaffPermission>(i);
        if (permission != domain::StaffPermission::use_console &&
            domain::may(view.caller.staff.role, permission))
            held.push_back(base::enumerator_names<domain::StaffPermission>()[i]);
    }
    return held;
}

}  // namespace

void bind_login(graphql::Bindings& bindings) {
    bindings.object<CodeRequestView>("CodeRequest")
        .field("resend_after", [](const CodeRequestView& view) { return view.sent.resend_after.count(); })
        .field("expires_in", [](const CodeRequestView& view) { return view.sent.expires_in.count(); });
    bindings.object<LoginView>("PendingLogin")
        .field("email", [](const LoginView& view) { return view.opened.staff.email.text(); })
        .field("enrolment", enrolment);
    bindings.object<EnrolmentView>("Enrolment")
        .field("secret", &EnrolmentView::secret)
        .field("qr_code", qr_code);
    bindings.object<LoggedInView>("LoggedIn")
        .field("me", [](const LoggedInView& view, Field& field) { field.object(view.me); })
        .field("recovery_codes",
               [](const LoggedInView& view, Field& field) { field.value(view.recovery_codes); });
    bindings.object<LoggedOutView>("LoggedOut").field("sessions", &LoggedOutView::sessions);
    bindings.object<MeView>("Me")
        .field("staff", [](const MeView& view, Field& field) { field.object(view.caller.staff); })
        .field("locale",
               [](const MeView& view) {
                   return std::string_view(view.caller.staff.locale == domain::Locale::en ? "en" : "zh_hant");
               })
        .field("permissions", [](const MeView& view, Field& field) { field.value(permissions(view)); })
        .field("recovery_codes", recovery_codes)
        .blocking()
        .field("sessions", sessions)
        .blocking();
    bindings.object<SessionView>("Session")
        .field("id", [](const SessionView& view) { return view.session.id.hex(); })
        .field("is_current", &SessionView::is_current)
        .field("created_at", [](const SessionView& view) { return base::iso_text(view.session.created_at); })
        .field("last_used_at",
               [](const SessionView& view) { return base::iso_text(view.session.last_used_at); })
        .field("device", [](const SessionView& view) { return view.session.device; });
    bindings.root("Query").field("me", me).field("login", login).blocking();
    bindings.root("Mutation")
        .field("request_code", request_code)
        .blocking()
        .field("check_code", check_code)
        .blocking()
        .field("log_in", log_in)
        .blocking()
        .field("log_out", log_out)
        .blocking()
        .field("end_sessions", end_sessions)
        .blocking()
        .field("set_locale", set_locale)
        .blocking();
}

}  // namespace hoigung::endpoints::console
