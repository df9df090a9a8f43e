#include "base/csv.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace hoigung::base {
namespace {

bool ends_line(char c) {
    return c == '\n' || c == '\r';
}

char separator_of(std::string_view text) {
    const std::string_view first = text.substr(0, text.find_first_of("\r\n"));
    const auto count = [&](char c) { return std::ranges::count(first, c); };
    constexpr std::string_view kSeparators = ",;\t";
    return *std::ranges::max_element(kSeparators, {}, count);
}

// Removes a first line like `sep=;` and returns its separator.
std::optional<char> take_separator(std::string_view& text) {
    constexpr std::string_view kSays = "sep=";
    if (!text.starts_with(kSays) || text.size() <= kSays.size()) return std::nullopt;
    const char separator = text[kSays.size()];
    std::string_view rest = text.substr(kSays.size() + 1);
    if (rest.starts_with('\r')) rest.remove_prefix(1);
    if (rest.starts_with('\n')) rest.remove_prefix(1);
    text = rest;
    return separator;
}

class CsvReader {
  public:
    CsvReader(std::string_view text, char separator, int first_line)
        : rest_(text), separator_(separator), line_(first_line) {}

    [[nodiscard]] bool at_end() const { return rest_.empty(); }

    // Returns false when a quotation never ends.
    bool read(CsvLine& out) {
        out.number = line_;
        do {
            if (!read_cell(out.cells.emplace_back())) return false;
        } while (take(separator_));
        const bool returned = take('\r');
        if (take('\n') || returned) ++line_;
        return true;
    }

  private:
    bool take(char c) {
        if (!rest_.starts_with(c)) return false;
        rest_.remove_prefix(1);
        return true;
    }

    bool read_cell(std::string& cell) {
        if (rest_.starts_with("=\"")) rest_.remove_prefix(1);
        if (take('"') && !read_quoted(cell)) return false;
        const auto end = std::ranges::find_if(rest_, [&](char c) { return c == separator_ || ends_line(c); });
        const auto size = static_cast<std::size_t>(end - rest_.begin());
        cell += rest_.substr(0, size);
        rest_.remove_prefix(size);
        return true;
    }

    bool read_quoted(std::string& cell) {
        while (!rest_.empty()) {
            if (take('"')) {
                if (!take('"')) return true;
                cell += '"';
                continue;
            }
            const char c = rest_.front();
            rest_.remove_prefix(1);
            if (c == '\r') {
                take('\n');
                ++line_;
                cell += '\n';
                continue;
            }
            if (c == '\n') ++line_;
            cell += c;
        }
        return false;
    }

    std::string_view rest_;
    const char separator_;
    int line_;
};

bool has_content(const CsvLine& line) {
    return !std::ranges::all_of(line.cells, [](const std::string& cell) { return is_blank(cell); });
}

// Spreadsheets skip invisible characters, and some treat full-width signs like ASCII ones.
bool begins_formula(std::string_view text) {
    constexpr std::string_view kSigns = "=+-@\t\r";
    if (!text.empty() && kSigns.find(text.front()) != std::string_view::npos) return true;
    while (!text.empty() && is_blank(first_characters(text, 1)))
        text.remove_prefix(first_characters(text, 1).size());
    const std::string first = fold(first_characters(text, 1));
    return !first.empty() &&
           (kSigns.find(first.front()) != std::string_view::npos || first == "\xE2\x88\x92");
}

}  // namespace

std::optional<std::vector<CsvLine>> read_csv(std::string_view text, CsvLimits limits) {
    const auto said = take_separator(text);
    CsvReader reader(text, said.value_or(separator_of(text)), said ? 2 : 1);
    std::vector<CsvLine> lines;
    while (!reader.at_end()) {
        CsvLine line;
        if (!reader.read(line)) return std::nullopt;
        while (!line.cells.empty() && is_blank(line.cells.back())) line.cells.pop_back();
        if (!has_content(line)) continue;
        if (lines.size() >= limits.lines || line.cells.size() > limits.columns) return std::nullopt;
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string csv_cell(std::string_view text) {
    const bool is_formula = begins_formula(text);
    std::string cell = is_formula ? "\"'" : "\"";
    for (const char c : text) {
        if (c == '"') cell += '"';
        cell += c;
    }
    return cell + '"';
}

}  // namespace hoigung::base
