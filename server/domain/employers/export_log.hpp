#pragma once

#include <string>
#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// A company's whole log for a spreadsheet, the newest first: CSV with a byte order mark, no cell of which is
// a formula. That it was taken out stands in the log, too.
[[nodiscard]] Outcome<std::string> export_log(const Person& person, std::string_view company_id,
                                              const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
