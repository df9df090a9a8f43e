#pragma once

#include <string>
#include <utility>

#include "domain/employers/usage.hpp"

namespace hoigung::security {

class HmacAddressDigests final : public domain::AddressDigests {
  public:
    explicit HmacAddressDigests(std::string key) : key_(std::move(key)) {}

    [[nodiscard]] std::string digest(std::string_view purpose, std::string_view address) const override;
    [[nodiscard]] bool is_digest(std::string_view candidate, std::string_view purpose,
                                 std::string_view address) const override;

  private:
    const std::string key_;
};

}  // namespace hoigung::security
