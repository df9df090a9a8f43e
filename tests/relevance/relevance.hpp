#pragma once

#include <functional>
#include <optional>
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
    // None of these, and no day of another kind.
    std::vector<domain::WorkingTime> not_times;
    std::optional<domain::WorkingDay> only_days;
    std::vector<domain::DayOfWeek> on;
    // At least so much pay, at most so many days a week and hours a day.
    std::optional<int> hourly;
    std::optional<int> monthly;
    std::optional<int> most_days;
    std::optional<double> most_hours;
    // Asks for no Chinese to be spoken, or for one of these languages.
    bool no_chinese = false;
    std::vector<std::string> speaks;
    // Within so many metres.
    std::optional<domain::Coordinates> near;
    int metres = 0;
    std::vector<std::string> says;
    std::vector<std::string> also_says;
    // Only for measuring: nothing is tuned to it.
    bool held_out = false;

    static void describe(auto& self, auto& visit) {
        visit.required("text", self.text);
        visit.optional("best", self.best);
        visit.optional("good", self.good);
        visit.optional("districts", self.districts);
        visit.optional("employments", self.employments);
        visit.optional("times", self.times);
        visit.optional("days", self.days);
        visit.optional("not_times", self.not_times);
        visit.optional("only_days", self.only_days);
        visit.optional("on", self.on);
        visit.optional("hourly", self.hourly);
        visit.optional("monthly", self.monthly);
        visit.optional("most_days", self.most_days);
        visit.optional("most_hours", self.most_hours);
        visit.optional("no_chinese", self.no_chinese);
        visit.optional("speaks", self.speaks);
        visit.optional("near", self.near);
        visit.optional("metres", self.metres);
        visit.optional("says", self.says);
        visit.optional("also_says", self.also_says);
        visit.optional("held_out", self.held_out);
    }
};

// Reads data/judged_searches.json.
[[nodiscard]] std::vector<JudgedQuery> read_queries(std::string_view json);
// One half: those for building, or those that are held out of it.
[[nodiscard]] std::vector<JudgedQuery> half_of(const std::vector<JudgedQuery>& queries, bool held_out);

// 3 for what is meant, 1 for what will do, 0 for the rest.
[[nodiscard]] int grade(const domain::Job& job, const JudgedQuery& query);

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
