#pragma once

#include "app/settings.hpp"
#include "security/audit_key.hpp"

namespace hoigung::app {

// The key of the operator's log, where the settings say or, without a setting, beside the site's data. Only
// development makes one: elsewhere a key that is missing must not be replaced unnoticed.
[[nodiscard]] security::AuditKey audit_key(const Settings& settings);

}  // namespace hoigung::app
