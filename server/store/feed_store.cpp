#include "store/feed_store.hpp"

namespace hoigung::store {

domain::FeedJobs SqlFeedStore::jobs_of(std::string_view feed) {
    domain::FeedJobs jobs;
    database_.read([&](Connection& connection) {
        connection
            .select<domain::JobId, std::optional<base::Timestamp>>(
                "SELECT job_id, vanished_at FROM feed_jobs WHERE feed = :feed ORDER BY job_id", feed)
            .each([&](domain::JobId id, std::optional<base::Timestamp> vanished_at) {
                (vanished_at ? jobs.vanished : jobs.listed).push_back(id);
            });
    });
    return jobs;
}

std::map<domain::JobId, std::string> SqlFeedStore::jobs_of_others(std::string_view feed) {
    std::map<domain::JobId, std::string> jobs;
    database_.read([&](Connection& connection) {
        connection
            .select<domain::JobId, std::string>(
                "SELECT job_id, feed FROM feed_jobs WHERE feed <> :feed AND vanished_at IS NULL", feed)
            .each([&](domain::JobId id, const std::string& other) { jobs.emplace(id, other); });
    });
    return jobs;
}

std::optional<base::Timestamp> SqlFeedStore::read_at(std::string_view feed) {
    return database_.read([&](Connection& connection) -> std::optional<base::Timestamp> {
        return connection
            .select<base::Timestamp>("SELECT read_at FROM feeds WHERE name = :feed AND read_at IS NOT NULL",
                                     feed)
            .first();
    });
}

void SqlFeedStore::note_read(std::string_view feed, base::Timestamp now) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "INSERT INTO feeds (name, read_at) VALUES (:feed, :now) "
            "ON CONFLICT (name) DO UPDATE SET read_at = excluded.read_at",
            feed, now);
    });
}

void SqlFeedStore::note_listed(std::string_view feed, std::span<const domain::JobId> jobs) {
    database_.transaction(
        [&](Connection& connection) {
            connection.execute("INSERT INTO feeds (name) VALUES (:feed) ON CONFLICT (name) DO NOTHING", feed);
            for (const domain::JobId job : jobs) {
                connection.execute(
                    "INSERT INTO feed_jobs (feed, job_id) VALUES (:feed, :job) "
                    "ON CONFLICT (feed, job_id) DO UPDATE SET vanished_at = NULL",
                    feed, job);
            }
        },
        Repeat::safe);
}

void SqlFeedStore::note_vanished(std::string_view feed, std::span<const domain::JobId> jobs,
                                 base::Timestamp now) {
    database_.transaction(
        [&](Connection& connection) {
            for (const domain::JobId job : jobs) {
                connection.execute(
                    "UPDATE feed_jobs SET vanished_at = :now WHERE feed = :feed AND job_id = :job", now, feed,
                    job);
            }
        },
        Repeat::safe);
}

}  // namespace hoigung::store
