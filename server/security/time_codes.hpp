#pragma once

#include "base/random.hpp"
#include "domain/staff/second_factor.hpp"
#include "security/audit_key.hpp"

namespace hoigung::security {

// The code of a step (RFC 6238 with HMAC-SHA-1, which is what apps on telephones know): six digits.
[[nodiscard]] std::string time_code(std::string_view secret, std::int64_t step);
// RFC 4648 base32 without padding, in capital letters.
[[nodiscard]] std::string base32(std::string_view bytes);

// Second factors whose secrets are sealed by AES-256-GCM under a key that is not in the database.
class SealedSecondFactors final : public domain::SecondFactors {
  public:
    SealedSecondFactors(const AuditKey& key, base::Random& random) : key_(key), random_(random) {}

    [[nodiscard]] std::string make_secret() const override;
    [[nodiscard]] std::string secret_text(std::string_view sealed) const override;
    [[nodiscard]] std::optional<std::int64_t> step_of(std::string_view sealed, std::string_view code,
                                                      base::Timestamp now, std::int64_t after) const override;
    [[nodiscard]] std::string code_at(std::string_view sealed, base::Timestamp now) const override;
    [[nodiscard]] std::string digest(std::string_view recovery_code) const override;

  private:
    [[nodiscard]] std::string seal(std::string_view secret) const;
    [[nodiscard]] std::string open(std::string_view sealed) const;

    const AuditKey& key_;
    base::Random& random_;
};

}  // namespace hoigung::security
