#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/time.hpp"

namespace hoigung::domain {

// Time-based codes (RFC 6238) and recovery codes. Secrets and digests depend on a key that is not in the
// database; everything here throws an Outage without it.
class SecondFactors {
  public:
    virtual ~SecondFactors() = default;

    // A new secret, sealed.
    [[nodiscard]] virtual std::string make_secret() const = 0;
    // A sealed secret as people type it into an app.
    [[nodiscard]] virtual std::string secret_text(std::string_view sealed) const = 0;
    // The step whose code this is, among the present one and its two neighbours, if it comes after `after`.
    [[nodiscard]] virtual std::optional<std::int64_t> step_of(std::string_view sealed, std::string_view code,
                                                              base::Timestamp now,
                                                              std::int64_t after) const = 0;
    // The present code: for tests and the demonstration.
    [[nodiscard]] virtual std::string code_at(std::string_view sealed, base::Timestamp now) const = 0;
    // What is stored of a recovery code.
    [[nodiscard]] virtual std::string digest(std::string_view recovery_code) const = 0;
};

}  // namespace hoigung::domain
