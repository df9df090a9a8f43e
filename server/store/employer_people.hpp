#pragma once

#include <set>

#include "domain/employers/person_store.hpp"
#include "store/connection.hpp"
#include "store/locks.hpp"

namespace hoigung::store {

// Employers' people within one transaction of one connection.
class SqlEmployerPeople final : public domain::EmployerPeople {
  public:
    SqlEmployerPeople(Connection& connection, Locks locks) : connection_(connection), locks_(locks) {}

    [[nodiscard]] std::optional<domain::Person> find(domain::PersonId id) const override;
    [[nodiscard]] std::optional<domain::Person> find(const domain::Email& email) const override;
    [[nodiscard]] std::vector<domain::Person> find_each(std::span<const domain::PersonId> ids) const override;
    [[nodiscard]] std::optional<domain::Membership> membership(domain::CompanyId company,
                                                               domain::PersonId person) const override;
    [[nodiscard]] std::vector<domain::Membership> memberships_of(domain::PersonId person) const override;
    [[nodiscard]] std::vector<domain::CompanyPerson> of(domain::CompanyId company) const override;
    [[nodiscard]] std::vector<domain::CompanyPerson> everybody() const override;
    [[nodiscard]] std::optional<domain::Invitation> invitation(std::string_view digest) const override;
    [[nodiscard]] std::vector<domain::Invitation> invitations_of(domain::CompanyId company) const override;

    void put(const domain::Person& person) override;
    void remove(const domain::Person& person) override;
    void put(const domain::Membership& membership) override;
    void remove(domain::CompanyId company, domain::PersonId person) override;
    void add(const domain::Invitation& invitation, std::string_view digest) override;
    void remove(domain::InvitationId invitation) override;

    // People who lost a membership or were removed in this transaction.
    [[nodiscard]] const std::set<domain::PersonId>& access_changed() const { return access_changed_; }

  private:
    Connection& connection_;
    const Locks locks_;
    std::set<domain::PersonId> access_changed_;
};

}  // namespace hoigung::store
