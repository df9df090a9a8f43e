#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/catalogue/company_jobs.hpp"
#include "domain/employers/activity.hpp"
#include "domain/employers/employer_company.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

// Companies as the portal stores them, with their branches and with claims to them, within one transaction.
// In a writing transaction, a company that was found is locked until it ends, so that changes to one company
// are serialized.
class EmployerCompanies {
  public:
    virtual ~EmployerCompanies() = default;

    [[nodiscard]] virtual std::optional<EmployerCompany> find(CompanyId id) const = 0;
    // Returns only the companies that exist, in any order. Locks nothing.
    [[nodiscard]] virtual std::vector<EmployerCompany> find_each(std::span<const CompanyId> ids) const = 0;
    // The company with that number that is neither refused nor closed.
    [[nodiscard]] virtual std::optional<EmployerCompany> with_number(std::string_view number) const = 0;
    // Companies that wait for the operator's decision, on themselves or on a change; oldest first.
    [[nodiscard]] virtual std::vector<EmployerCompany> undecided() const = 0;
    // All companies, in every state.
    [[nodiscard]] virtual std::vector<EmployerCompany> all() const = 0;
    // Names of the logos that are shown in the portal or wait for the operator.
    [[nodiscard]] virtual std::vector<std::string> picture_names() const = 0;

    [[nodiscard]] virtual std::optional<Proof> proof(CompanyId company) const = 0;
    [[nodiscard]] virtual std::optional<std::string> proof_content(CompanyId company) const = 0;
    [[nodiscard]] virtual MaintainedBy maintained_by(CompanyId company) const = 0;
    // The company's jobs in the catalogue, without removed ones.
    [[nodiscard]] virtual std::vector<JobSummary> jobs_on_site(CompanyId company) const = 0;
    // Whether the company is hidden from the site: suspended by the operator, or closed.
    [[nodiscard]] virtual bool is_suspended(CompanyId company) const = 0;
    [[nodiscard]] virtual std::vector<Branch> branches_of(CompanyId company) const = 0;

    [[nodiscard]] virtual std::optional<Claim> claim(ClaimId id) const = 0;
    [[nodiscard]] virtual std::vector<Claim> claims_of(PersonId person) const = 0;
    [[nodiscard]] virtual std::vector<Claim> waiting_claims() const = 0;

    virtual void put(const EmployerCompany& company) = 0;
    virtual void put(CompanyId company, const Proof& proof, std::string_view content) = 0;
    virtual void put(const Branch& branch) = 0;
    virtual void remove(BranchId branch) = 0;
    virtual void put(const Claim& claim) = 0;
    virtual void remove(ClaimId claim) = 0;
};

// The logs of companies, within one transaction.
class CompanyLogs {
  public:
    virtual ~CompanyLogs() = default;

    [[nodiscard]] virtual ActivityLog of(CompanyId company, Page page) const = 0;
    // Lines of the log, newest first, starting after `place`.
    [[nodiscard]] virtual std::vector<Activity> after(CompanyId company,
                                                      const std::optional<ActivityPlace>& place,
                                                      int limit) const = 0;
    // A person's lines in all logs, newest first.
    [[nodiscard]] virtual std::vector<Activity> of(PersonId person) const = 0;
    [[nodiscard]] virtual std::int64_t count(CompanyId company, ActivityKind kind,
                                             base::Timestamp since) const = 0;

    virtual void note(const Activity& activity) = 0;
    virtual void note_all(std::span<const Activity> activities) = 0;
};

}  // namespace hoigung::domain
