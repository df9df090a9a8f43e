#include "security/push_encryption.hpp"

#include <memory>
#include <stdexcept>

#include <openssl/evp.h>
#include <openssl/rand.h>

#include "security/base64url.hpp"
#include "security/hmac.hpp"
#include "security/p256.hpp"

namespace hoigung::security {

namespace {

using namespace std::string_literals;

constexpr std::size_t kAuthBytes = 16;
constexpr std::size_t kSaltBytes = 16;
constexpr std::size_t kKeyBytes = 16;
constexpr std::size_t kNonceBytes = 12;
constexpr std::size_t kTagBytes = 16;
// The size of the only record: 4,096 as every push service takes.
constexpr std::string_view kRecordSize("\0\0\x10\0", 4);
// Ends the last record.
constexpr char kLastRecord = '\x02';

// RFC 5869 with SHA-256, for at most 32 bytes.
std::string hkdf(std::string_view salt, std::string_view secret, const std::string& info, std::size_t bytes) {
    const std::string key = hmac_sha256(salt, secret);
    return hmac_sha256(key, info + '\x01').substr(0, bytes);
}

std::string seal_aes128gcm(std::string_view key, std::string_view nonce, const std::string& text) {
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                  EVP_CIPHER_CTX_free);
    const auto bytes = [](std::string_view of) { return reinterpret_cast<const unsigned char*>(of.data()); };
    std::string sealed(text.size() + kTagBytes, '\0');
    auto* const out = reinterpret_cast<unsigned char*>(sealed.data());
    int size = 0;
    int rest = 0;
    const bool is_done =
        context != nullptr &&
        EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes(key), bytes(nonce)) == 1 &&
        EVP_EncryptUpdate(context.get(), out, &size, bytes(text), static_cast<int>(text.size())) == 1 &&
        EVP_EncryptFinal_ex(context.get(), out + size, &rest) == 1 &&
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, static_cast<int>(kTagBytes),
                            out + size + rest) == 1;
    if (!is_done) throw std::runtime_error("a push could not be encrypted");
    return sealed;
}

}  // namespace

bool has_usable_keys(const domain::PushSubscription& subscription) {
    const auto point = from_base64url(subscription.p256dh);
    const auto auth = from_base64url(subscription.auth);
    return point && auth && auth->size() == kAuthBytes && p256_public(*point) != nullptr;
}

std::string encrypt_push(std::string_view text, const domain::PushSubscription& subscription) {
    std::string salt(kSaltBytes, '\0');
    if (RAND_bytes(reinterpret_cast<unsigned char*>(salt.data()), static_cast<int>(salt.size())) != 1)
        throw std::runtime_error("there is no randomness for a push");
    return encrypt_push(text, subscription, *new_p256_pair(), salt);
}

std::string encrypt_push(std::string_view text, const domain::PushSubscription& subscription,
                         const EVP_PKEY& own, std::string_view salt) {
    const auto point = from_base64url(subscription.p256dh);
    const auto auth = from_base64url(subscription.auth);
    const KeyPointer browser = point ? p256_public(*point) : KeyPointer(nullptr, EVP_PKEY_free);
    if (!auth || browser == nullptr) throw std::invalid_argument("a subscription's keys are not usable");
    const std::string own_point = point_of(own);
    const std::string secret =
        hkdf(*auth, shared_secret(own, *browser), "WebPush: info\0"s + *point + own_point, 32);
    const std::string key = hkdf(salt, secret, "Content-Encoding: aes128gcm\0"s, kKeyBytes);
    const std::string nonce = hkdf(salt, secret, "Content-Encoding: nonce\0"s, kNonceBytes);
    std::string message(salt);
    message.append(kRecordSize).append(1, static_cast<char>(own_point.size())).append(own_point);
    return message.append(seal_aes128gcm(key, nonce, std::string(text) + kLastRecord));
}

}  // namespace hoigung::security
