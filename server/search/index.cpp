#include "search/index.hpp"

#include <algorithm>

namespace hoigung::search {
namespace {

using domain::Catalogue;
using domain::Job;
using domain::JobId;

constexpr std::size_t kManySegments = 4;
// A segment is rewritten when more than one in this many of its documents is hidden.
constexpr std::size_t kMuchHidden = 4;

bool much_hidden(const LiveSegment& part) {
    return (part.segment->size() - part.live_docs) * kMuchHidden > part.segment->size();
}

}  // namespace

Index::Index(const Catalogue& catalogue, std::shared_ptr<const Dictionary> dictionary, IndexOptions options)
    : Index(std::move(dictionary), options) {
    show(catalogue, catalogue.open_jobs());
}

Index Index::with(const Catalogue& catalogue, std::span<const JobId> touched) const {
    Index next = *this;
    std::vector<JobId> ids(touched.begin(), touched.end());
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    next.hide(ids);
    std::vector<const Job*> open;
    for (const JobId id : ids) {
        const Job* job = catalogue.job(id);
        if (job != nullptr && catalogue.is_open(*job)) open.push_back(job);
    }
    std::ranges::sort(open, [](const Job* left, const Job* right) { return newer(*left, *right); });
    next.show(catalogue, open);
    return next;
}

void Index::hide(std::span<const JobId> jobs) {
    auto companies = std::make_shared<CompanyTable>(*companies_);
    for (LiveSegment& part : segments_) {
        std::vector<std::uint32_t> docs;
        for (const JobId id : jobs) {
            const auto doc = part.segment->doc_of(id);
            if (!doc || !part.is_live(*doc)) continue;
            docs.push_back(*doc);
            companies->remove_job(part.segment->companies[part.segment->company_of[*doc]]);
        }
        if (!docs.empty()) part = part.without(docs);
    }
    std::erase_if(segments_, [](const LiveSegment& part) { return part.live_docs == 0; });
    companies_ = std::move(companies);
}

void Index::show(const Catalogue& catalogue, std::span<const Job* const> jobs) {
    if (jobs.empty()) return;
    auto companies = std::make_shared<CompanyTable>(*companies_);
    for (const Job* job : jobs) companies->add_job(catalogue.company_of(*job), dictionary_->lexicon);
    companies_ = std::move(companies);
    add_segment(build_segment(catalogue, jobs, dictionary_->lexicon, dictionary_->facets));
}

void Index::add_segment(std::shared_ptr<const Segment> segment) {
    LiveSegment part(std::move(segment));
    const bool joins_head = !segments_.empty() && is_head(segments_.back()) &&
                            segments_.back().live_docs + part.live_docs <= options_.head_docs;
    if (joins_head) {
        const LiveSegment parts[] = {segments_.back(), part};
        segments_.back() = LiveSegment(merge_segments(parts, dictionary_->facets));
    } else {
        segments_.push_back(std::move(part));
    }
}

std::optional<MergePlan> Index::merge_due() const {
    std::vector<LiveSegment> sealed = segments_;
    if (!sealed.empty() && is_head(sealed.back())) sealed.pop_back();
    if (sealed.size() < kManySegments) {
        const auto worn = std::ranges::find_if(sealed, much_hidden);
        if (worn == sealed.end()) return std::nullopt;
        return MergePlan{{*worn}};
    }
    // The two smallest, and every further one that is not much larger than all smaller ones together.
    std::ranges::sort(sealed, {}, &LiveSegment::live_docs);
    std::size_t together = sealed[0].live_docs + sealed[1].live_docs;
    std::size_t count = 2;
    while (count < sealed.size() && sealed[count].live_docs <= 2 * together)
        together += sealed[count++].live_docs;
    sealed.resize(count);
    return MergePlan{std::move(sealed)};
}

std::shared_ptr<const Segment> Index::merge(const MergePlan& plan) const {
    return merge_segments(plan.parts, dictionary_->facets);
}

Index Index::with_merged(const MergePlan& plan, std::shared_ptr<const Segment> merged) const {
    std::vector<std::uint32_t> hidden_since;
    Index next(dictionary_, options_);
    next.companies_ = companies_;
    std::size_t replaced = 0;
    for (const LiveSegment& part : segments_) {
        const auto planned = std::ranges::find(plan.parts, part.segment, &LiveSegment::segment);
        if (planned == plan.parts.end()) {
            next.segments_.push_back(part);
            continue;
        }
        ++replaced;
        for (std::uint32_t doc = 0; doc < part.segment->size(); ++doc) {
            if (!planned->is_live(doc) || part.is_live(doc)) continue;
            if (const auto moved = merged->doc_of(part.segment->ids[doc])) hidden_since.push_back(*moved);
        }
    }
    if (replaced != plan.parts.size() || merged->size() == 0) return *this;
    LiveSegment whole(std::move(merged));
    if (!hidden_since.empty()) whole = whole.without(hidden_since);
    // Inserted in front, so that the head stays last.
    if (whole.live_docs > 0) next.segments_.insert(next.segments_.begin(), std::move(whole));
    return next;
}

std::size_t Index::size() const {
    std::size_t jobs = 0;
    for (const LiveSegment& part : segments_) jobs += part.live_docs;
    return jobs;
}

std::vector<std::vector<std::uint64_t>> Index::terms_asked_for(const domain::JobQuery& query) const {
    std::vector<std::vector<std::uint64_t>> parts;
    for (Clause& clause : dictionary_->read(query.term, query.as_words).query().clauses)
        parts.push_back(std::move(clause.any));
    return parts;
}

std::vector<std::uint64_t> Index::terms_of(const Job& job, const domain::Company& company) const {
    std::vector<WeighedTerm> weighed;
    JobAnalyser(dictionary_->lexicon).analyse(job, company, weighed);
    std::vector<std::uint64_t> terms;
    terms.reserve(weighed.size());
    for (const WeighedTerm& term : weighed) terms.push_back(term.term);
    std::ranges::sort(terms);
    return terms;
}

std::vector<JobId> touched_jobs(const Catalogue& after, std::span<const JobId> jobs,
                                std::span<const domain::CompanyId> companies) {
    std::vector<JobId> touched(jobs.begin(), jobs.end());
    if (companies.empty()) return touched;
    std::vector<domain::CompanyId> sorted(companies.begin(), companies.end());
    std::ranges::sort(sorted);
    after.each_job([&](const Job& job) {
        if (std::ranges::binary_search(sorted, job.company_id)) touched.push_back(job.id);
    });
    return touched;
}

}  // namespace hoigung::search
