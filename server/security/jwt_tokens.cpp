#include "security/jwt_tokens.hpp"

#include <algorithm>

#include <boost/json.hpp>

#include "base/json_writer.hpp"
#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {
namespace {

using std::chrono::seconds;

// Our tokens have some 350 characters; longer texts are refused unread.
constexpr std::size_t kLongestToken = 1024;

std::int64_t seconds_of(base::Timestamp time) {
    return std::chrono::floor<seconds>(time).time_since_epoch().count();
}

std::optional<std::string_view> text_member(const boost::json::object& object, std::string_view name) {
    const auto* value = object.if_contains(name);
    if (value == nullptr || !value->is_string()) return std::nullopt;
    return std::string_view(value->get_string());
}

std::optional<base::Timestamp> time_member(const boost::json::object& object, std::string_view name) {
    // Early enough that no arithmetic with it overflows.
    constexpr std::int64_t kLast = 100'000'000'000;
    const auto* value = object.if_contains(name);
    if (value == nullptr || !value->is_int64() || value->get_int64() < 0 || value->get_int64() > kLast)
        return std::nullopt;
    return base::Timestamp{seconds{value->get_int64()}};
}

std::optional<domain::TokenClaims> claims_of(const boost::json::object& object, std::string_view issuer) {
    const auto subject = domain::SeekerId::parse(text_member(object, "sub").value_or(""));
    const auto id = domain::TokenId::parse(text_member(object, "jti").value_or(""));
    const auto* anonymous = object.if_contains("anonymous");
    const auto issued_at = time_member(object, "iat");
    const auto expires_at = time_member(object, "exp");
    if (text_member(object, "iss") != issuer || !subject || !id || !issued_at || !expires_at ||
        anonymous == nullptr || !anonymous->is_bool())
        return std::nullopt;
    return domain::TokenClaims{*id, *subject, anonymous->get_bool(), *issued_at, *expires_at};
}

}  // namespace

std::string JwtTokens::sign(const domain::TokenClaims& claims, base::Timestamp now) const {
    std::string payload;
    base::JsonWriter(payload)
        .begin_object()
        .member("iss", issuer_)
        .member("sub", claims.subject.text())
        .member("anonymous", claims.is_anonymous)
        .member("jti", claims.id.text())
        .member("iat", seconds_of(claims.issued_at))
        .member("exp", seconds_of(claims.expires_at))
        .end_object();
    const auto keys = keys_.keys();
    const RingKey& key = signing_key(*keys, now);
    std::string token = key.token_head + '.';
    token += base64url(payload);
    const std::string signature = hmac_sha256(key.key.secret, token);
    token += '.';
    token += base64url(signature);
    return token;
}

std::optional<domain::TokenClaims> JwtTokens::read(std::string_view token) const {
    if (token.size() > kLongestToken) return std::nullopt;
    const std::size_t first_dot = token.find('.');
    const std::size_t last_dot = token.rfind('.');
    if (first_dot == last_dot) return std::nullopt;
    const auto keys = keys_.keys();
    const auto key = std::ranges::find(*keys, token.substr(0, first_dot), &RingKey::token_head);
    const auto signature = from_base64url(token.substr(last_dot + 1));
    if (key == keys->end() || !signature ||
        !equal_in_constant_time(*signature, hmac_sha256(key->key.secret, token.substr(0, last_dot))))
        return std::nullopt;

    const auto payload = from_base64url(token.substr(first_dot + 1, last_dot - first_dot - 1));
    if (!payload) return std::nullopt;
    boost::json::error_code problem;
    const auto json = boost::json::parse(*payload, problem);
    if (problem || !json.is_object()) return std::nullopt;
    return claims_of(json.get_object(), issuer_);
}

}  // namespace hoigung::security
