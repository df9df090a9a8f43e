#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

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

// The cost, in fields, of each job or applicant that a mutation acts on: about the cost of reading one. With
// the usual limit, one operation acts on fewer than a thousand.
inline constexpr std::uint32_t kCostOfAnAct = 100;

// A company of the caller's, with the data that seekers see.
struct CompanyView {
    domain::EmployerCompany company;
    domain::Membership membership;
    // The company in the catalogue; empty while it is not there.
    std::optional<domain::Company> on_site;
    // The profile that is shown to seekers, or would be.
    domain::CompanyProfile profile;

    [[nodiscard]] domain::Standing standing() const {
        return domain::standing_of(company.state, on_site && on_site->is_suspended);
    }
};

struct MembershipView {
    CompanyView company;
};

// The object behind the schema's person.
struct PersonView {
    domain::Person person;
    domain::PortalSessionId session;
};

[[nodiscard]] CompanyView view_of(const PortalService& service, domain::OwnCompany own);
// The views of several companies, in the same order.
[[nodiscard]] std::vector<CompanyView> views_of(const PortalService& service,
                                                std::vector<domain::OwnCompany> own);

// Whether the caller's role and the company's standing permit this now; if not, refuses the field.
[[nodiscard]] bool allow(const CompanyView& view, graphql::Field& field, domain::Permission permission);

// Answers with a company that the caller has changed, or with the refusal.
void answer_company(graphql::Field& field, const domain::Outcome<domain::OwnCompany>& changed);

// The names of people in an answer. The people that are expected are read together, when the first name is
// asked for.
class PeopleNames {
  public:
    explicit PeopleNames(const PortalService& service) : service_(service) {}

    void expect(std::optional<domain::PersonId> person);
    // The person's name or address; empty without a person, and for people whose account is deleted.
    [[nodiscard]] const std::string& of(std::optional<domain::PersonId> person);

  private:
    const PortalService& service_;
    std::set<domain::PersonId> expected_;
    std::map<domain::PersonId, std::string> names_;
};

// The number and the ids of a company's open jobs.
[[nodiscard]] std::int64_t count_open_jobs(const PortalContext& context, domain::CompanyId company);
[[nodiscard]] std::vector<domain::JobId> open_jobs(const PortalContext& context, domain::CompanyId company);

// The path of a company's public page, from the site's root.
[[nodiscard]] std::string company_path(const domain::Company& company, domain::Locale locale);
// The path of a job's public page, from the site's root.
[[nodiscard]] std::string job_path(const domain::Job& job, domain::Locale locale);

// A text in each language that was typed.
[[nodiscard]] domain::LocalizedText localized(const graphql::InputObject& input);
// The value of an enumeration's argument, which the engine has already checked.
template <class E>
[[nodiscard]] E enumeration(const graphql::InputObject& input, std::string_view name) {
    return base::parse_enum<E>(*input.enumeration(name)).value();
}

// Answers with a time, or with null.
void answer_time(graphql::Field& field, const std::optional<base::Timestamp>& time);

// The name of a locale in the schema, where names cannot have a hyphen.
[[nodiscard]] std::string_view locale_name(domain::Locale locale);
[[nodiscard]] std::optional<domain::Locale> locale_of(std::optional<std::string_view> name);

}  // namespace hoigung::endpoints::portal
