#include "endpoints/portal/portal_files.hpp"

#include <optional>

#include "base/json_writer.hpp"
#include "domain/employers/export_log.hpp"
#include "domain/employers/update_company.hpp"
#include "endpoints/picture_refused.hpp"
#include "endpoints/portal/person_export.hpp"
#include "endpoints/rest_call.hpp"
#include "endpoints/unavailable.hpp"

namespace hoigung::endpoints::portal {
namespace {

using http::Method;
using http::Response;

// The company and what of it: "companies/ID/logo".
struct CompanyCall {
    std::string company;
    std::string_view part;
};

std::optional<CompanyCall> company_call(std::string_view call) {
    constexpr std::string_view kCompanies = "companies/";
    if (!call.starts_with(kCompanies)) return std::nullopt;
    call.remove_prefix(kCompanies.size());
    const std::size_t slash = call.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    return CompanyCall{std::string(call.substr(0, slash)), call.substr(slash + 1)};
}

domain::Locale locale_of(const http::Request& request) {
    return preferred_locale(request.header("Accept-Language"));
}

Response not_allowed(std::string_view allowed) {
    return Response::error(405, "Method not allowed").with("Allow", allowed);
}

}  // namespace

void PortalFiles::answer(std::string_view call, http::Request request, const http::Responder& responder) {
    const auto own = company_call(call);
    if (own && (own->part == "logo" || own->part == "proof")) {
        if (request.method != Method::post) return responder.answer(not_allowed("POST"));
        return take_file(own->part == "logo" ? Part::logo : Part::proof, own->company, std::move(request),
                         responder);
    }
    const bool is_log = own && own->part == "log";
    if (!is_log && call != "export") return responder.answer(Response::error(404, "Not found"));
    if (request.method != Method::get) return responder.answer(not_allowed("GET"));
    const auto locale = locale_of(request);
    const auto shared = std::make_shared<const http::Request>(std::move(request));
    answer_later(
        service_.queue, responder,
        [this, shared, is_log, company = is_log ? own->company : std::string()] {
            return is_log ? log_of(company, *shared) : export_for(*shared);
        },
        locale);
}

void PortalFiles::take_file(Part part, const std::string& company, http::Request request,
                            const http::Responder& responder) {
    if (is_from_elsewhere(request))
        return responder.answer(Response::error(403, "A page of another site may not do this"));
    const auto locale = locale_of(request);
    const auto shared = std::make_shared<const http::Request>(std::move(request));
    // The body is read only once it is known who sends it.
    const bool taken = service_.queue.submit([this, part, company, shared, locale, responder] {
        std::optional<domain::PortalCaller> caller;
        try {
            caller = caller_of(service_, *shared);
        } catch (const base::Outage& outage) {
            return responder.answer(unavailable(locale, outage));
        }
        if (!caller) return responder.answer(refused(domain::Refusal::NotLoggedIn, locale));
        reader_.read(*shared, locale, responder,
                     [this, part, company, person = caller->person, locale,
                      responder](const std::shared_ptr<const Form>& form) {
                         answer_later(
                             service_.upload_queue, responder,
                             [this, part, company, person, form, locale] {
                                 return keep(part, company, person, *form, locale);
                             },
                             locale);
                     });
    });
    if (!taken) responder.answer(too_busy(locale));
}

Response PortalFiles::keep(Part part, const std::string& company, const domain::Person& person,
                           const Form& form, domain::Locale locale) const {
    auto file = form.file();
    if (!file.ok()) return std::move(file).error();
    const auto now = service_.clock.now();
    if (part == Part::logo) {
        const auto changed = domain::put_employer_logo(person, company, file->content, service_.encoder,
                                                       service_.pictures, service_.ports, now);
        if (!changed.ok()) {
            const auto* fault = std::get_if<domain::PictureFault>(&changed.error());
            return fault != nullptr ? picture_refused(*fault, locale)
                                    : refused(std::get<domain::Refusal>(changed.error()), locale);
        }
        service_.changed();
    } else {
        const auto kept =
            domain::put_proof(person, company, {*file->file_name, file->content}, service_.ports, now);
        if (!kept.ok()) return refused(kept.error(), locale);
    }
    std::string data;
    base::JsonWriter(data).begin_object().member("id", company).end_object();
    return data_answer(data);
}

Response PortalFiles::log_of(const std::string& company, const http::Request& request) const {
    const auto locale = locale_of(request);
    const auto caller = caller_of(service_, request);
    if (!caller) return refused(domain::Refusal::NotLoggedIn, locale);
    auto log = domain::export_log(caller->person, company, service_.ports, service_.clock.now());
    if (!log.ok()) return refused(log.error(), locale);
    Response response;
    response.body = std::move(log).value();
    response.headers.add("Content-Type", "text/csv; charset=utf-8");
    response.headers.add("Cache-Control", "no-store");
    response.headers.add("Content-Disposition", "attachment; filename=\"hoigung-log.csv\"");
    return response;
}

Response PortalFiles::export_for(const http::Request& request) const {
    const auto caller = caller_of(service_, request);
    if (!caller) return refused(domain::Refusal::NotLoggedIn, locale_of(request));
    return Response::json(200, export_of(caller->person, service_.ports.store, service_.clock.now()))
        .with("Cache-Control", "no-store")
        .with("Content-Disposition", "attachment; filename=\"hoigung-employer-export.json\"");
}

Response PortalFiles::refused(domain::Refusal refusal, domain::Locale locale) const {
    return refusal_answer(service_.errors, refusal, locale);
}

}  // namespace hoigung::endpoints::portal
