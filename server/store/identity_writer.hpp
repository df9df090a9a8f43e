#pragma once

#include "domain/identity/identity_store.hpp"
#include "store/code_requests.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

// Seekers, sessions and the login attempts within one transaction of one connection.
class SqlIdentityWriter final : public domain::IdentityWriter {
  public:
    explicit SqlIdentityWriter(Connection& connection)
        : connection_(connection), code_requests_(connection) {}

    [[nodiscard]] domain::LoginAttempts open_login_attempts(const domain::Telephone& telephone) override;
    [[nodiscard]] std::optional<domain::LoginAttempts> login_attempts(
        const domain::Telephone& telephone) override;
    void put(const domain::LoginAttempts& attempts, base::Timestamp now) override;
    [[nodiscard]] SqlCodeRequests& code_requests() override { return code_requests_; }

    [[nodiscard]] std::optional<domain::Seeker> seeker(domain::SeekerId id) override;
    [[nodiscard]] std::optional<domain::Seeker> seeker(const domain::Telephone& telephone) override;
    [[nodiscard]] std::optional<domain::Seeker> seeker(const domain::Email& email) override;
    void add(const domain::Seeker& seeker) override;
    void put(const domain::Seeker& seeker) override;
    void remove(const domain::Seeker& seeker, base::Timestamp now) override;

    domain::DeviceId put(domain::SeekerId seeker, const domain::Device& device) override;
    void keep_newest_devices(domain::SeekerId seeker, int most) override;
    void remove_device(domain::SeekerId seeker, std::string_view token) override;
    void put(const domain::PushOwner& owner, const domain::StoredPushSubscription& subscription) override;
    void keep_newest_subscriptions(domain::SeekerId seeker, int most) override;
    void remove_subscription(domain::SeekerId seeker, std::string_view endpoint) override;
    [[nodiscard]] bool has_subscription(domain::DeviceId device) override;

    void add(const domain::Session& session) override;
    [[nodiscard]] std::optional<domain::Session> session(domain::SessionId id) override;
    void put(const domain::Session& session) override;
    [[nodiscard]] std::vector<domain::Session> sessions_of(domain::SeekerId seeker) override;

  private:
    // Makes the SELECT with this condition lock its rows until the transaction ends.
    [[nodiscard]] std::string locked(std::string_view condition) const;

    Connection& connection_;
    SqlCodeRequests code_requests_;
};

}  // namespace hoigung::store
