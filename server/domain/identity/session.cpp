#include "domain/identity/session.hpp"

#include <charconv>

namespace hoigung::domain {

std::optional<TokenId> TokenId::parse(std::string_view text) {
    constexpr std::size_t kHex = 24;
    if (text.size() < kHex + 2 || text[kHex] != '.') return std::nullopt;
    const auto session = SessionId::parse(text.substr(0, kHex));
    const std::string_view digits = text.substr(kHex + 1);
    TokenId id;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), id.generation);
    if (!session || problem != std::errc{} || end != digits.data() + digits.size() || id.generation < 0)
        return std::nullopt;
    id.session = *session;
    return id;
}

std::string TokenId::text() const {
    return session.text() + '.' + std::to_string(generation);
}

}  // namespace hoigung::domain
