#include "whole_lists.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>

#include <fmt/format.h>

#include "domain/places/distance.hpp"

namespace hoigung::relevance {
namespace {

constexpr std::size_t kFirst = 5;
constexpr domain::Coordinates kMongKok{22.3193, 114.1694};

using Ids = std::vector<domain::JobId>;

// The grades of all open jobs for one query.
class Grades {
  public:
    Grades(const domain::Catalogue& catalogue, const JudgedQuery& query) : catalogue_(catalogue) {
        for (const domain::Job* job : catalogue.open_jobs()) of_.emplace(job->id, grade(*job, query));
    }

    [[nodiscard]] int of(domain::JobId id) const { return of_.at(id); }
    [[nodiscard]] std::vector<int> of(const Ids& ids) const {
        std::vector<int> grades;
        for (const domain::JobId id : ids) grades.push_back(of(id));
        return grades;
    }
    [[nodiscard]] std::vector<int> all() const {
        std::vector<int> grades;
        for (const auto& [id, grade] : of_) grades.push_back(grade);
        return grades;
    }
    // Those of the jobs near a place.
    [[nodiscard]] std::vector<int> near(const domain::Coordinates& place) const {
        const domain::DistanceFrom from(place);
        std::vector<int> grades;
        for (const domain::Job* job : catalogue_.open_jobs()) {
            const auto is_near = [&](const domain::Address& address) {
                return address.coordinates &&
                       from.is_within(domain::kNearMetres, domain::GeoPoint::of(*address.coordinates));
            };
            if (std::ranges::any_of(job->posting.addresses, is_near)) grades.push_back(of(job->id));
        }
        return grades;
    }

