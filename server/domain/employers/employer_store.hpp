#pragma once

#include <functional>
#include <span>
#include <vector>

#include "domain/deliveries/delivery.hpp"
#include "domain/employers/company_store.hpp"
#include "domain/employers/person_store.hpp"
#include "domain/employers/usage.hpp"

namespace hoigung::domain {

class Applicants;
class ApplicationWriter;
class CodeRequests;
class EmployerJobs;

// The parts of a transaction that reads what employers have.
class EmployerReader {
  public:
    virtual ~EmployerReader() = default;

    [[nodiscard]] virtual const EmployerPeople& people() = 0;
    [[nodiscard]] virtual const PortalLogins& logins() = 0;
    [[nodiscard]] virtual const EmployerCompanies& companies() = 0;
    [[nodiscard]] virtual const CompanyLogs& logs() = 0;
    [[nodiscard]] virtual const UsageCounts& usage() = 0;
    [[nodiscard]] virtual const EmployerJobs& jobs() = 0;
    [[nodiscard]] virtual const Applicants& applicants() = 0;
};

// The same parts in a transaction that writes, and what is written together with them.
class EmployerWriter : public EmployerReader {
  public:
    [[nodiscard]] EmployerPeople& people() override = 0;
    [[nodiscard]] PortalLogins& logins() override = 0;
    [[nodiscard]] EmployerCompanies& companies() override = 0;
    [[nodiscard]] CompanyLogs& logs() override = 0;
    [[nodiscard]] UsageCounts& usage() override = 0;
    [[nodiscard]] EmployerJobs& jobs() override = 0;
    [[nodiscard]] Applicants& applicants() override = 0;
    [[nodiscard]] virtual ApplicationWriter& applications() = 0;
    [[nodiscard]] virtual CodeRequests& code_requests() = 0;
    virtual void queue(std::span<const Delivery> deliveries) = 0;
};

// A person who has lost a session or a membership.
struct AccessChange {
    std::int64_t number = 0;
    PersonId person;
};

// The moments before which stored data is deleted.
struct EmployerRetention {
    // Sessions that were last used before this, or began before this.
    base::Timestamp sessions_used_before;
    base::Timestamp sessions_made_before;
    base::Timestamp codes_touched_before;
    // Lines of the companies' logs.
    base::Timestamp activities_before;
    // Imported files of jobs.
    base::Timestamp imports_before;
    // Notes about the applicants of jobs that closed before this.
    base::Timestamp jobs_closed_before;
    // Expired invitations, and counts that no limit needs any more.
    base::Timestamp now;
};

class EmployerStore {
  public:
    virtual ~EmployerStore() = default;

    // Everything that `work` reads comes from one snapshot.
    virtual void read(const std::function<void(EmployerReader&)>& work) = 0;
    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all.
    virtual void write(const std::function<void(EmployerWriter&)>& work) = 0;
    // All people, oldest first.
    virtual void each_person(const std::function<void(const Person&)>& visit) = 0;
    virtual void sweep(const EmployerRetention& retention) = 0;
    // Ended sessions and removed memberships, in the order of their numbers. Open streams follow them.
    [[nodiscard]] virtual std::int64_t last_access_change() = 0;
    [[nodiscard]] virtual std::vector<AccessChange> access_changes_after(std::int64_t number, int limit) = 0;
    // Ends every session. Returns how many there were.
    virtual std::int64_t end_every_session() = 0;
};

}  // namespace hoigung::domain
