#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include <openssl/types.h>

#include "base/time.hpp"

namespace hoigung::security {

// The key pair by which push services know this site (RFC 8292). Thread-safe.
class VapidKey {
  public:
    // `secret` is the site's own, 32 bytes; the same one gives the same key. `subject` is the site's contact
    // for push services: a mailto: or https: address.
    VapidKey(std::string_view secret, std::string subject);
    ~VapidKey();
    VapidKey(const VapidKey&) = delete;
    VapidKey& operator=(const VapidKey&) = delete;

    // The public key as base64url, which browsers subscribe with.
    [[nodiscard]] const std::string& public_key() const { return public_key_; }
    // The value of the header Authorization for a push service, such as "https://push.example.net". A token
    // is used for 12 hours and is good for longer.
    [[nodiscard]] std::string authorization(const std::string& audience, base::Timestamp now) const;

  private:
    struct Made {
        std::string header;
        base::Timestamp at;
    };

    [[nodiscard]] std::string header_for(const std::string& audience, base::Timestamp now) const;

    const std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)> key_;
    const std::string public_key_;
    const std::string subject_;
    mutable std::mutex mutex_;
    mutable std::map<std::string, Made> made_;
};

}  // namespace hoigung::security
