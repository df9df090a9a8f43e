#pragma once

#include "domain/identity/identity_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlIdentityStore final : public domain::IdentityStore {
  public:
    explicit SqlIdentityStore(Database& database) : database_(database) {}

    void write(const std::function<void(domain::IdentityWriter&)>& work) override;

    [[nodiscard]] std::optional<domain::Seeker> seeker(domain::SeekerId id) override;
    [[nodiscard]] std::optional<domain::Seeker> seeker(const domain::Telephone& telephone) override;
    [[nodiscard]] std::optional<domain::Seeker> seeker(const domain::Email& email) override;
    void each_seeker(
        const std::function<void(const domain::Seeker& seeker, const std::string& name)>& visit) override;
    [[nodiscard]] std::vector<domain::Device> devices_of(domain::SeekerId seeker) override;
    [[nodiscard]] std::vector<domain::StoredPushSubscription> subscriptions_of(
        domain::SeekerId seeker) override;
    [[nodiscard]] std::vector<domain::Session> all_sessions_of(domain::SeekerId seeker) override;
    [[nodiscard]] std::vector<domain::SeekerId> deleted_before(base::Timestamp moment, int limit) override;
    [[nodiscard]] domain::IdentityVersion version() override;
    [[nodiscard]] domain::StoredSession session(domain::SessionId id) override;
    [[nodiscard]] domain::StoredSessions sessions(std::span<const domain::SessionId> ids) override;
    [[nodiscard]] domain::SessionChanges changes_since(std::int64_t version, int most) override;
    std::int64_t revoke_every_session() override;
    void sweep(base::Timestamp now, base::Timestamp untouched_since) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
