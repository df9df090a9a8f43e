#pragma once

#include "domain/seeker_emails/seeker_email_store.hpp"
#include "store/identity_writer.hpp"

namespace hoigung::store {

// Seekers' e-mail addresses and their codes within one transaction of one connection.
class SqlSeekerEmailWriter final : public domain::SeekerEmailWriter {
  public:
    explicit SqlSeekerEmailWriter(Connection& connection) : connection_(connection), identity_(connection) {}

    [[nodiscard]] SqlIdentityWriter& identity() override { return identity_; }

    [[nodiscard]] domain::CodeAttempts open_login_attempts(const domain::Email& email) override;
    [[nodiscard]] std::optional<domain::CodeAttempts> login_attempts(const domain::Email& email) override;
    void put(const domain::Email& email, const domain::CodeAttempts& attempts, base::Timestamp now) override;

    [[nodiscard]] std::optional<domain::EmailChange> change_of(domain::SeekerId seeker) override;
    void put(const domain::EmailChange& change, base::Timestamp now) override;
    void remove_change(domain::SeekerId seeker) override;

    [[nodiscard]] bool is_taken(const domain::Email& email, domain::SeekerId seeker) override;
    void put_email(domain::SeekerId seeker, std::string_view email, domain::Locale locale) override;

    void queue(std::span<const domain::Delivery> deliveries) override;
    void queue_if(const domain::Delivery& mail, bool is_wanted) override;
    void forget_mails_to(std::string_view email) override;

  private:
    Connection& connection_;
    SqlIdentityWriter identity_;
};

}  // namespace hoigung::store
