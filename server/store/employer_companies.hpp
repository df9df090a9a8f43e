#pragma once

#include "domain/employers/company_store.hpp"
#include "store/connection.hpp"
#include "store/locks.hpp"

namespace hoigung::store {

// Employers' companies within one transaction of one connection.
class SqlEmployerCompanies final : public domain::EmployerCompanies {
  public:
    SqlEmployerCompanies(Connection& connection, Locks locks) : connection_(connection), locks_(locks) {}

    [[nodiscard]] std::optional<domain::EmployerCompany> find(domain::CompanyId id) const override;
    [[nodiscard]] std::vector<domain::EmployerCompany> find_each(
        std::span<const domain::CompanyId> ids) const override;
    [[nodiscard]] std::optional<domain::EmployerCompany> with_number(std::string_view number) const override;
    [[nodiscard]] std::vector<domain::EmployerCompany> undecided() const override;
    [[nodiscard]] std::vector<domain::EmployerCompany> all() const override;
    [[nodiscard]] std::vector<std::string> picture_names() const override;
    [[nodiscard]] std::optional<domain::Proof> proof(domain::CompanyId company) const override;
    [[nodiscard]] std::optional<std::string> proof_content(domain::CompanyId company) const override;
    [[nodiscard]] domain::MaintainedBy maintained_by(domain::CompanyId company) const override;
    [[nodiscard]] std::vector<domain::JobSummary> jobs_on_site(domain::CompanyId company) const override;
    [[nodiscard]] bool is_suspended(domain::CompanyId company) const override;
    [[nodiscard]] std::vector<domain::Branch> branches_of(domain::CompanyId company) const override;
    [[nodiscard]] std::optional<domain::Claim> claim(domain::ClaimId id) const override;
    [[nodiscard]] std::vector<domain::Claim> claims_of(domain::PersonId person) const override;
    [[nodiscard]] std::vector<domain::Claim> waiting_claims() const override;

    void put(const domain::EmployerCompany& company) override;
    void put(domain::CompanyId company, const domain::Proof& proof, std::string_view content) override;
    void put(const domain::Branch& branch) override;
    void remove(domain::BranchId branch) override;
    void put(const domain::Claim& claim) override;
    void remove(domain::ClaimId claim) override;

  private:
    Connection& connection_;
    const Locks locks_;
};

}  // namespace hoigung::store
