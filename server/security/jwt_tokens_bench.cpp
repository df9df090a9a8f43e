#include <benchmark/benchmark.h>

#include "domain/identity/authenticate.hpp"
#include "security/jwt_tokens.hpp"

namespace hoigung::security {
namespace {

using namespace std::chrono_literals;

constexpr base::Timestamp kNow{1794706200000ms};

// The cost of a token for a request: verifying it, and looking up its session among state.range(0) others.
void authenticate_a_seeker(benchmark::State& state) {
    KeyRing ring;
    ring.replace({{{}, std::string(32, 'a'), kNow, kNow}});
    const JwtTokens tokens(ring, "hoigung");
    base::SystemRandom random;
    domain::SessionRegistry session_registry(2 * static_cast<std::size_t>(state.range(0)) + 2);
    domain::TokenClaims claims{{}, {}, false, kNow, kNow + 24h};
    for (std::int64_t i = 0; i < state.range(0); ++i) {
        claims.id = {domain::SessionId::make(kNow, random), 1};
        session_registry.note(domain::Session{claims.id.session, {}, false, 1, {kNow}, kNow + 24h});
    }
    const std::string token = tokens.sign(claims, kNow);
    for (auto step : state) {
        static_cast<void>(step);
        benchmark::DoNotOptimize(domain::authenticate(token, tokens, session_registry, {}, kNow));
    }
}
BENCHMARK(authenticate_a_seeker)->Arg(1)->Arg(100'000);

}  // namespace
}  // namespace hoigung::security

BENCHMARK_MAIN();
