#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "domain/catalogue/company_jobs.hpp"
#include "domain/deliveries/delivery.hpp"
#include "domain/employers/activity.hpp"
#include "domain/employers/employer_company.hpp"
#include "domain/employers/usage.hpp"
#include "domain/identity/identity_store.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

class Applicants;
class ApplicationWriter;
class EmployerJobs;

// A session, paired with one of the companies of its person.
struct CompanySession {
    PortalSession session;
    CompanyId company;
    // Whether the company is suspended; also true when it is closed.
    bool is_suspended = false;
};

// Employers' people and their companies, within one transaction. In a writing transaction, people and
// companies that are read are locked until it ends, so that changes to one company are serialized.
class EmployerReader {
  public:
    virtual ~EmployerReader() = default;

    // The companies' jobs and applicants, in the same transaction.
    [[nodiscard]] virtual const EmployerJobs& jobs() = 0;
    [[nodiscard]] virtual const Applicants& applicants() = 0;

    [[nodiscard]] virtual std::optional<Person> person(PersonId id) = 0;
    [[nodiscard]] virtual std::optional<Person> person(const Email& email) = 0;
    // Looks a session up by the digest of its cookie.
    [[nodiscard]] virtual std::optional<PortalSession> session(std::string_view digest) = 0;
    // Last used first.
    [[nodiscard]] virtual std::vector<PortalSession> sessions_of(PersonId person) = 0;
    // The sessions that exist, once for each company of the person. Locks nothing.
    [[nodiscard]] virtual std::vector<CompanySession> sessions_in_companies(
        std::span<const PortalSessionId> ids) = 0;

    [[nodiscard]] virtual std::optional<EmployerCompany> company(CompanyId id) = 0;
    // The company with that number that is neither refused nor closed.
    [[nodiscard]] virtual std::optional<EmployerCompany> company_with_number(std::string_view number) = 0;
    [[nodiscard]] virtual std::optional<Proof> proof(CompanyId company) = 0;
    [[nodiscard]] virtual std::optional<std::string> proof_content(CompanyId company) = 0;
    [[nodiscard]] virtual MaintainedBy maintained_by(CompanyId company) = 0;
    // The company's jobs in the catalogue, without removed ones.
    [[nodiscard]] virtual std::vector<JobSummary> jobs_on_site(CompanyId company) = 0;
    // Whether the company is hidden from the site: suspended by the operator, or closed.
    [[nodiscard]] virtual bool is_suspended(CompanyId company) = 0;
    // Companies that wait for the operator's decision, on themselves or on a change; oldest first.
    [[nodiscard]] virtual std::vector<EmployerCompany> undecided_companies() = 0;
    // All companies, in every state.
    [[nodiscard]] virtual std::vector<EmployerCompany> every_company() = 0;
    // All members of all companies, owners first.
    [[nodiscard]] virtual std::vector<CompanyPerson> everybody() = 0;
    // Names of the logos that are shown in the portal or wait for the operator.
    [[nodiscard]] virtual std::vector<std::string> picture_names() = 0;

    [[nodiscard]] virtual std::optional<Membership> membership(CompanyId company, PersonId person) = 0;
    [[nodiscard]] virtual std::vector<Membership> memberships_of(PersonId person) = 0;
    // Owners first, then by name.
    [[nodiscard]] virtual std::vector<CompanyPerson> people_of(CompanyId company) = 0;

    [[nodiscard]] virtual std::optional<Invitation> invitation(std::string_view digest) = 0;
    [[nodiscard]] virtual std::vector<Invitation> invitations_of(CompanyId company) = 0;
    [[nodiscard]] virtual std::optional<Claim> claim(ClaimId id) = 0;
    [[nodiscard]] virtual std::vector<Claim> claims_of(PersonId person) = 0;
    [[nodiscard]] virtual std::vector<Claim> waiting_claims() = 0;
    [[nodiscard]] virtual std::vector<Branch> branches_of(CompanyId company) = 0;

    [[nodiscard]] virtual ActivityLog log_of(CompanyId company, Page page) = 0;
    // Lines of the log, newest first, starting after `after`.
    [[nodiscard]] virtual std::vector<Activity> log_after(CompanyId company,
                                                          const std::optional<ActivityPlace>& after,
                                                          int limit) = 0;
    // A person's lines in all logs, newest first.
    [[nodiscard]] virtual std::vector<Activity> activities_of(PersonId person) = 0;
    [[nodiscard]] virtual std::int64_t count_activities(CompanyId company, ActivityKind kind,
                                                        base::Timestamp since) = 0;
    // The messages that the company has sent to applicants.
    [[nodiscard]] virtual std::int64_t count_messages(CompanyId company, base::Timestamp since) = 0;
    // In a writing transaction the row is locked until it ends, so that no two requests pass a limit
    // together.
    [[nodiscard]] virtual Usage usage(UsageKind kind, std::string_view subject) = 0;
};

// The login code of an e-mail address, and how often it was requested and guessed. Browsers in which the
// address has logged in before are counted separately, so that a stranger cannot lock the address's owner
// out.
struct PortalCodeAttempts : CodeAttempts {
    CodeAttempts from_known_browsers;

    [[nodiscard]] CodeAttempts& of(bool is_known_browser) {
        return is_known_browser ? from_known_browsers : *this;
    }

    bool operator==(const PortalCodeAttempts&) const = default;
    static void describe(auto& self, auto& visit) {
        CodeAttempts::describe(self, visit);
        visit.optional("from_known_browsers", self.from_known_browsers);
    }
};

class EmployerWriter : public EmployerReader, public CodeRequests {
  public:
    [[nodiscard]] EmployerJobs& jobs() override = 0;
    [[nodiscard]] Applicants& applicants() override = 0;
    [[nodiscard]] virtual ApplicationWriter& applications() = 0;

    // The attempts of an address. Stores and returns an empty record if the address has none.
    [[nodiscard]] virtual PortalCodeAttempts open_code_attempts(const Email& email) = 0;
    [[nodiscard]] virtual std::optional<PortalCodeAttempts> code_attempts(const Email& email) = 0;
    virtual void put(const Email& email, const PortalCodeAttempts& attempts, base::Timestamp now) = 0;
    // `lasts` is how long the usage counts.
    virtual void put(UsageKind kind, std::string_view subject, const Usage& usage, std::chrono::seconds lasts,
                     base::Timestamp now) = 0;

    virtual void put(const Person& person) = 0;
    // Deletes the person with all data that is only theirs. Their lines in companies' logs stay, without the
    // name.
    virtual void remove(const Person& person) = 0;
    virtual void add(const PortalSession& session, std::string_view digest) = 0;
    virtual void touch(PortalSessionId session, base::Timestamp now) = 0;
    virtual void end(PortalSessionId session) = 0;

    virtual void put(const EmployerCompany& company) = 0;
    virtual void put(CompanyId company, const Proof& proof, std::string_view content) = 0;
    virtual void put(const Membership& membership) = 0;
    virtual void remove(CompanyId company, PersonId person) = 0;
    virtual void add(const Invitation& invitation, std::string_view digest) = 0;
    virtual void remove(InvitationId invitation) = 0;
    virtual void put(const Claim& claim) = 0;
    virtual void remove(ClaimId claim) = 0;
    virtual void put(const Branch& branch) = 0;
    virtual void remove(BranchId branch) = 0;
    virtual void note(const Activity& activity) = 0;
    virtual void note_all(std::span<const Activity> activities) = 0;
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
