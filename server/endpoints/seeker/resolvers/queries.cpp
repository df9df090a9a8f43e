#include "domain/catalogue/job_ids.hpp"
#include "domain/snapshot/get_jobs.hpp"
#include "domain/snapshot/related_jobs.hpp"
#include "domain/snapshot/showcase_queries.hpp"
#include "endpoints/seeker/resolvers/config.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/resolvers/showcase.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using graphql::Field;

domain::Outcome<domain::Page> page_asked(Field& field, int usual = domain::kDefaultPageSize) {
    return domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"), usual);
}

std::vector<domain::JobId> open_job_ids(ServiceContext& context, std::optional<base::Timestamp> since) {
    return domain::open_job_ids(context.catalogue(), since);
}

// The closed and removed jobs, including those no longer in memory. Call it on an SQL thread.
std::vector<domain::JobId> gone_job_ids(ServiceContext& context, std::optional<base::Timestamp> since) {
    const domain::Catalogue& catalogue = context.catalogue();
    const auto old = context.service.catalogue_store.closed_jobs(since, catalogue.closed_before());
    return domain::gone_job_ids(catalogue, since, old);
}

template <class Ids>
void answer_ids_since(Field& field, Ids ids_since) {
    const std::string_view text = field.arguments().string("since").value_or("");
    const auto since = base::parse_timestamp(text);
    if (!text.empty() && !since) return field.fail("since must be an ISO 8601 time");
    field.list(ids_since(context_of(field), since), [](const domain::JobId id, Field& item) {
        context_of(item).dependencies.jobs.push_back(id);
        item.string(id.hex());
    });
}

// A resolver whose answer changes with any list of jobs, but not with their descriptions.
template <class Resolve>
auto from_lists(Resolve resolve) {
    return [resolve](Field& field) {
        context_of(field).dependencies.read(domain::AnswerDependencies::Lists::any);
        resolve(field);
    };
}

void get_jobs(Field& field) {
    const auto ids = texts(field.arguments().strings("ids"));
    for (const std::string& id : ids) asked_about(field, domain::JobId::parse(id));
    if (ids.size() == 1) context_of(field).asked_alone = domain::JobId::parse(ids.front());
    const auto jobs = domain::get_jobs(context_of(field).catalogue(), ids);
    jobs.ok() ? field.value(*jobs) : refuse(field, jobs.error());
}

// Also finds a removed job.
const domain::Job* known_job_asked(Field& field) {
    const auto id = domain::JobId::parse(field.arguments().string("jobID").value_or(""));
    asked_about(field, id);
    return id ? context_of(field).catalogue().known_job(*id) : nullptr;
}

void is_known_job(Field& field) {
    field.boolean(known_job_asked(field) != nullptr);
}

void related_jobs(Field& field) {
    const auto page = page_asked(field, domain::kRelatedJobs);
    if (!page.ok()) return refuse(field, page.error());
    const domain::Job* to = known_job_asked(field);
    const auto jobs = domain::related_jobs(*context_of(field).snapshot, to, *page);
    domain::AnswerDependencies& dependencies = context_of(field).dependencies;
    if (to == nullptr || page->offset > 0)
        dependencies.read(domain::AnswerDependencies::Lists::any);
    else
        dependencies.related.push_back(
            {to->id, jobs.size() < page->limit ? domain::JobId{} : jobs.back()->id});
    field.value(jobs);
}

void job_list(Field& field) {
    const auto page = page_asked(field);
    if (!page.ok()) return refuse(field, page.error());
    const auto listed =
        domain::job_list(context_of(field).catalogue(), field.arguments().string("id").value_or(""), *page);
    listed.ok() ? field.object(*listed) : refuse(field, listed.error());
}

void featured_company_list(Field& field) {
    const auto page = page_asked(field);
    if (!page.ok()) return refuse(field, page.error());
    const auto all = domain::featured_companies(context_of(field).catalogue());
    const auto shown = domain::cut(std::span(all), *page);
    field.object(FeaturedCompanyPage{{shown.begin(), shown.end()}, all.size()});
}

void get_company(Field& field) {
    const auto id = domain::CompanyId::parse(field.arguments().string("id").value_or(""));
    if (id) context_of(field).dependencies.companies.push_back(*id);
    const auto company =
        domain::get_company(context_of(field).catalogue(), field.arguments().string("id").value_or(""));
    company.ok() ? field.value(*company) : refuse(field, company.error());
}

void company_by_slug(Field& field) {
    field.value(domain::company_by_slug(context_of(field).catalogue(),
                                        field.arguments().string("slug").value_or("")));
}

}  // namespace

void bind_queries(graphql::Bindings& bindings) {
    bindings.root("Query")
        .field("all_jobs", [](Field& field) { answer_ids_since(field, open_job_ids); })
        .lengthy()
        .field("all_deleted_jobs", [](Field& field) { answer_ids_since(field, gone_job_ids); })
        .lengthy()
        .field("homepage", from_lists(answer_homepage))
        .traced()
        .field("featured_company_list", from_lists(featured_company_list))
        .traced()
        .field("get_jobs", get_jobs)
        .traced()
        .field("is_known_job", is_known_job)
        .traced()
        .field("related_jobs", related_jobs)
        .traced()
        .field("job_list", from_lists(job_list))
        .traced()
        .field("get_company", get_company)
        .traced()
        .field("company_by_slug", company_by_slug)
        .field("config", answer_config)
        .traced();
}

}  // namespace hoigung::endpoints
