#include "domain/bookmarks/bookmarks.hpp"

namespace hoigung::domain {

Outcome<JobId> bookmark_job(SeekerId seeker, std::string_view job_id, const Catalogue& catalogue,
                            BookmarkStore& store, base::Timestamp now) {
    const auto id = JobId::parse(job_id);
    const Job* job = id ? catalogue.job(*id) : nullptr;
    if (job == nullptr) return Refusal::JobNotFound;
    if (!catalogue.is_open(*job)) return Refusal::CannotBookmark;
    if (!store.add(seeker, job->id, kMostBookmarks, now)) return Refusal::CannotBookmark;
    return job->id;
}

Outcome<JobId> unbookmark_job(SeekerId seeker, std::string_view job_id, BookmarkStore& store) {
    const auto id = JobId::parse(job_id);
    if (!id || !store.remove(seeker, *id)) return Refusal::NotBookmarked;
    return *id;
}

BookmarkedJobs bookmarked_jobs(SeekerId seeker, const Catalogue& catalogue, BookmarkStore& store, Page page) {
    std::vector<const Job*> shown;
    for (const JobId id : store.bookmarks(seeker)) {
        const Job* job = catalogue.job(id);
        if (job != nullptr && job->state != JobState::suspended && !catalogue.company_of(*job).is_suspended)
            shown.push_back(job);
    }
    const auto cut_out = cut(std::span(shown), page);
    return {{cut_out.begin(), cut_out.end()}, shown.size()};
}

}  // namespace hoigung::domain
