#include <algorithm>
#include <array>

#include "search/index.hpp"

namespace hoigung::search {
namespace {

// The most types of a job that are compared.
constexpr std::size_t kMostTypes = 6;
// Two points for each type, one for the district, one for the employment, and zero.
constexpr std::size_t kLevels = 2 * kMostTypes + 3;
// Bits of a likeness.
constexpr std::size_t kDigits = 4;
static_assert(kLevels <= 1U << kDigits);

// The traits that make another job similar, as sets of documents.
struct Traits {
    std::vector<FacetValue> types;
    std::vector<FacetValue> districts;
    FacetValue employment = 0;
};

Traits traits_of(const domain::JobPosting& posting, const FacetSpace& facets) {
    Traits traits;
    std::vector<FacetValue> values;
    facets.values_of(posting, values);
    const auto is_in = [&](FacetValue value, FacetGroup group) {
        return value >= facets.span(group).begin && value < facets.span(group).end;
    };
    for (const FacetValue value : values) {
        if (is_in(value, FacetGroup::job_type) && traits.types.size() < kMostTypes)
            traits.types.push_back(value);
        if (is_in(value, FacetGroup::district)) traits.districts.push_back(value);
    }
    traits.employment = facets.employment(posting.employment);
    return traits;
}

// The likeness of 64 documents at once, as bit slices: word i has bit i of each document's likeness.
struct Likeness {
    std::array<Word, kDigits> digits{};

    void add(Word docs, std::size_t digit) {
        for (; docs != 0 && digit < kDigits; ++digit) {
            const Word carry = digits[digit] & docs;
            digits[digit] ^= docs;
            docs = carry;
        }
    }
    // The documents with exactly this likeness.
    [[nodiscard]] Word equal_to(std::size_t level) const {
        Word docs = ~Word{0};
        for (std::size_t i = 0; i < kDigits; ++i) docs &= ((level >> i) & 1) != 0 ? digits[i] : ~digits[i];
        return docs;
    }
};

struct RelatedDoc {
    bool same_company = false;
    std::size_t likeness = 0;
    DocOrder order;

    [[nodiscard]] bool before(const RelatedDoc& other) const {
        if (same_company != other.same_company) return other.same_company;
        if (likeness != other.likeness) return likeness > other.likeness;
        return order.before(other.order);
    }
};

RelatedDoc related_doc(const domain::Job& to, const Traits& traits, const domain::Job& job,
                       const FacetSpace& facets) {
    std::vector<FacetValue> values;
    facets.values_of(job.posting, values);
    const auto has = [&](FacetValue value) { return std::ranges::find(values, value) != values.end(); };
    const auto shared = static_cast<std::size_t>(std::ranges::count_if(traits.types, has));
    const std::size_t likeness =
        2 * shared + (std::ranges::any_of(traits.districts, has) ? 1 : 0) + (has(traits.employment) ? 1 : 0);
    return {job.company_id == to.company_id, likeness, {job.published_at.time_since_epoch().count(), job.id}};
}

// Collects the first documents of each likeness, as many as can still be wanted.
class SegmentRelations {
  public:
    SegmentRelations(const LiveSegment& part, const Traits& traits, std::size_t wanted)
        : part_(part), segment_(*part.segment), traits_(traits), wanted_(wanted) {}

    // `left_out` are the documents of the job's own company, in order.
    void take_others(std::span<const std::uint32_t> left_out, std::vector<RelatedDoc>& out) {
        std::vector<Word> open(segment_.words());
        part_.live ? void(open = *part_.live) : fill_bits(open.data(), segment_.size());
        for (const std::uint32_t doc : left_out) clear_bit(open.data(), doc);
        for (std::size_t word = 0; word < open.size(); ++word) {
            if (open[word] != 0) take_word(word, open[word]);
        }
        for (std::size_t level = 0; level < kLevels; ++level) {
            for (const std::uint32_t doc : levels_[level]) out.push_back(related(doc, level, false));
        }
    }

    void take_own(std::span<const std::uint32_t> docs, domain::JobId itself, std::vector<RelatedDoc>& out) {
        for (const std::uint32_t doc : docs) {
            if (!part_.is_live(doc) || segment_.ids[doc] == itself) continue;
            const Likeness likeness = likeness_of(doc / kWordBits);
            const Word bit = Word{1} << (doc % kWordBits);
            std::size_t level = 0;
            while ((likeness.equal_to(level) & bit) == 0) ++level;
            out.push_back(related(doc, level, true));
        }
    }

  private:
    [[nodiscard]] RelatedDoc related(std::uint32_t doc, std::size_t level, bool same_company) const {
        return {same_company, level, {segment_.published[doc], segment_.ids[doc]}};
    }

    [[nodiscard]] Likeness likeness_of(std::size_t word) const {
        Likeness likeness;
        for (const FacetValue type : traits_.types) likeness.add(segment_.facet_set(type)[word], 1);
        Word near = 0;
        for (const FacetValue district : traits_.districts) near |= segment_.facet_set(district)[word];
        likeness.add(near, 0);
        likeness.add(segment_.facet_set(traits_.employment)[word], 0);
        return likeness;
    }

    // Documents arrive newest first. Once a level is full, it and all lower levels ignore further documents.
    void take_word(std::size_t word, Word open) {
        const Likeness likeness = likeness_of(word);
        std::size_t better = 0;
        for (std::size_t level = kLevels; level-- > 0 && better < wanted_;) {
            auto& docs = levels_[level];
            Word found = likeness.equal_to(level) & open;
            for (; found != 0 && docs.size() < wanted_; found &= found - 1) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(found));
                docs.push_back(static_cast<std::uint32_t>(word * kWordBits + bit));
            }
            better += docs.size();
        }
    }

    const LiveSegment& part_;
    const Segment& segment_;
    const Traits& traits_;
    std::size_t wanted_;
    std::array<std::vector<std::uint32_t>, kLevels> levels_;
};

}  // namespace

std::vector<domain::JobId> Index::related(const domain::Job& to, domain::Page page) const {
    const std::size_t wanted = page.offset + page.limit;
    const Traits traits = traits_of(to.posting, dictionary_->facets);
    std::vector<RelatedDoc> found;
    for (const LiveSegment& part : segments_)
        SegmentRelations(part, traits, wanted).take_others(part.segment->docs_of(to.company_id), found);
    if (found.size() < wanted) {
        for (const LiveSegment& part : segments_)
            SegmentRelations(part, traits, wanted)
                .take_own(part.segment->docs_of(to.company_id), to.id, found);
    }
    const std::size_t kept = std::min(wanted, found.size());
    std::ranges::partial_sort(
        found, found.begin() + static_cast<std::ptrdiff_t>(kept),
        [](const RelatedDoc& left, const RelatedDoc& right) { return left.before(right); });
    found.resize(kept);
    std::vector<domain::JobId> jobs;
    for (const RelatedDoc& doc : domain::cut(std::span<const RelatedDoc>(found), page))
        jobs.push_back(doc.order.id);
    return jobs;
}

bool Index::is_more_like(const domain::Job& to, const domain::Job& one, const domain::Job& other) const {
    const FacetSpace& facets = dictionary_->facets;
    const Traits traits = traits_of(to.posting, facets);
    return related_doc(to, traits, one, facets).before(related_doc(to, traits, other, facets));
}

}  // namespace hoigung::search
