#include "app/audit_key.hpp"

#include "app/erasures_path.hpp"

namespace hoigung::app {

security::AuditKey audit_key(const Settings& settings) {
    const bool makes = settings.environment == Environment::development;
    if (!settings.audit_key_file.empty()) return {settings.audit_key_file, makes};
    return {state_path(settings, "audit-key"), makes};
}

}  // namespace hoigung::app
