#pragma once

#include <string>
#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Who applied for a job, newest first, for a spreadsheet: CSV with a byte order mark, no cell of which is a
// formula. Those who withdrew are left out. It counts towards the company's exports of the day and stands in
// its log.
[[nodiscard]] Outcome<std::string> export_applicants(const Person& person, std::string_view company_id,
                                                     std::string_view job_id, Locale locale,
                                                     const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
