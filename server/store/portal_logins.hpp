#pragma once

#include <set>

#include "domain/employers/person_store.hpp"
#include "store/connection.hpp"
#include "store/locks.hpp"

namespace hoigung::store {

// Sessions of the portal and the codes that open them within one transaction of one connection.
class SqlPortalLogins final : public domain::PortalLogins {
  public:
    SqlPortalLogins(Connection& connection, Locks locks) : connection_(connection), locks_(locks) {}

    [[nodiscard]] std::optional<domain::PortalSession> session(std::string_view digest) const override;
    [[nodiscard]] std::vector<domain::PortalSession> sessions_of(domain::PersonId person) const override;
    [[nodiscard]] std::vector<domain::CompanySession> sessions_in_companies(
        std::span<const domain::PortalSessionId> ids) const override;
    [[nodiscard]] std::optional<domain::PortalCodeAttempts> code_attempts(
        const domain::Email& email) const override;

    void add(const domain::PortalSession& session, std::string_view digest) override;
    void touch(domain::PortalSessionId session, base::Timestamp now) override;
    void end(domain::PortalSessionId session) override;
    [[nodiscard]] domain::PortalCodeAttempts open_code_attempts(const domain::Email& email) override;
    void put(const domain::Email& email, const domain::PortalCodeAttempts& attempts,
             base::Timestamp now) override;

    // People who lost a session in this transaction.
    [[nodiscard]] const std::set<domain::PersonId>& access_changed() const { return access_changed_; }

  private:
    Connection& connection_;
    const Locks locks_;
    std::set<domain::PersonId> access_changed_;
};

}  // namespace hoigung::store
