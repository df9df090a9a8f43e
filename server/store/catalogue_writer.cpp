#include "store/catalogue_writer.hpp"

#include "base/json_archive.hpp"
#include "store/application_writer.hpp"
#include "store/catalogue_queries.hpp"

namespace hoigung::store {

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
    std::optional<domain::Job> job;
    each_job(
        connection_, "WHERE id = :id AND NOT is_removed",
        [&](const JobRow& row) { read_if_readable("jobs", id.text(), row, job); }, id);
    states_[id] = job ? std::optional(job->state) : std::nullopt;
    return job;
}

std::vector<domain::Job> SqlCatalogueWriter::jobs_of(domain::CompanyId id) {
    std::vector<domain::Job> jobs;
    each_job(
        connection_, "WHERE company_id = :id AND NOT is_removed ORDER BY id",
        [&](const JobRow& row) {
            std::optional<domain::Job> job;
            read_if_readable("jobs", row.id.text(), row, job);
            if (job) jobs.push_back(*std::move(job));
        },
        id);
    for (const domain::Job& job : jobs) states_[job.id] = job.state;
    return jobs;
}

bool SqlCatalogueWriter::is_removed(domain::CompanyId id) {
    return connection_.select<bool>("SELECT is_removed FROM companies WHERE id = :id", id)
        .first()
        .value_or(false);
}

bool SqlCatalogueWriter::is_removed(domain::JobId id) {
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
    std::vector<domain::Job> jobs;
    // Those that cannot be read are passed over, however many they are.
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
    changes_.note(ChangeKind::company, company.id.text());
}

void SqlCatalogueWriter::put(const domain::Job& job) {
    const auto before = state_of(job.id);
    connection_.execute(
        "INSERT INTO jobs (id, company_id, state, published_at, updated_at, expires_at, closes_at, "
        "is_removed, "
        "document) VALUES (:id, :company_id, :state, :published_at, :updated_at, :expires_at, :closes_at, "
        ":is_removed, :document) "
        "ON CONFLICT (id) DO UPDATE SET company_id = excluded.company_id, state = excluded.state, "
        "published_at = excluded.published_at, updated_at = excluded.updated_at, "
        "expires_at = excluded.expires_at, closes_at = excluded.closes_at, is_removed = excluded.is_removed, "
        "document = excluded.document",
        job.id, job.company_id, job.state, job.published_at, job.updated_at, job.expires_at,
        domain::closes_at(job), job.is_removed, document_of(job));
    changes_.note(ChangeKind::job, job.id.text());
    if (job.state == domain::JobState::closed) closed_[job.id] = {job.updated_at, false};
    if (before != job.state) changes_.note_state(job.id, before, job.state);
    states_[job.id] = job.state;
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
    SqlApplicationWriter applications(connection_);
    domain::close_applications_of(applications, closed_);
    changes_.write(now);
}

void SqlCatalogueWriter::note_concerns(domain::JobId job, const std::vector<domain::Concern>& concerns,
                                       base::Timestamp now) {
    if (concerns.empty()) {
        connection_.execute("DELETE FROM job_concerns WHERE job_id = :job", job);
        return;
    }
    connection_.execute(
        "INSERT INTO job_concerns (job_id, noted_at, document) VALUES (:job, :now, :document) "
        "ON CONFLICT (job_id) DO UPDATE SET noted_at = excluded.noted_at, settled_at = NULL, "
        "document = excluded.document WHERE job_concerns.document <> excluded.document",
        job, now, base::to_json(concerns));
}

void SqlCatalogueWriter::forget(domain::JobId job) {
    connection_.execute("DELETE FROM bookmarks WHERE job_id = :job", job);
    connection_.execute("DELETE FROM notifications WHERE job_id = :job", job);
    connection_.execute("DELETE FROM job_concerns WHERE job_id = :job", job);
}

}  // namespace hoigung::store
