#include "domain/identity/login.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace hoigung::domain {

using std::chrono::ceil;
using std::chrono::seconds;

std::optional<seconds> Limit::wait(std::vector<base::Timestamp>& times, base::Timestamp now) const {
    // Times in the future were stored before the clock was set back; they must not count longer than others.
    std::erase_if(times, [&](base::Timestamp time) { return time <= now - within || time >= now + within; });
    const auto allowed = static_cast<std::size_t>(most);
    if (times.size() < allowed) return std::nullopt;
    return ceil<seconds>(times[times.size() - allowed] + within - now);
}

std::optional<seconds> CodeAttempts::locked_for(const LoginRules& rules, base::Timestamp now) const {
    if (!locked_until || *locked_until <= now || *locked_until > now + rules.lock_lasts) return std::nullopt;
    return ceil<seconds>(*locked_until - now);
}

int make_login_code(base::Random& random) {
    constexpr std::uint32_t kFirst = 100'000;
    constexpr std::uint32_t kCodes = 900'000;
    // Values from the last, incomplete run are rejected: they would make some codes more likely than others.
    constexpr std::uint32_t kFair = UINT32_MAX - UINT32_MAX % kCodes;
    for (;;) {
        std::array<std::byte, 4> bytes{};
        random.fill(bytes);
        std::uint32_t number = 0;
        std::memcpy(&number, bytes.data(), sizeof number);
        if (number < kFair) return static_cast<int>(kFirst + number % kCodes);
    }
}

}  // namespace hoigung::domain
