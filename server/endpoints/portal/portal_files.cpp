#include "endpoints/portal/portal_files.hpp"

#include <optional>

#include <fmt/format.h>

#include "base/json_writer.hpp"
#include "domain/applicants/export_applicants.hpp"
#include "domain/employer_jobs/find_jobs.hpp"
#include "domain/employer_jobs/import_jobs.hpp"
#include "domain/employer_jobs/job_columns.hpp"
#include "domain/employers/export_log.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/employers/show_company.hpp"
#include "domain/employers/update_company.hpp"
#include "domain/slug.hpp"
#include "domain/transact.hpp"
#include "endpoints/portal/person_export.hpp"
#include "endpoints/portal/portal_sessions.hpp"
#include "endpoints/shared/picture_refused.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"
#include "endpoints/shared/unavailable.hpp"

namespace hoigung::endpoints::portal {
namespace {

using http::Response;

domain::Locale locale_of(const http::Request& request) {
    return preferred_locale(request.header("Accept-Language"));
}

// The language of the previewed page or file, which need not be the caller's.
domain::Locale asked_locale(const http::Request& request) {
    return request.target.query().find("locale=en") != std::string_view::npos ? domain::Locale::en
                                                                              : domain::Locale::zh_hant;
}

bool asks_for_card(const http::Request& request) {
    return request.target.query().find("card=true") != std::string_view::npos;
}

// A file for spreadsheets.
Response csv_answer(std::string text, std::string_view name) {
    Response response;
    response.body = std::move(text);
    response.headers.add("Content-Type", "text/csv; charset=utf-8");
    response.headers.add("Cache-Control", "no-store");
    response.headers.add("Content-Disposition", fmt::format("attachment; filename=\"{}\"", name));
    return response;
}

Response example_file(domain::Locale locale) {
    return csv_answer(domain::job_columns_example(locale), "hoigung-jobs.csv");
}

// A job as it would be shown on the site.
domain::Job previewed(const domain::EmployerJob& job, const std::vector<domain::Branch>& branches,
                      domain::CompanyId company, base::Timestamp now) {
    domain::Job shown = job.job ? *job.job : domain::Job{};
    shown.id = job.id;
    shown.company_id = company;
    if (!job.job) shown.published_at = shown.updated_at = now;
    if (job.draft) {
        shown.posting = job.draft->content.posting;
        domain::refresh_places(shown.posting, branches);
    }
    shown.state = domain::JobState::published;
    shown.expires_at = now + domain::kJobTerm;
    shown.posting.end_date.reset();
    if (shown.posting.name.empty()) shown.posting.name = {"（未命名）", "(untitled)"};
    shown.slug = domain::slug_of(shown.posting.name);
    return shown;
}

struct CompanyWithBranches {
    domain::EmployerCompany company;
    std::vector<domain::Branch> branches;
};

domain::Outcome<CompanyWithBranches> own_company_with_branches(const domain::PortalCaller& caller,
                                                               std::string_view company,
                                                               domain::EmployerStore& store) {
    return domain::look_up(
        store, [&](domain::EmployerReader& reader) -> domain::Outcome<CompanyWithBranches> {
            auto own = TRY(domain::own_company(reader, caller.person.id, company, domain::Permission::read));
            auto branches = reader.companies().branches_of(own.company.id);
            return CompanyWithBranches{std::move(own.company), std::move(branches)};
        });
}

}  // namespace

void PortalFiles::import_template(const http::Request& request, const http::Responder& responder) {
    responder.answer(example_file(asked_locale(request)));
}

void PortalFiles::preview(const std::string& company, const std::string& job, http::Request request,
                          const http::Responder& responder) const {
    const auto locale = locale_of(request);
    const auto shared = std::make_shared<const http::Request>(std::move(request));
    const bool taken = service_.queues.calls.submit(
        [this, company, job, shared, responder, locale] {
            try {
                show_preview(company, job, shared, responder);
            } catch (const base::Outage& outage) {
                responder.answer(unavailable(locale, outage));
            }
        },
        owner_of(service_, *shared, company));
    if (!taken) responder.answer(too_busy(locale));
}

void PortalFiles::company_log(const std::string& company, http::Request request,
                              const http::Responder& responder) const {
    answer_file(company, std::move(request), responder,
                [this, company](const domain::Person& person, const http::Request& asked) {
                    auto log = domain::export_log(person, company, service_.ports, service_.clock.now());
                    if (!log.ok()) return refused(log.error(), locale_of(asked));
                    return csv_answer(std::move(log).value(), "hoigung-log.csv");
                });
}

void PortalFiles::applicants(const std::string& company, const std::string& job, http::Request request,
                             const http::Responder& responder) const {
    answer_file(company, std::move(request), responder,
                [this, company, job](const domain::Person& person, const http::Request& asked) {
                    auto file = domain::export_applicants(person, company, job, asked_locale(asked),
                                                          service_.ports, service_.clock.now());
                    if (!file.ok()) return refused(file.error(), locale_of(asked));
                    return csv_answer(std::move(file).value(), "hoigung-applicants.csv");
                });
}

void PortalFiles::export_person(http::Request request, const http::Responder& responder) const {
    answer_file("", std::move(request), responder,
                [this](const domain::Person& person, const http::Request&) {
                    return Response::json(200, export_of(person, service_.ports.store, service_.clock.now()))
                        .with("Cache-Control", "no-store")
                        .with("Content-Disposition", "attachment; filename=\"hoigung-employer-export.json\"");
                });
}

void PortalFiles::answer_file(
    const std::string& company, http::Request request, const http::Responder& responder,
    std::function<Response(const domain::Person&, const http::Request&)> make) const {
    const auto locale = locale_of(request);
    const auto shared = std::make_shared<const http::Request>(std::move(request));
    answer_later(
        service_.queues.calls, responder,
        [this, shared, locale, make = std::move(make)] {
            const auto caller = caller_of(service_, *shared);
            return caller ? make(caller->person, *shared) : refused(domain::Refusal::NotLoggedIn, locale);
        },
        locale, owner_of(service_, *shared, company));
}

void PortalFiles::take_file(Part part, const std::string& company, http::Request request,
                            const http::Responder& responder) {
    if (service_.callers.cookies.is_from_elsewhere(request))
        return responder.answer(from_elsewhere_refused());
    const auto locale = locale_of(request);
    const auto shared = std::make_shared<const http::Request>(std::move(request));
    // The body is read only after the caller has been identified.
    const auto read_file = [this, part, company, shared, locale, responder] {
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
                             service_.queues.uploads, responder,
                             [this, part, company, person, form, locale] {
                                 return keep(part, company, person, *form, locale);
                             },
                             locale);
                     });
    };
    const bool taken = service_.queues.calls.submit(read_file, owner_of(service_, *shared, company));
    if (!taken) responder.answer(too_busy(locale));
}

