#pragma once

#include <set>
#include <string>

#include "domain/employers/employer_store.hpp"
#include "store/applicants.hpp"
#include "store/application_writer.hpp"
#include "store/employer_jobs.hpp"

namespace hoigung::store {

// Employers' people and companies within one transaction of one connection.
class SqlEmployerWriter final : public domain::EmployerWriter {
  public:
    // Whether people and companies stay locked, once read, until the transaction ends.
    enum class Locks { none, rows };

    SqlEmployerWriter(Connection& connection, Locks locks)
        : connection_(connection),
          applications_(connection),
          jobs_(connection),
          applicants_(connection),
          locks_(locks) {}

    [[nodiscard]] std::optional<domain::Person> person(domain::PersonId id) override;
    [[nodiscard]] std::optional<domain::Person> person(const domain::Email& email) override;
    [[nodiscard]] std::optional<domain::PortalSession> session(std::string_view digest) override;
    [[nodiscard]] std::vector<domain::PortalSession> sessions_of(domain::PersonId person) override;
    [[nodiscard]] std::vector<domain::CompanySession> sessions_in_companies(
        std::span<const domain::PortalSessionId> ids) override;
    [[nodiscard]] std::optional<domain::EmployerCompany> company(domain::CompanyId id) override;
    [[nodiscard]] std::optional<domain::EmployerCompany> company_with_number(
        std::string_view number) override;
    [[nodiscard]] std::optional<domain::Proof> proof(domain::CompanyId company) override;
    [[nodiscard]] std::optional<std::string> proof_content(domain::CompanyId company) override;
    [[nodiscard]] domain::MaintainedBy maintained_by(domain::CompanyId company) override;
    [[nodiscard]] std::vector<domain::JobSummary> jobs_on_site(domain::CompanyId company) override;
    [[nodiscard]] bool is_suspended(domain::CompanyId company) override;
    [[nodiscard]] std::vector<domain::EmployerCompany> undecided_companies() override;
    [[nodiscard]] std::vector<domain::EmployerCompany> every_company() override;
    [[nodiscard]] std::vector<domain::CompanyPerson> everybody() override;
    [[nodiscard]] std::vector<std::string> picture_names() override;
    [[nodiscard]] std::optional<domain::Membership> membership(domain::CompanyId company,
                                                               domain::PersonId person) override;
    [[nodiscard]] std::vector<domain::Membership> memberships_of(domain::PersonId person) override;
    [[nodiscard]] std::vector<domain::CompanyPerson> people_of(domain::CompanyId company) override;
    [[nodiscard]] std::optional<domain::Invitation> invitation(std::string_view digest) override;
    [[nodiscard]] std::vector<domain::Invitation> invitations_of(domain::CompanyId company) override;
    [[nodiscard]] std::optional<domain::Claim> claim(domain::ClaimId id) override;
    [[nodiscard]] std::vector<domain::Claim> claims_of(domain::PersonId person) override;
    [[nodiscard]] std::vector<domain::Claim> waiting_claims() override;
    [[nodiscard]] std::vector<domain::Branch> branches_of(domain::CompanyId company) override;
    [[nodiscard]] domain::ActivityLog log_of(domain::CompanyId company, domain::Page page) override;
    [[nodiscard]] std::vector<domain::Activity> log_after(domain::CompanyId company,
                                                          const std::optional<domain::ActivityPlace>& after,
                                                          int limit) override;
    [[nodiscard]] std::vector<domain::Activity> activities_of(domain::PersonId person) override;
    [[nodiscard]] std::int64_t count_activities(domain::CompanyId company, domain::ActivityKind kind,
                                                base::Timestamp since) override;
    [[nodiscard]] std::int64_t count_messages(domain::CompanyId company, base::Timestamp since) override;
    [[nodiscard]] domain::Usage usage(domain::UsageKind kind, std::string_view subject) override;

    [[nodiscard]] std::vector<base::Timestamp> requests(domain::LimitKind kind,
                                                        std::string_view subject) override;
    void put_requests(domain::LimitKind kind, std::string_view subject,
                      const std::vector<base::Timestamp>& times, base::Timestamp now) override;
    [[nodiscard]] std::int64_t site_requests_after(domain::LimitKind kind, base::Timestamp moment) override;
    void count_site_request(domain::LimitKind kind, base::Timestamp now) override;
    [[nodiscard]] domain::PortalCodeAttempts open_code_attempts(const domain::Email& email) override;
    [[nodiscard]] std::optional<domain::PortalCodeAttempts> code_attempts(
        const domain::Email& email) override;
    void put(const domain::Email& email, const domain::PortalCodeAttempts& attempts,
             base::Timestamp now) override;
    void put(domain::UsageKind kind, std::string_view subject, const domain::Usage& usage,
             std::chrono::seconds lasts, base::Timestamp now) override;

    void put(const domain::Person& person) override;
    void remove(const domain::Person& person) override;
    void add(const domain::PortalSession& session, std::string_view digest) override;
    void touch(domain::PortalSessionId session, base::Timestamp now) override;
    void end(domain::PortalSessionId session) override;
    void put(const domain::EmployerCompany& company) override;
    void put(domain::CompanyId company, const domain::Proof& proof, std::string_view content) override;
    void put(const domain::Membership& membership) override;
    void remove(domain::CompanyId company, domain::PersonId person) override;
    void add(const domain::Invitation& invitation, std::string_view digest) override;
    void remove(domain::InvitationId invitation) override;
    void put(const domain::Claim& claim) override;
    void remove(domain::ClaimId claim) override;
    void put(const domain::Branch& branch) override;
    void remove(domain::BranchId branch) override;
    [[nodiscard]] domain::ApplicationWriter& applications() override { return applications_; }
    [[nodiscard]] domain::EmployerJobs& jobs() override { return jobs_; }
    [[nodiscard]] domain::Applicants& applicants() override { return applicants_; }
    void note(const domain::Activity& activity) override;
    void note_all(std::span<const domain::Activity> activities) override;
    void queue(std::span<const domain::Delivery> deliveries) override;

    // Numbers the changes of people's access. Call it once, last: it locks a counter until the commit
    // (store/transaction.hpp has the order of locks).
    void write_access_changes(base::Timestamp now);

  private:
    // Makes the SELECT with this condition lock its rows, if this writer locks rows at all.
    [[nodiscard]] std::string locked(std::string_view condition) const;

    Connection& connection_;
    SqlApplicationWriter applications_;
    SqlEmployerJobs jobs_;
    SqlApplicants applicants_;
    const Locks locks_;
    // People who lost a session or a membership in this transaction.
    std::set<domain::PersonId> access_changed_;
};

}  // namespace hoigung::store
