#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::base {

// A record of a CSV file. A cell with line feeds spreads it over several lines of the file.
struct CsvLine {
    // The record's first line in the file, counted from 1, including empty lines.
    int number = 0;
    std::vector<std::string> cells;

    bool operator==(const CsvLine&) const = default;
};

struct CsvLimits {
    std::size_t lines = 0;
    std::size_t columns = 0;
};

// Reads CSV (RFC 4180) in the variants that spreadsheets write: the separator is taken from the first line
// (or from a `sep=` line before it), lines end with CR, LF or both, the last line end may be missing, blank
// lines are skipped, and ="007" is the text 007. std::nullopt when a quotation never ends or a limit is
// exceeded.
[[nodiscard]] std::optional<std::vector<CsvLine>> read_csv(std::string_view text, CsvLimits limits);

// A cell that no spreadsheet interprets as a formula.
[[nodiscard]] std::string csv_cell(std::string_view text);

}  // namespace hoigung::base
