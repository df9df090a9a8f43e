#include "store/catalogue_writer.hpp"

#include "base/json_archive.hpp"
#include "store/application_writer.hpp"
#include "store/catalogue_queries.hpp"
#include "store/id_list.hpp"
#include "store/notification_rows.hpp"
#include "store/operator_log.hpp"
#include "store/row_list.hpp"

namespace hoigung::store {
namespace {

// The most jobs that one statement writes.
constexpr std::size_t kMostUnwritten = 500;

}  // namespace

template <class Thing, class Row>
void SqlCatalogueWriter::read_if_readable(std::string_view table, std::string_view id, const Row& row,
                                          std::optional<Thing>& into) {
    Thing thing;
    if (connection_.unreadable_rows().try_read(table, id, [&] { documents_.read(row, thing); }))
        into = std::move(thing);
}

template <class Thing>
std::optional<Thing> SqlCatalogueWriter::by_id(std::string_view table, std::string_view id) {
    std::optional<Thing> thing;
    each_document(
        connection_, table, "WHERE id = :id",
        [&](const std::string&, const std::string& document) {
            read_if_readable(table, id, document, thing);
        },
        id);
    return thing;
}

std::optional<domain::Company> SqlCatalogueWriter::company(domain::CompanyId id) {
    std::optional<domain::Company> company;
    each_company(
        connection_, "WHERE id = :id AND NOT is_removed",
        [&](const CompanyRow& row) { read_if_readable("companies", id.text(), row, company); }, id);
    return company;
}

std::optional<domain::Job> SqlCatalogueWriter::job(domain::JobId id) {
    if (const auto put = put_jobs_.find(id); put != put_jobs_.end())
        return put->second.is_removed ? std::nullopt : std::optional(put->second);
    if (const auto known = read_ahead_.find(id); known != read_ahead_.end()) {
        if (known->second.is_removed) return std::nullopt;
        return known->second.job;
    }
    std::optional<domain::Job> job;
    each_job(
        connection_, "WHERE id = :id AND NOT is_removed",
        [&](const JobRow& row) { read_if_readable("jobs", id.text(), row, job); }, id);
    states_[id] = job ? std::optional(job->state) : std::nullopt;
    return job;
}

template <class... Params>
std::vector<domain::Job> SqlCatalogueWriter::jobs_where(std::string_view condition, const Params&... params) {
    flush();
    std::vector<domain::Job> jobs;
    each_job(
        connection_, condition,
        [&](const JobRow& row) {
            std::optional<domain::Job> job;
            read_if_readable("jobs", row.id.text(), row, job);
            if (job) jobs.push_back(*std::move(job));
        },
        params...);
    for (const domain::Job& job : jobs) states_[job.id] = job.state;
    return jobs;
}

std::vector<domain::Job> SqlCatalogueWriter::jobs_of(domain::CompanyId id) {
    return jobs_where("WHERE company_id = :id AND NOT is_removed ORDER BY id", id);
}

std::vector<domain::Job> SqlCatalogueWriter::recent_jobs_of(domain::CompanyId id, base::Timestamp since,
                                                            std::int64_t after_version) {
    return jobs_where(
        "WHERE company_id = :company AND published_at >= :since AND NOT is_removed AND id IN "
        "(SELECT entity_id FROM changes WHERE number > :version AND kind = 'job')",
        id, since, after_version);
}

void SqlCatalogueWriter::read_ahead(std::span<const domain::JobId> ids) {
    flush();
    for (const domain::JobId id : ids) read_ahead_[id] = {};
    each_job(
        connection_, "WHERE " + is_in_list(connection_, "id"),
        [&](const JobRow& row) {
            ReadAhead& read = read_ahead_[row.id];
            read.is_removed = row.is_removed;
            if (!row.is_removed) read_if_readable("jobs", row.id.text(), row, read.job);
        },
        json_list(ids));
    for (const domain::JobId id : ids) {
        const ReadAhead& read = read_ahead_.at(id);
        states_[id] = read.job ? std::optional(read.job->state) : std::nullopt;
    }
}

bool SqlCatalogueWriter::is_removed(domain::CompanyId id) {
    return connection_.select<bool>("SELECT is_removed FROM companies WHERE id = :id", id)
        .first()
        .value_or(false);
}

bool SqlCatalogueWriter::is_removed(domain::JobId id) {
    if (const auto put = put_jobs_.find(id); put != put_jobs_.end()) return put->second.is_removed;
    if (const auto known = read_ahead_.find(id); known != read_ahead_.end()) return known->second.is_removed;
    return connection_.select<bool>("SELECT is_removed FROM jobs WHERE id = :id", id).first().value_or(false);
}

std::optional<domain::JobState> SqlCatalogueWriter::state_of(domain::JobId id) {
    if (const auto known = states_.find(id); known != states_.end()) return known->second;
    const auto state = connection_.select<std::string>("SELECT state FROM jobs WHERE id = :id", id).first();
    return state ? base::parse_enum<domain::JobState>(*state) : std::nullopt;
}

std::optional<domain::JobList> SqlCatalogueWriter::job_list(domain::JobListId id) {
    return by_id<domain::JobList>("job_lists", id.text());
}

std::optional<domain::Banner> SqlCatalogueWriter::banner(domain::BannerId id) {
    return by_id<domain::Banner>("banners", id.text());
}

std::optional<domain::FeaturedCompany> SqlCatalogueWriter::featured_company(domain::FeaturedCompanyId id) {
    return by_id<domain::FeaturedCompany>("featured_companies", id.text());
}

std::optional<domain::Bid> SqlCatalogueWriter::bid(domain::BidId id) {
    return by_id<domain::Bid>("bids", id.text());
}

std::vector<domain::Job> SqlCatalogueWriter::due_jobs(base::Timestamp now, int limit) {
    flush();
    std::vector<domain::Job> jobs;
    // Skips jobs that cannot be read, even if they fill a whole batch.
    int passed = 0;
    for (int read = limit; read == limit && jobs.empty(); passed += read) {
        read = 0;
        each_job(
            connection_,
            "WHERE state = 'published' AND closes_at <= :now ORDER BY closes_at, id LIMIT :limit OFFSET "
            ":passed",
            [&](const JobRow& row) {
                ++read;
                std::optional<domain::Job> job;
                read_if_readable("jobs", row.id.text(), row, job);
                if (job) jobs.push_back(*std::move(job));
            },
            now, limit, passed);
    }
    for (const domain::Job& job : jobs) states_[job.id] = job.state;
    return jobs;
}

void SqlCatalogueWriter::put(const domain::Company& company) {
    connection_.execute(
        "INSERT INTO companies (id, is_suspended, is_removed, updated_at, document) "
        "VALUES (:id, :is_suspended, :is_removed, :updated_at, :document) "
        "ON CONFLICT (id) DO UPDATE SET is_suspended = excluded.is_suspended, "
        "is_removed = excluded.is_removed, updated_at = excluded.updated_at, document = excluded.document",
        company.id, company.is_suspended, company.is_removed, company.updated_at, document_of(company));
    if (company.is_removed) forget_reasons(connection_, company.id.text());
    changes_.note(ChangeKind::company, company.id.text());
}

void SqlCatalogueWriter::put(const domain::Job& job) {
    const auto before = state_of(job.id);
    put_jobs_.insert_or_assign(job.id, job);
    if (job.is_removed) forget_reasons(connection_, job.id.text());
    changes_.note(ChangeKind::job, job.id.text());
    if (job.state == domain::JobState::closed) closed_[job.id] = {job.updated_at, false};
    if (before != job.state) changes_.note_state(job.id, before, job.state);
    states_[job.id] = job.state;
    if (put_jobs_.size() >= kMostUnwritten) flush();
}

void SqlCatalogueWriter::flush() {
    write_jobs();
    write_concerns();
}

void SqlCatalogueWriter::write_jobs() {
    if (put_jobs_.empty()) return;
    connection_.execute(
        fmt::format("INSERT INTO jobs (id, company_id, state, published_at, updated_at, expires_at, "
                    "closes_at, is_removed, document) "
                    "SELECT id, company_id, state, published_at, updated_at, expires_at, closes_at, "
                    "is_removed, document FROM {} WHERE true "
                    "ON CONFLICT (id) DO UPDATE SET company_id = excluded.company_id, state = "
                    "excluded.state, published_at = excluded.published_at, updated_at = "
                    "excluded.updated_at, expires_at = excluded.expires_at, closes_at = "
                    "excluded.closes_at, is_removed = excluded.is_removed, document = excluded.document",
                    row_list(connection_, {{"id", "TEXT"},
                                           {"company_id", "TEXT"},
                                           {"state", "TEXT"},
                                           {"published_at", "BIGINT"},
                                           {"updated_at", "BIGINT"},
                                           {"expires_at", "BIGINT"},
                                           {"closes_at", "BIGINT"},
                                           {"is_removed", "BOOLEAN"},
                                           {"document", "TEXT"}})),
        json_rows(put_jobs_, [](base::JsonWriter& json, const auto& put) {
            const domain::Job& job = put.second;
            json.member("id", job.id.text())
                .member("company_id", job.company_id.text())
                .member("state", base::name_of(job.state))
                .member("published_at", stored_time(job.published_at))
                .member("updated_at", stored_time(job.updated_at))
                .member("expires_at", stored_time(job.expires_at))
                .member("closes_at", stored_time(domain::closes_at(job)))
                .member("is_removed", job.is_removed)
                .member("document", document_of(job));
        }));
    // From here on the table has the current jobs.
    for (const auto& [id, job] : put_jobs_) read_ahead_.erase(id);
    put_jobs_.clear();
}

void SqlCatalogueWriter::write_concerns() {
    std::vector<domain::JobId> without_concerns;
    std::erase_if(noted_concerns_, [&](const auto& noted) {
        if (!noted.second.concerns.empty()) return false;
        without_concerns.push_back(noted.first);
        return true;
    });
    if (!without_concerns.empty())
        connection_.execute("DELETE FROM job_concerns WHERE " + is_in_list(connection_, "job_id"),
                            json_list(std::span<const domain::JobId>(without_concerns)));
    if (noted_concerns_.empty()) return;
    connection_.execute(
        fmt::format(
            "INSERT INTO job_concerns (job_id, noted_at, document) "
            "SELECT job_id, noted_at, document FROM {} WHERE true "
            "ON CONFLICT (job_id) DO UPDATE SET noted_at = excluded.noted_at, settled_at = NULL, "
            "document = excluded.document WHERE job_concerns.document <> excluded.document",
            row_list(connection_, {{"job_id", "TEXT"}, {"noted_at", "BIGINT"}, {"document", "TEXT"}})),
        json_rows(noted_concerns_, [](base::JsonWriter& json, const auto& noted) {
            json.member("job_id", noted.first.text())
                .member("noted_at", stored_time(noted.second.at))
                .member("document", base::to_json(noted.second.concerns));
        }));
    noted_concerns_.clear();
}

void SqlCatalogueWriter::put(const domain::JobList& list) {
    connection_.execute(
        "INSERT INTO job_lists (id, document) VALUES (:id, :document) "
        "ON CONFLICT (id) DO UPDATE SET document = excluded.document",
        list.id, document_of(list));
    changes_.note(ChangeKind::job_list, list.id.text());
}

void SqlCatalogueWriter::put(const domain::Banner& banner) {
    connection_.execute(
        "INSERT INTO banners (id, document) VALUES (:id, :document) "
        "ON CONFLICT (id) DO UPDATE SET document = excluded.document",
        banner.id, document_of(banner));
    changes_.note(ChangeKind::banner, banner.id.text());
}

void SqlCatalogueWriter::put(const domain::FeaturedCompany& featured) {
    connection_.execute(
        "INSERT INTO featured_companies (id, company_id, document) VALUES (:id, :company_id, :document) "
        "ON CONFLICT (id) DO UPDATE SET company_id = excluded.company_id, document = excluded.document",
        featured.id, featured.company_id, document_of(featured));
    changes_.note(ChangeKind::featured_company, featured.id.text());
}

void SqlCatalogueWriter::put(const domain::Bid& bid) {
    flush();
    connection_.execute(
        "INSERT INTO bids (id, job_id, document) VALUES (:id, :job_id, :document) "
        "ON CONFLICT (id) DO UPDATE SET job_id = excluded.job_id, document = excluded.document",
        bid.id, bid.job_id, document_of(bid));
    changes_.note(ChangeKind::bid, bid.id.text());
}

void SqlCatalogueWriter::answer_by_closing(domain::JobId job) {
    closed_.at(job).is_answer = true;
}

void SqlCatalogueWriter::put_reply_record(domain::CompanyId company,
                                          const std::optional<domain::PublicReplyRecord>& record) {
    connection_.execute("UPDATE companies SET reply_record = :record WHERE id = :id",
                        record ? base::to_json(*record) : std::string(), company);
    changes_.note(ChangeKind::company, company.text());
}

void SqlCatalogueWriter::write_changes(base::Timestamp now) {
    flush();
    SqlApplicationWriter applications(connection_);
    domain::close_applications_of(applications, closed_);
    changes_.write(now);
}

void SqlCatalogueWriter::note_concerns(domain::JobId job, const std::vector<domain::Concern>& concerns,
                                       base::Timestamp now) {
    noted_concerns_.insert_or_assign(job, NotedConcerns{concerns, now});
}

void SqlCatalogueWriter::forget(domain::JobId job) {
    flush();
    connection_.execute("DELETE FROM bookmarks WHERE job_id = :job", job);
    delete_notices_about(connection_, job);
    connection_.execute("DELETE FROM job_concerns WHERE job_id = :job", job);
}

}  // namespace hoigung::store