Response PortalFiles::keep(Part part, const std::string& company, const domain::Person& person,
                           const Form& form, domain::Locale locale) const {
    auto file = form.file();
    if (!file.ok()) return std::move(file).error();
    const auto now = service_.clock.now();
    if (part == Part::logo) {
        const auto changed =
            domain::put_employer_logo(person, company, file->content, service_.pictures.encoder,
                                      service_.pictures.store, service_.ports, now);
        if (!changed.ok()) {
            const auto* fault = std::get_if<domain::PictureFault>(&changed.error());
            return fault != nullptr ? picture_refused(*fault, locale)
                                    : refused(std::get<domain::Refusal>(changed.error()), locale);
        }
        service_.changed();
    } else if (part == Part::jobs) {
        return keep_jobs(company, person, *file, locale);
    } else {
        const auto kept =
            domain::put_proof(person, company, {*file->file_name, file->content}, service_.ports, now);
        if (!kept.ok()) return refused(kept.error(), locale);
    }
    std::string data;
    base::JsonWriter(data).begin_object().member("id", company).end_object();
    return data_answer(data);
}

Response PortalFiles::keep_jobs(const std::string& company, const domain::Person& person,
                                const http::FormPart& file, domain::Locale locale) const {
    const auto read = domain::read_import(person, company, {file.file_name.value_or(""), file.content},
                                          service_.ports, service_.clock.now());
    if (!read.ok()) return refused(read.error(), locale);
    std::string data;
    base::JsonWriter(data).begin_object().member("id", read->text()).end_object();
    return data_answer(data);
}

void PortalFiles::show_preview(const std::string& company, const std::string& job,
                               const std::shared_ptr<const http::Request>& request,
                               const http::Responder& responder) const {
    const auto locale = locale_of(*request);
    const auto caller = caller_of(service_, *request);
    if (!caller) return responder.answer(refused(domain::Refusal::NotLoggedIn, locale));
    const auto seen = own_company_with_branches(*caller, company, service_.ports.store);
    if (!seen.ok()) return responder.answer(refused(seen.error(), locale));
    const domain::EmployerCompany& own = seen->company;
    const auto found = domain::find_employer_job(own.id, job, service_.ports);
    if (!found) return responder.answer(refused(domain::Refusal::IdNotFound, locale));
    const auto now = service_.clock.now();
    const auto on_site = service_.ports.catalogue.company(own.id);
    domain::Company shown{own.id, false, now, domain::shown_profile(own, on_site), {}};
    shown.slug = domain::slug_of(shown.profile.name);
    service_.job_forms.preview({previewed(*found, seen->branches, own.id, now), std::move(shown),
                                asked_locale(*request), asks_for_card(*request)},
                               *request, responder);
}

Response PortalFiles::refused(domain::Refusal refusal, domain::Locale locale) const {
    return refusal_answer(service_.errors, refusal, locale);
}

}  // namespace hoigung::endpoints::portal