  private:
    const domain::Catalogue& catalogue_;
    std::unordered_map<domain::JobId, int> of_;
};

std::size_t fitting(const std::vector<int>& grades) {
    return static_cast<std::size_t>(std::ranges::count_if(grades, [](int grade) { return grade > kUnfit; }));
}
std::size_t meant(const std::vector<int>& grades) {
    return static_cast<std::size_t>(std::ranges::count(grades, kMeant));
}

double share(std::size_t part, std::size_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

// How much of a list's first five fits, of the places that could be filled.
double fit_of_first(const std::vector<int>& shown, const std::vector<int>& all) {
    const std::size_t wanted = meant(all) > 0 ? meant(all) : fitting(all);
    const std::vector<int> first(shown.begin(),
                                 shown.begin() + static_cast<std::ptrdiff_t>(std::min(kFirst, shown.size())));
    return share(fitting(first), std::min(kFirst, std::max(shown.size(), wanted)));
}

domain::JobQuery ask(const JudgedQuery& query, domain::JobSort sort) {
    domain::JobQuery asked;
    asked.term = query.text;
    asked.sort = sort;
    return asked;
}

void compare_alert(const Ids& list, const Ids& alert, TextFigures& figures) {
    const std::set<domain::JobId> shown(list.begin(), list.end());
    const std::set<domain::JobId> reported(alert.begin(), alert.end());
    const auto both = static_cast<std::size_t>(
        std::ranges::count_if(reported, [&](domain::JobId id) { return shown.contains(id); }));
    const std::size_t together = shown.size() + reported.size() - both;
    figures.is_alert_alike = both == together;
    figures.alert_shared = together == 0 ? 1 : share(both, together);
}

std::optional<TextFigures> measure_text(const domain::Catalogue& catalogue,
                                        const domain::ReferenceLists& lists, const JudgedQuery& query,
                                        const Site& site, const Ids& alert) {
    const Grades grades(catalogue, query);
    const auto all = grades.all();
    if (fitting(all) == 0) return std::nullopt;
    TextFigures figures;
    figures.text = query.text;
    figures.point = query.point;
    figures.held_out = query.held_out;

    const Ids list = site.search(ask(query, domain::JobSort::relevance));
    const auto shown = grades.of(list);
    figures.ndcg = ndcg(shown, all).value_or(0);
    figures.has_answer = figures.ndcg > 0;
    figures.relevance = fit_of_first(shown, all);
    figures.precision = share(fitting(shown), shown.size());
    if (meant(all) > 0) figures.recall = share(meant(shown), meant(all));

    const Ids newest = site.search(ask(query, domain::JobSort::newest));
    figures.newest = fit_of_first(grades.of(newest), all);

    domain::JobQuery nearby = ask(query, domain::JobSort::nearest);
    nearby.near = place_of(query, lists);
    const Ids nearest = site.search(nearby);
    const auto near = grades.near(*nearby.near);
    if (fitting(near) > 0) figures.nearest = fit_of_first(grades.of(nearest), near);

    for (const Ids* ids : {&list, &newest, &nearest})
        figures.excluded += static_cast<std::size_t>(std::ranges::count_if(
            *ids, [&](domain::JobId id) { return is_excluded(*catalogue.job(id), query); }));
    compare_alert(list, alert, figures);
    return figures;
}

// The mean of what the texts have.
class Mean {
  public:
    void add(std::optional<double> figure) {
        if (!figure) return;
        sum_ += *figure;
        ++number_;
    }
    [[nodiscard]] double get() const { return number_ == 0 ? 0 : sum_ / number_; }

  private:
    double sum_ = 0;
    double number_ = 0;
};

}  // namespace

domain::Coordinates place_of(const Wanted& wanted, const domain::ReferenceLists& lists) {
    if (wanted.near) return *wanted.near;
    if (!wanted.districts.empty()) {
        if (const auto* district = lists.district(wanted.districts.front()))
            return {district->lat, district->lng};
    }
    return wanted.either.empty() ? kMongKok : place_of(wanted.either.front(), lists);
}

std::vector<TextFigures> measure_lists(const domain::Catalogue& catalogue,
                                       const domain::ReferenceLists& lists,
                                       const std::vector<JudgedQuery>& queries, const Site& site) {
    std::vector<std::string> texts;
    for (const JudgedQuery& query : queries) texts.push_back(query.text);
    const auto alerts = site.alerts(texts);
    std::vector<TextFigures> measured;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        if (auto figures = measure_text(catalogue, lists, queries[i], site, alerts[i]))
            measured.push_back(std::move(*figures));
    }
    return measured;
}

ListFigures means_of(const std::vector<TextFigures>& texts, const Chosen& chosen) {
    ListFigures figures;
    Mean ndcg, relevance, newest, nearest, precision, recall, alerts;
    for (const TextFigures& text : texts) {
        if (!chosen(text)) continue;
        ++figures.queries;
        if (!text.has_answer) ++figures.without_answer;
        ndcg.add(text.ndcg);
        relevance.add(text.relevance);
        newest.add(text.newest);
        nearest.add(text.nearest);
        precision.add(text.precision);
        recall.add(text.recall);
        figures.excluded += text.excluded;
        if (text.excluded > 0) ++figures.with_excluded;
        if (text.is_alert_alike) ++figures.alerts_alike;
        alerts.add(text.alert_shared);
    }
    figures.ndcg = ndcg.get();
    figures.relevance = relevance.get();
    figures.newest = newest.get();
    figures.nearest = nearest.get();
    figures.precision = precision.get();
    figures.recall = recall.get();
    figures.alerts_shared = alerts.get();
    return figures;
}

Chosen in_first_part(bool held_out) {
    return in_point(0, held_out);
}
Chosen in_second_part(bool held_out) {
    return [=](const TextFigures& text) { return text.point != 0 && text.held_out == held_out; };
}
Chosen in_point(int point, bool held_out) {
    return [=](const TextFigures& text) { return text.point == point && text.held_out == held_out; };
}

std::string heading() {
    return "| texts | number | nDCG@10 | without | relevance | newest | nearest | precision | recall | "
           "excluded | "
           "in texts | alerts alike | shared |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|";
}

std::string row(std::string_view name, const ListFigures& figures) {
    return fmt::format(
        "| {} | {} | {:.3f} | {} | {:.3f} | {:.3f} | {:.3f} | {:.3f} | {:.3f} | {} | {} | {} | {:.3f} |",
        name, figures.queries, figures.ndcg, figures.without_answer, figures.relevance, figures.newest,
        figures.nearest, figures.precision, figures.recall, figures.excluded, figures.with_excluded,
        figures.alerts_alike, figures.alerts_shared);
}

}  // namespace hoigung::relevance
