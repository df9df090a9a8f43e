#pragma once

#include "domain/employers/activity.hpp"
#include "domain/employers/permissions.hpp"
#include "endpoints/portal/portal_service.hpp"
#include "graphql/bindings.hpp"

// The fields of api/portal.graphql, bound to the domain: one file for each part of the schema.
namespace hoigung::endpoints::portal {

void bind_person(graphql::Bindings& bindings);
void bind_login(graphql::Bindings& bindings);
void bind_company(graphql::Bindings& bindings);
void bind_company_changes(graphql::Bindings& bindings);
void bind_people(graphql::Bindings& bindings);
void bind_branches(graphql::Bindings& bindings);
void bind_reference(graphql::Bindings& bindings);
void bind_jobs(graphql::Bindings& bindings);
void bind_job_changes(graphql::Bindings& bindings);
void bind_job_choices(graphql::Bindings& bindings);
void bind_job_imports(graphql::Bindings& bindings);
void bind_keys(graphql::Bindings& bindings);
void bind_applicants(graphql::Bindings& bindings);
void bind_applicant_changes(graphql::Bindings& bindings);
void bind_interviews(graphql::Bindings& bindings);
void bind_conversations(graphql::Bindings& bindings);

[[nodiscard]] graphql::Bindings bind_everything();

// What each job or applicant costs that a mutation acts on, in fields: about what reading one costs. With the
// usual limit, one operation acts on fewer than a thousand.
inline constexpr std::uint32_t kCostOfAnAct = 100;

// A company of the caller's, with what seekers see of it.
struct CompanyView {
    domain::EmployerCompany company;
    domain::Membership membership;
    // What the catalogue has of it; nothing while it is not there.
    std::optional<domain::Company> on_site;
    // As it is shown, or would be.
    domain::CompanyProfile profile;

    [[nodiscard]] domain::Standing standing() const {
        return domain::standing_of(company.state, on_site && on_site->is_suspended);
    }
};

struct MembershipView {
    CompanyView company;
};

// What a field of a person shows.
struct PersonView {
    domain::Person person;
    domain::PortalSessionId session;
};

[[nodiscard]] CompanyView view_of(const PortalService& service, domain::OwnCompany own);

// Whether the company may do something now; otherwise the field is refused.
[[nodiscard]] bool allow(const CompanyView& view, graphql::Field& field, domain::Permission permission);

// Answers with a company of the caller's as it is now, or with the refusal.
void answer_company(graphql::Field& field, std::string_view company_id);

// How many open jobs a company has, and which.
[[nodiscard]] std::int64_t count_open_jobs(const PortalContext& context, domain::CompanyId company);
[[nodiscard]] std::vector<domain::JobId> open_jobs(const PortalContext& context, domain::CompanyId company);

// Where seekers read about a company, from the site's root.
[[nodiscard]] std::string company_path(const domain::Company& company, domain::Locale locale);
// The same for a job.
[[nodiscard]] std::string job_path(const domain::Job& job, domain::Locale locale);

// A text in the languages that were typed.
[[nodiscard]] domain::LocalizedText localized(const graphql::InputObject& input);
// The argument of an enumeration, which the engine has checked.
template <class E>
[[nodiscard]] E enumeration(const graphql::InputObject& input, std::string_view name) {
    return base::parse_enum<E>(*input.enumeration(name)).value();
}

// Answers with a time, or with null where there is none.
void answer_time(graphql::Field& field, const std::optional<base::Timestamp>& time);

// The name of a locale in the schema, where a hyphen cannot be.
[[nodiscard]] std::string_view locale_name(domain::Locale locale);
[[nodiscard]] std::optional<domain::Locale> locale_of(std::optional<std::string_view> name);

}  // namespace hoigung::endpoints::portal
