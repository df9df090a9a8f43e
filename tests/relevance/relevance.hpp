#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/reference/reference_lists.hpp"
#include "wanted.hpp"

// How well a search answers what people type. Jobs are judged by what they are, not by their words, so that
// the set holds for any catalogue.
namespace hoigung::relevance {

// The set was written in two parts. The texts of the first have no point, those of the second are about one
// of these, counted from 1.
inline constexpr std::array<std::string_view, 12> kPoints{
    "a trade is not a word",
    "opposites",
    "hours as said",
    "the city is no word",
    "never empty",
    "relaxing",
    "pay",
    "or",
    "alerts",
    "misspelt",
    "places",
    "days and education",
};

struct JudgedQuery : Wanted {
    std::string text;
    int point = 0;
    // Jobs that the text excludes: no list may show them, however little it finds.
    std::vector<Wanted> never;
    // Only for measuring: nothing is tuned to it.
    bool held_out = false;

    static void describe(auto& self, auto& visit) {
        visit.required("text", self.text);
        visit.optional("point", self.point);
        visit.optional("held_out", self.held_out);
        Wanted::describe(self, visit);
        visit.optional("never", self.never);
    }
};

// Reads data/judged_searches.json.
[[nodiscard]] std::vector<JudgedQuery> read_queries(std::string_view json);
// Those of the set's first part, and those of a point of its second.
[[nodiscard]] std::vector<JudgedQuery> first_part(const std::vector<JudgedQuery>& queries);
[[nodiscard]] std::vector<JudgedQuery> second_part(const std::vector<JudgedQuery>& queries);
[[nodiscard]] std::vector<JudgedQuery> of_point(const std::vector<JudgedQuery>& queries, int point);
// One half: those for building, or those that are held out of it.
[[nodiscard]] std::vector<JudgedQuery> half_of(const std::vector<JudgedQuery>& queries, bool held_out);

[[nodiscard]] bool is_excluded(const domain::Job& job, const JudgedQuery& query);
// 3 for what is meant, 1 for what will do, 0 for the rest and what is excluded.
[[nodiscard]] int grade(const domain::Job& job, const JudgedQuery& query);

// nDCG@10 of these grades in the order of a list, when all jobs have those in 'ideal'; nothing when no job
// has a grade.
[[nodiscard]] std::optional<double> ndcg(const std::vector<int>& grades, std::vector<int> ideal);

struct Figures {
    // The mean over all queries that some job answers, 1 at best.
    double ndcg = 0;
    std::size_t queries = 0;
    // Queries that some job answers and whose first ten results have none that does.
    std::size_t without_answer = 0;
    // The worst ones first, as text and figure.
    std::vector<std::pair<std::string, double>> worst;
};

// Gives the first ten ids for a text.
using Search = std::function<std::vector<domain::JobId>(const std::string& text)>;
[[nodiscard]] Figures measure(const domain::Catalogue& catalogue, const std::vector<JudgedQuery>& queries,
                              const Search& search);

// The demonstration catalogue.
[[nodiscard]] domain::Catalogue demo_catalogue(const domain::ReferenceLists& lists);

}  // namespace hoigung::relevance
