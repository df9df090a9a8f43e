#include "security/time_codes.hpp"

#include <array>
#include <memory>
#include <span>
#include <stdexcept>

#include <fmt/format.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include "base/outage.hpp"
#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {
namespace {

// RFC 4226 asks for 160 bits.
constexpr std::size_t kSecretBytes = 20;
constexpr std::size_t kSealNonceBytes = 12;
constexpr std::size_t kSealTagBytes = 16;
constexpr std::chrono::seconds kStep{30};
constexpr std::size_t kDigits = 6;

std::int64_t step_at(base::Timestamp now) {
    return std::chrono::floor<std::chrono::seconds>(now).time_since_epoch() / kStep;
}

using CipherContext = std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)>;

unsigned char* octets_of(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}
const unsigned char* octets_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

std::string time_code(std::string_view secret, std::int64_t step) {
    std::array<unsigned char, 8> counter{};
    for (std::size_t i = 0; i < counter.size(); ++i)
        counter[counter.size() - 1 - i] = static_cast<unsigned char>((step >> (8 * i)) & 0xFF);
    std::array<unsigned char, 20> digest{};
    if (HMAC(EVP_sha1(), secret.data(), static_cast<int>(secret.size()), counter.data(), counter.size(),
             digest.data(), nullptr) == nullptr)
        throw std::runtime_error("HMAC-SHA-1 could not be computed");
    const std::size_t at = digest.back() & 0x0FU;
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) number = (number << 8U) | digest[at + i];
    return fmt::format("{:06}", (number & 0x7FFFFFFFU) % 1'000'000);
}

std::string base32(std::string_view bytes) {
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::string text;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char byte : bytes) {
        held = (held << 8U) | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= 5; bits -= 5) text += kLetters[(held >> (bits - 5)) & 31U];
    }
    if (bits > 0) text += kLetters[(held << (5 - bits)) & 31U];
    return text;
}

std::string SealedSecondFactors::seal(std::string_view secret) const {
    const std::string key = key_.for_purpose("second factors");
    std::string nonce(kSealNonceBytes, '\0');
    random_.fill(std::as_writable_bytes(std::span(nonce)));
    std::string sealed(secret.size(), '\0');
    std::string tag(kSealTagBytes, '\0');
    const CipherContext context(EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_free);
    int written = 0;
    if (context == nullptr ||
        EVP_EncryptInit_ex(context.get(), EVP_aes_256_gcm(), nullptr, octets_of(std::string_view(key)),
                           octets_of(std::string_view(nonce))) != 1 ||
        EVP_EncryptUpdate(context.get(), octets_of(sealed), &written, octets_of(secret),
                          static_cast<int>(secret.size())) != 1 ||
        EVP_EncryptFinal_ex(context.get(), octets_of(sealed) + written, &written) != 1 ||
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kSealTagBytes, tag.data()) != 1)
        throw std::runtime_error("a second factor could not be sealed");
    return base64url(nonce + tag + sealed);
}

std::string SealedSecondFactors::open(std::string_view sealed) const {
    const std::string key = key_.for_purpose("second factors");
    const auto bytes = from_base64url(sealed);
    if (!bytes || bytes->size() <= kSealNonceBytes + kSealTagBytes)
        throw base::Outage("a second factor in the database is damaged");
    std::string tag = bytes->substr(kSealNonceBytes, kSealTagBytes);
    const std::string_view hidden = std::string_view(*bytes).substr(kSealNonceBytes + kSealTagBytes);
    std::string secret(hidden.size(), '\0');
    const CipherContext context(EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_free);
    int written = 0;
    if (context == nullptr ||
        EVP_DecryptInit_ex(context.get(), EVP_aes_256_gcm(), nullptr, octets_of(std::string_view(key)),
                           octets_of(std::string_view(*bytes))) != 1 ||
        EVP_DecryptUpdate(context.get(), octets_of(secret), &written, octets_of(hidden),
                          static_cast<int>(hidden.size())) != 1 ||
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, kSealTagBytes, tag.data()) != 1 ||
        EVP_DecryptFinal_ex(context.get(), octets_of(secret) + written, &written) != 1)
        throw base::Outage("a second factor was sealed with another key than that of audit_key_file");
    return secret;
}

std::string SealedSecondFactors::make_secret() const {
    std::string secret(kSecretBytes, '\0');
    random_.fill(std::as_writable_bytes(std::span(secret)));
    return seal(secret);
}

std::string SealedSecondFactors::secret_text(std::string_view sealed) const {
    return base32(open(sealed));
}

std::optional<std::int64_t> SealedSecondFactors::step_of(std::string_view sealed, std::string_view code,
                                                         base::Timestamp now, std::int64_t after) const {
    if (code.size() != kDigits) return std::nullopt;
    const std::string secret = open(sealed);
    const std::int64_t present = step_at(now);
    for (std::int64_t step = present - 1; step <= present + 1; ++step) {
        if (step > after && equal_in_constant_time(time_code(secret, step), code)) return step;
    }
    return std::nullopt;
}

std::string SealedSecondFactors::code_at(std::string_view sealed, base::Timestamp now) const {
    return time_code(open(sealed), step_at(now));
}

std::string SealedSecondFactors::digest(std::string_view recovery_code) const {
    return base64url(hmac_sha256(key_.for_purpose("recovery codes"), recovery_code));
}

}  // namespace hoigung::security
