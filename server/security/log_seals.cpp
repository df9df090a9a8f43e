#include "security/log_seals.hpp"

#include <fmt/format.h>

#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {

std::string HmacLogSeals::seal(const domain::LogLine& line, std::string_view seal_before) const {
    // Each part is preceded by its length, so that no two lines are sealed as the same text.
    std::string text;
    const auto add = [&](std::string_view part) { text += fmt::format("{}:{}", part.size(), part); };
    add(seal_before);
    add(std::to_string(line.number));
    add(base::to_iso(line.at));
    add(base::name_of(line.actor.kind));
    add(line.actor.name);
    add(line.act);
    add(line.subject);
    add(line.reason_digest);
    return base64url(hmac_sha256(key_.for_purpose("operator log"), text));
}

std::string HmacLogSeals::digest(std::int64_t number, std::string_view reason) const {
    return base64url(hmac_sha256(key_.for_purpose("operator reasons"), fmt::format("{}:{}", number, reason)));
}

}  // namespace hoigung::security
