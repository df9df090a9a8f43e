#pragma once

#include "domain/employer_jobs/job_import.hpp"
#include "domain/employers/employer_ports.hpp"

namespace hoigung::domain {

inline constexpr std::size_t kMostImportLines = 5000;
inline constexpr std::size_t kMostImportColumns = 200;
inline constexpr std::size_t kMostImportBytes = 5'000'000;

struct ImportFile {
    std::string_view name;
    std::string_view content;
};

// Reads a file of jobs and stores its lines, with the problems of each, until it is confirmed.
[[nodiscard]] Outcome<JobImportId> read_import(const Person& person, std::string_view company_id,
                                               const ImportFile& file, const EmployerPorts& ports,
                                               base::Timestamp now);

// An import of a company. The caller has checked Permission::change_jobs.
[[nodiscard]] Outcome<JobImport> find_import(CompanyId company, std::string_view import_id,
                                             EmployerStore& store);

// Writes the valid lines: they are published or, while the company is not verified, held. Interrupted or
// repeated, it makes no job twice.
[[nodiscard]] Outcome<JobImport> confirm_import(const Person& person, std::string_view company_id,
                                                std::string_view import_id, const EmployerPorts& ports,
                                                base::Timestamp now);

}  // namespace hoigung::domain
