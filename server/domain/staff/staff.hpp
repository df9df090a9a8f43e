#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/enum_names.hpp"
#include "base/id.hpp"
#include "base/time.hpp"
#include "domain/locale.hpp"
#include "domain/people/email.hpp"

// People who work for the operator, in the console.
namespace hoigung::domain {

using StaffId = base::Id<struct StaffTag>;
using StaffSessionId = base::Id<struct StaffSessionTag>;

enum class StaffRole { admin, moderator, editor, support };

// What somebody has besides the mail address: a secret that an app on their telephone knows.
struct SecondFactor {
    // Sealed with a key that is not in the database.
    std::string sealed_secret;
    base::Timestamp enrolled_at;
    // The step of the last code that was used. Neither it nor an earlier one works again.
    std::int64_t last_step = 0;

    bool operator==(const SecondFactor&) const = default;
};

// A member of staff. Who was removed stays, because the log names them.
struct Staff {
    StaffId id;
    Email email;
    StaffRole role = StaffRole::support;
    Locale locale = Locale::zh_hant;
    base::Timestamp created_at;
    std::optional<base::Timestamp> removed_at{};
    // Empty until the first login, and after a reset.
    std::optional<SecondFactor> factor{};
    // When wrong codes and recovery codes were given lately.
    std::vector<base::Timestamp> failures{};
    bool operator==(const Staff&) const = default;
};

// A login whose mailed code was right: the second factor has to follow.
struct PendingLogin {
    StaffId staff;
    base::Timestamp created_at;
    // What is to be enrolled, sealed; empty for somebody who has a second factor.
    std::string sealed_secret{};
};

struct StaffSession {
    StaffSessionId id;
    StaffId staff;
    // For example 'Chrome, Android'.
    std::string device;
    base::Timestamp created_at;
    base::Timestamp last_used_at;
    // The second factor that it was opened with: it ends with it.
    base::Timestamp factor_enrolled_at;

    bool operator==(const StaffSession&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::StaffRole> {
    static constexpr auto values = enumerator_names<domain::StaffRole>();
};
