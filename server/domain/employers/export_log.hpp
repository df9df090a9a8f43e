#pragma once

#include <string>
#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// A company's whole log as CSV with a byte order mark, newest first. Cells that a spreadsheet would run as
// formulas are defused. The export is itself written to the log.
[[nodiscard]] Outcome<std::string> export_log(const Person& person, std::string_view company_id,
                                              const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
