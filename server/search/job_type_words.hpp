#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/reference/reference_lists.hpp"
#include "domain/search/job_type_names.hpp"
#include "search/synonyms.hpp"

namespace hoigung::search {

// Trades that have no type of their own and belong to one: 水吧 to the crew of a drinks shop.
struct TradesOfType {
    std::string type;
    std::vector<std::string> trades;

    static void describe(auto& self, auto& visit) {
        visit.required("type", self.type);
        visit.required("trades", self.trades);
    }
};

// Reads data/job_trades.json. Throws when it is not as it has to be: a build error.
[[nodiscard]] std::vector<TradesOfType> read_job_trades(std::string_view json);

// What people call the job types: their names, the trades that belong to them, and the synonyms of both.
class JobTypeWords final : public domain::JobTypeNames {
  public:
    JobTypeWords(const domain::ReferenceLists& lists, std::span<const SynonymGroup> synonyms,
                 std::span<const TradesOfType> trades);

    // A text that is a phrase of a type, begins one, is a part of one, has one in it, or names the type's
    // industry.
    [[nodiscard]] std::vector<std::string> called(std::string_view text, std::size_t limit) const override;

  private:
    struct Entry {
        std::string code;
        // Folded.
        std::vector<std::string> phrases;
        std::vector<std::string> industry;
    };

    std::vector<Entry> types_;
};

}  // namespace hoigung::search
