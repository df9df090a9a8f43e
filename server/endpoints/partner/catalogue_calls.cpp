#include <algorithm>

#include "domain/partner/change_states.hpp"
#include "domain/partner/permit_line.hpp"
#include "endpoints/partner/partner_json.hpp"
#include "feeds/ndjson.hpp"

namespace hoigung::endpoints {
namespace {

struct StateChange {
    domain::JobState state = domain::JobState::published;

    static void describe(auto& self, auto& visit) { visit.required("state", self.state); }
};

// The line that a body makes with the kind and id of its address.
feeds::LineRead line_of(boost::json::object body, std::string_view kind, std::string_view id) {
    for (const auto& [name, value] :
         {std::pair<std::string_view, std::string_view>{"kind", kind}, {"_id", id}}) {
        const auto* given = body.if_contains(name);
        if (given != nullptr && (!given->is_string() || std::string_view(given->get_string()) != value))
            return std::vector{std::string(name).append(" is not that of the address")};
        body.insert_or_assign(name, value);
    }
    return feeds::read_catalogue_object(std::move(body));
}

http::Response put(const PartnerCall& call, std::string_view kind) {
    auto body = read_body(call.request);
    if (!body.ok()) return std::move(body).error();
    const auto line = line_of(std::move(*body), kind, call.ids.front());
    if (!line.ok()) return problems_answer(line.error());
    const PartnerService& service = call.service;
    bool is_denied = false;
    const auto gate = [&](domain::CatalogueLine& each, domain::CatalogueWriter& stored) {
        auto objection = domain::permit_line(call.key, each, stored);
        is_denied = objection.has_value();
        return objection;
    };
    const auto results =
        domain::ingest(std::span(&*line, 1), service.lists, service.catalogue, service.clock.now(), gate);
    const domain::LineResult& result = results.front();
    if (is_denied) return call.refuse(domain::Refusal::PermissionDenied);
    if (!result.ok()) return problems_answer(result.error());
    if (*result != domain::Ingested::unchanged) service.changed();
    std::string data;
    base::JsonWriter(data)
        .begin_object()
        .member("_id", call.ids.front())
        .member("result", name_of(*result))
        .end_object();
    return data_answer(data);
}

void write_company(base::JsonWriter& json, const domain::Company& company) {
    base::write_json(json, domain::CompanyLine{company.id, company.is_suspended, company.profile});
}

void write_job(base::JsonWriter& json, const domain::Job& job) {
    base::write_json(json, domain::JobLine{job.id, job.company_id, job.state, job.published_at,
                                           job.expires_at, job.posting});
}

}  // namespace

http::Response put_company(const PartnerCall& call) {
    return put(call, "company");
}
http::Response put_job(const PartnerCall& call) {
    return put(call, "job");
}
http::Response put_list(const PartnerCall& call) {
    return put(call, "list");
}
http::Response put_banner(const PartnerCall& call) {
    return put(call, "banner");
}
http::Response put_featured_company(const PartnerCall& call) {
    return put(call, "featured_company");
}
http::Response put_bid(const PartnerCall& call) {
    return put(call, "bid");
}

http::Response get_company(const PartnerCall& call) {
    const auto id = domain::CompanyId::parse(call.ids.front());
    if (!id) return call.refuse(domain::Refusal::CompanyNotFound);
    const auto company = domain::partner_company(call.key, *id, call.service.catalogue);
    if (!company.ok()) return call.refuse(company.error());
    std::string data;
    base::JsonWriter json(data);
    write_company(json, *company);
    return data_answer(data);
}

http::Response get_job(const PartnerCall& call) {
    const auto id = domain::JobId::parse(call.ids.front());
    if (!id) return call.refuse(domain::Refusal::JobNotFound);
    const auto job = domain::partner_job(call.key, *id, call.service.catalogue);
    if (!job.ok()) return call.refuse(job.error());
    std::string data;
    base::JsonWriter json(data);
    write_job(json, *job);
    return data_answer(data);
}

http::Response list_companies(const PartnerCall& call) {
    const auto page = asked_page(call.request.target);
    if (!page.ok()) return call.refuse(page.error());
    const auto snapshot = call.service.live_catalogue.snapshot();
    std::vector<const domain::Company*> companies;
    snapshot->catalogue.each_company([&](const domain::Company& company) {
        if (call.key.speaks_for(company.id)) companies.push_back(&company);
    });
    std::ranges::sort(companies, {}, &domain::Company::id);
    return list_answer<domain::Company>("companies", companies, *page, write_company);
}

http::Response list_jobs(const PartnerCall& call) {
    const http::Target& target = call.request.target;
    const auto page = asked_page(target);
    if (!page.ok()) return call.refuse(page.error());
    const auto company = target.parameter("company_id");
    const auto state = target.parameter("state");
    const auto snapshot = call.service.live_catalogue.snapshot();
    std::vector<const domain::Job*> jobs;
    snapshot->catalogue.each_job([&](const domain::Job& job) {
        if (call.key.speaks_for(job.company_id) && (!company || job.company_id.hex().view() == *company) &&
            (!state || base::name_of(job.state) == *state))
            jobs.push_back(&job);
    });
    std::ranges::sort(jobs, [](const auto* left, const auto* right) { return domain::newer(*left, *right); });
    return list_answer<domain::Job>("jobs", jobs, *page, write_job);
}

http::Response set_job_state(const PartnerCall& call) {
    auto change = read_body_as<StateChange>(call.request);
    if (!change.ok()) return std::move(change).error();
    const auto id = domain::JobId::parse(call.ids.front());
    if (!id) return call.refuse(domain::Refusal::JobNotFound);
    const auto job = domain::change_partner_job(call.key, *id, change->state, call.service.catalogue,
                                                call.service.clock.now());
    if (!job.ok()) return call.refuse(job.error());
    call.service.changed();
    std::string data;
    base::JsonWriter(data)
        .begin_object()
        .member("_id", job->id.hex().view())
        .member("state", base::name_of(job->state))
        .end_object();
    return data_answer(data);
}

}  // namespace hoigung::endpoints
