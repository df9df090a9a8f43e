#include "domain/catalogue/related_jobs.hpp"
#include "domain/search/distance.hpp"
#include "domain/search/search_index.hpp"
#include "endpoints/resolvers/resolvers.hpp"
#include "endpoints/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::FacetCount;
using domain::JobFacets;
using domain::JobSearchAnswer;
using graphql::Arguments;
using graphql::Field;

// A company that was found, and how many jobs it has.
struct FoundCompany {
    const domain::Company* company = nullptr;
    std::int64_t open_job_count = 0;
};

std::vector<std::string> texts(const std::vector<std::string_view>& views) {
    return {views.begin(), views.end()};
}

std::string text(const Arguments& arguments, std::string_view name) {
    return std::string(arguments.string(name).value_or(""));
}

std::vector<domain::Employment> employments(const Arguments& arguments) {
    std::vector<domain::Employment> chosen;
    for (const std::string_view name : arguments.strings("employment")) {
        if (const auto employment = base::parse_enum<domain::Employment>(name)) chosen.push_back(*employment);
    }
    return chosen;
}

void read_working_times(const Arguments& arguments, domain::JobQuery& query) {
    for (const std::string_view value : arguments.strings("workingHour")) {
        const auto choice = domain::parse_working_hour(value);
        if (!choice) continue;
        query.working_times.insert(choice->times);
        query.working_days.insert(choice->days);
    }
    for (const std::string_view value : arguments.strings("workingDay")) {
        if (const auto day = domain::parse_working_day(value)) query.working_days.insert(*day);
    }
}

// Nothing when the company asked for cannot exist: then no job is of it.
std::optional<domain::JobQuery> read_query(const Arguments& arguments) {
    domain::JobQuery query;
    if (const auto company = arguments.string("company")) {
        query.company = domain::CompanyId::parse(*company);
        if (!query.company) return std::nullopt;
    }
    for (const std::string_view excluded : arguments.strings("exclude")) {
        if (const auto id = domain::JobId::parse(excluded)) query.exclude.push_back(*id);
    }
    query.term = text(arguments, "term");
    query.districts = texts(arguments.strings("district"));
    query.employments = employments(arguments);
    read_working_times(arguments, query);
    query.from_working_days_per_week = arguments.integer("fromWorkingDaysPerWeek");
    query.from_working_hours_per_day = arguments.real("fromWorkingHoursPerDay");
    query.hourly_rate = arguments.integer("hourlyRate");
    query.monthly_rate = arguments.integer("monthlyRate");
    query.job_types = texts(arguments.strings("jobType"));
    query.near = domain::parse_latlng(arguments.string("latlng").value_or(""));
    if (const auto sort = arguments.enumeration("sort"))
        query.sort = base::parse_enum<domain::JobSort>(*sort);
    return query;
}

// Nothing to search for finds nothing.
void answer_search(Field& field, const std::optional<domain::JobQuery>& query, domain::Page page) {
    if (!query) {
        JobSearchAnswer nothing;
        nothing.facets.emplace();
        return field.object(nothing);
    }
    domain::JobSearchWish wish;
    if (field.selects("result")) wish.page = page;
    wish.facets = field.selects("facets");
    const domain::JobSearch& jobs = *context_of(field).view->search;
    field.object(jobs.search(*query, wish));
}

void job_search(Field& field) {
    const auto page =
        domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    answer_search(field, read_query(field.arguments()), *page);
}

void other_vacancies(Field& field) {
    const auto page = domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"),
                                      domain::kRelatedJobs);
    if (!page.ok()) return refuse(field, page.error());
    std::optional<domain::JobQuery> query;
    const auto id = domain::JobId::parse(field.arguments().string("jobID").value_or(""));
    if (const domain::Job* job = id ? context_of(field).catalogue().job(*id) : nullptr) {
        query.emplace();
        query->company = job->company_id;
        query->exclude = {job->id};
    }
    answer_search(field, query, *page);
}

void company_search(Field& field) {
    const Arguments& arguments = field.arguments();
    const auto page = domain::page_of(arguments.integer("limit"), arguments.integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    const domain::CompanySearch& companies = *context_of(field).view->search;
    field.object(companies.search({.term = text(arguments, "term"),
                                   .districts = texts(arguments.strings("district")),
                                   .job_types = texts(arguments.strings("jobType")),
                                   .employments = employments(arguments),
                                   .locale = context_of(field).locale},
                                  *page));
}

void suggest(Field& field) {
    const auto page = domain::page_of(field.arguments().integer("limit"), 0);
    if (!page.ok()) return refuse(field, page.error());
    const domain::Suggest& suggestions = *context_of(field).view->search;
    field.value(suggestions.complete(field.arguments().string("prefix").value_or(""), page->limit));
}

// A group of facets under its name in the schema.
auto group(std::vector<FacetCount> JobFacets::*counts) {
    return [counts](const JobFacets& facets, Field& field) { field.value(facets.*counts); };
}

void bind_job_search(graphql::Bindings& bindings) {
    bindings.object<FacetCount>("FacetCount")
        .field("code", &FacetCount::code)
        .field("count", &FacetCount::count);
    bindings.object<JobFacets>("JobFacets")
        .field("district", group(&JobFacets::districts))
        .field("category", group(&JobFacets::categories))
        .field("job_type", group(&JobFacets::job_types))
        .field("employment", group(&JobFacets::employments))
        .field("working_day", group(&JobFacets::working_days))
        .field("working_time", group(&JobFacets::working_times));
    bindings.object<JobSearchAnswer>("JobSearchResult")
        .field("result",
               [](const JobSearchAnswer& answer, Field& field) {
                   field.list(answer.jobs, [](const domain::JobId id, Field& item) {
                       item.value(context_of(item).catalogue().job(id));
                   });
               })
        .field("total", &JobSearchAnswer::total)
        .field("facets", [](const JobSearchAnswer& answer, Field& field) { field.value(answer.facets); })
        .field("searched_instead", &JobSearchAnswer::searched_instead);
}

}  // namespace

void bind_search(graphql::Bindings& bindings) {
    bind_job_search(bindings);
    bindings.object<FoundCompany>("CompanySearchEntry")
        .field("company", [](const FoundCompany& found, Field& field) { field.value(found.company); })
        .field("open_job_count", &FoundCompany::open_job_count);
    bindings.object<domain::CompanySearchAnswer>("CompanySearchResult")
        .field("result",
               [](const domain::CompanySearchAnswer& answer, Field& field) {
                   field.list(answer.companies, [](const domain::CompanyMatch& match, Field& item) {
                       item.object(FoundCompany{context_of(item).catalogue().company(match.company),
                                                match.open_job_count});
                   });
               })
        .field("total", &domain::CompanySearchAnswer::total);
    bindings.object<domain::Suggestion>("Suggestion")
        .field("text", &domain::Suggestion::text)
        .field("kind", [](const domain::Suggestion& each) { return base::name_of(each.kind); })
        .field("code", [](const domain::Suggestion& each,
                          Field& field) { each.code.empty() ? field.null() : field.string(each.code); })
        .field("count", &domain::Suggestion::count);
    bindings.root("Query")
        .field("job_search", job_search)
        .field("other_vacancies", other_vacancies)
        .field("company_search", company_search)
        .field("suggest", suggest);
}

}  // namespace hoigung::endpoints
