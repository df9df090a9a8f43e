#pragma once

#include "domain/operator/operator_log.hpp"
#include "security/audit_key.hpp"

namespace hoigung::security {

// Seals of the operator's log as HMACs.
class HmacLogSeals final : public domain::LogSeals {
  public:
    explicit HmacLogSeals(const AuditKey& key) : key_(key) {}

    [[nodiscard]] std::string seal(const domain::LogLine& line, std::string_view seal_before) const override;
    [[nodiscard]] std::string digest(std::int64_t number, std::string_view reason) const override;

  private:
    const AuditKey& key_;
};

}  // namespace hoigung::security
