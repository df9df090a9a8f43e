#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "base/time.hpp"

// Limits of what people do, counted where no other row tells it.
namespace hoigung::domain {

enum class UsageKind {
    // By the mail address that is invited.
    invitations_to_address,
    // By the person who invites.
    invitations_by_person,
    companies_founded,
    proof_bytes,
    // By the company.
    test_events,
    // Jobs that are on their way to the site, which the company's log does not have yet.
    jobs_being_published,
};

// At most `most` within any period of the length `within`.
struct UsageLimit {
    std::int64_t most = 0;
    std::chrono::seconds within{std::chrono::hours{24}};
};

// What was used, and when.
struct UsageStep {
    base::Timestamp at;
    std::int64_t amount = 0;

    bool operator==(const UsageStep&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("at", self.at);
        visit.required("amount", self.amount);
    }
};

class Usage {
  public:
    [[nodiscard]] std::int64_t used(std::chrono::seconds within, base::Timestamp now) const;
    // Counts an amount, unless that would be more than the limit.
    [[nodiscard]] bool take(std::int64_t amount, const UsageLimit& limit, base::Timestamp now);
    // Takes back what was counted last.
    void give_back(std::int64_t amount);

    bool operator==(const Usage&) const = default;
    static void describe(auto& self, auto& visit) { visit.optional("steps", self.steps_); }

  private:
    std::vector<UsageStep> steps_;
};

// Digests of mail addresses that nobody can find by trying addresses: they are made with a key of the site's.
class AddressDigests {
  public:
    virtual ~AddressDigests() = default;
    // Another purpose gives another digest of the same address.
    [[nodiscard]] virtual std::string digest(std::string_view purpose, std::string_view address) const = 0;
    // Takes the same time whether it is the digest or not.
    [[nodiscard]] virtual bool is_digest(std::string_view candidate, std::string_view purpose,
                                         std::string_view address) const = 0;
};

// What one person may do, whatever companies they have.
struct PersonLimits {
    // That a person belongs to, and that an address founds within a year.
    int companies = 20;
    // A day, to all addresses.
    int invitations = 50;
    // A day, to one address from everybody together.
    int invitations_to_address = 5;
    // A day.
    std::int64_t proof_bytes = 50 * 1024 * 1024;
    // An hour, of one company.
    int test_events = 60;
};

inline constexpr std::chrono::hours kUsageDay{24};
inline constexpr std::chrono::days kFoundingsCount{365};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::UsageKind> {
    static constexpr std::array<std::string_view, 6> values{
        "invitations_to_address", "invitations_by_person", "companies_founded", "proof_bytes", "test_events",
        "jobs_being_published"};
};
