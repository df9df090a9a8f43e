#include "domain/ingest/close_vanished_jobs.hpp"

namespace hoigung::domain {
namespace {

// Small transactions, so that other writers never wait long.
constexpr std::size_t kAtOnce = 200;

void close_published(CatalogueStore& catalogue, std::span<const JobId> ids, base::Timestamp now) {
    catalogue.write([&](CatalogueWriter& writer) {
        for (const JobId id : ids) {
            auto job = writer.job(id);
            if (!job || job->state != JobState::published) continue;
            job->state = JobState::closed;
            job->updated_at = now;
            writer.put(*job);
        }
    });
}

}  // namespace

VanishedJobs close_vanished_jobs(CatalogueStore& catalogue, FeedStore& feeds, std::string_view feed,
                                 const std::set<JobId>& listed, bool even_many, base::Timestamp now) {
    const auto known = feeds.jobs_of(feed).listed;
    std::vector<JobId> missing = known;
    std::erase_if(missing, [&](JobId id) { return listed.contains(id); });
    const bool are_many = missing.size() * 100 > known.size() * kMostVanishedPercent;
    if (are_many && !even_many) return {missing.size(), known.size(), false};
    for (std::size_t begin = 0; begin < missing.size(); begin += kAtOnce) {
        const auto part = std::span(missing).subspan(begin, std::min(kAtOnce, missing.size() - begin));
        close_published(catalogue, part, now);
        feeds.note_vanished(feed, part, now);
    }
    return {missing.size(), known.size(), true};
}

}  // namespace hoigung::domain
