#include <algorithm>

#include <fmt/format.h>

#include "domain/partner/change_states.hpp"
#include "domain/partner/take_lines.hpp"
#include "domain/snapshot/old_jobs.hpp"
#include "endpoints/partner/partner_json.hpp"
#include "feeds/ndjson.hpp"

namespace hoigung::endpoints {
namespace {

struct StateChange {
    domain::JobState state = domain::JobState::published;

    static void describe(auto& self, auto& visit) { visit.required("state", self.state); }
};

// Makes a line from a body, with the kind and the id from the request's path.
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

http::Response taken_answer(int status, std::string_view id, domain::LineDone done) {
    std::string data;
    base::JsonWriter(data).begin_object().member("_id", id).member("result", name_of(done)).end_object();
    http::Response answer = data_answer(data);
    answer.status = status;
    return answer;
}

http::Response refused_line(const PartnerCall& call, const domain::LineRefusal& why) {
    return why.refusal ? call.refuse(*why.refusal) : problems_answer(why.words);
}

http::Response put(const PartnerCall& call, std::string_view kind) {
    auto body = read_body(call.request);
    if (!body.ok()) return std::move(body).error();
    const auto line = line_of(std::move(*body), kind, call.ids.front());
    if (!line.ok()) return problems_answer(line.error());
    const PartnerService& service = call.service;
    const auto taken =
        domain::take_lines(call.key, std::span(&*line, 1), service.employers, service.clock.now());
    if (!taken.front().ok()) return refused_line(call, taken.front().error());
    if (*taken.front() != domain::LineDone::unchanged) service.changed();
    return taken_answer(200, call.ids.front(), *taken.front());
}

constexpr std::size_t kLongestIdempotencyKey = 255;

// A new id; the same id again for a partner's repeated Idempotency-Key.
std::string id_for(const PartnerCall& call, std::string_view kind) {
    const std::string_view key = call.request.header("Idempotency-Key");
    const base::IdBytes id = key.empty()
                                 ? base::make_id(call.service.clock.now(), call.service.employers.random)
                                 : base::derive_id(call.service.employers.digests.digest(
                                       fmt::format("{} {} {}", call.key.id.text(), kind, key)));
    return std::string(base::hex_text(id).view());
}

bool is_known(const domain::CompanyLine& line, auto& stored) {
    return stored.company(line.id).has_value();
}
bool is_known(const domain::JobLine& line, auto& stored) {
    return stored.job(line.id).has_value();
}

// Adds something new under an id that the site chooses. Does not change what an earlier request with the same
// Idempotency-Key has made.
template <class Line>
http::Response create(const PartnerCall& call, std::string_view kind) {
    if (call.request.header("Idempotency-Key").size() > kLongestIdempotencyKey)
        return problems_answer({"Idempotency-Key must have at most 255 characters"});
    auto body = read_body(call.request);
    if (!body.ok()) return std::move(body).error();
    if (body->contains("_id"))
        return problems_answer({"_id is of the site's making here; PUT takes one of yours"});
    const std::string id = id_for(call, kind);
    const auto line = line_of(std::move(*body), kind, id);
    if (!line.ok()) return problems_answer(line.error());
    const PartnerService& service = call.service;
    // The gate checks this again within the transaction.
    bool is_made = is_known(std::get<Line>(*line), service.employers.catalogue);
    const auto gate = [&](domain::CatalogueLine& each,
                          domain::CatalogueWriter& stored) -> std::optional<std::string> {
        is_made = is_known(std::get<Line>(each), stored) || stored.is_removed(std::get<Line>(each).id);
        return is_made ? std::optional<std::string>("it was made before") : std::nullopt;
    };
    auto done = domain::LineDone::created;
    if (!is_made || !call.key.is_from_portal) {
        const auto taken =
            domain::take_lines(call.key, std::span(&*line, 1), service.employers, service.clock.now(), gate);
        if (!is_made && !taken.front().ok()) return refused_line(call, taken.front().error());
        if (taken.front().ok() && *taken.front() == domain::LineDone::waiting)
            done = domain::LineDone::waiting;
    }
    if (!is_made) service.changed();
    return taken_answer(201, id, done).with("Location", fmt::format("{}/{}", call.request.target.path(), id));
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
http::Response create_company(const PartnerCall& call) {
    return create<domain::CompanyLine>(call, "company");
}
http::Response create_job(const PartnerCall& call) {
    return create<domain::JobLine>(call, "job");
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
    const auto company = domain::partner_company(call.key, *id, call.service.employers.catalogue);
    if (!company.ok()) return call.refuse(company.error());
    std::string data;
    base::JsonWriter json(data);
    write_company(json, *company);
    return data_answer(data);
}

http::Response get_job(const PartnerCall& call) {
    const auto id = domain::JobId::parse(call.ids.front());
    if (!id) return call.refuse(domain::Refusal::JobNotFound);
    const auto job = domain::partner_job(call.key, *id, call.service.employers.catalogue);
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
    const auto is_wanted = [&](const auto& job, domain::JobState its_state) {
        return !job.is_removed && call.key.speaks_for(job.company_id) &&
               (!company || job.company_id.hex().view() == *company) &&
               (!state || base::name_of(its_state) == *state);
    };
    auto snapshot = call.service.live_catalogue.snapshot();
    std::vector<domain::OldJob> wanted;
    for (const domain::OldJob& old :
         call.service.employers.catalogue.closed_jobs(std::nullopt, snapshot->catalogue.closed_before())) {
        if (is_wanted(old, domain::JobState::closed)) wanted.push_back(old);
    }
    snapshot->catalogue.each_job([&](const domain::Job& job) {
        if (is_wanted(job, job.state)) wanted.push_back({job.id, job.company_id, job.published_at, false});
    });
    std::ranges::sort(wanted, [](const auto& left, const auto& right) {
        return left.published_at != right.published_at ? left.published_at > right.published_at
                                                       : left.id < right.id;
    });
    std::vector<domain::JobId> ids;
    for (const domain::OldJob& shown : domain::cut(std::span<const domain::OldJob>(wanted), *page))
        ids.push_back(shown.id);
    snapshot = domain::with_old_jobs(std::move(snapshot), ids, call.service.employers.catalogue);
    std::string data;
    base::JsonWriter json(data);
    json.begin_object().key("jobs").begin_array();
    for (const domain::JobId id : ids) {
        if (const domain::Job* job = snapshot->catalogue.job(id)) write_job(json, *job);
    }
    json.end_array().member("total", static_cast<std::int64_t>(wanted.size())).end_object();
    return data_answer(data);
}

http::Response set_job_state(const PartnerCall& call) {
    auto change = read_body_as<StateChange>(call.request);
    if (!change.ok()) return std::move(change).error();
    const auto id = domain::JobId::parse(call.ids.front());
    if (!id) return call.refuse(domain::Refusal::JobNotFound);
    const auto job = domain::move_job(call.key, *id, change->state, call.service.employers,
                                      call.service.operators.acts, call.service.clock.now());
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
