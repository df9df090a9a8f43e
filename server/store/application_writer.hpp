#pragma once

#include "domain/applications/application_store.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

// Applications within one transaction of one connection. To avoid deadlocks, rows are locked in this
// order: seeker, job, applications, the number of changes, days of reply records.
class SqlApplicationWriter final : public domain::ApplicationWriter {
  public:
    explicit SqlApplicationWriter(Connection& connection) : connection_(connection) {}

    [[nodiscard]] std::optional<domain::Seeker> seeker(domain::SeekerId id) override;
    [[nodiscard]] domain::Profile profile(domain::SeekerId id) override;
    [[nodiscard]] std::optional<domain::Job> job(domain::JobId id) override;
    [[nodiscard]] bool is_suspended(domain::CompanyId id) override;

    [[nodiscard]] std::optional<domain::ApplicationId> answered(domain::SeekerId seeker, domain::JobId job,
                                                                std::string_view key,
                                                                base::Timestamp after) override;
    void keep_answer(const domain::Application& application, std::string_view key) override;

    [[nodiscard]] bool add(const domain::Application& application) override;
    [[nodiscard]] std::optional<domain::SeekerId> seeker_of(domain::ApplicationId id) override;
    [[nodiscard]] std::optional<domain::Application> application(domain::ApplicationId id) override;
    [[nodiscard]] std::optional<domain::Application> application(domain::JobId job,
                                                                 domain::SeekerId seeker) override;
    [[nodiscard]] std::vector<domain::OpenApplication> open_applications(
        std::span<const domain::JobId> jobs) override;
    [[nodiscard]] bool is_superseded(const domain::Application& application) override;
    [[nodiscard]] std::set<domain::ApplicationId> superseded(
        std::span<const domain::ApplicationId> ids) override;
    void move(domain::ApplicationId id, const domain::ApplicationEvent& event) override;
    void end_with_job(std::span<const domain::EndedApplication> ended) override;
    void record_answer(domain::ApplicationId id, base::Timestamp at) override;
    [[nodiscard]] bool advance(domain::LogFollower follower, std::int64_t up_to) override;

  private:
    // Makes the SELECT with this condition lock its rows until the transaction ends.
    [[nodiscard]] std::string locked(std::string_view condition) const;
    // Stores the names under which the employer sees the applicant's picture.
    void add_picture(domain::ApplicationId id, const domain::ProfilePicture& picture);
    void note(domain::ApplicationId id, const domain::ApplicationEvent& event);
    void set_answered(domain::ApplicationId id, base::Timestamp at);
    // Deletes the company's rating, notes and pending decisions.
    void forget_views_on(domain::ApplicationId id);

    Connection& connection_;
};

}  // namespace hoigung::store
