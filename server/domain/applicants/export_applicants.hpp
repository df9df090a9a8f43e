#pragma once

#include <string>
#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// The applicants of a job as CSV with a byte order mark, newest first. Cells that a spreadsheet would run as
// formulas are defused. Applicants who withdrew are left out. Each export counts towards the company's daily
// limit and is written to its log.
[[nodiscard]] Outcome<std::string> export_applicants(const Person& person, std::string_view company_id,
                                                     std::string_view job_id, Locale locale,
                                                     const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
