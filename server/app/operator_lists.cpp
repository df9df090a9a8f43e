#include "app/operator_lists.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <functional>
#include <stdexcept>

#include <fmt/format.h>

#include "base/text.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::app {
namespace {

// Returns the problem with a line; std::nullopt when it was accepted.
using TakeLine = std::function<std::optional<std::string>(std::string_view line)>;

void read_lines(const std::filesystem::path& file, std::vector<std::string>& problems, const TakeLine& take) {
    std::ifstream input(file);
    if (!input) {
        problems.push_back(fmt::format("{}: cannot be read", file.string()));
        return;
    }
    std::string text;
    for (int number = 1; std::getline(input, text); ++number) {
        const std::string_view line = base::trim(std::string_view(text).substr(0, text.find('#')));
        if (line.empty()) continue;
        const auto problem = base::is_utf8(line) ? take(line) : "is no UTF-8";
        if (problem) problems.push_back(fmt::format("{}: line {}: {}", file.string(), number, *problem));
    }
}

// Reads 43.1 and 43.10 as 4310.
std::optional<int> cents_of(std::string_view text) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    const std::string_view fraction = text.substr(std::min(dot + 1, text.size()));
    if (fraction.size() > 2) return std::nullopt;
    const std::string digits = fmt::format("{}{:0<2}", text.substr(0, dot), fraction);
    int cents = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), cents);
    const bool is_number = problem == std::errc{} && end == digits.data() + digits.size();
    return is_number && cents > 0 ? std::optional(cents) : std::nullopt;
}

std::optional<std::string> take_wage(std::string_view line, std::vector<domain::MinimumWage>& wages) {
    const std::size_t space = std::min(line.find_first_of(" \t"), line.size());
    const auto from = base::parse_date(line.substr(0, space));
    const auto cents = cents_of(base::trim(line.substr(space)));
    if (!from || !cents) return "must be a day and dollars an hour, such as 2026-05-01 43.10";
    if (!wages.empty() && *from <= wages.back().from) return "must be later than the one before";
    wages.push_back({*from, *cents});
    return std::nullopt;
}

// The parts of a line between the marks, trimmed.
std::vector<std::string> parts_of(std::string_view line, char mark) {
    std::vector<std::string> parts;
    for (std::string_view rest = line;;) {
        const std::size_t end = std::min(rest.find(mark), rest.size());
        parts.emplace_back(base::trim(rest.substr(0, end)));
        if (end == rest.size()) return parts;
        rest.remove_prefix(end + 1);
    }
}

std::vector<Price> built_in_prices() {
    return {
        {{"刊登職位", "Posting jobs"}, {"免費", "Free"}},
        {{"接收申請、聯絡求職者", "Receiving applications and contacting applicants"}, {"免費", "Free"}},
        {{"公司專頁、分店和團隊帳戶", "Company page, branches and accounts for your team"}, {"免費", "Free"}},
        {{"推廣職位", "Promoting a job"},
         {"按點擊收費，每日預算由你決定", "By the click, within the daily budget you set"}}};
}

std::optional<std::string> take_price(std::string_view line, std::vector<Price>& prices) {
    const auto parts = parts_of(line, '|');
    if (parts.size() != 4 || std::ranges::any_of(parts, &std::string::empty))
        return "must be four texts with | between them, such as 刊登職位 | 免費 | Posting jobs | Free";
    prices.push_back({{parts[0], parts[2]}, {parts[1], parts[3]}});
    return std::nullopt;
}

std::optional<std::string> take_group(std::string_view line, std::vector<search::SynonymGroup>& groups) {
    search::SynonymGroup group = parts_of(line, ',');
    std::erase(group, "");
    if (group.size() < 2) return "must be two words or more with commas between them";
    groups.push_back(std::move(group));
    return std::nullopt;
}

}  // namespace

OperatorLists read_operator_lists(const std::string& folder) {
    OperatorLists lists;
    lists.reference = feeds::read_reference_lists(reference_files());
    lists.synonyms = search::read_synonyms(base::text_of(reference_files(), "data/synonyms.json"));
    lists.meanings = search::meaning::read_meanings(reference_files());
    lists.prices = built_in_prices();
    if (folder.empty()) return lists;
    const std::filesystem::path place(folder);
    if (const auto file = place / "minimum_wage.txt"; std::filesystem::exists(file)) {
        std::vector<domain::MinimumWage> wages;
        read_lines(file, lists.problems, [&](std::string_view line) { return take_wage(line, wages); });
        if (wages.empty()) lists.problems.push_back(fmt::format("{}: has no rate", file.string()));
        lists.reference.minimum_wages = std::move(wages);
    }
    if (const auto file = place / "synonyms.txt"; std::filesystem::exists(file))
        read_lines(file, lists.problems,
                   [&](std::string_view line) { return take_group(line, lists.synonyms); });
    if (const auto file = place / "prices.txt"; std::filesystem::exists(file)) {
        lists.prices.clear();
        read_lines(file, lists.problems,
                   [&](std::string_view line) { return take_price(line, lists.prices); });
    }
    return lists;
}

OperatorLists operator_lists(const std::string& folder) {
    OperatorLists lists = read_operator_lists(folder);
    if (!lists.problems.empty()) throw std::runtime_error(fmt::format("{}", fmt::join(lists.problems, "\n")));
    return lists;
}

domain::LocalizedText price_tables(const std::vector<Price>& prices) {
    domain::LocalizedText tables{"| 項目 | 收費 |\n|---|---|\n", "| What | Price |\n|---|---|\n"};
    for (const auto& [what, price] : prices) {
        tables.zh_hant += fmt::format("| {} | {} |\n", what.zh_hant, price.zh_hant);
        tables.en += fmt::format("| {} | {} |\n", what.en, price.en);
    }
    return tables;
}

}  // namespace hoigung::app
