#include "security/vapid_key.hpp"

#include <fmt/format.h>

#include "base/json_writer.hpp"
#include "security/base64url.hpp"
#include "security/hmac.hpp"
#include "security/p256.hpp"

namespace hoigung::security {

namespace {

using std::chrono::hours;

constexpr hours kUsed{12};
// A service refuses a token that is good for more than 24 hours, and its clock may be late.
constexpr hours kGood{20};
// Far more than there are push services.
constexpr std::size_t kMostAudiences = 1000;

// Nearly every secret is a number of the curve; another one is replaced until it is.
KeyPointer pair_of(std::string secret) {
    for (;;) {
        if (KeyPointer pair = p256_pair(secret)) return pair;
        secret = hmac_sha256(secret, "push key");
    }
}

}  // namespace

VapidKey::VapidKey(std::string_view secret, std::string subject)
    : key_(pair_of(std::string(secret))),
      public_key_(base64url(point_of(*key_))),
      subject_(std::move(subject)) {}

VapidKey::~VapidKey() = default;

std::string VapidKey::authorization(const std::string& audience, base::Timestamp now) const {
    const std::lock_guard lock(mutex_);
    const auto found = made_.find(audience);
    if (found != made_.end() && found->second.at <= now && now < found->second.at + kUsed)
        return found->second.header;
    if (made_.size() >= kMostAudiences) made_.clear();
    return (made_[audience] = {header_for(audience, now), now}).header;
}

std::string VapidKey::header_for(const std::string& audience, base::Timestamp now) const {
    const auto expires_at =
        std::chrono::duration_cast<std::chrono::seconds>((now + kGood).time_since_epoch());
    std::string claims;
    base::JsonWriter(claims)
        .begin_object()
        .member("aud", audience)
        .member("exp", static_cast<std::int64_t>(expires_at.count()))
        .member("sub", subject_)
        .end_object();
    const std::string text =
        fmt::format("{}.{}", base64url(R"({"typ":"JWT","alg":"ES256"})"), base64url(claims));
    return fmt::format("vapid t={}.{}, k={}", text, base64url(sign_es256(*key_, text)), public_key_);
}

}  // namespace hoigung::security
