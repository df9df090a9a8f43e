#include "endpoints/portal/resolvers/resolvers.hpp"

#include <limits>

#include <fmt/format.h>

#include "base/percent.hpp"
#include "domain/employers/portal_reads.hpp"

namespace hoigung::endpoints::portal {

namespace {

domain::JobSearchAnswer search_company(const PortalContext& context, domain::CompanyId company,
                                       const domain::JobSearchOptions& options) {
    domain::JobQuery query;
    query.company = company;
    return context.snapshot->search ? context.snapshot->search->search(query, options)
                                    : domain::JobSearchAnswer{};
}

}  // namespace

void PeopleNames::expect(std::optional<domain::PersonId> person) {
    if (person && !names_.contains(*person)) expected_.insert(*person);
}

const std::string& PeopleNames::of(std::optional<domain::PersonId> person) {
    static const std::string kNobody;
    if (!person) return kNobody;
    expect(person);
    if (expected_.contains(*person)) {
        const std::vector<domain::PersonId> ids(expected_.begin(), expected_.end());
        names_.merge(domain::find_names(service_.ports.store, ids));
        for (const domain::PersonId id : ids) names_.try_emplace(id);
        expected_.clear();
    }
    return names_.at(*person);
}

std::int64_t count_open_jobs(const PortalContext& context, domain::CompanyId company) {
    return search_company(context, company, {}).total;
}

std::vector<domain::JobId> open_jobs(const PortalContext& context, domain::CompanyId company) {
    constexpr domain::Page kAll{0, std::numeric_limits<std::int32_t>::max()};
    return search_company(context, company, {.page = kAll}).jobs;
}

std::string company_path(const domain::Company& company, domain::Locale locale) {
    return fmt::format("/hk/{}company/{}/{}/", locale == domain::Locale::en ? "en/" : "",
                       base::percent_encode(company.slug.in(locale)), company.id.text());
}

std::string job_path(const domain::Job& job, domain::Locale locale) {
    return fmt::format("/hk/{}job/{}/{}/", locale == domain::Locale::en ? "en/" : "",
                       base::percent_encode(job.slug.in(locale)), job.id.text());
}

domain::LocalizedText localized(const graphql::InputObject& input) {
    return {std::string(input.string("zh_hant").value_or("")), std::string(input.string("en").value_or(""))};
}

void answer_time(graphql::Field& field, const std::optional<base::Timestamp>& time) {
    time ? field.string(base::iso_text(*time)) : field.null();
}

std::string_view locale_name(domain::Locale locale) {
    return locale == domain::Locale::en ? "en" : "zh_hant";
}

std::optional<domain::Locale> locale_of(std::optional<std::string_view> name) {
    if (!name) return std::nullopt;
    return *name == "en" ? domain::Locale::en : domain::Locale::zh_hant;
}

graphql::Bindings bind_everything() {
    graphql::Bindings bindings;
    bindings.object<domain::LocalizedText>("LocalizedText")
        .field("zh_hant", &domain::LocalizedText::zh_hant)
        .field("en", &domain::LocalizedText::en);
    bind_person(bindings);
    bind_login(bindings);
    bind_company(bindings);
    bind_company_changes(bindings);
    bind_people(bindings);
    bind_branches(bindings);
    bind_reference(bindings);
    bind_jobs(bindings);
    bind_job_changes(bindings);
    bind_job_choices(bindings);
    bind_job_imports(bindings);
    bind_keys(bindings);
    bind_applicants(bindings);
    bind_applicant_changes(bindings);
    bind_interviews(bindings);
    bind_conversations(bindings);
    return bindings;
}

}  // namespace hoigung::endpoints::portal
