#include "security/mail_act_tokens.hpp"

#include <charconv>
#include <vector>

#include <fmt/format.h>

#include "base/id.hpp"

namespace hoigung::security {

namespace {

constexpr std::size_t kParts = 5;

std::optional<std::int64_t> number_of(std::string_view digits) {
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

// The parts between the dots; empty when there are more or fewer than kParts.
std::vector<std::string_view> parts_of(std::string_view text) {
    std::vector<std::string_view> parts;
    while (parts.size() < kParts) {
        const std::size_t dot = text.find('.');
        parts.push_back(text.substr(0, dot));
        if (dot == std::string_view::npos)
            return parts.size() == kParts ? parts : std::vector<std::string_view>{};
        text.remove_prefix(dot + 1);
    }
    return {};
}

std::optional<domain::MailAct> act_of(std::string_view text) {
    const auto parts = parts_of(text);
    if (parts.empty()) return std::nullopt;
    const auto kind = base::parse_enum<domain::MailActKind>(parts[0]);
    const auto version = number_of(parts[3]);
    const auto expiry = number_of(parts[4]);
    if (!kind || !base::parse_id(parts[1]) || !base::parse_id(parts[2]) || !version || !expiry)
        return std::nullopt;
    return domain::MailAct{*kind, std::string(parts[1]), std::string(parts[2]), *version,
                           base::Timestamp(std::chrono::seconds(*expiry))};
}

}  // namespace

std::string HmacMailActTokens::sign(const domain::MailAct& act, std::string_view email) const {
    const auto expiry = std::chrono::floor<std::chrono::seconds>(act.expires_at).time_since_epoch().count();
    return signer_.sign(
        fmt::format("{}.{}.{}.{}.{}", base::name_of(act.kind), act.by, act.thing, act.version, expiry),
        email);
}

std::optional<domain::MailAct> HmacMailActTokens::read(std::string_view token,
                                                       const EmailOf& email_of) const {
    const auto text = LinkSigner::text_of(token);
    auto act = text ? act_of(*text) : std::nullopt;
    return act && signer_.is_signed(token, email_of(*act)) ? act : std::nullopt;
}

}  // namespace hoigung::security
