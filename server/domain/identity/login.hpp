#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "base/random.hpp"
#include "domain/identity/seeker.hpp"
#include "domain/locale.hpp"

namespace hoigung::domain {

using CodeId = base::Id<struct CodeTag>;

// At most `most` events within any period of length `within`.
struct Limit {
    int most = 0;
    std::chrono::seconds within{3600};

    // The time until one more event is allowed; std::nullopt when it is allowed now. Drops times that no
    // longer count.
    [[nodiscard]] std::optional<std::chrono::seconds> wait(std::vector<base::Timestamp>& times,
                                                           base::Timestamp now) const;
};

// The subjects that requests for codes are counted under. `site` counts codes sent to telephones, `mail_site`
// codes that are mailed; `mailbox` counts those that are mailed to one address of a seeker.
enum class LimitKind { address, range, network, site, telephone, mail_site, mailbox };

struct LoginRules {
    TelephoneRule telephones;
    std::chrono::seconds code_lasts{300};
    std::chrono::seconds resend_after{60};
    // Wrong tries after which a code is invalid.
    int tries = 5;
    // Wrong tries for a telephone, over all its codes, after which it is locked.
    Limit failures{30, std::chrono::hours{24}};
    std::chrono::seconds lock_lasts{std::chrono::hours{24}};
    Limit per_telephone{5, std::chrono::hours{1}};
    Limit per_address{20, std::chrono::hours{1}};
    // For an IPv6 network, because one customer may have many addresses in it.
    Limit per_network{60, std::chrono::hours{1}};
    Limit per_range{200, std::chrono::hours{1}};
    // For all requests together, and the count that they go to.
    Limit per_site{2000, std::chrono::hours{1}};
    LimitKind site_count = LimitKind::site;
    // The number of leading digits that make up a telephone's range.
    int range_digits = 4;
};

// The stored form of a code: it can be compared with a guess, but not read.
struct CodeSeal {
    std::string key_id;
    std::string digest;

    bool operator==(const CodeSeal&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("key_id", self.key_id);
        visit.required("digest", self.digest);
    }
};

class CodeSeals {
  public:
    virtual ~CodeSeals() = default;
    // `receiver` is the telephone or e-mail address that the code is for.
    [[nodiscard]] virtual CodeSeal seal(CodeId id, std::string_view receiver, int code,
                                        base::Timestamp now) const = 0;
    // Compares in constant time.
    [[nodiscard]] virtual bool opens(const CodeSeal& seal, CodeId id, std::string_view receiver,
                                     int guess) const = 0;
};

struct LoginCode {
    CodeId id;
    CodeSeal seal;
    base::Timestamp sent_at;
    base::Timestamp expires_at;
    int wrong_tries = 0;
    bool is_spent = false;
    // The requesting device, which is registered when the code is used.
    std::optional<DeviceInfo> device;

    bool operator==(const LoginCode&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("id", self.id);
        visit.required("seal", self.seal);
        visit.required("sent_at", self.sent_at);
        visit.required("expires_at", self.expires_at);
        visit.required("wrong_tries", self.wrong_tries);
        visit.required("is_spent", self.is_spent);
        visit.optional("device", self.device);
    }
};

// Everything about logging in with one telephone or e-mail address: its code, and how often codes were
// requested and guessed.
struct CodeAttempts {
    std::optional<LoginCode> code;
    std::vector<base::Timestamp> requests;
    std::vector<base::Timestamp> failures;
    std::optional<base::Timestamp> locked_until;

    // How long it stays locked; std::nullopt when it is not locked.
    [[nodiscard]] std::optional<std::chrono::seconds> locked_for(const LoginRules& rules,
                                                                 base::Timestamp now) const;

    bool operator==(const CodeAttempts&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("code", self.code);
        visit.optional("requests", self.requests);
        visit.optional("failures", self.failures);
        visit.optional("locked_until", self.locked_until);
    }
};

struct LoginAttempts : CodeAttempts {
    Telephone telephone;

    bool operator==(const LoginAttempts&) const = default;
};

// A message with a code, before it is worded and sent.
struct LoginMessage {
    Channel channel = Channel::sms;
    Telephone telephone;
    int code = 0;
    Locale locale = Locale::zh_hant;
};

enum class SendResult {
    taken,
    // It will not arrive.
    refused,
    // The gateway did not answer in time: the message may arrive.
    unknown
};

class OtpSender {
  public:
    virtual ~OtpSender() = default;
    // Blocks, for a bounded time.
    [[nodiscard]] virtual SendResult send(const LoginMessage& message) = 0;
};

// Why a login failed, and how long to wait before the next attempt.
struct LoginRefusal {
    enum class Cause { request, blocked, suspended, gateway };

    Refusal refusal;
    Cause cause = Cause::request;
    std::chrono::seconds retry_after{0};
    // The limit that a request for a code reached.
    std::optional<LimitKind> limit{};

    [[nodiscard]] static LoginRefusal of(Refusal refusal) { return {refusal, Cause::request, {}}; }
    [[nodiscard]] static LoginRefusal blocked(std::chrono::seconds wait,
                                              std::optional<LimitKind> limit = std::nullopt) {
        return {Refusal::LoginFailed, Cause::blocked, std::max(wait, std::chrono::seconds{1}), limit};
    }
};

template <class T>
using LoginOutcome = base::Result<T, LoginRefusal>;

// Six digits that do not begin with 0, uniformly distributed.
[[nodiscard]] int make_login_code(base::Random& random);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::LimitKind> {
    static constexpr std::array<std::string_view, 7> values{"address",   "range",     "network", "site",
                                                            "telephone", "mail_site", "mailbox"};
};
