#include <span>

#include "domain/places/distance.hpp"
#include "domain/search/applied_filters.hpp"
#include "domain/search/filter_slug.hpp"
#include "domain/search/known_codes.hpp"
#include "domain/search/search_index.hpp"
#include "domain/snapshot/related_jobs.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::FacetCount;
using domain::JobFacets;
using domain::JobSearchAnswer;
using graphql::Arguments;
using graphql::Field;

// A search's answer together with its query.
struct JobsFound {
    domain::JobQuery query;
    JobSearchAnswer answer;
};
struct CompaniesFound {
    domain::CompanyQuery query;
    domain::CompanySearchAnswer answer;
};

// A filter that was applied and, if nothing was found, the number of results without it.
struct FilterInEffect {
    domain::AppliedFilter applied;
    std::optional<std::int64_t> total_without;
};

// A company that was found, and the number of its open jobs.
struct FoundCompany {
    const domain::Company* company = nullptr;
    std::int64_t open_job_count = 0;
};

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

// std::nullopt when the requested company cannot exist, so that no job can match.
std::optional<domain::JobQuery> read_query(const Arguments& arguments, const domain::ReferenceLists& lists) {
    domain::JobQuery query;
    if (const auto company = arguments.string("company")) {
        query.company = domain::CompanyId::parse(*company);
        if (!query.company) return std::nullopt;
    }
    for (const std::string_view excluded : arguments.strings("exclude")) {
        if (const auto id = domain::JobId::parse(excluded)) query.exclude.push_back(*id);
    }
    query.term = text(arguments, "term");
    query.as_words = texts(arguments.strings("asWords"));
    query.keep = texts(arguments.strings("keep"));
    query.districts = known_districts(texts(arguments.strings("district")), lists);
    query.employments = employments(arguments);
    read_working_times(arguments, query);
    query.from_working_days_per_week = arguments.integer("fromWorkingDaysPerWeek");
    query.from_working_hours_per_day = arguments.real("fromWorkingHoursPerDay");
    query.hourly_rate = arguments.integer("hourlyRate");
    query.monthly_rate = arguments.integer("monthlyRate");
    query.job_types = known_job_types(texts(arguments.strings("jobType")), lists);
    query.near = domain::parse_latlng(arguments.string("latlng").value_or(""));
    if (const auto sort = arguments.enumeration("sort"))
        query.sort = base::parse_enum<domain::JobSort>(*sort);
    return query;
}

void note_sources(const JobsFound& found, const domain::JobTerms& terms,
                  domain::AnswerDependencies& dependencies) {
    const auto& [query, answer] = found;
    // If words were dropped or corrected, a job outside the answer may later match them.
    const bool is_whole = answer.total > 0 && !answer.searched_instead &&
                          std::ranges::none_of(answer.parts, &domain::ReadPart::left_out);
    if (query.term.empty() && query.company)
        dependencies.companies.push_back(*query.company);
    else if (query.term.empty())
        dependencies.read(domain::AnswerDependencies::Lists::any);
    else if (is_whole)
        dependencies.add_search(terms.terms_asked_for(query));
    else
        dependencies.read(domain::AnswerDependencies::Lists::any_by_words);
}

// Answers with an empty result when there is no query.
void answer_search(Field& field, const std::optional<domain::JobQuery>& query, domain::Page page) {
    if (!query) {
        JobsFound nothing;
        nothing.answer.facets.emplace();
        return field.object(nothing);
    }
    domain::JobSearchOptions options;
    if (field.selects("result")) options.page = page;
    options.facets = field.selects("facets");
    const domain::SearchIndex& jobs = *context_of(field).snapshot->search;
    const JobsFound found{*query, jobs.search(*query, options)};
    note_sources(found, jobs, context_of(field).dependencies);
    field.object(found);
}

void job_search(Field& field) {
    const auto page =
        domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    const ServiceContext& context = context_of(field);
    auto query = read_query(field.arguments(), context.service.lists);
    if (const auto slug = field.arguments().string("slug"); slug && query) {
        const auto choices = domain::parse_filter_slug(*slug, context.locale, context.service.lists);
        if (!choices) return refuse(field, domain::Refusal::IdNotFound);
        choices->narrow(*query);
    }
    answer_search(field, query, *page);
}

