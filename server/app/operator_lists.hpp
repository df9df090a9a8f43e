#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/reference/reference_lists.hpp"
#include "search/meaning/meanings.hpp"
#include "search/synonyms.hpp"

// The lists that an operator changes without a new version of the program: files in the folder `lists_dir`,
// one entry per line, with comments after a #.
namespace hoigung::app {

// A line of the price list for employers.
struct Price {
    domain::LocalizedText what;
    domain::LocalizedText price;
    bool operator==(const Price&) const = default;
};

// minimum_wage.txt, such as `2026-05-01 43.10`, instead of the built-in rates; synonyms.txt, such as
// `收銀員, cashier`, in addition to the built-in groups; prices.txt, such as `刊登職位 | 免費 | Posting jobs
// | Free`, instead of the built-in prices.
struct OperatorLists {
    domain::ReferenceLists::Contents reference;
    std::vector<search::SynonymGroup> synonyms;
    search::meaning::Meanings meanings;
    std::vector<Price> prices;
    // All problems, each with its file and line.
    std::vector<std::string> problems;
};

[[nodiscard]] OperatorLists read_operator_lists(const std::string& folder);

// Like read_operator_lists(), but throws when there are problems.
[[nodiscard]] OperatorLists operator_lists(const std::string& folder);

// The prices as a Markdown table in each language.
[[nodiscard]] domain::LocalizedText price_tables(const std::vector<Price>& prices);

}  // namespace hoigung::app
