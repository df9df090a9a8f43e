#pragma once

#include <string>

#include "base/id.hpp"
#include "base/time.hpp"
#include "domain/locale.hpp"
#include "domain/people/email.hpp"

namespace hoigung::domain {

using PersonId = base::Id<struct PersonTag>;
using PortalSessionId = base::Id<struct PortalSessionTag>;

// A user of the employers' portal.
struct Person {
    PersonId id;
    Email email;
    std::string name;
    Locale locale = Locale::zh_hant;
    base::Timestamp created_at;

    // The name that others see: the person's name or, until there is one, the e-mail address.
    [[nodiscard]] const std::string& shown_name() const { return name.empty() ? email.text() : name; }
    bool operator==(const Person&) const = default;
};

// A login on one browser. Only a digest of its cookie is stored.
struct PortalSession {
    PortalSessionId id;
    PersonId person;
    // In words, such as 'Chrome, Android'.
    std::string device;
    base::Timestamp created_at;
    base::Timestamp last_used_at;

    bool operator==(const PortalSession&) const = default;
};

}  // namespace hoigung::domain
