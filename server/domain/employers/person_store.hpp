#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "domain/employers/activity.hpp"
#include "domain/employers/employer_company.hpp"
#include "domain/identity/login.hpp"

namespace hoigung::domain {

// People who use the portal, and their places in companies, within one transaction. In a writing transaction,
// a person who was found is locked until it ends.
class EmployerPeople {
  public:
    virtual ~EmployerPeople() = default;

    [[nodiscard]] virtual std::optional<Person> find(PersonId id) const = 0;
    [[nodiscard]] virtual std::optional<Person> find(const Email& email) const = 0;
    // Returns only the people that exist, in any order. Locks nothing.
    [[nodiscard]] virtual std::vector<Person> find_each(std::span<const PersonId> ids) const = 0;

    [[nodiscard]] virtual std::optional<Membership> membership(CompanyId company, PersonId person) const = 0;
    [[nodiscard]] virtual std::vector<Membership> memberships_of(PersonId person) const = 0;
    // The members of a company, owners first, then by name.
    [[nodiscard]] virtual std::vector<CompanyPerson> of(CompanyId company) const = 0;
    // All members of all companies, owners first.
    [[nodiscard]] virtual std::vector<CompanyPerson> everybody() const = 0;

    [[nodiscard]] virtual std::optional<Invitation> invitation(std::string_view digest) const = 0;
    [[nodiscard]] virtual std::vector<Invitation> invitations_of(CompanyId company) const = 0;

    virtual void put(const Person& person) = 0;
    // Deletes the person with all data that is only theirs. Their lines in companies' logs stay, without the
    // name.
    virtual void remove(const Person& person) = 0;
    virtual void put(const Membership& membership) = 0;
    virtual void remove(CompanyId company, PersonId person) = 0;
    virtual void add(const Invitation& invitation, std::string_view digest) = 0;
    virtual void remove(InvitationId invitation) = 0;
};

// A session, paired with one of the companies of its person.
struct CompanySession {
    PortalSession session;
    CompanyId company;
    // Whether the company is suspended; also true when it is closed.
    bool is_suspended = false;
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

// Sessions of the portal and the codes that open them, within one transaction.
class PortalLogins {
  public:
    virtual ~PortalLogins() = default;

    // Looks a session up by the digest of its cookie.
    [[nodiscard]] virtual std::optional<PortalSession> session(std::string_view digest) const = 0;
    // Last used first.
    [[nodiscard]] virtual std::vector<PortalSession> sessions_of(PersonId person) const = 0;
    // The sessions that exist, once for each company of the person.
    [[nodiscard]] virtual std::vector<CompanySession> sessions_in_companies(
        std::span<const PortalSessionId> ids) const = 0;
    // The attempts of an address. In a writing transaction they are locked until it ends.
    [[nodiscard]] virtual std::optional<PortalCodeAttempts> code_attempts(const Email& email) const = 0;

    virtual void add(const PortalSession& session, std::string_view digest) = 0;
    virtual void touch(PortalSessionId session, base::Timestamp now) = 0;
    virtual void end(PortalSessionId session) = 0;
    // The attempts of an address. Stores and returns an empty record if the address has none.
    [[nodiscard]] virtual PortalCodeAttempts open_code_attempts(const Email& email) = 0;
    virtual void put(const Email& email, const PortalCodeAttempts& attempts, base::Timestamp now) = 0;
};

}  // namespace hoigung::domain
