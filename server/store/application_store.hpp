#pragma once

#include "domain/applications/application_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlApplicationStore final : public domain::ApplicationStore {
  public:
    explicit SqlApplicationStore(Database& database) : database_(database) {}

    void write(const std::function<void(domain::ApplicationWriter&)>& work) override;

    [[nodiscard]] std::optional<domain::Application> application(domain::ApplicationId id) override;
    [[nodiscard]] domain::ApplicationPage applications_of(domain::SeekerId seeker,
                                                          const domain::ApplicationFilter& filter,
                                                          domain::Page page) override;
    [[nodiscard]] domain::ApplicationPage applications_of(domain::JobId job,
                                                          std::optional<domain::ApplicationStatus> status,
                                                          domain::Page page) override;
    [[nodiscard]] bool are_applicants_seen(domain::JobId job, base::Timestamp closed_before) override;
    [[nodiscard]] std::vector<domain::Application> all_applications_of(domain::SeekerId seeker) override;
    [[nodiscard]] std::vector<domain::JobId> applied_jobs(domain::SeekerId seeker) override;
    [[nodiscard]] std::int64_t last_change() override;
    [[nodiscard]] std::vector<domain::ApplicationChange> changes_after(std::int64_t number,
                                                                       int limit) override;
    [[nodiscard]] std::int64_t cursor(domain::LogFollower follower) override;
    void make_missing_summaries() override;
    void sweep(base::Timestamp kept_until) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
