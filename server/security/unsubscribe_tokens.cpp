#include "security/unsubscribe_tokens.hpp"

#include <charconv>

#include <fmt/format.h>

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

std::string HmacUnsubscribeTokens::sign(const domain::Unsubscription& unsubscription,
                                        std::string_view email) const {
    return signer_.sign(fmt::format("{}.{}", unsubscription.seeker.text(), bits_of(unsubscription.kinds)),
                        email);
}

std::optional<domain::Unsubscription> HmacUnsubscribeTokens::read(std::string_view token,
                                                                  const EmailOf& email_of) const {
    const auto text = LinkSigner::text_of(token);
    if (!text || text->size() <= kIdDigits + 1 || (*text)[kIdDigits] != '.') return std::nullopt;
    const auto seeker = domain::SeekerId::parse(text->substr(0, kIdDigits));
    auto kinds = kinds_of(text->substr(kIdDigits + 1));
    if (!seeker || kinds.empty() || !signer_.is_signed(token, email_of(*seeker))) return std::nullopt;
    return domain::Unsubscription{*seeker, std::move(kinds)};
}

}  // namespace hoigung::security
