#include "domain/operator/close_report.hpp"
#include "domain/operator/settle_concern.hpp"
#include "domain/operator/suspend_seeker.hpp"
#include "domain/partner/change_states.hpp"
#include "endpoints/partner/partner_json.hpp"

namespace hoigung::endpoints {
namespace {

domain::Acting acting_of(const PartnerCall& call) {
    return domain::acting_by(call.key, call.service.clock.now(), call.service.operators.acts);
}

using domain::Refusal;

http::Response suspension_answer(std::string_view id, bool is_suspended) {
    std::string data;
    base::JsonWriter(data).begin_object().member("_id", id).member("is_suspended", is_suspended).end_object();
    return data_answer(data);
}

void write_report(base::JsonWriter& json, const domain::Report& report) {
    json.begin_object()
        .member("_id", report.id.hex().view())
        .member("job_id", report.job.hex().view())
        .member("reporter_id", report.seeker.hex().view())
        .member("reason", base::name_of(report.reason))
        .member("text", report.text)
        .member("created_at", base::iso_text(report.created_at).view());
    json.key("handled_at");
    base::write_json(json, report.handled_at);
    json.end_object();
}

void write_concerns(base::JsonWriter& json, const domain::JobConcerns& job) {
    json.begin_object()
        .member("job_id", job.job.hex().view())
        .member("company_id", job.company.hex().view())
        .member("noted_at", base::iso_text(job.noted_at).view())
        .key("concerns");
    base::write_json(json, job.concerns);
    json.end_object();
}

}  // namespace

http::Response show_key(const PartnerCall& call) {
    std::string data;
    base::JsonWriter json(data);
    json.begin_object()
        .member("_id", call.key.id.hex().view())
        .member("name", call.key.name)
        .member("role", base::name_of(call.key.role))
        .key("companies");
    base::write_json(json, call.key.companies);
    json.end_object();
    return data_answer(data);
}

http::Response set_company_suspension(const PartnerCall& call) {
    auto wanted = read_body_as<Suspension>(call.request);
    if (!wanted.ok()) return std::move(wanted).error();
    const auto id = domain::CompanyId::parse(call.ids.front());
    if (!id) return call.refuse(Refusal::CompanyNotFound);
    const auto company =
        domain::suspend_company(call.key, *id, wanted->is_suspended, wanted->reason, call.service.employers,
                                call.service.operators.acts, call.service.clock.now());
    if (!company.ok()) return call.refuse(company.error());
    call.service.changed();
    return suspension_answer(call.ids.front(), company->is_suspended);
}

http::Response set_seeker_suspension(const PartnerCall& call) {
    auto wanted = read_body_as<Suspension>(call.request);
    if (!wanted.ok()) return std::move(wanted).error();
    const auto id = domain::SeekerId::parse(call.ids.front());
    if (!id) return call.refuse(Refusal::IdNotFound);
    const auto seeker =
        domain::suspend_seeker(acting_of(call), *id, wanted->is_suspended, call.service.operators.identity);
    if (!seeker.ok()) return call.refuse(seeker.error());
    return suspension_answer(call.ids.front(), seeker->is_suspended);
}

http::Response list_reports(const PartnerCall& call) {
    const auto page = asked_page(call.request.target);
    if (!page.ok()) return call.refuse(page.error());
    const auto shown = call.request.target.parameter("all") == "1" ? domain::ReportsShown::all
                                                                   : domain::ReportsShown::waiting;
    const auto found = call.service.operators.reports.reports(shown, *page);
    std::string data;
    base::JsonWriter json(data);
    json.begin_object().key("reports").begin_array();
    for (const domain::Report& report : found.reports) write_report(json, report);
    json.end_array().member("total", static_cast<std::int64_t>(found.total)).end_object();
    return data_answer(data);
}

http::Response handle_report(const PartnerCall& call) {
    const auto closed =
        domain::close_report(acting_of(call), call.ids.front(), "", call.service.operators.reports);
    if (!closed.ok()) return call.refuse(closed.error());
    std::string data;
    base::JsonWriter(data).begin_object().member("_id", call.ids.front()).end_object();
    return data_answer(data);
}

http::Response list_concerns(const PartnerCall& call) {
    const auto page = asked_page(call.request.target);
    if (!page.ok()) return call.refuse(page.error());
    const auto found = call.service.operators.concerns.open_concerns(*page);
    std::string data;
    base::JsonWriter json(data);
    json.begin_object().key("concerns").begin_array();
    for (const domain::JobConcerns& job : found.jobs) write_concerns(json, job);
    json.end_array().member("total", static_cast<std::int64_t>(found.total)).end_object();
    return data_answer(data);
}

http::Response settle_concern(const PartnerCall& call) {
    const auto settled =
        domain::settle_concern(acting_of(call), call.ids.front(), call.service.operators.concerns);
    if (!settled.ok()) return call.refuse(settled.error());
    std::string data;
    base::JsonWriter(data).begin_object().member("job_id", call.ids.front()).end_object();
    return data_answer(data);
}

}  // namespace hoigung::endpoints