void other_vacancies(Field& field) {
    const auto page = domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"),
                                      domain::kRelatedJobs);
    if (!page.ok()) return refuse(field, page.error());
    std::optional<domain::JobQuery> query;
    const auto id = domain::JobId::parse(field.arguments().string("jobID").value_or(""));
    asked_about(field, id);
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
    const ServiceContext& context = context_of(field);
    const domain::CompanySearch& companies = *context.snapshot->search;
    const domain::ReferenceLists& lists = context.service.lists;
    const domain::CompanyQuery query{
        .term = text(arguments, "term"),
        .districts = known_districts(texts(arguments.strings("district")), lists),
        .job_types = known_job_types(texts(arguments.strings("jobType")), lists),
        .employments = employments(arguments),
        .locale = context.locale};
    field.object(CompaniesFound{query, companies.search(query, *page)});
}

void answer_job_filters(const JobsFound& found, Field& field) {
    const ServiceContext& context = context_of(field);
    const domain::JobSearch& jobs = *context.snapshot->search;
    field.list(domain::applied_filters(found.query, context.service.lists),
               [&](const domain::AppliedFilter& applied, Field& item) {
                   FilterInEffect filter{applied, std::nullopt};
                   if (found.answer.total == 0)
                       filter.total_without =
                           jobs.search(domain::without(found.query, applied.filter), {}).total;
                   item.object(filter);
               });
}

// The address of a job that is nearest to a place.
struct NearestAddress {
    const domain::Address* address = nullptr;
    std::int64_t metres = 0;
};

std::optional<NearestAddress> nearest_address(const domain::JobPosting& posting,
                                              const domain::DistanceFrom& from) {
    std::optional<NearestAddress> nearest;
    for (const domain::Address& address : posting.addresses) {
        if (!address.coordinates || !address.coordinates->valid()) continue;
        const std::int64_t metres = from.metres(domain::GeoPoint::of(*address.coordinates));
        if (!nearest || metres < nearest->metres) nearest = NearestAddress{&address, metres};
    }
    return nearest;
}

void answer_nearest(const JobsFound& found, Field& field) {
    if (!found.answer.near) return field.list(std::span<const domain::JobId>(), [](auto, Field&) {});
    const domain::DistanceFrom from(*found.answer.near);
    field.list(found.answer.jobs, [&](const domain::JobId id, Field& item) {
        const auto nearest = nearest_address(context_of(item).catalogue().job(id)->posting, from);
        nearest ? item.object(*nearest) : item.null();
    });
}

// The filters of companies are some of the filters of jobs.
domain::JobQuery as_job_query(const domain::CompanyQuery& query) {
    domain::JobQuery jobs;
    jobs.term = query.term;
    jobs.districts = query.districts;
    jobs.job_types = query.job_types;
    jobs.employments = query.employments;
    return jobs;
}

void answer_company_filters(const CompaniesFound& found, Field& field) {
    const ServiceContext& context = context_of(field);
    const domain::CompanySearch& companies = *context.snapshot->search;
    const domain::JobQuery whole = as_job_query(found.query);
    field.list(domain::applied_filters(whole, context.service.lists),
               [&](const domain::AppliedFilter& applied, Field& item) {
                   FilterInEffect filter{applied, std::nullopt};
                   if (found.answer.total == 0) {
                       const domain::JobQuery left = domain::without(whole, applied.filter);
                       const domain::CompanyQuery query{left.term, left.districts, left.job_types,
                                                        left.employments, found.query.locale};
                       filter.total_without = companies.search(query, domain::Page{}).total;
                   }
                   item.object(filter);
               });
}

void suggest(Field& field) {
    const auto page = domain::page_of(field.arguments().integer("limit"), 0);
    if (!page.ok()) return refuse(field, page.error());
    const domain::Suggest& suggestions = *context_of(field).snapshot->search;
    field.value(suggestions.complete(field.arguments().string("prefix").value_or(""), page->limit));
}

void answer_slug(Field& field, const domain::LocalizedText* slug) {
    if (slug == nullptr || slug->empty()) return field.value(std::span<const LocalizedValue>());
    field.value(in_every_language(*slug));
}

