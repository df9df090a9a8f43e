#pragma once

#include <vector>

#include "domain/employers/employer_ports.hpp"
#include "domain/erasures/erasure_log.hpp"
#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

// What the record of erasures knows.
class PastErasures {
  public:
    virtual ~PastErasures() = default;

    // Whether it names the id or, for an account that was made before the erasure, its address.
    [[nodiscard]] virtual bool names(ErasedKind kind, std::string_view id, std::string_view address,
                                     base::Timestamp created_at) const = 0;
};

struct ErasedAgain {
    int seekers = 0;
    int people = 0;
    int companies = 0;
    int jobs = 0;
    // Companies that have a new owner because the backup knew no other than one who was erased.
    std::vector<CompanyId> inherited;
};

// After an old backup was restored: erases again all that was erased since the backup was made.
[[nodiscard]] ErasedAgain erase_again(const PastErasures& past, IdentityStore& identity,
                                      const SessionRules& rules, const EmployerPorts& ports,
                                      base::Timestamp now);

}  // namespace hoigung::domain
