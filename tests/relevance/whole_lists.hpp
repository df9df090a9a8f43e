#pragma once

#include "domain/search/job_search.hpp"
#include "relevance.hpp"

// What the first ten of a text do not show: the order by date and by distance, the rest of the list, and the
// alert that is made of the text.
namespace hoigung::relevance {

// A search under test.
struct Site {
    // All jobs of a query, in its order.
    std::function<std::vector<domain::JobId>(const domain::JobQuery& query)> search;
    // For each text, the jobs that an alert of it reports, in any order.
    std::function<std::vector<std::vector<domain::JobId>>(const std::vector<std::string>& texts)> alerts;
};

// How one text is answered. A job fits when it has a grade.
struct TextFigures {
    std::string text;
    int point = 0;
    bool held_out = false;

    // Whether a job that fits is among the first ten.
    bool has_answer = false;
    double ndcg = 0;
    // How much of the first five fits. A list that ends early is short of what it leaves out.
    double relevance = 0;
    double newest = 0;
    // From the place that the text names, or else from Mong Kok; nothing when no job fits there.
    std::optional<double> nearest;
    // How much of the list fits, and how much of what is meant is in it; what only will do may be missing.
    double precision = 0;
    std::optional<double> recall;
    // Jobs in the three lists that the text excludes.
    std::size_t excluded = 0;
    // Whether the alert reports just the jobs of the list, and how much of both together is in both.
    bool is_alert_alike = false;
    double alert_shared = 0;
};

// All texts that some job answers.
[[nodiscard]] std::vector<TextFigures> measure_lists(const domain::Catalogue& catalogue,
                                                     const domain::ReferenceLists& lists,
                                                     const std::vector<JudgedQuery>& queries,
                                                     const Site& site);

// Means and numbers of several texts.
struct ListFigures {
    std::size_t queries = 0;
    std::size_t without_answer = 0;
    double ndcg = 0;
    double relevance = 0;
    double newest = 0;
    double nearest = 0;
    double precision = 0;
    double recall = 0;
    std::size_t excluded = 0;
    // Texts that show what they exclude.
    std::size_t with_excluded = 0;
    std::size_t alerts_alike = 0;
    double alerts_shared = 0;
};

using Chosen = std::function<bool(const TextFigures& figures)>;
[[nodiscard]] ListFigures means_of(const std::vector<TextFigures>& texts, const Chosen& chosen);
// Chooses the texts of a half of the first part, of the second, of a point.
[[nodiscard]] Chosen in_first_part(bool held_out);
[[nodiscard]] Chosen in_second_part(bool held_out);
[[nodiscard]] Chosen in_point(int point, bool held_out);

// The place that somebody who types this stands at.
[[nodiscard]] domain::Coordinates place_of(const Wanted& wanted, const domain::ReferenceLists& lists);

// One line of a table, and its heading.
[[nodiscard]] std::string heading();
[[nodiscard]] std::string row(std::string_view name, const ListFigures& figures);

}  // namespace hoigung::relevance
