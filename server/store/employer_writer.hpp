#pragma once

#include "domain/employers/employer_store.hpp"
#include "store/applicants.hpp"
#include "store/application_writer.hpp"
#include "store/code_requests.hpp"
#include "store/company_logs.hpp"
#include "store/employer_companies.hpp"
#include "store/employer_jobs.hpp"
#include "store/employer_people.hpp"
#include "store/portal_logins.hpp"
#include "store/usage_counts.hpp"

namespace hoigung::store {

// What employers have, within one transaction of one connection.
class SqlEmployerWriter final : public domain::EmployerWriter {
  public:
    SqlEmployerWriter(Connection& connection, Locks locks)
        : connection_(connection),
          people_(connection, locks),
          logins_(connection, locks),
          companies_(connection, locks),
          logs_(connection),
          usage_(connection, locks),
          jobs_(connection),
          applicants_(connection),
          applications_(connection),
          code_requests_(connection) {}

    [[nodiscard]] SqlEmployerPeople& people() override { return people_; }
    [[nodiscard]] SqlPortalLogins& logins() override { return logins_; }
    [[nodiscard]] SqlEmployerCompanies& companies() override { return companies_; }
    [[nodiscard]] SqlCompanyLogs& logs() override { return logs_; }
    [[nodiscard]] SqlUsageCounts& usage() override { return usage_; }
    [[nodiscard]] SqlEmployerJobs& jobs() override { return jobs_; }
    [[nodiscard]] SqlApplicants& applicants() override { return applicants_; }
    [[nodiscard]] SqlApplicationWriter& applications() override { return applications_; }
    [[nodiscard]] SqlCodeRequests& code_requests() override { return code_requests_; }
    void queue(std::span<const domain::Delivery> deliveries) override;

    // Numbers the changes of people's access. Call it once, last: it locks a counter until the commit
    // (store/transaction.hpp has the order of locks).
    void write_access_changes(base::Timestamp now);

  private:
    Connection& connection_;
    SqlEmployerPeople people_;
    SqlPortalLogins logins_;
    SqlEmployerCompanies companies_;
    SqlCompanyLogs logs_;
    SqlUsageCounts usage_;
    SqlEmployerJobs jobs_;
    SqlApplicants applicants_;
    SqlApplicationWriter applications_;
    SqlCodeRequests code_requests_;
};

}  // namespace hoigung::store
