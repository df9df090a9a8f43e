#pragma once

#include <array>
#include <string_view>

#include "base/enum_names.hpp"
#include "base/enumerators.hpp"
#include "domain/people/mail_timing.hpp"

namespace hoigung::domain {

// The kinds of mails to a company's members.
enum class MailKind { new_applicants, messages, interviews, verification, ending_jobs };
inline constexpr std::size_t kMailKinds = base::enumerator_count<MailKind>();

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::MailKind> {
    static constexpr std::array<std::string_view, hoigung::domain::kMailKinds> values{
        "new_applicants", "messages", "interviews", "verification", "ending_jobs"};
};

namespace hoigung::domain {

// When a person is told of each kind of mail, for one company.
struct MailPreferences {
    std::array<MailTiming, kMailKinds> timings{};

    [[nodiscard]] MailTiming of(MailKind kind) const { return timings[static_cast<std::size_t>(kind)]; }
    void set(MailKind kind, MailTiming timing) { timings[static_cast<std::size_t>(kind)] = timing; }

    bool operator==(const MailPreferences&) const = default;
    static void describe(auto& self, auto& visit) {
        for (std::size_t i = 0; i < kMailKinds; ++i)
            visit.optional(base::names_of<MailKind>()[i], self.timings[i]);
    }
};

}  // namespace hoigung::domain
