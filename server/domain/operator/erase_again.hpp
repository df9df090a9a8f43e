#pragma once

#include <vector>

#include "domain/employers/employer_ports.hpp"
#include "domain/erasures/erasure_log.hpp"
#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

// The erasures in the record.
class PastErasures {
  public:
    virtual ~PastErasures() = default;

    // Whether the record names the id or, for an account that was made before the erasure, its telephone or
    // e-mail address.
    [[nodiscard]] virtual bool names(ErasedKind kind, std::string_view id, std::string_view address,
                                     base::Timestamp created_at) const = 0;
};

struct ErasedAgain {
    int seekers = 0;
    int people = 0;
    int companies = 0;
    int jobs = 0;
    // Companies that got a new owner because the backup knew no owner other than an erased person.
    std::vector<CompanyId> inherited;
};

// Erases again everything that was erased since the backup was made. Run after an old backup was restored.
[[nodiscard]] ErasedAgain erase_again(const PastErasures& past, IdentityStore& identity,
                                      const SessionRules& rules, const EmployerPorts& ports,
                                      base::Timestamp now);

}  // namespace hoigung::domain
