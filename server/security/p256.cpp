#include "security/p256.hpp"

#include <stdexcept>
#include <vector>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>

namespace hoigung::security {

namespace {

constexpr std::size_t kNumberBytes = 32;
constexpr const char* kCurve = "prime256v1";

template <class T, void (*free)(T*)>
struct Freeing {
    void operator()(T* pointer) const { free(pointer); }
};
template <class T, void (*free)(T*)>
using Owned = std::unique_ptr<T, Freeing<T, free>>;

using Number = Owned<BIGNUM, BN_clear_free>;
using Group = Owned<EC_GROUP, EC_GROUP_free>;
using Point = Owned<EC_POINT, EC_POINT_free>;
using Context = Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using Builder = Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
using Params = Owned<OSSL_PARAM, OSSL_PARAM_free>;
using DigestContext = Owned<EVP_MD_CTX, EVP_MD_CTX_free>;
using Signature = Owned<ECDSA_SIG, ECDSA_SIG_free>;

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

unsigned char* bytes_of(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}

void require(bool is_done, const char* what) {
    if (!is_done) throw std::runtime_error(std::string("OpenSSL could not ") + what);
}

KeyPointer none() {
    return {nullptr, EVP_PKEY_free};
}

// Makes a key of a point and, for a pair, its private number. Checks that the point is on the curve.
KeyPointer key_from(std::string_view point, const BIGNUM* number) {
    const Builder builder(OSSL_PARAM_BLD_new());
    require(builder != nullptr, "make a key");
    OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0);
    OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
    if (number != nullptr) OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number);
    const Params params(OSSL_PARAM_BLD_to_param(builder.get()));
    const Context context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    require(params != nullptr && context != nullptr && EVP_PKEY_fromdata_init(context.get()) == 1,
            "make a key");
    EVP_PKEY* key = nullptr;
    const int selection = number == nullptr ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
    if (EVP_PKEY_fromdata(context.get(), &key, selection, params.get()) != 1) return none();
    KeyPointer made(key, EVP_PKEY_free);
    const Context check(EVP_PKEY_CTX_new_from_pkey(nullptr, key, nullptr));
    if (check == nullptr || EVP_PKEY_public_check(check.get()) != 1) return none();
    return made;
}

}  // namespace

KeyPointer p256_pair(std::string_view number) {
    if (number.size() != kNumberBytes) return none();
    const Group group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
    const Number scalar(BN_bin2bn(bytes_of(number), static_cast<int>(number.size()), nullptr));
    require(group != nullptr && scalar != nullptr, "make a key pair");
    if (BN_is_zero(scalar.get()) || BN_cmp(scalar.get(), EC_GROUP_get0_order(group.get())) >= 0)
        return none();
    const Point point(EC_POINT_new(group.get()));
    require(point != nullptr &&
                EC_POINT_mul(group.get(), point.get(), scalar.get(), nullptr, nullptr, nullptr) == 1,
            "compute a public key");
    std::string text(kPointBytes, '\0');
    require(EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, bytes_of(text),
                               text.size(), nullptr) == text.size(),
            "write a public key");
    return key_from(text, scalar.get());
}

KeyPointer new_p256_pair() {
    KeyPointer pair(EVP_EC_gen(kCurve), EVP_PKEY_free);
    require(pair != nullptr, "make a key pair");
    return pair;
}

KeyPointer p256_public(std::string_view point) {
    constexpr char kUncompressed = '\x04';
    if (point.size() != kPointBytes || point.front() != kUncompressed) return none();
    return key_from(point, nullptr);
}

std::string point_of(const EVP_PKEY& key) {
    std::string point(kPointBytes, '\0');
    std::size_t size = 0;
    require(EVP_PKEY_get_octet_string_param(&key, OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY, bytes_of(point),
                                            point.size(), &size) == 1 &&
                size == kPointBytes,
            "read a public key");
    return point;
}

std::string shared_secret(const EVP_PKEY& own, const EVP_PKEY& other) {
    const Context context(EVP_PKEY_CTX_new_from_pkey(nullptr, const_cast<EVP_PKEY*>(&own), nullptr));
    std::string secret(kNumberBytes, '\0');
    std::size_t size = secret.size();
    require(context != nullptr && EVP_PKEY_derive_init(context.get()) == 1 &&
                EVP_PKEY_derive_set_peer(context.get(), const_cast<EVP_PKEY*>(&other)) == 1 &&
                EVP_PKEY_derive(context.get(), bytes_of(secret), &size) == 1 && size == secret.size(),
            "derive a shared secret");
    return secret;
}

std::string sign_es256(const EVP_PKEY& key, std::string_view text) {
    const DigestContext context(EVP_MD_CTX_new());
    std::size_t size = 0;
    require(context != nullptr &&
                EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr,
                                   const_cast<EVP_PKEY*>(&key)) == 1 &&
                EVP_DigestSign(context.get(), nullptr, &size, bytes_of(text), text.size()) == 1,
            "sign");
    std::vector<unsigned char> der(size);
    require(EVP_DigestSign(context.get(), der.data(), &size, bytes_of(text), text.size()) == 1, "sign");
    const unsigned char* at = der.data();
    const Signature signature(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
    require(signature != nullptr, "read a signature");
    std::string both(2 * kNumberBytes, '\0');
    BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), bytes_of(both), kNumberBytes);
    BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), bytes_of(both) + kNumberBytes, kNumberBytes);
    return both;
}

}  // namespace hoigung::security
