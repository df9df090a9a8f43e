#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/reference/reference_lists.hpp"

// How well a search answers what people type. Jobs are judged by what they are, not by their words, so that
// the set holds for any catalogue.
namespace hoigung::relevance {

struct JudgedQuery {
    std::string text;
    // Job types that are just what is meant, and such as will do. None: any type.
    std::vector<std::string> best;
    std::vector<std::string> good;
    // All of these that are given have to hold, each by one of its values.
    std::vector<std::string> districts;
    std::vector<domain::Employment> employments;
    std::vector<domain::WorkingTime> times;
    std::vector<domain::WorkingDay> days;
    std::vector<std::string> says;

    static void describe(auto& self, auto& visit) {
        visit.required("text", self.text);
        visit.optional("best", self.best);
        visit.optional("good", self.good);
        visit.optional("districts", self.districts);
        visit.optional("employments", self.employments);
        visit.optional("times", self.times);
        visit.optional("days", self.days);
        visit.optional("says", self.says);
    }
};

[[nodiscard]] std::vector<JudgedQuery> read_queries(std::string_view json);

// 3 for what is meant, 1 for what will do, 0 for the rest.
[[nodiscard]] int grade(const domain::Job& job, const JudgedQuery& query);

struct Figures {
    // The mean over all queries that some job answers, 1 at best.
    double ndcg = 0;
    std::size_t queries = 0;
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
