#pragma once

#include <optional>
#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// A branch as typed. Without a place its coordinates are the district's.
struct BranchInput {
    LocalizedText name;
    LocalizedText address;
    std::string district;
    std::string place;
};

[[nodiscard]] Outcome<Branch> add_branch(const Person& person, std::string_view company_id,
                                         const BranchInput& typed, const EmployerPorts& ports,
                                         base::Timestamp now);

// `changes_jobs`: open jobs at the branch take its new address.
[[nodiscard]] Outcome<Branch> update_branch(const Person& person, std::string_view company_id,
                                            std::string_view branch_id, const BranchInput& typed,
                                            bool changes_jobs, const EmployerPorts& ports,
                                            base::Timestamp now);

[[nodiscard]] Outcome<BranchId> remove_branch(const Person& person, std::string_view company_id,
                                              std::string_view branch_id, const EmployerPorts& ports,
                                              base::Timestamp now);

}  // namespace hoigung::domain
