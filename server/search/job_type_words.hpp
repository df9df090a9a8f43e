#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/reference/reference_lists.hpp"
#include "domain/search/job_type_names.hpp"
#include "search/synonyms.hpp"

namespace hoigung::search {

// Trades without a type of their own, and the type they belong to: 水吧 belongs to the crew of a drinks shop.
struct TradesOfType {
    std::string type;
    std::vector<std::string> trades;

    static void describe(auto& self, auto& visit) {
        visit.required("type", self.type);
        visit.required("trades", self.trades);
    }
};

// Reads data/job_trades.json. Throws when it is malformed, which is a build error.
[[nodiscard]] std::vector<TradesOfType> read_job_trades(std::string_view json);

// The words that people use for job types: the types' names, their trades, and the synonyms of both.
class JobTypeWords final : public domain::JobTypeNames {
  public:
    JobTypeWords(const domain::ReferenceLists& lists, std::span<const SynonymGroup> synonyms,
                 std::span<const TradesOfType> trades);

    // The types with a phrase that equals the text, begins with it, contains it or is contained in it, and
    // types whose industry it names.
    [[nodiscard]] std::vector<std::string> called(std::string_view text, std::size_t limit) const override;

  private:
    struct Entry {
        std::string code;
        // Folded texts.
        std::vector<std::string> phrases;
        std::vector<std::string> industry;
    };

    std::vector<Entry> types_;
};

}  // namespace hoigung::search
