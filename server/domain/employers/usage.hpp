#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "base/time.hpp"
#include "domain/ids.hpp"

// Usage that is limited and that no other table counts.
namespace hoigung::domain {

enum class UsageKind {
    // Per e-mail address that is invited.
    invitations_to_address,
    // Per person who invites.
    invitations_by_person,
    companies_founded,
    proof_bytes,
    // Per company.
    test_events,
    // Jobs that are being published and are not in the company's log yet.
    jobs_being_published,
};

// At most `most` within any period of the length `within`.
struct UsageLimit {
    std::int64_t most = 0;
    std::chrono::seconds within{std::chrono::hours{24}};
};

// An amount that was used, and when.
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
    // Counts an amount, unless that would exceed the limit.
    [[nodiscard]] bool take(std::int64_t amount, const UsageLimit& limit, base::Timestamp now);
    // Takes an amount back, from the latest steps first.
    void give_back(std::int64_t amount);

    bool operator==(const Usage&) const = default;
    static void describe(auto& self, auto& visit) { visit.optional("steps", self.steps_); }

  private:
    std::vector<UsageStep> steps_;
};

// How much was used, within one transaction.
class UsageCounts {
  public:
    virtual ~UsageCounts() = default;

    // In a writing transaction the count is locked until it ends, so that no two requests pass a limit
    // together.
    [[nodiscard]] virtual Usage of(UsageKind kind, std::string_view subject) const = 0;
    // The messages that the company has sent to applicants.
    [[nodiscard]] virtual std::int64_t count_messages(CompanyId company, base::Timestamp since) const = 0;

    // `lasts` is how long the usage counts.
    virtual void put(UsageKind kind, std::string_view subject, const Usage& usage, std::chrono::seconds lasts,
                     base::Timestamp now) = 0;
};

// Keyed digests of e-mail addresses, so that nobody can find an address by trying candidates.
class AddressDigests {
  public:
    virtual ~AddressDigests() = default;
    // The same address has another digest for each purpose.
    [[nodiscard]] virtual std::string digest(std::string_view purpose, std::string_view address) const = 0;
    // Compares in constant time.
    [[nodiscard]] virtual bool is_digest(std::string_view candidate, std::string_view purpose,
                                         std::string_view address) const = 0;
};

// Limits for one person, over all their companies.
struct PersonLimits {
    // Companies that a person belongs to, and that one address founds within a year.
    int companies = 20;
    // Per day, to all addresses.
    int invitations = 50;
    // Per day, to one address from all people together.
    int invitations_to_address = 5;
    // Per day.
    std::int64_t proof_bytes = 50 * 1024 * 1024;
    // Per hour and company.
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
