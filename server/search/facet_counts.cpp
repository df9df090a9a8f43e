#include "search/facet_counts.hpp"

namespace hoigung::search {
namespace {

// Up to one match in this many documents, looking at each match is faster than intersecting sets.
constexpr std::size_t kFewMatches = 12;

constexpr FacetGroup kGroups[] = {FacetGroup::district,   FacetGroup::category,    FacetGroup::job_type,
                                  FacetGroup::employment, FacetGroup::working_day, FacetGroup::working_time};

// Whether a group is counted without this filter: the filter of the group itself or, for categories, of the
// job types.
bool is_own(FacetGroup group, FacetGroup chosen) {
    return chosen == group || (chosen == FacetGroup::job_type && group == FacetGroup::category);
}

class BlockCounter {
  public:
    BlockCounter(const Segment& segment, std::size_t block, const FacetSpace& facets,
                 std::vector<std::int64_t>& counts)
        : segment_(segment),
          facets_(facets),
          first_doc_(block * kBlockDocs),
          first_word_(block * kBlockWords),
          docs_(segment.docs_in_block(block)),
          words_(words_for(docs_)),
          counts_(counts) {}

    void count(const Word* match, FacetSpace::Span values) {
        const std::size_t matches = count_bits(match, words_);
        if (matches == 0) return;
        const auto wanted = static_cast<std::size_t>(values.end - values.begin);
        if (matches * kFewMatches < docs_ && wanted > kRestValues) {
            count_one_by_one(match);
            for (FacetValue value = values.begin; value < values.end; ++value)
                counts_[value] += found_[value];
            return;
        }
        for (FacetValue value = values.begin; value < values.end; ++value) {
            counts_[value] += static_cast<std::int64_t>(
                count_common_bits(match, segment_.facet_set(value) + first_word_, words_));
        }
    }
    [[nodiscard]] std::size_t words() const { return words_; }

  private:
    // Counts all values of the matches into found_.
    void count_one_by_one(const Word* match) {
        found_.assign(facets_.size(), 0);
        std::array<std::uint32_t, 256> districts{};
        std::array<std::uint32_t, 256> types{};
        std::array<std::uint32_t, 1U << kRestValues> rests{};
        const FacetHead* heads = segment_.facet_heads.data() + first_doc_;
        each_bit(match, words_, [&](std::size_t doc) {
            const FacetHead head = heads[doc];
            if ((head.rest & FacetHead::kHasMore) != 0) {
                for (const FacetValue value : segment_.facets_of(first_doc_ + doc)) ++found_[value];
                return;
            }
            ++districts[head.district];
            ++types[head.job_type];
            ++rests[head.rest];
        });
        const auto district = facets_.span(FacetGroup::district);
        for (FacetValue value = district.begin; value < district.end; ++value)
            found_[value] += districts[static_cast<std::size_t>(value - district.begin)];
        const auto type = facets_.span(FacetGroup::job_type);
        for (FacetValue value = type.begin; value < type.end; ++value) {
            const std::uint32_t count = types[static_cast<std::size_t>(value - type.begin)];
            found_[value] += count;
            found_[facets_.category_of(value)] += count;
        }
        const FacetValue rest = facets_.span(FacetGroup::employment).begin;
        for (std::size_t bits = 0; bits < rests.size(); ++bits) {
            for (std::size_t bit = 0; rests[bits] != 0 && bit < kRestValues; ++bit)
                if (((bits >> bit) & 1) != 0) found_[rest + bit] += rests[bits];
        }
    }

    const Segment& segment_;
    const FacetSpace& facets_;
    std::size_t first_doc_;
    std::size_t first_word_;
    std::size_t docs_;
    std::size_t words_;
    std::vector<std::int64_t>& counts_;
    std::vector<std::int64_t> found_;
};

}  // namespace

void count_facets(const SegmentQuery& query, std::size_t block, const FacetSpace& facets, BlockScratch& room,
                  std::vector<std::int64_t>& counts) {
    BlockCounter counter(*query.segment, block, facets, counts);
    // Adjacent groups without a choice of their own are counted together.
    FacetSpace::Span joined;
    const auto flush = [&] {
        if (joined.end > joined.begin) counter.count(room.match.data(), joined);
        joined = {};
    };
    for (const FacetGroup group : kGroups) {
        bool has_own = false;
        for (const Choice& choice : query.choices) has_own = has_own || is_own(group, choice.group);
        const FacetSpace::Span values = facets.span(group);
        if (!has_own) {
            if (joined.end != values.begin) flush();
            joined = {joined.end > joined.begin ? joined.begin : values.begin, values.end};
            continue;
        }
        std::copy_n(room.rest.data(), counter.words(), room.other.data());
        for (std::size_t i = 0; i < query.choices.size(); ++i) {
            if (!is_own(group, query.choices[i].group))
                and_bits(room.other.data(), room.chosen[i].data(), counter.words());
        }
        counter.count(room.other.data(), values);
    }
    flush();
}

}  // namespace hoigung::search
