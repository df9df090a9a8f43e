#include "search/matching.hpp"

#include <algorithm>
#include <memory>

namespace hoigung::search {
namespace {

using domain::JobQuery;
using domain::WorkingTime;

void choose(SegmentQuery& out, FacetGroup group, std::span<const FacetValue> values) {
    Choice choice;
    choice.group = group;
    for (const FacetValue value : values) choice.any.push_back(out.segment->facet_set(value));
    out.choices.push_back(std::move(choice));
}

void lay_out_choices(const JobQuery& query, const FacetSpace& facets, SegmentQuery& out) {
    std::vector<FacetValue> values;
    const auto take = [&](FacetGroup group, bool asked) {
        if (asked) choose(out, group, values);
        values.clear();
    };
    values = facets.places(query.districts);
    take(FacetGroup::district, !query.districts.empty());
    for (const auto& code : query.job_types) {
        if (const auto value = facets.job_type(code)) values.push_back(*value);
    }
    take(FacetGroup::job_type, !query.job_types.empty());
    for (const auto employment : query.employments) values.push_back(facets.employment(employment));
    take(FacetGroup::employment, !query.employments.empty());
    for (const auto day : domain::kEachWorkingDay) {
        if (query.working_days.contains(day)) values.push_back(facets.working_day(day));
    }
    take(FacetGroup::working_day, !query.working_days.empty());
    for (const auto time :
         {WorkingTime::day_time, WorkingTime::afternoon, WorkingTime::night_time, WorkingTime::overnight}) {
        if (query.working_times.contains(time)) values.push_back(facets.working_time(time));
    }
    take(FacetGroup::working_time, !query.working_times.empty());
}

void lay_out_numbers(const JobQuery& query, SegmentQuery& out) {
    const auto bound = [&](Number which, auto limit) {
        if (limit) out.bounds.emplace_back(out.segment->number(which), static_cast<double>(*limit));
    };
    bound(Number::hourly_rate, query.hourly_rate);
    bound(Number::monthly_rate, query.monthly_rate);
    bound(Number::days_per_week, query.from_working_days_per_week);
    bound(Number::hours_per_day, query.from_working_hours_per_day);
}

void lay_out_text(const TextQuery& text, SegmentQuery& out) {
    const Postings& postings = out.segment->postings;
    for (const Clause& clause : text.clauses) {
        ClausePostings found;
        found.weight = clause.weight;
        for (const Term term : clause.any) {
            if (const auto blocks = postings.find(term); !blocks.empty()) found.any.push_back(blocks);
        }
        for (const auto blocks : found.any) {
            for (const PostingBlock& block : blocks) found.docs += block.docs;
        }
        out.clauses.push_back(std::move(found));
    }
    // The rarest clause first, which leaves little work for the others.
    std::ranges::sort(out.clauses, {}, &ClausePostings::docs);
    for (const Term term : text.excluded) {
        if (const auto blocks = postings.find(term); !blocks.empty()) out.unwanted.push_back(blocks);
    }
    for (const Term term : text.neighbours) {
        if (const auto blocks = postings.find(term); !blocks.empty()) out.neighbours.push_back(blocks);
    }
}

// Narrows the set of one block step by step, alternating between two buffers.
class Narrowing {
  public:
    Narrowing(Word* match, Word* other, std::size_t words) : match_(match), other_(other), words_(words) {}

