#include "search/segment_builder.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "base/hash.hpp"
#include "search/parallel_analyser.hpp"

namespace hoigung::search {
namespace {

using domain::CompanyId;
using domain::GeoPoint;
using domain::Job;
using domain::JobPosting;

// The bounds that the user interface offers, and the usual weeks and days.
constexpr std::array<double, 4> kHourlyBounds{50, 55, 60, 70};
constexpr std::array<double, 4> kMonthlyBounds{12000, 15000, 17000, 20000};
constexpr std::array<double, 7> kDayBounds{1, 2, 3, 4, 5, 6, 7};
constexpr std::array<double, 12> kHourBounds{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

template <class T>
std::optional<double> to_double(const std::optional<T>& value) {
    if (!value) return std::nullopt;
    return static_cast<double>(*value);
}

Numbers numbers_of(const JobPosting& posting) {
    return {to_double(posting.hourly_rate.most()), to_double(posting.monthly_rate.most()),
            to_double(posting.working_days_per_week.least()),
            to_double(posting.working_hours_per_day.least())};
}

// All data of one document but its text.
struct Facts {
    DocOrder order;
    CompanyId company;
    std::span<const FacetValue> facets;
    Numbers numbers;
    std::span<const GeoPoint> points;
    std::array<std::string_view, 2> titles;
};

// Collects the facts of documents one after another, and finally makes the sets and orders from them.
class FactsBuilder {
  public:
    FactsBuilder(std::size_t docs, const FacetSpace& facets) : facets_(facets) {
        out_.facet_heads.reserve(docs);
        out_.ids.reserve(docs);
        out_.published.reserve(docs);
        out_.company_of.reserve(docs);
        out_.facet_begins.reserve(docs + 1);
        out_.point_begins.reserve(docs + 1);
        out_.title_of.reserve(2 * docs);
        company_ids_.reserve(docs);
    }

    void add(const Facts& facts) {
        out_.ids.push_back(facts.order.id);
        out_.published.push_back(facts.order.published);
        company_ids_.push_back(facts.company);
        out_.facet_values.insert(out_.facet_values.end(), facts.facets.begin(), facts.facets.end());
        out_.facet_heads.push_back(facets_.head_of(facts.facets));
        out_.facet_begins.push_back(static_cast<std::uint32_t>(out_.facet_values.size()));
        for (std::size_t i = 0; i < kNumbers; ++i) numbers_[i].push_back(facts.numbers[i]);
        out_.points.insert(out_.points.end(), facts.points.begin(), facts.points.end());
        out_.point_begins.push_back(static_cast<std::uint32_t>(out_.points.size()));
        for (const std::string_view title : facts.titles) out_.title_of.push_back(title_number(title));
    }

    [[nodiscard]] Segment finish() {
        sort_ids();
        group_companies();
        fill_facet_sets();
        index_numbers();
        place_points();
        sort_titles();
        out_.facet_values.shrink_to_fit();
        out_.points.shrink_to_fit();
        out_.titles.shrink_to_fit();
        return std::move(out_);
    }

  private:
    std::uint32_t title_number(std::string_view title) {
        const auto next = static_cast<std::uint32_t>(out_.titles.size());
        const auto [found, is_new] = titles_.try_emplace(base::stable_hash(title), next);
        if (is_new) out_.titles.emplace_back(title);
        return found->second;
    }

    void sort_ids() {
        out_.by_id.resize(out_.size());
        std::iota(out_.by_id.begin(), out_.by_id.end(), 0U);
        std::ranges::sort(out_.by_id, {}, [this](std::uint32_t doc) { return out_.ids[doc]; });
    }

    void group_companies() {
        out_.companies = company_ids_;
        std::ranges::sort(out_.companies);
        out_.companies.erase(std::unique(out_.companies.begin(), out_.companies.end()), out_.companies.end());
        out_.companies.shrink_to_fit();
        out_.company_begins.assign(out_.companies.size() + 1, 0);
        for (const CompanyId id : company_ids_) {
            const auto number = std::ranges::lower_bound(out_.companies, id) - out_.companies.begin();
            out_.company_of.push_back(static_cast<std::uint32_t>(number));
            ++out_.company_begins[static_cast<std::size_t>(number) + 1];
        }
        std::partial_sum(out_.company_begins.begin(), out_.company_begins.end(), out_.company_begins.begin());
        out_.company_docs.resize(out_.size());
        std::vector<std::uint32_t> next(out_.company_begins.begin(), out_.company_begins.end() - 1);
        for (std::uint32_t doc = 0; doc < out_.size(); ++doc)
            out_.company_docs[next[out_.company_of[doc]]++] = doc;
    }

    void fill_facet_sets() {
        out_.facet_sets.assign(facets_.size() * out_.words(), 0);
        for (std::size_t doc = 0; doc < out_.size(); ++doc) {
            for (const FacetValue value : out_.facets_of(doc))
                set_bit(out_.facet_sets.data() + value * out_.words(), doc);
        }
    }

    void index_numbers() {
        const auto make = [this](Number which, Side side, std::span<const double> usual) {
            const auto at = static_cast<std::size_t>(which);
            out_.numbers[at] = NumberIndex(side, numbers_[at], usual);
        };
        make(Number::hourly_rate, Side::at_least, kHourlyBounds);
        make(Number::monthly_rate, Side::at_least, kMonthlyBounds);
        make(Number::days_per_week, Side::at_most, kDayBounds);
        make(Number::hours_per_day, Side::at_most, kHourBounds);
    }

    void place_points() {
        std::vector<PlacedDoc> placed;
        placed.reserve(out_.points.size());
        for (std::uint32_t doc = 0; doc < out_.size(); ++doc) {
            for (const GeoPoint point : out_.points_of(doc)) placed.push_back({point, doc});
        }
        out_.grid = GeoGrid(std::move(placed), out_.size());
    }

    void sort_titles() {
        for (std::uint32_t title = 0; title < out_.titles.size(); ++title) {
            out_.titles_folded.push_back(fold_text(out_.titles[title]));
            for (const std::uint16_t at : word_starts(out_.titles_folded.back()))
                out_.title_starts.push_back({title, at});
        }
        std::ranges::sort(out_.title_starts, {},
                          [this](const TitleStart& start) { return out_.text_from(start); });
        out_.title_starts.shrink_to_fit();
    }

    const FacetSpace& facets_;
    Segment out_;
    std::vector<CompanyId> company_ids_;
    std::array<std::vector<std::optional<double>>, kNumbers> numbers_;
    boost::unordered_flat_map<std::uint64_t, std::uint32_t> titles_;
};

constexpr std::uint32_t kGone = std::numeric_limits<std::uint32_t>::max();

struct PartDoc {
    std::uint32_t part = 0;
    std::uint32_t doc = 0;
};

// The documents of a merge in their new order.
std::vector<PartDoc> merged_order(std::span<const LiveSegment> parts) {
    std::vector<PartDoc> order;
    for (std::uint32_t part = 0; part < parts.size(); ++part) {
        for (std::uint32_t doc = 0; doc < parts[part].segment->size(); ++doc) {
            if (parts[part].is_live(doc)) order.push_back({part, doc});
        }
    }
    std::ranges::sort(order, [&](const PartDoc& left, const PartDoc& right) {
        const auto place = [&](const PartDoc& item) {
            const Segment& segment = *parts[item.part].segment;
            return DocOrder{segment.published[item.doc], segment.ids[item.doc]};
        };
        return place(left).before(place(right));
    });
    return order;
}

Facts facts_of(const Segment& segment, std::size_t doc) {
    Facts facts;
    facts.order = {segment.published[doc], segment.ids[doc]};
    facts.company = segment.companies[segment.company_of[doc]];
    facts.facets = segment.facets_of(doc);
    for (std::size_t i = 0; i < kNumbers; ++i) facts.numbers[i] = segment.numbers[i].number(doc);
    facts.points = segment.points_of(doc);
    facts.titles = {segment.titles[segment.title_of[2 * doc]], segment.titles[segment.title_of[2 * doc + 1]]};
    return facts;
}

// Moves the postings of one part into one block of the merge. Both are sorted by time, so the documents for
// this block are contiguous in the part: from `first` to before `last`.
void move_postings(const Segment& segment, std::span<const std::uint32_t> new_docs, std::size_t block,
                   std::size_t first, std::size_t last, PostingsBuilder& out) {
    for (std::size_t term = 0; term < segment.postings.terms.size(); ++term) {
        for (const PostingBlock& posting : segment.postings.of(term)) {
            const std::size_t base = posting.block * kBlockDocs;
            if (base >= last || base + kBlockDocs <= first) continue;
            const std::size_t words = words_for(segment.docs_in_block(posting.block));
            segment.postings.each(posting, words, [&](std::size_t doc, Impact gain) {
                const std::uint32_t to = new_docs[base + doc];
                if (to == kGone || to / kBlockDocs != block) return;
                out.add(segment.postings.terms[term], static_cast<std::uint16_t>(to % kBlockDocs), gain);
            });
        }
    }
}

Postings merge_postings(std::span<const LiveSegment> parts, std::span<const PartDoc> order) {
    std::vector<std::vector<std::uint32_t>> new_docs;
    for (const LiveSegment& part : parts) new_docs.emplace_back(part.segment->size(), kGone);
    for (std::uint32_t i = 0; i < order.size(); ++i) new_docs[order[i].part][order[i].doc] = i;

    PostingsBuilder builder;
    for (std::size_t begin = 0; begin < order.size(); begin += kBlockDocs) {
        const std::size_t end = std::min(order.size(), begin + kBlockDocs);
        std::vector<std::size_t> first(parts.size(), kGone);
        std::vector<std::size_t> last(parts.size(), 0);
        for (std::size_t i = begin; i < end; ++i) {
            first[order[i].part] = std::min<std::size_t>(first[order[i].part], order[i].doc);
            last[order[i].part] = std::max<std::size_t>(last[order[i].part], order[i].doc + 1);
        }
        for (std::size_t part = 0; part < parts.size(); ++part) {
            move_postings(*parts[part].segment, new_docs[part], begin / kBlockDocs, first[part], last[part],
                          builder);
        }
        builder.end_block(end - begin);
    }
    return builder.finish();
}

// Calls visit(title) for the names of a document, once when both are equal.
template <class Visit>
void each_title(const Segment& segment, std::size_t doc, Visit visit) {
    const std::uint32_t chinese = segment.title_of[2 * doc];
    const std::uint32_t english = segment.title_of[2 * doc + 1];
    visit(chinese);
    if (english != chinese) visit(english);
}

}  // namespace

LiveSegment::LiveSegment(std::shared_ptr<const Segment> all)
    : segment(std::move(all)), live_docs(segment->size()) {
    auto counts = std::make_shared<std::vector<std::uint32_t>>(segment->titles.size());
    for (std::size_t doc = 0; doc < segment->size(); ++doc)
        each_title(*segment, doc, [&](std::uint32_t title) { ++(*counts)[title]; });
    title_counts = std::move(counts);
}

LiveSegment LiveSegment::without(std::span<const std::uint32_t> docs) const {
    LiveSegment next = *this;
    auto words = std::make_shared<std::vector<Word>>(segment->words());
    if (live) {
        *words = *live;
    } else {
        fill_bits(words->data(), segment->size());
    }
    auto counts = std::make_shared<std::vector<std::uint32_t>>(*title_counts);
    for (const std::uint32_t doc : docs) {
        if (!has_bit(words->data(), doc)) continue;
        clear_bit(words->data(), doc);
        --next.live_docs;
        each_title(*segment, doc, [&](std::uint32_t title) { --(*counts)[title]; });
    }
    next.live = std::move(words);
    next.title_counts = std::move(counts);
    return next;
}

std::shared_ptr<const Segment> build_segment(const domain::Catalogue& catalogue,
                                             std::span<const Job* const> jobs, const Lexicon& lexicon,
                                             const FacetSpace& facets) {
    ParallelAnalyser analysis(catalogue, jobs, lexicon);
    PostingsBuilder postings;
    FactsBuilder facts(jobs.size(), facets);
    std::vector<FacetValue> values;
    std::vector<GeoPoint> points;
    for (std::size_t doc = 0; doc < jobs.size(); ++doc) {
        const Job& job = *jobs[doc];
        const JobPosting& posting = job.posting;
        facets.values_of(posting, values);
        points.clear();
        for (const auto& address : posting.addresses) {
            if (address.coordinates && address.coordinates->valid())
                points.push_back(GeoPoint::of(*address.coordinates));
        }
        facts.add({{job.published_at.time_since_epoch().count(), job.id},
                   job.company_id,
                   values,
                   numbers_of(posting),
                   points,
                   {posting.name.zh_hant, posting.name.en}});
        const auto in_block = static_cast<std::uint16_t>(doc % kBlockDocs);
        for (const WeighedTerm& term : analysis.next())
            postings.add(term.term, in_block, static_cast<Impact>(term.impact - plain_impact()));
        if (doc % kBlockDocs == kBlockDocs - 1 || doc + 1 == jobs.size())
            postings.end_block(doc % kBlockDocs + 1);
    }
    auto segment = std::make_shared<Segment>(facts.finish());
    segment->postings = postings.finish();
    segment->words_written = analysis.words();
    return segment;
}

std::shared_ptr<const Segment> merge_segments(std::span<const LiveSegment> parts, const FacetSpace& facets) {
    const std::vector<PartDoc> order = merged_order(parts);
    FactsBuilder facts(order.size(), facets);
    for (const PartDoc& item : order) facts.add(facts_of(*parts[item.part].segment, item.doc));
    auto segment = std::make_shared<Segment>(facts.finish());
    segment->postings = merge_postings(parts, order);
    Vocabulary vocabulary;
    for (const LiveSegment& part : parts) {
        for (const std::string& word : part.segment->words_written) vocabulary.add(word);
    }
    segment->words_written = std::move(vocabulary.words());
    std::ranges::sort(segment->words_written);
    return segment;
}

}  // namespace hoigung::search
