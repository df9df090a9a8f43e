#include "search/postings.hpp"

#include <map>
#include <random>

#include <gtest/gtest.h>

namespace hoigung::search {
namespace {

using Found = std::map<std::size_t, Impact>;

Found found_in(const Postings& postings, Term term, std::size_t docs_in_block) {
    Found found;
    for (const PostingBlock& block : postings.find(term)) {
        postings.each(block, words_for(docs_in_block),
                      [&](std::size_t doc, Impact gain) { found[block.block * kBlockDocs + doc] = gain; });
    }
    return found;
}

TEST(Postings, GiveBackWhatWasAddedHoweverManyDocumentsHaveATerm) {
    constexpr std::size_t kDocs = 1000;
    std::mt19937 random(3);
    std::map<Term, Found> added;
    PostingsBuilder builder;
    for (std::uint16_t block = 0; block < 2; ++block) {
        // One in `one_in` documents has the term, and in one of `strong_in` of those it is strong.
        for (const unsigned one_in : {1U, 3U, 30U, 900U}) {
            for (const unsigned strong_in : {1U, 3U, 10U, 100000U}) {
                const Term term = one_in * 1'000'000ULL + strong_in;
                for (std::uint16_t doc = 0; doc < kDocs; ++doc) {
                    if (random() % one_in != 0) continue;
                    const auto gain = static_cast<Impact>(random() % strong_in == 0 ? 1 + random() % 255 : 0);
                    builder.add(term, doc, gain);
                    added[term][block * kBlockDocs + doc] = gain;
                }
            }
        }
        builder.end_block(kDocs);
    }
    const Postings postings = builder.finish();
    for (const auto& [term, expected] : added) EXPECT_EQ(found_in(postings, term, kDocs), expected) << term;
}

TEST(Postings, KeepOnceWhatSeveralTermsShare) {
    constexpr std::size_t kDocs = 1000;
    PostingsBuilder builder;
    for (const Term term : {1U, 2U, 3U}) {
        for (std::uint16_t doc = 0; doc < kDocs; doc += 100) builder.add(term, doc, term == 3 ? 9 : 0);
    }
    builder.add(4, 0, 0);
    builder.end_block(kDocs);
    const Postings postings = builder.finish();
    EXPECT_EQ(postings.docs.size(), 11U);
    EXPECT_EQ(found_in(postings, 1, kDocs), found_in(postings, 2, kDocs));
    EXPECT_EQ(found_in(postings, 3, kDocs).size(), 10U);
    EXPECT_EQ(found_in(postings, 3, kDocs).at(900), 9);
    EXPECT_EQ(found_in(postings, 4, kDocs), (Found{{0, 0}}));
}

}  // namespace
}  // namespace hoigung::search
