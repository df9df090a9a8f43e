#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/enumerators.hpp"
#include "domain/catalogue/job.hpp"
#include "search/facets.hpp"
#include "search/geo_grid.hpp"
#include "search/numbers.hpp"
#include "search/postings.hpp"

namespace hoigung::search {

// The numbers that filters bound.
enum class Number : std::uint8_t { hourly_rate, monthly_rate, days_per_week, hours_per_day };
inline constexpr std::size_t kNumbers = base::enumerator_count<Number>();
using Numbers = std::array<std::optional<double>, kNumbers>;

struct TitleStart {
    std::uint32_t title = 0;
    std::uint32_t at = 0;
};

// A part of the index: some jobs, newest first, with everything that queries need. A document is a job's
// position in that order. Immutable; LiveSegment hides documents that were replaced.
struct Segment {
    std::vector<domain::JobId> ids;
    // Milliseconds since 1970.
    std::vector<std::int64_t> published;
    // Documents in the order of their ids.
    std::vector<std::uint32_t> by_id;

    // Companies in order; the documents of company i begin at company_docs[company_begins[i]].
    std::vector<domain::CompanyId> companies;
    std::vector<std::uint32_t> company_begins{0};
    std::vector<std::uint32_t> company_docs;
    std::vector<std::uint32_t> company_of;

    // The facet values of document i begin at facet_values[facet_begins[i]]; the set of value v begins at
    // facet_sets[v * words()].
    std::vector<std::uint32_t> facet_begins{0};
    std::vector<FacetValue> facet_values;
    std::vector<Word> facet_sets;
    // The facet values of document i in compact form.
    std::vector<FacetHead> facet_heads;

    std::array<NumberIndex, kNumbers> numbers;

    std::vector<std::uint32_t> point_begins{0};
    std::vector<domain::GeoPoint> points;
    GeoGrid grid;

    // The distinct names of jobs, and the indices of document i's names at 2 * i: Chinese, then English.
    std::vector<std::string> titles;
    std::vector<std::uint32_t> title_of;
    // The folded names, and the beginnings of their words, sorted by the text that follows.
    std::vector<std::string> titles_folded;
    std::vector<TitleStart> title_starts;

    Postings postings;
    // Words of letters in their original spelling, sorted, for corrections.
    std::vector<std::string> words_written;

    [[nodiscard]] std::size_t size() const { return ids.size(); }
    [[nodiscard]] std::size_t words() const { return words_for(ids.size()); }
    [[nodiscard]] std::size_t blocks() const { return (ids.size() + kBlockDocs - 1) / kBlockDocs; }
    [[nodiscard]] std::size_t docs_in_block(std::size_t block) const {
        return std::min(kBlockDocs, ids.size() - block * kBlockDocs);
    }
    [[nodiscard]] const Word* facet_set(FacetValue value) const {
        return facet_sets.data() + value * words();
    }
    [[nodiscard]] std::span<const FacetValue> facets_of(std::size_t doc) const {
        return std::span(facet_values).subspan(facet_begins[doc], facet_begins[doc + 1] - facet_begins[doc]);
    }
    [[nodiscard]] std::span<const domain::GeoPoint> points_of(std::size_t doc) const {
        return std::span(points).subspan(point_begins[doc], point_begins[doc + 1] - point_begins[doc]);
    }
    [[nodiscard]] const NumberIndex& number(Number which) const {
        return numbers[static_cast<std::size_t>(which)];
    }
    [[nodiscard]] std::string_view text_from(const TitleStart& start) const {
        return std::string_view(titles_folded[start.title]).substr(start.at);
    }
    [[nodiscard]] std::optional<std::uint32_t> doc_of(domain::JobId id) const;
    [[nodiscard]] std::span<const std::uint32_t> docs_of(domain::CompanyId id) const;
    // The bytes of memory it uses.
    [[nodiscard]] std::size_t memory() const;

    static void describe(auto& self, auto& visit) {
        visit(self.ids);
        visit(self.published);
        visit(self.by_id);
        visit(self.companies);
        visit(self.company_begins);
        visit(self.company_docs);
        visit(self.company_of);
        visit(self.facet_begins);
        visit(self.facet_values);
        visit(self.facet_sets);
        visit(self.facet_heads);
        for (auto& number : self.numbers) std::remove_cvref_t<decltype(number)>::describe(number, visit);
        visit(self.point_begins);
        visit(self.points);
        GeoGrid::describe(self.grid, visit);
        visit(self.titles);
        visit(self.title_of);
        visit(self.titles_folded);
        visit(self.title_starts);
        Postings::describe(self.postings, visit);
        visit(self.words_written);
    }
};

// One order for all segments: newest first, then by id.
struct DocOrder {
    std::int64_t published = 0;
    domain::JobId id;

    [[nodiscard]] bool before(const DocOrder& other) const {
        return published != other.published ? published > other.published : id < other.id;
    }
};

}  // namespace hoigung::search
