#pragma once

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/search/search_index.hpp"
#include "search/companies.hpp"
#include "search/dictionary.hpp"
#include "search/segment_builder.hpp"
#include "search/text_query.hpp"

namespace hoigung::search {

struct IndexOptions {
    // The largest size of the head. It is rebuilt at each change, which takes milliseconds at this size.
    std::size_t head_docs = 512;
};

// Segments that are due to be merged. Merging needs nothing else, so it can run while the index changes.
struct MergePlan {
    std::vector<LiveSegment> parts;
};

// The search index of one snapshot of the catalogue. Immutable: a change makes a new index that shares the
// segments, and readers keep the one they hold.
class Index final : public domain::SearchIndex {
  public:
    Index(const domain::Catalogue& catalogue, std::shared_ptr<const Dictionary> dictionary,
          IndexOptions options = {});

    // The index after a change. `touched` are all jobs that changed, opened or closed, including all jobs of
    // a company that was renamed, suspended or reinstated.
    [[nodiscard]] Index with(const domain::Catalogue& catalogue,
                             std::span<const domain::JobId> touched) const;

    // The segments that should be merged now, if any.
    [[nodiscard]] std::optional<MergePlan> merge_due() const;
    [[nodiscard]] std::shared_ptr<const Segment> merge(const MergePlan& plan) const;
    // The index with the segments of a plan replaced by the merged one; unchanged if they no longer exist.
    [[nodiscard]] Index with_merged(const MergePlan& plan, std::shared_ptr<const Segment> merged) const;

    [[nodiscard]] domain::JobSearchAnswer search(const domain::JobQuery& query,
                                                 const domain::JobSearchOptions& options) const override;
    [[nodiscard]] domain::CompanySearchAnswer search(const domain::CompanyQuery& query,
                                                     domain::Page page) const override;
    [[nodiscard]] std::vector<domain::Suggestion> complete(std::string_view prefix,
                                                           std::size_t limit) const override;
    [[nodiscard]] std::vector<domain::JobId> related(const domain::Job& to, domain::Page page) const override;
    [[nodiscard]] bool is_more_like(const domain::Job& to, const domain::Job& one,
                                    const domain::Job& other) const override;

    [[nodiscard]] std::vector<std::vector<std::uint64_t>> terms_asked_for(
        const domain::JobQuery& query) const override;
    [[nodiscard]] std::vector<std::uint64_t> terms_of(const domain::Job& job,
                                                      const domain::Company& company) const override;

    // The number of open jobs.
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] std::span<const LiveSegment> segments() const { return segments_; }
    [[nodiscard]] const Dictionary& dictionary() const { return *dictionary_; }

  private:
    friend class SavedIndex;

    Index(std::shared_ptr<const Dictionary> dictionary, IndexOptions options)
        : dictionary_(std::move(dictionary)), options_(options) {}

    [[nodiscard]] bool is_head(const LiveSegment& part) const {
        return part.segment->size() <= options_.head_docs;
    }

    // Hides the jobs and no longer counts them for their companies.
    void hide(std::span<const domain::JobId> jobs);
    void show(const domain::Catalogue& catalogue, std::span<const domain::Job* const> jobs);
    void add_segment(std::shared_ptr<const Segment> segment);
    [[nodiscard]] domain::JobSearchAnswer run(const domain::JobQuery& query, const TextQuery& text,
                                              const domain::JobSearchOptions& options) const;
    // Complete searches that begin with the typed text: 侍應 · 旺角 · 兼職.
    [[nodiscard]] std::vector<domain::Suggestion> whole_searches(std::string_view typed) const;
    [[nodiscard]] bool has_match(const domain::JobQuery& query, const TextQuery& text) const;
    // The number of jobs that match a text, whatever the filters.
    [[nodiscard]] std::int64_t count_text(const TextQuery& text) const;
    // The parts of a text that must be dropped so that some job matches the rest; std::nullopt when that does
    // not help.
    [[nodiscard]] std::optional<meaning::Reading::LeftOut> relaxed(const domain::JobQuery& query,
                                                                   const meaning::Reading& reading) const;
    // The text with unknown words corrected, if that matches anything. Known words stay unchanged.
    [[nodiscard]] std::optional<std::string> corrected(std::string_view text,
                                                       const meaning::Reading& reading) const;
    // Words of the lexicon and of jobs that differ from a word by one letter; std::nullopt when there are too
    // many to choose from, or when finding them takes too many lookups.
    [[nodiscard]] std::optional<std::set<std::string_view>> known_words_near(std::string_view word,
                                                                             std::size_t& lookups_left) const;

    std::shared_ptr<const Dictionary> dictionary_;
    IndexOptions options_;
    // The last segment, while small, is the head, to which changes go.
    std::vector<LiveSegment> segments_;
    std::shared_ptr<const CompanyTable> companies_ = std::make_shared<const CompanyTable>();
};

// The jobs that a change of the catalogue affects, for Index::with.
[[nodiscard]] std::vector<domain::JobId> touched_jobs(const domain::Catalogue& after,
                                                      std::span<const domain::JobId> jobs,
                                                      std::span<const domain::CompanyId> companies);

}  // namespace hoigung::search