    void with_set(const Word* set) {
        if (begun_) {
            and_bits(match_, set, words_);
        } else {
            std::copy_n(set, words_, match_);
        }
        begun_ = true;
    }
    template <class Doc>
    void with_docs(const Doc* docs, std::size_t count, std::size_t base) {
        std::fill_n(other_, words_, 0);
        if (begun_) {
            for (std::size_t i = 0; i < count; ++i) {
                const std::size_t doc = docs[i] - base;
                other_[doc / kWordBits] |= match_[doc / kWordBits] & (Word{1} << (doc % kWordBits));
            }
        } else {
            for (std::size_t i = 0; i < count; ++i) set_bit(other_, docs[i] - base);
        }
        std::swap(match_, other_);
        begun_ = true;
    }
    void with_any(std::span<const Word* const> sets, std::size_t from) {
        if (sets.empty()) {
            std::fill_n(match_, words_, 0);
        } else if (sets.size() == 1) {
            return with_set(sets.front() + from);
        } else {
            Word* united = begun_ ? other_ : match_;
            std::copy_n(sets.front() + from, words_, united);
            for (const Word* set : sets.subspan(1)) or_bits(united, set + from, words_);
            if (begun_) and_bits(match_, other_, words_);
        }
        begun_ = true;
    }
    void with_united_postings(const Postings& postings, std::span<const PostingBlock* const> blocks) {
        Word* united = begun_ ? other_ : match_;
        std::fill_n(united, words_, 0);
        for (const PostingBlock* block : blocks) {
            if (block->is_dense) {
                or_bits(united, postings.words(*block), words_);
            } else {
                for (std::uint32_t i = 0; i < block->docs; ++i) set_bit(united, postings.sparse(*block)[i]);
            }
        }
        if (begun_) and_bits(match_, other_, words_);
        begun_ = true;
    }
    void with_bound(const NumberBound& bound, std::size_t first_word, std::size_t docs) {
        begin_with_all(docs);
        bound.narrow(match_, first_word, words_);
    }
    // Moves the set into `room`, unless it is already there.
    void finish(Word* room, std::size_t docs) {
        if (!begun_) fill_bits(match_, docs);
        if (match_ != room) std::copy_n(match_, words_, room);
    }
    void without(std::size_t doc) { clear_bit(match_, doc); }
    void without_postings(const Postings& postings, const PostingBlock& block) {
        if (block.is_dense) {
            for (std::size_t i = 0; i < words_; ++i) match_[i] &= ~postings.words(block)[i];
        } else {
            for (std::uint32_t i = 0; i < block.docs; ++i) clear_bit(match_, postings.sparse(block)[i]);
        }
    }
    [[nodiscard]] bool begun() const { return begun_; }
    void begin_with_all(std::size_t docs) {
        if (!begun_) fill_bits(match_, docs);
        begun_ = true;
    }

  private:
    Word* match_;
    Word* other_;
    std::size_t words_;
    bool begun_ = false;
};

// The posting blocks of one clause within a block of documents.
struct ClauseBlocks {
    std::array<const PostingBlock*, kMostAlternatives> blocks;
    std::size_t count = 0;

