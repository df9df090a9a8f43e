#pragma once

#include <cstdint>

#include "domain/catalogue/company.hpp"
#include "feeds/demo/read_material.hpp"

namespace hoigung::feeds::demo {

// A company of the demonstration with the data that its jobs need.
struct Employer {
    domain::CompanyId id;
    domain::CompanyProfile profile;
    const CompanySketch* sketch = nullptr;
    const CompanyKind* kind = nullptr;
    // Its branches or, when its people work elsewhere, the sites that it serves.
    std::vector<domain::Address> workplaces;
};

// Without logos; those are drawn separately.
[[nodiscard]] std::vector<Employer> make_employers(const Material& material, std::uint64_t seed);

}  // namespace hoigung::feeds::demo
