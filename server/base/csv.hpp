#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::base {

// A line of a CSV file; a cell with line feeds makes it go over several lines of an editor.
struct CsvLine {
    // Of the file's lines, from 1; empty ones count.
    int number = 0;
    std::vector<std::string> cells;

    bool operator==(const CsvLine&) const = default;
};

struct CsvLimits {
    std::size_t lines = 0;
    std::size_t columns = 0;
};

// Reads CSV (RFC 4180) as spreadsheets write it: the separator is the one of the first line (or what `sep=`
// says before it), lines end with any of CR, LF and both, the last one need not, lines without content are
// left out, and ="007" is the text 007. Nothing when a quotation never ends or a limit is passed.
[[nodiscard]] std::optional<std::vector<CsvLine>> read_csv(std::string_view text, CsvLimits limits);

// A cell that no spreadsheet takes for a formula.
[[nodiscard]] std::string csv_cell(std::string_view text);

}  // namespace hoigung::base