// The address of the page that a suggestion leads to.
void answer_suggestion_slug(const domain::Suggestion& suggestion, Field& field) {
    const domain::ReferenceLists& lists = context_of(field).service.lists;
    switch (suggestion.kind) {
        case domain::SuggestionKind::title:
        case domain::SuggestionKind::search:
            return answer_slug(field, nullptr);
        case domain::SuggestionKind::job_type: {
            const auto placed = lists.job_type(suggestion.code);
            return answer_slug(field, placed ? &placed->type->slug : nullptr);
        }
        case domain::SuggestionKind::district: {
            const domain::District* district = lists.district(suggestion.code);
            return answer_slug(field, district != nullptr ? &district->slug : nullptr);
        }
        case domain::SuggestionKind::company: {
            const auto id = domain::CompanyId::parse(suggestion.code);
            const domain::Company* company = id ? context_of(field).catalogue().company(*id) : nullptr;
            return answer_slug(field, company != nullptr ? &company->slug : nullptr);
        }
    }
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
    bindings.object<JobsFound>("JobSearchResult")
        .field("result",
               [](const JobsFound& found, Field& field) {
                   field.list(found.answer.jobs, [](const domain::JobId id, Field& item) {
                       item.value(context_of(item).catalogue().job(id));
                   });
               })
        .field("total", [](const JobsFound& found) { return found.answer.total; })
        .field("facets", [](const JobsFound& found, Field& field) { field.value(found.answer.facets); })
        .field("searched_instead",
               [](const JobsFound& found, Field& field) { field.value(found.answer.searched_instead); })
        .field("filters", answer_job_filters)
        .field("parts", [](const JobsFound& found, Field& field) { field.value(found.answer.parts); })
        .field("nearest", answer_nearest);
    bindings.object<NearestAddress>("NearestAddress")
        .field("address", [](const NearestAddress& nearest) { return nearest.address->id.hex(); })
        .field("metres", &NearestAddress::metres);
    bindings.object<domain::ReadPart>("SearchPart")
        .field("kind", [](const domain::ReadPart& part) { return base::name_of(part.kind); })
        .field("text", &domain::ReadPart::text)
        .field("name",
               [](const domain::ReadPart& part, Field& field) {
                   part.name.empty() ? field.null() : field.string(context_of(field).text(part.name));
               })
        .field("district_name",
               [](const domain::ReadPart& part, Field& field) {
                   const ServiceContext& context = context_of(field);
                   std::vector<const domain::District*> districts;
                   for (const std::string& code : part.districts) {
                       if (const auto* district = context.service.lists.district(code))
                           districts.push_back(district);
                   }
                   field.list(districts, [&](const domain::District* district, Field& item) {
                       item.string(context.text(district->name));
                   });
               })
        .field("left_out", &domain::ReadPart::left_out);
}

void bind_filters(graphql::Bindings& bindings) {
    bindings.object<FilterInEffect>("AppliedFilter")
        .field("name", [](const FilterInEffect& each) { return base::name_of(each.applied.filter); })
        .field("values", [](const FilterInEffect& each, Field& field) { field.value(each.applied.values); })
        .field("total_without",
               [](const FilterInEffect& each, Field& field) { field.value(each.total_without); });
    bindings.object<domain::FilterValue>("FilterValue")
        .field("code", &domain::FilterValue::code)
        .field("name", [](const domain::FilterValue& value,
                          Field& field) { field.string(context_of(field).text(value.name)); })
        .field("slug",
               [](const domain::FilterValue& value, Field& field) { answer_slug(field, &value.slug); });
}

}  // namespace

void bind_search(graphql::Bindings& bindings) {
    bind_job_search(bindings);
    bind_filters(bindings);
    bindings.object<FoundCompany>("CompanySearchEntry")
        .field("company", [](const FoundCompany& found, Field& field) { field.value(found.company); })
        .field("open_job_count", &FoundCompany::open_job_count);
    bindings.object<CompaniesFound>("CompanySearchResult")
        .field("result",
               [](const CompaniesFound& found, Field& field) {
                   field.list(found.answer.companies, [](const domain::CompanyMatch& match, Field& item) {
                       item.object(FoundCompany{context_of(item).catalogue().company(match.company),
                                                match.open_job_count});
                   });
               })
        .field("total", [](const CompaniesFound& found) { return found.answer.total; })
        .field("filters", answer_company_filters);
    bindings.object<domain::Suggestion>("Suggestion")
        .field("text", &domain::Suggestion::text)
        .field("kind", [](const domain::Suggestion& each) { return base::name_of(each.kind); })
        .field("code", [](const domain::Suggestion& each,
                          Field& field) { each.code.empty() ? field.null() : field.string(each.code); })
        .field("slug", answer_suggestion_slug)
        .field("count", &domain::Suggestion::count);
    bindings.root("Query")
        .field("job_search", job_search)
        .traced()
        .field("other_vacancies", other_vacancies)
        .traced()
        .field("company_search", company_search)
        .field("suggest", suggest);
}

}  // namespace hoigung::endpoints
