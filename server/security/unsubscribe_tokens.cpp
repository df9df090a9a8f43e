#include "security/unsubscribe_tokens.hpp"

#include <charconv>

#include <fmt/format.h>

#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {

namespace {

using domain::NewsKind;

constexpr std::size_t kIdDigits = 24;

// One bit for each kind, in the order of the kinds.
unsigned bits_of(std::span<const NewsKind> kinds) {
    unsigned bits = 0;
    for (const NewsKind kind : kinds) bits |= 1U << static_cast<unsigned>(kind);
    return bits;
}

// Returns the kinds of a number's bits; empty when the text is not such a number.
std::vector<NewsKind> kinds_of(std::string_view digits) {
    unsigned bits = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
    if (problem != std::errc{} || end != digits.data() + digits.size()) return {};
    if (bits >> domain::kNewsKinds != 0) return {};
    std::vector<NewsKind> kinds;
    for (unsigned i = 0; i < domain::kNewsKinds; ++i) {
        if ((bits >> i & 1U) != 0) kinds.push_back(static_cast<NewsKind>(i));
    }
    return kinds;
}

}  // namespace

std::string HmacUnsubscribeTokens::signed_text(std::string_view text, std::string_view email) const {
    return fmt::format("{}.{}", text,
                       base64url(hmac_sha256(key_, fmt::format("unsubscribe {} {}", text, email))));
}

std::string HmacUnsubscribeTokens::sign(const domain::Unsubscription& unsubscription,
                                        std::string_view email) const {
    return signed_text(fmt::format("{}.{}", unsubscription.seeker.text(), bits_of(unsubscription.kinds)),
                       email);
}

std::optional<domain::Unsubscription> HmacUnsubscribeTokens::read(std::string_view token,
                                                                  const EmailOf& email_of) const {
    const std::size_t digest_dot = token.rfind('.');
    if (digest_dot == std::string_view::npos || digest_dot <= kIdDigits + 1) return std::nullopt;
    const std::string_view text = token.substr(0, digest_dot);
    const auto seeker = domain::SeekerId::parse(text.substr(0, kIdDigits));
    if (!seeker || text[kIdDigits] != '.') return std::nullopt;
    auto kinds = kinds_of(text.substr(kIdDigits + 1));
    const std::string email = kinds.empty() ? "" : email_of(*seeker);
    if (email.empty() || !equal_in_constant_time(token, signed_text(text, email))) return std::nullopt;
    return domain::Unsubscription{*seeker, std::move(kinds)};
}

}  // namespace hoigung::security
