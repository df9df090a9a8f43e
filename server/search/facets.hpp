#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/enumerators.hpp"
#include "domain/reference/reference_lists.hpp"
#include "domain/search/job_search.hpp"

namespace hoigung::search {

// The number of a filter's choice, unique across all filters that have facets.
using FacetValue = std::uint16_t;

enum class FacetGroup : std::uint8_t { district, category, job_type, employment, working_day, working_time };
inline constexpr std::size_t kFacetGroups = base::enumerator_count<FacetGroup>();

// All facet values of a job with at most one district and one type, as most have; other jobs are marked.
struct FacetHead {
    static constexpr std::uint8_t kNone = 0xFF;

    // Numbers within their groups.
    std::uint8_t district = kNone;
    std::uint8_t job_type = kNone;
    // One bit for each value of the last three groups.
    std::uint16_t rest = 0;

    static constexpr std::uint16_t kHasMore = 0x8000;
};
inline constexpr std::size_t kRestValues = 10;

// Assigns a number to every choice of the reference lists.
class FacetSpace {
  public:
    struct Span {
        FacetValue begin = 0;
        FacetValue end = 0;
    };

    explicit FacetSpace(const domain::ReferenceLists& lists);

    [[nodiscard]] std::size_t size() const { return codes_.size(); }
    [[nodiscard]] Span span(FacetGroup group) const { return spans_[static_cast<std::size_t>(group)]; }
    [[nodiscard]] std::string_view code(FacetValue value) const { return codes_[value]; }

    [[nodiscard]] std::optional<FacetValue> district(std::string_view code) const;
    // The values that a choice of districts finds: the districts themselves, and regions whose districts are
    // all chosen, for jobs that only name the region.
    [[nodiscard]] std::vector<FacetValue> places(std::span<const std::string> districts) const;
    // A type by its short code, or a whole category by its code.
    [[nodiscard]] std::optional<FacetValue> job_type(std::string_view code) const;
    [[nodiscard]] FacetValue employment(domain::Employment employment) const;
    [[nodiscard]] FacetValue working_day(domain::WorkingDay day) const;
    [[nodiscard]] FacetValue working_time(domain::WorkingTime time) const;

    // The choices that find a job, each once, in order.
    void values_of(const domain::JobPosting& posting, std::vector<FacetValue>& out) const;
    // The values in compact form.
    [[nodiscard]] FacetHead head_of(std::span<const FacetValue> values) const;
    [[nodiscard]] FacetValue category_of(FacetValue job_type) const {
        return category_of_type_[static_cast<std::size_t>(job_type - span(FacetGroup::job_type).begin)];
    }
    // Converts counts by number into the lists of an answer.
    [[nodiscard]] domain::JobFacets to_answer(const std::vector<std::int64_t>& counts) const;

  private:
    void begin(FacetGroup group);
    void end(FacetGroup group);

    std::array<Span, kFacetGroups> spans_{};
    std::vector<std::string_view> codes_;
    std::unordered_map<std::string_view, FacetValue> districts_;
    // Numbered after the districts, in their group.
    std::map<std::string_view, FacetValue> regions_;
    std::unordered_map<std::string_view, FacetValue> job_types_;
    std::unordered_map<std::string_view, FacetValue> categories_;
    // The category of each job type, by the type's number within its group.
    std::vector<FacetValue> category_of_type_;
};

}  // namespace hoigung::search
