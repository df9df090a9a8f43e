#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/csv.hpp"
#include "domain/employer_jobs/job_import.hpp"
#include "domain/employers/employer_company.hpp"
#include "domain/reference/reference_lists.hpp"

// Jobs as lines of a file: the columns, and how a cell is read.
namespace hoigung::domain {

// The lists whose entries cells may name.
struct ColumnLists {
    const ReferenceLists& lists;
    const std::vector<Branch>& branches;
};

// The columns of a file, by its heading; repeated and unknown columns are not read.
class JobColumns {
  public:
    explicit JobColumns(const std::vector<std::string>& heading);

    // Whether the file has a column for the title, which every job needs.
    [[nodiscard]] bool has_title() const;
    [[nodiscard]] const std::vector<std::string>& unknown() const { return unknown_; }
    // The employer's own reference in a line; empty without one.
    [[nodiscard]] std::string reference_in(const base::CsvLine& line) const;

    // Reads a line into `content`, and keeps the values that the file has no column for. Returns the cells
    // that cannot be read.
    std::vector<ImportProblem> read(const base::CsvLine& line, const ColumnLists& lists,
                                    JobContent& content) const;
    // The heading, as written in the file, of the column that a finding about a line concerns: the column
    // with the text or else the column of the finding's language. Empty when there is none.
    [[nodiscard]] std::string heading_for(const Finding& finding, const base::CsvLine& line) const;
    [[nodiscard]] std::string reference_heading() const;

  private:
    struct Place {
        std::size_t column = 0;
        std::size_t cell = 0;
    };

    [[nodiscard]] std::string_view cell_of(const base::CsvLine& line, std::string_view column) const;

    std::vector<std::string> heading_;
    std::vector<Place> places_;
    std::vector<std::string> unknown_;
};

// An example file: the headings in a language, and one example line.
[[nodiscard]] std::string job_columns_example(Locale locale);

}  // namespace hoigung::domain
