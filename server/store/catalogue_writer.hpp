#pragma once

#include <map>
#include <unordered_map>

#include "domain/applications/close_applications_of.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "store/catalogue_documents.hpp"
#include "store/change_log.hpp"

namespace hoigung::store {

// The catalogue within one transaction of one connection.
class SqlCatalogueWriter final : public domain::CatalogueWriter {
  public:
    explicit SqlCatalogueWriter(Connection& connection) : connection_(connection), changes_(connection) {}

    [[nodiscard]] std::optional<domain::Company> company(domain::CompanyId id) override;
    [[nodiscard]] std::optional<domain::Job> job(domain::JobId id) override;
    [[nodiscard]] std::vector<domain::Job> jobs_of(domain::CompanyId id) override;
    [[nodiscard]] std::vector<domain::Job> recent_jobs_of(domain::CompanyId id, base::Timestamp since,
                                                          std::int64_t after_version) override;
    void read_ahead(std::span<const domain::JobId> ids) override;
    [[nodiscard]] bool is_removed(domain::CompanyId id) override;
    [[nodiscard]] bool is_removed(domain::JobId id) override;
    [[nodiscard]] std::optional<domain::JobList> job_list(domain::JobListId id) override;
    [[nodiscard]] std::optional<domain::Banner> banner(domain::BannerId id) override;
    [[nodiscard]] std::optional<domain::FeaturedCompany> featured_company(
        domain::FeaturedCompanyId id) override;
    [[nodiscard]] std::optional<domain::Bid> bid(domain::BidId id) override;
    [[nodiscard]] std::vector<domain::Job> due_jobs(base::Timestamp now, int limit) override;

    void put(const domain::Company& company) override;
    void put(const domain::Job& job) override;
    void put(const domain::JobList& list) override;
    void put(const domain::Banner& banner) override;
    void put(const domain::FeaturedCompany& featured) override;
    void put(const domain::Bid& bid) override;

    void answer_by_closing(domain::JobId job) override;
    void put_reply_record(domain::CompanyId company,
                          const std::optional<domain::PublicReplyRecord>& record) override;
    void note_concerns(domain::JobId job, const std::vector<domain::Concern>& concerns,
                       base::Timestamp now) override;
    void forget(domain::JobId job) override;

    // Ends the applications for jobs that were closed and numbers all changes. Call it once, last: it locks
    // counters until the commit (store/transaction.hpp has the order of locks).
    void write_changes(base::Timestamp now);

  private:
    // Treats a row that cannot be read as missing, so a new value replaces it.
    template <class Thing, class Row>
    void read_if_readable(std::string_view table, std::string_view id, const Row& row,
                          std::optional<Thing>& into);
    template <class Thing>
    [[nodiscard]] std::optional<Thing> by_id(std::string_view table, std::string_view id);
    // Empty for a new job.
    [[nodiscard]] std::optional<domain::JobState> state_of(domain::JobId id);
    template <class... Params>
    [[nodiscard]] std::vector<domain::Job> jobs_where(std::string_view condition, const Params&... params);
    // Writes the pending jobs and what was noted about them. Called before any statement that could see them.
    void flush();
    void write_jobs();
    void write_concerns();

    Connection& connection_;
    ChangeLog changes_;
    DocumentReader documents_;
    // Caches the states of jobs that were read or put here, which covers most jobs that are put.
    std::unordered_map<domain::JobId, std::optional<domain::JobState>> states_;
    // A job that was read ahead.
    struct ReadAhead {
        std::optional<domain::Job> job;
        bool is_removed = false;
    };
    std::unordered_map<domain::JobId, ReadAhead> read_ahead_;
    // Jobs that were put but not written yet: one statement writes many.
    std::map<domain::JobId, domain::Job> put_jobs_;
    struct NotedConcerns {
        std::vector<domain::Concern> concerns;
        base::Timestamp at;
    };
    std::map<domain::JobId, NotedConcerns> noted_concerns_;
    // Jobs that were closed here, and how.
    std::map<domain::JobId, domain::JobClosing> closed_;
};

}  // namespace hoigung::store
