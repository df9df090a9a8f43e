#pragma once

#include "domain/staff/staff_store.hpp"
#include "store/code_requests.hpp"
#include "store/connection.hpp"
#include "store/locks.hpp"

namespace hoigung::store {

// Staff within one transaction of one connection.
class SqlStaffRows final : public domain::StaffRows {
  public:
    SqlStaffRows(Connection& connection, Locks locks)
        : connection_(connection), locks_(locks), code_requests_(connection) {}

    [[nodiscard]] std::optional<domain::Staff> find(domain::StaffId id) const override;
    [[nodiscard]] std::optional<domain::Staff> find(const domain::Email& email) const override;
    [[nodiscard]] std::vector<domain::Staff> all() const override;
    void put(const domain::Staff& staff) override;

    void put_recovery_codes(domain::StaffId staff, std::span<const std::string> digests) override;
    [[nodiscard]] std::int64_t count_recovery_codes(domain::StaffId staff) const override;
    [[nodiscard]] bool take_recovery_code(domain::StaffId staff, std::string_view digest) override;

    [[nodiscard]] std::optional<domain::PortalCodeAttempts> code_attempts(
        const domain::Email& email) const override;
    [[nodiscard]] domain::PortalCodeAttempts open_code_attempts(const domain::Email& email) override;
    void put(const domain::Email& email, const domain::PortalCodeAttempts& attempts,
             base::Timestamp now) override;

    [[nodiscard]] std::optional<domain::PendingLogin> pending(std::string_view digest) const override;
    void add(const domain::PendingLogin& login, std::string_view digest) override;
    void end_pending(domain::StaffId staff) override;

    [[nodiscard]] std::optional<domain::StaffSession> session(std::string_view digest) const override;
    [[nodiscard]] std::vector<domain::StaffSession> sessions_of(domain::StaffId staff) const override;
    void add(const domain::StaffSession& session, std::string_view digest) override;
    void touch(domain::StaffSessionId session, base::Timestamp now) override;
    void end(domain::StaffSessionId session) override;

    [[nodiscard]] domain::CodeRequests& code_requests() override { return code_requests_; }
    void queue(std::span<const domain::Delivery> deliveries) override;

  private:
    Connection& connection_;
    const Locks locks_;
    SqlCodeRequests code_requests_;
};

}  // namespace hoigung::store
