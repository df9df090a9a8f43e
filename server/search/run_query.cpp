#include <algorithm>

#include "search/facet_counts.hpp"
#include "search/index.hpp"
#include "search/ranking.hpp"

namespace hoigung::search {
namespace {

using domain::JobQuery;
using domain::JobSearchAnswer;
using domain::JobSearchOptions;
using domain::JobSort;

// With this many wanted hits or matches, every distance is computed.
constexpr std::size_t kFewNearest = 100;
constexpr std::size_t kFewMatches = 400;

// Collects the parts of an answer from one segment, block by block.
class SegmentSearch {
  public:
    SegmentSearch(const JobQuery& query, JobSort order, std::size_t wanted)
        : query_(query), order_(order), wanted_(wanted), best_(order == JobSort::relevance ? wanted : 0) {}

    void take_block(const SegmentQuery& segment, std::size_t block, std::size_t matches, BlockScratch& room) {
        const std::size_t words = words_for(segment.segment->docs_in_block(block));
        matches_ += matches;
        if (matches == 0 || wanted_ == 0) return;
        switch (order_) {
            case JobSort::relevance:
                rank_block(segment, block, matches, room, best_);
                break;
            case JobSort::newest:
                take_first(room.match.data(), words, block * kBlockDocs);
                break;
            case JobSort::nearest:
                all_.resize(segment.segment->words());
                std::copy_n(room.match.data(), words,
                            all_.begin() + static_cast<std::ptrdiff_t>(block * kBlockWords));
                break;
        }
    }

    [[nodiscard]] std::vector<Hit> hits(const Segment& segment) && {
        if (order_ == JobSort::relevance) return std::move(best_).sorted();
        if (order_ == JobSort::nearest && !all_.empty()) measure(segment);
        return std::move(hits_);
    }
    [[nodiscard]] std::size_t matches() const { return matches_; }

  private:
    // Documents are sorted by time, so the first ones are the newest.
    void take_first(const Word* match, std::size_t words, std::size_t base) {
        if (hits_.size() == wanted_) return;
        each_bit_while(match, words, [&](std::size_t doc) {
            hits_.push_back({0, static_cast<std::uint32_t>(base + doc)});
            return hits_.size() < wanted_;
        });
    }

    void measure(const Segment& segment) {
        if (wanted_ <= kFewNearest && matches_ > kFewMatches) {
            for (const DocDistance& found : segment.grid.nearest(*query_.near, all_.data(), wanted_))
                hits_.push_back({-found.metres, found.doc});
            return;
        }
        const domain::DistanceFrom from(*query_.near);
        each_bit(all_.data(), segment.words(), [&](std::size_t doc) {
            std::int64_t least = domain::kNearMetres;
            for (const domain::GeoPoint point : segment.points_of(doc))
                least = std::min(least, from.metres(point));
            hits_.push_back({-least, static_cast<std::uint32_t>(doc)});
        });
        const auto nearer = [](const Hit& left, const Hit& right) {
            return left.merit != right.merit ? left.merit > right.merit : left.doc < right.doc;
        };
        const std::size_t kept = std::min(wanted_, hits_.size());
        std::ranges::partial_sort(hits_, hits_.begin() + static_cast<std::ptrdiff_t>(kept), nearer);
        hits_.resize(kept);
    }

    const JobQuery& query_;
    JobSort order_;
    std::size_t wanted_;
    std::size_t matches_ = 0;
    BestHits best_;
    std::vector<Hit> hits_;
    std::vector<Word> all_;
};

struct PlacedHit {
    std::int64_t merit = 0;
    DocOrder order;
};

// Cuts the page from the best hits of all segments.
std::vector<domain::JobId> cut_page(std::vector<PlacedHit> hits, std::size_t parts, domain::Page page) {
    if (parts > 1) {
        std::ranges::sort(hits, [](const PlacedHit& left, const PlacedHit& right) {
            return left.merit != right.merit ? left.merit > right.merit : left.order.before(right.order);
        });
    }
    std::vector<domain::JobId> jobs;
    for (const PlacedHit& hit : domain::cut(std::span<const PlacedHit>(hits), page))
        jobs.push_back(hit.order.id);
    return jobs;
}

}  // namespace

JobSearchAnswer Index::run(const JobQuery& asked, const TextQuery& text,
                           const JobSearchOptions& options) const {
    const JobQuery query = text.bounds.narrow(asked);
    JobSort order = query.order();
    // A text without words gives every job the same score.
    if (order == JobSort::relevance && text.clauses.empty()) order = JobSort::newest;
    const std::size_t wanted = options.page ? options.page->offset + options.page->limit : 0;
    BlockScratch& room = BlockScratch::of_thread();
    JobSearchAnswer answer;
    std::vector<std::int64_t> counts(options.facets ? dictionary_->facets.size() : 0);
    std::vector<PlacedHit> hits;
    for (const LiveSegment& part : segments_) {
        const Segment& segment = *part.segment;
        const SegmentQuery laid_out = lay_out(query, text, part, *dictionary_);
        SegmentSearch search(query, order, wanted);
        for (std::size_t block = 0; block < segment.blocks(); ++block) {
            const bool any = options.facets ? match_block_apart(laid_out, block, room)
                                            : match_block(laid_out, block, room);
            if (!any) continue;
            const std::size_t words = words_for(segment.docs_in_block(block));
            search.take_block(laid_out, block, count_bits(room.match.data(), words), room);
            if (options.facets) count_facets(laid_out, block, dictionary_->facets, room, counts);
        }
        answer.total += static_cast<std::int64_t>(search.matches());
        for (const Hit& hit : std::move(search).hits(segment))
            hits.push_back({hit.merit, {segment.published[hit.doc], segment.ids[hit.doc]}});
    }
    if (options.page) answer.jobs = cut_page(std::move(hits), segments_.size(), *options.page);
    if (options.facets) answer.facets = dictionary_->facets.to_answer(counts);
    if (query.has_place()) answer.near = query.near;
    return answer;
}

bool Index::has_match(const JobQuery& asked, const TextQuery& text) const {
    const JobQuery query = text.bounds.narrow(asked);
    BlockScratch& room = BlockScratch::of_thread();
    return std::ranges::any_of(segments_, [&](const LiveSegment& part) {
        const SegmentQuery laid_out = lay_out(query, text, part, *dictionary_);
        for (std::size_t block = 0; block < part.segment->blocks(); ++block) {
            const std::size_t words = words_for(part.segment->docs_in_block(block));
            if (match_block(laid_out, block, room) &&
                std::any_of(room.match.data(), room.match.data() + words,
                            [](Word word) { return word != 0; }))
                return true;
        }
        return false;
    });
}

std::int64_t Index::count_text(const TextQuery& text) const {
    return run({}, text, {}).total;
}

}  // namespace hoigung::search