    ClauseBlocks(const ClausePostings& clause, std::size_t block) {
        for (const auto list : clause.any) {
            const PostingBlock* posting = find_block(list, block);
            if (posting != nullptr) blocks[count++] = posting;
        }
    }
};

bool narrow_by_text(const SegmentQuery& query, std::size_t block, Narrowing& set) {
    for (const ClausePostings& clause : query.clauses) {
        if (ClauseBlocks(clause, block).count == 0) return false;
    }
    const Postings& postings = query.segment->postings;
    for (const ClausePostings& clause : query.clauses) {
        const ClauseBlocks found(clause, block);
        const PostingBlock& first = *found.blocks.front();
        if (found.count > 1) {
            set.with_united_postings(postings, std::span(found.blocks).first(found.count));
        } else if (first.is_dense) {
            set.with_set(postings.words(first));
        } else {
            set.with_docs(postings.sparse(first), first.docs, 0);
        }
    }
    return true;
}

// Applies everything but the choices.
bool narrow_by_rest(const SegmentQuery& query, std::size_t block, Narrowing& set) {
    const std::size_t first_doc = block * kBlockDocs;
    const std::size_t first_word = block * kBlockWords;
    if (!narrow_by_text(query, block, set)) return false;
    if (query.only) {
        const auto begin = std::ranges::lower_bound(*query.only, first_doc);
        const auto end = std::ranges::lower_bound(*query.only, first_doc + kBlockDocs);
        if (begin == end) return false;
        set.with_docs(&*begin, static_cast<std::size_t>(end - begin), first_doc);
    }
    for (const Word* all : query.all) set.with_set(all + first_word);
    for (const NumberBound& bound : query.bounds)
        set.with_bound(bound, first_word, query.segment->docs_in_block(block));
    return true;
}

void leave_out(const SegmentQuery& query, std::size_t block, Narrowing& set) {
    if (query.excluded.empty() && query.unwanted.empty()) return;
    set.begin_with_all(query.segment->docs_in_block(block));
    for (const auto list : query.unwanted) {
        if (const PostingBlock* posting = find_block(list, block))
            set.without_postings(query.segment->postings, *posting);
    }
    for (const std::uint32_t doc : query.excluded) {
        if (doc / kBlockDocs == block) set.without(doc % kBlockDocs);
    }
}

// The documents of the jobs that the query names, limited to its company if it also names one.
void lay_out_among(const std::vector<domain::JobId>& jobs, SegmentQuery& out) {
    std::vector<std::uint32_t> docs;
    for (const domain::JobId id : jobs) {
        const auto doc = out.segment->doc_of(id);
        if (doc && (!out.only || std::ranges::binary_search(*out.only, *doc))) docs.push_back(*doc);
    }
    std::ranges::sort(docs);
    docs.erase(std::unique(docs.begin(), docs.end()), docs.end());
    out.listed = std::move(docs);
    out.only = out.listed;
}

}  // namespace

BlockScratch& BlockScratch::of_thread() {
    thread_local const auto room = std::make_unique<BlockScratch>();
    return *room;
}

SegmentQuery lay_out(const JobQuery& query, const TextQuery& text, const LiveSegment& part,
                     const Dictionary& dictionary) {
    SegmentQuery out;
    out.segment = part.segment.get();
    if (part.live) out.all.push_back(part.live->data());
    lay_out_choices(query, dictionary.facets, out);
    lay_out_numbers(query, out);
    lay_out_text(text, out);
    if (query.company) out.only = out.segment->docs_of(*query.company);
    if (query.among) lay_out_among(*query.among, out);
    for (const domain::JobId id : query.exclude) {
        if (const auto doc = out.segment->doc_of(id)) out.excluded.push_back(*doc);
    }
    if (query.has_place()) {
        std::vector<Word> near(out.segment->words());
        out.segment->grid.collect_near(*query.near, near.data());
        out.all.push_back(out.own.emplace_back(std::move(near)).data());
    }
    return out;
}

const PostingBlock* find_block(std::span<const PostingBlock> blocks, std::size_t block) {
    for (const PostingBlock& candidate : blocks) {
        if (candidate.block == block) return &candidate;
    }
    return nullptr;
}

bool match_block(const SegmentQuery& query, std::size_t block, BlockScratch& room) {
    const std::size_t docs = query.segment->docs_in_block(block);
    const std::size_t words = words_for(docs);
    Narrowing set(room.match.data(), room.other.data(), words);
    if (!narrow_by_rest(query, block, set)) return false;
    for (const Choice& choice : query.choices) set.with_any(choice.any, block * kBlockWords);
    leave_out(query, block, set);
    set.finish(room.match.data(), docs);
    return true;
}

bool match_block_apart(const SegmentQuery& query, std::size_t block, BlockScratch& room) {
    const std::size_t docs = query.segment->docs_in_block(block);
    const std::size_t words = words_for(docs);
    Narrowing rest(room.rest.data(), room.other.data(), words);
    if (!narrow_by_rest(query, block, rest)) return false;
    leave_out(query, block, rest);
    rest.finish(room.rest.data(), docs);
    std::copy_n(room.rest.data(), words, room.match.data());
    for (std::size_t i = 0; i < query.choices.size(); ++i) {
        Narrowing chosen(room.chosen[i].data(), room.other.data(), words);
        chosen.with_any(query.choices[i].any, block * kBlockWords);
        chosen.finish(room.chosen[i].data(), docs);
        and_bits(room.match.data(), room.chosen[i].data(), words);
    }
    return true;
}

}  // namespace hoigung::search
