#include "store/catalogue_store.hpp"

#include <algorithm>
#include <deque>
#include <future>
#include <thread>

#include "base/drawing_address.hpp"
#include "store/catalogue_queries.hpp"
#include "store/catalogue_writer.hpp"
#include "store/change_log.hpp"
#include "store/delete_in_steps.hpp"
#include "store/id_list.hpp"

namespace hoigung::store {
namespace {

// Enough rows to be worth a thread, and few enough that several batches fit into memory beside the catalogue.
constexpr std::int64_t kJobsAtOnce = 2000;

template <class Thing, class Row>
Thing read_or_leave_out(UnreadableRows& unreadable, std::string_view table, DocumentReader& documents,
                        const Row& row) {
    Thing thing;
    return unreadable.try_read(table, row.id.text(), [&] { documents.read(row, thing); }) ? std::move(thing)
                                                                                          : left_out(row);
}

// Reads jobs' documents on other threads while the next rows come from the database.
class JobReading {
  public:
    JobReading(std::span<domain::Job> jobs, UnreadableRows& unreadable)
        : jobs_(jobs), unreadable_(unreadable) {}

    void add(std::vector<JobRow> rows) {
        const auto target = jobs_.subspan(done_, rows.size());
        done_ += rows.size();
        if (running_.size() < kThreads) {
            running_.push_back(std::async(std::launch::async,
                                          [this, rows = std::move(rows), target] { read(rows, target); }));
            return;
        }
        // The other threads are busy, so this one reads the batch itself.
        read(rows, target);
        collect_finished();
    }

    void finish() {
        for (auto& lot : running_) lot.get();
        running_.clear();
    }

  private:
    static inline const std::size_t kThreads = std::max(2U, std::thread::hardware_concurrency()) - 1;

    void read(std::span<const JobRow> rows, std::span<domain::Job> target) {
        DocumentReader documents;
        for (std::size_t i = 0; i < rows.size(); ++i)
            target[i] = read_or_leave_out<domain::Job>(unreadable_, "jobs", documents, rows[i]);
    }

