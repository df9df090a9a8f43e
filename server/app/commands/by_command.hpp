#pragma once

#include "app/audit_key.hpp"
#include "domain/operator/acting.hpp"
#include "security/log_seals.hpp"
#include "store/operator_log.hpp"

namespace hoigung::app {

// The system's user, who acts for the operator by a command, with the log of what was done.
class ByCommand {
  public:
    // Throws an Outage when the log's key is missing: nobody acts unnoticed.
    ByCommand(const Settings& settings, store::Database& database);

    operator domain::Acting() { return {{domain::ActorKind::cli, user_}, now_, log_}; }

    [[nodiscard]] base::Timestamp now() const { return now_; }

  private:
    const security::AuditKey key_;
    const security::HmacLogSeals seals_{key_};
    store::SqlOperatorLog log_;
    const std::string user_;
    const base::Timestamp now_ = base::SystemClock{}.now();
};

}  // namespace hoigung::app
