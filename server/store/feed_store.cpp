#include "store/feed_store.hpp"

namespace hoigung::store {
namespace {

// `rest` follows FROM and groups by the feed's name.
template <class... Params>
std::vector<domain::FeedState> select_feeds(Connection& connection, std::string_view rest,
                                            const Params&... params) {
    std::vector<domain::FeedState> feeds;
    connection
        .select<std::string, std::optional<base::Timestamp>, std::optional<base::Timestamp>, std::string,
                std::int64_t, std::int64_t>(
            std::string("SELECT f.name, f.read_at, f.tried_at, f.problem, "
                        "COUNT(j.job_id) - COUNT(j.vanished_at), COUNT(j.vanished_at) "
                        "FROM feeds f LEFT JOIN feed_jobs j ON j.feed = f.name ")
                .append(rest),
            params...)
        .each([&](std::string name, std::optional<base::Timestamp> read_at,
                  std::optional<base::Timestamp> tried_at, std::string problem, std::int64_t listed,
                  std::int64_t vanished) {
            feeds.push_back({std::move(name), listed, vanished, read_at, tried_at, std::move(problem)});
        });
    return feeds;
}

}  // namespace

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

std::set<domain::JobId> SqlFeedStore::vanished_jobs() {
    std::set<domain::JobId> jobs;
    database_.read([&](Connection& connection) {
        connection
            .select<domain::JobId>("SELECT DISTINCT job_id FROM feed_jobs WHERE vanished_at IS NOT NULL")
            .each([&](domain::JobId id) { jobs.insert(id); });
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

std::vector<domain::FeedState> SqlFeedStore::feeds() {
    return database_.read(
        [](Connection& connection) { return select_feeds(connection, "GROUP BY f.name ORDER BY f.name"); });
}

std::optional<domain::FeedState> SqlFeedStore::feed(std::string_view name) {
    auto found = database_.read([&](Connection& connection) {
        return select_feeds(connection, "WHERE f.name = :name GROUP BY f.name", name);
    });
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

void SqlFeedStore::note_read(std::string_view feed, base::Timestamp now) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "INSERT INTO feeds (name, read_at, tried_at) VALUES (:feed, :now, :tried) ON CONFLICT (name) DO "
            "UPDATE SET read_at = excluded.read_at, tried_at = excluded.tried_at, problem = ''",
            feed, now, now);
    });
}

void SqlFeedStore::note_failed(std::string_view feed, std::string_view problem, base::Timestamp now) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "INSERT INTO feeds (name, tried_at, problem) VALUES (:feed, :now, :problem) ON CONFLICT (name) "
            "DO "
            "UPDATE SET tried_at = excluded.tried_at, problem = excluded.problem",
            feed, now, problem);
    });
}

void SqlFeedStore::hand_over(std::string_view from, std::string_view to) {
    database_.transaction(
        [&](Connection& connection) {
            connection.execute(
                "INSERT INTO feeds (name, read_at, tried_at, problem) SELECT :new_name, read_at, tried_at, "
                "problem FROM feeds WHERE name = :old_name ON CONFLICT (name) DO NOTHING",
                to, from);
            // A job that was in both feeds stays listed when either of them lists it.
            connection.execute(
                "UPDATE feed_jobs SET vanished_at = NULL WHERE feed = :new_name AND job_id IN "
                "(SELECT job_id FROM feed_jobs WHERE feed = :old_name AND vanished_at IS NULL)",
                to, from);
            connection.execute(
                "DELETE FROM feed_jobs WHERE feed = :old_name AND job_id IN "
                "(SELECT job_id FROM feed_jobs WHERE feed = :new_name)",
                from, to);
            connection.execute("UPDATE feed_jobs SET feed = :new_name WHERE feed = :old_name", to, from);
            connection.execute("DELETE FROM feeds WHERE name = :old_name", from);
        },
        Repeat::safe);
}

void SqlFeedStore::forget(std::string_view feed) {
    database_.transaction(
        [&](Connection& connection) {
            connection.execute("DELETE FROM feed_jobs WHERE feed = :feed", feed);
            connection.execute("DELETE FROM feeds WHERE name = :feed", feed);
        },
        Repeat::safe);
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
                connection.execute(
                    "DELETE FROM feed_jobs WHERE job_id = :job AND feed <> :feed AND vanished_at IS NOT NULL",
                    job, feed);
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
