#include "search/ranking.hpp"

#include <algorithm>

namespace hoigung::search {
namespace {

// Fewer matches than this are scored one by one, more by whole rows of the block.
constexpr std::size_t kFew = 3000;

bool better(const Hit& left, const Hit& right) {
    return left.merit != right.merit ? left.merit > right.merit : left.doc < right.doc;
}

// The gains of one clause in one block: for each document the greatest among the clause's terms.
struct ClauseGains {
    std::array<const PostingBlock*, kMostAlternatives> blocks{};
    std::size_t count = 0;
    std::uint32_t weight = 1;

    void add(std::span<const PostingBlock> list, std::size_t block) {
        const PostingBlock* posting = find_block(list, block);
        if (posting != nullptr && posting->strong > 0) blocks[count++] = posting;
    }
};

class BlockScores {
  public:
    BlockScores(const SegmentQuery& query, std::size_t block, BlockScratch& room)
        : postings_(query.segment->postings),
          docs_in_block_(query.segment->docs_in_block(block)),
          room_(room) {
        for (const ClausePostings& clause : query.clauses) {
            ClauseGains gains;
            gains.weight = clause.weight;
            for (const auto list : clause.any) gains.add(list, block);
            if (gains.count > 0) clauses_.push_back(gains);
        }
        for (const auto list : query.neighbours) {
            ClauseGains gains;
            gains.weight = kNeighbourWeight;
            gains.add(list, block);
            if (gains.count > 0) clauses_.push_back(gains);
        }
    }

    // Scores room.docs into room.scores, at the same positions.
    void score_few(std::size_t matches) {
        std::fill_n(room_.scores.data(), matches, 0);
        for (const ClauseGains& clause : clauses_) {
            std::fill_n(room_.best.data(), matches, 0);
            for (std::size_t i = 0; i < clause.count; ++i) unite_few(*clause.blocks[i], matches);
            add_row(room_.best.data(), clause.weight, matches);
        }
    }

    // Scores all documents of the block, whether they match or not.
    void score_all() {
        std::fill_n(room_.scores.data(), docs_in_block_, 0);
        for (const ClauseGains& clause : clauses_) {
            const PostingBlock& first = *clause.blocks.front();
            if (clause.count > 1) {
                unite(clause);
                add_row(room_.best.data(), clause.weight, docs_in_block_);
            } else if (first.is_flat) {
                add_row(postings_.gain(first), clause.weight, docs_in_block_);
            } else {
                const std::uint16_t* docs = postings_.strong(first);
                const Impact* gains = postings_.gain(first);
                for (std::uint32_t i = 0; i < first.strong; ++i)
                    room_.scores[docs[i]] = add(room_.scores[docs[i]], gains[i], clause.weight);
            }
        }
    }

  private:
    static std::uint16_t add(std::uint16_t score, Impact gain, std::uint32_t weight) {
        return static_cast<std::uint16_t>(score + gain * weight);
    }

    void add_row(const Impact* __restrict gains, std::uint32_t weight, std::size_t count) {
        std::uint16_t* __restrict scores = room_.scores.data();
        const auto factor = static_cast<std::uint16_t>(weight);
        for (std::size_t i = 0; i < count; ++i)
            scores[i] = static_cast<std::uint16_t>(scores[i] + gains[i] * factor);
    }

    // Raises room.best, at the positions of room.docs, to the gains of one term.
    void unite_few(const PostingBlock& block, std::size_t matches) {
        const Impact* gains = postings_.gain(block);
        const auto raise = [&](std::size_t i, Impact gain) { room_.best[i] = std::max(room_.best[i], gain); };
        if (block.is_flat) {
            for (std::size_t i = 0; i < matches; ++i) raise(i, gains[room_.docs[i]]);
            return;
        }
        const std::uint16_t* begin = postings_.strong(block);
        const std::uint16_t* end = begin + block.strong;
        const std::uint16_t* at = begin;
        const bool leap = matches * 16 < block.strong;
        for (std::size_t i = 0; i < matches; ++i) {
            const std::uint16_t doc = room_.docs[i];
            if (leap) {
                at = std::lower_bound(at, end, doc);
            } else {
                while (at != end && *at < doc) ++at;
            }
            if (at == end) return;
            if (*at == doc) raise(i, gains[at - begin]);
        }
    }

    // The greatest gain of each document among several terms, in room.best.
    void unite(const ClauseGains& clause) {
        std::fill_n(room_.best.data(), docs_in_block_, 0);
        for (std::size_t i = 0; i < clause.count; ++i) {
            const PostingBlock& block = *clause.blocks[i];
            const Impact* gains = postings_.gain(block);
            if (block.is_flat) {
                Impact* __restrict best = room_.best.data();
                for (std::size_t doc = 0; doc < docs_in_block_; ++doc)
                    best[doc] = std::max(best[doc], gains[doc]);
                continue;
            }
            const std::uint16_t* docs = postings_.strong(block);
            for (std::uint32_t j = 0; j < block.strong; ++j)
                room_.best[docs[j]] = std::max(room_.best[docs[j]], gains[j]);
        }
    }

    const Postings& postings_;
    std::size_t docs_in_block_;
    BlockScratch& room_;
    std::vector<ClauseGains> clauses_;
};

std::uint16_t greatest(const std::uint16_t* scores) {
    std::uint16_t most = 0;
    for (std::size_t i = 0; i < kWordBits; ++i) most = std::max(most, scores[i]);
    return most;
}

}  // namespace

void BestHits::offer(std::int64_t merit, std::uint32_t doc) {
    if (merit < least()) return;
    if (heap_.size() == limit_) {
        std::ranges::pop_heap(heap_, better);
        heap_.pop_back();
    }
    heap_.push_back({merit, doc});
    std::ranges::push_heap(heap_, better);
}

std::vector<Hit> BestHits::sorted() && {
    std::ranges::sort(heap_, better);
    return std::move(heap_);
}

void rank_block(const SegmentQuery& query, std::size_t block, std::size_t matches, BlockScratch& room,
                BestHits& best) {
    const std::size_t docs = query.segment->docs_in_block(block);
    const std::size_t words = words_for(docs);
    const std::size_t base = block * kBlockDocs;
    BlockScores scores(query, block, room);
    if (matches < kFew) {
        std::size_t count = 0;
        each_bit(room.match.data(), words,
                 [&](std::size_t doc) { room.docs[count++] = static_cast<std::uint16_t>(doc); });
        scores.score_few(count);
        for (std::size_t i = 0; i < count; ++i)
            best.offer(room.scores[i], static_cast<std::uint32_t>(base + room.docs[i]));
        return;
    }
    scores.score_all();
    std::fill(room.scores.begin() + static_cast<std::ptrdiff_t>(docs),
              room.scores.begin() + static_cast<std::ptrdiff_t>(words * kWordBits), std::uint16_t{0});
    for (std::size_t i = 0; i < words; ++i) {
        const std::uint16_t* row = room.scores.data() + i * kWordBits;
        if (room.match[i] == 0 || greatest(row) < best.least()) continue;
        for (Word word = room.match[i]; word != 0; word &= word - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(word));
            best.offer(row[bit], static_cast<std::uint32_t>(base + i * kWordBits + bit));
        }
    }
}

}  // namespace hoigung::search