    void collect_finished() {
        std::erase_if(running_, [](std::future<void>& lot) {
            if (lot.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return false;
            lot.get();
            return true;
        });
    }

    std::span<domain::Job> jobs_;
    UnreadableRows& unreadable_;
    std::size_t done_ = 0;
    std::deque<std::future<void>> running_;
};

// Jobs that stay in memory are read through one index, jobs that were closed or removed lately through the
// other (0019_old_jobs.sql), so that a start does not read older jobs at all.
constexpr std::string_view kStays = "NOT is_removed AND state <> 'closed'";
constexpr std::string_view kHasLeft = "(is_removed OR state = 'closed') AND updated_at >= :since";

std::int64_t count_of(Connection& connection, std::string_view condition, const auto&... params) {
    return connection
        .select<std::int64_t>(fmt::format("SELECT count(*) FROM jobs WHERE {}", condition), params...)
        .first()
        .value();
}

void read_staying_jobs(Connection& connection, JobReading& reading) {
    const std::string condition = fmt::format("WHERE {} AND id > :after ORDER BY id LIMIT :limit", kStays);
    std::string after;
    for (;;) {
        std::vector<JobRow> rows;
        each_job(
            connection, condition, [&rows](JobRow row) { rows.push_back(std::move(row)); }, after,
            kJobsAtOnce);
        if (rows.empty()) return;
        after = rows.back().id.text();
        reading.add(std::move(rows));
    }
}

void read_closed_jobs(Connection& connection, base::Timestamp since, JobReading& reading) {
    const std::string condition = fmt::format(
        "WHERE {} AND (updated_at > :last OR id > :after) ORDER BY updated_at, id LIMIT :limit", kHasLeft);
    std::string after;
    for (;;) {
        std::vector<JobRow> rows;
        each_job(
            connection, condition, [&rows](JobRow row) { rows.push_back(std::move(row)); }, since, since,
            after, kJobsAtOnce);
        if (rows.empty()) return;
        since = rows.back().updated_at;
        after = rows.back().id.text();
        reading.add(std::move(rows));
    }
}

std::vector<domain::Job> load_jobs(Connection& connection, base::Timestamp closed_since) {
    const auto count = count_of(connection, kStays) + count_of(connection, kHasLeft, closed_since);
    std::vector<domain::Job> jobs(static_cast<std::size_t>(count));
    JobReading reading(jobs, connection.unreadable_rows());
    read_staying_jobs(connection, reading);
    read_closed_jobs(connection, closed_since, reading);
    reading.finish();
    return jobs;
}

// All rows of a table of documents that meet a condition. An unreadable row is hidden.
template <class Thing, class... Params>
std::vector<Thing> load_documents(Connection& connection, std::string_view table, std::string_view condition,
                                  const Params&... params) {
    std::vector<Thing> things;
    DocumentReader documents;
    each_document(
        connection, table, condition,
        [&](const std::string& id, const std::string& document) {
            Thing& thing = things.emplace_back();
            if (connection.unreadable_rows().try_read(table, id, [&] { documents.read(document, thing); }))
                return;
            thing = Thing{};
            thing.id = decltype(thing.id)::parse(id).value();
            thing.is_hidden = true;
        },
        params...);
    return things;
}

template <class... Params>
std::vector<domain::Company> load_companies(Connection& connection, std::string_view condition,
                                            const Params&... params) {
    std::vector<domain::Company> companies;
    DocumentReader documents;
    each_company(
        connection, condition,
        [&](const CompanyRow& row) {
            companies.push_back(read_or_leave_out<domain::Company>(connection.unreadable_rows(), "companies",
                                                                   documents, row));
        },
        params...);
    return companies;
}

// Includes the drawings, which are sent with pages.
template <class... Params>
std::vector<domain::Banner> load_banners(Connection& connection, std::string_view condition,
                                         const Params&... params) {
    auto banners = load_documents<domain::Banner>(connection, "banners", condition, params...);
    for (domain::Banner& banner : banners) {
        if (!banner.cover_image.ends_with(".svg")) continue;
        const auto drawing =
            connection.select<Bytes>("SELECT bytes FROM pictures WHERE name = :name", banner.cover_image)
                .first();
        if (drawing) banner.cover_drawing = base::drawing_address(drawing->value);
    }
    return banners;
}

domain::CatalogueRows rows_as_of(LastChange last) {
    domain::CatalogueRows rows;
    rows.version = last.number;
    rows.token = std::move(last.token);
    rows.seen_token = std::move(last.seen_token);
    return rows;
}

domain::CatalogueRows load_showcase(Connection& connection) {
    constexpr std::string_view all = "ORDER BY id";
    domain::CatalogueRows rows = rows_as_of(last_change(connection, 0));
    rows.lists = load_documents<domain::JobList>(connection, "job_lists", all);
    rows.banners = load_banners(connection, all);
    rows.featured_companies = load_documents<domain::FeaturedCompany>(connection, "featured_companies", all);
    rows.bids = load_documents<domain::Bid>(connection, "bids", all);
    return rows;
}

domain::CatalogueRows load_all(Connection& connection, base::Timestamp closed_before) {
    domain::CatalogueRows rows = load_showcase(connection);
    rows.closed_before = closed_before;
    rows.companies = load_companies(connection, "");
    rows.jobs = load_jobs(connection, closed_before);
    return rows;
}

domain::CatalogueRows load_changed(Connection& connection, std::int64_t version) {
    constexpr std::string_view changed =
        "WHERE id IN (SELECT entity_id FROM changes WHERE number > :version AND kind = :kind) ORDER BY id";
    domain::CatalogueRows rows = rows_as_of(last_change(connection, version));
    rows.companies = load_companies(connection, changed, version, ChangeKind::company);
    DocumentReader documents;
    each_job(
        connection, changed,
        [&](const JobRow& row) {
            rows.jobs.push_back(
                read_or_leave_out<domain::Job>(connection.unreadable_rows(), "jobs", documents, row));
        },
        version, ChangeKind::job);
    rows.lists =
        load_documents<domain::JobList>(connection, "job_lists", changed, version, ChangeKind::job_list);
    rows.banners = load_banners(connection, changed, version, ChangeKind::banner);
    rows.featured_companies = load_documents<domain::FeaturedCompany>(
        connection, "featured_companies", changed, version, ChangeKind::featured_company);
    rows.bids = load_documents<domain::Bid>(connection, "bids", changed, version, ChangeKind::bid);
    return rows;
}

}  // namespace

void SqlCatalogueStore::write(const std::function<void(domain::CatalogueWriter&)>& work) {
    database_.transaction(
        [&](Connection& connection) {
            SqlCatalogueWriter writer(connection);
            work(writer);
            writer.write_changes(clock_.now());
        },
        Repeat::safe);
}

std::optional<domain::Company> SqlCatalogueStore::company(domain::CompanyId id) {
    auto found = database_.read([id](Connection& connection) {
        return load_companies(connection, "WHERE id = :id AND NOT is_removed", id);
    });
    if (found.empty() || found.front().is_removed) return std::nullopt;
    return std::move(found.front());
}

std::vector<domain::Company> SqlCatalogueStore::companies(std::span<const domain::CompanyId> ids) {
    if (ids.empty()) return {};
    auto found = database_.read([ids](Connection& connection) {
        return load_companies(connection, "WHERE " + is_in_list(connection, "id") + " AND NOT is_removed",
                              json_list(ids));
    });
    std::erase_if(found, &domain::Company::is_removed);
    return found;
}

std::vector<domain::Company> SqlCatalogueStore::every_company() {
    return database_.read([](Connection& connection) { return load_companies(connection, ""); });
}

std::optional<domain::Banner> SqlCatalogueStore::banner(domain::BannerId id) {
    auto found = database_.read([id](Connection& connection) {
        return load_documents<domain::Banner>(connection, "banners", "WHERE id = :id", id);
    });
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

std::optional<domain::Job> SqlCatalogueStore::job(domain::JobId id) {
    std::optional<domain::Job> found;
    DocumentReader documents;
    database_.read([&](Connection& connection) {
        each_job(
            connection, "WHERE id = :id AND NOT is_removed",
            [&](const JobRow& row) {
                domain::Job read;
                if (connection.unreadable_rows().try_read("jobs", row.id.text(),
                                                          [&] { documents.read(row, read); }))
                    found = std::move(read);
            },
            id);
    });
    return found;
}

std::vector<domain::Job> SqlCatalogueStore::jobs(std::span<const domain::JobId> ids) {
    std::vector<domain::Job> found;
    DocumentReader documents;
    database_.read([&](Connection& connection) {
        found.clear();
        const std::string condition = "WHERE " + is_in_list(connection, "id");
        for (std::size_t at = 0; at < ids.size(); at += kJobsAtOnce) {
            const auto some = ids.subspan(at, std::min<std::size_t>(kJobsAtOnce, ids.size() - at));
            each_job(
                connection, condition,
                [&](const JobRow& row) {
                    found.push_back(
                        read_or_leave_out<domain::Job>(connection.unreadable_rows(), "jobs", documents, row));
                },
                json_list(some));
        }
    });
    return found;
}

domain::JobsOfVersion SqlCatalogueStore::recent_jobs_of(domain::CompanyId id, base::Timestamp since) {
    return database_.snapshot([&](Connection& connection) {
        domain::JobsOfVersion recent;
        recent.version = last_change(connection, 0).number;
        DocumentReader documents;
        each_job(
            connection, "WHERE company_id = :company AND published_at >= :since AND NOT is_removed",
            [&](const JobRow& row) {
                domain::Job job;
                if (connection.unreadable_rows().try_read("jobs", row.id.text(),
                                                          [&] { documents.read(row, job); }))
                    recent.jobs.push_back(std::move(job));
            },
            id, since);
        return recent;
    });
}

std::vector<domain::OldJob> SqlCatalogueStore::closed_jobs(std::optional<base::Timestamp> since,
                                                           base::Timestamp before) {
    using base::Timestamp;
    return database_.read([&](Connection& connection) {
        std::vector<domain::OldJob> found;
        connection
            .select<domain::JobId, domain::CompanyId, Timestamp, bool>(
                fmt::format("SELECT id, company_id, published_at, is_removed FROM jobs WHERE {} AND "
                            "updated_at < :before",
                            kHasLeft),
                since.value_or(Timestamp{}), before)
            .each(
                [&](domain::JobId id, domain::CompanyId company_id, Timestamp published_at, bool is_removed) {
                    found.push_back({id, company_id, published_at, is_removed});
                });
        return found;
    });
}

domain::CatalogueRows SqlCatalogueStore::showcase() {
    return database_.snapshot(load_showcase);
}

domain::CatalogueRows SqlCatalogueStore::load() {
    return load_without_closed_before({});
}

domain::CatalogueRows SqlCatalogueStore::load_without_closed_before(base::Timestamp moment) {
    return database_.snapshot([moment](Connection& connection) { return load_all(connection, moment); });
}

domain::CatalogueRows SqlCatalogueStore::changes_since(std::int64_t version) {
    auto last =
        database_.read([version](Connection& connection) { return last_change(connection, version); });
    if (last.number <= version) return rows_as_of(std::move(last));
    return database_.snapshot(
        [version](Connection& connection) { return load_changed(connection, version); });
}

void SqlCatalogueStore::sweep_changes(base::Timestamp before) {
    // The last of the old changes is kept, because readers that are up to date refer to it.
    const auto last = database_.read([before](Connection& connection) {
        return connection
            .select<std::int64_t>(
                "SELECT number FROM changes WHERE at < :before ORDER BY number DESC LIMIT 1", before)
            .first();
    });
    if (last) delete_in_steps(database_, "changes", "number", "number < :last", *last);
}

}  // namespace hoigung::store
