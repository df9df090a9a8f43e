#pragma once

#include "domain/applicants/applicant_store.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

// Companies' applicants within one transaction of one connection.
class SqlApplicants final : public domain::Applicants {
  public:
    explicit SqlApplicants(Connection& connection) : connection_(connection) {}

    [[nodiscard]] std::vector<domain::ApplicantRow> rows_of(domain::CompanyId company,
                                                            base::Timestamp closed_before,
                                                            domain::ApplicantDetail detail) const override;
    [[nodiscard]] std::vector<domain::ApplicantPlace> places_of(
        domain::CompanyId company, domain::JobId job, base::Timestamp closed_before,
        const std::optional<domain::ApplicantPlace>& after, int limit) const override;
    [[nodiscard]] std::optional<domain::ApplicantCard> card(domain::CompanyId company,
                                                            domain::ApplicationId id,
                                                            base::Timestamp closed_before) const override;
    [[nodiscard]] std::vector<domain::ApplicantCard> cards(domain::CompanyId company,
                                                           std::span<const domain::ApplicationId> ids,
                                                           base::Timestamp closed_before) const override;
    [[nodiscard]] std::map<domain::JobId, std::int64_t> unread_applications_of(
        domain::CompanyId company) const override;
    [[nodiscard]] std::map<domain::JobId, std::int64_t> unread_applications(
        std::span<const domain::JobId> jobs) const override;
    [[nodiscard]] std::map<domain::JobId, std::int64_t> hired_of(domain::CompanyId company) const override;
    [[nodiscard]] std::map<domain::JobId, std::int64_t> hired(
        std::span<const domain::JobId> jobs) const override;
    [[nodiscard]] std::map<domain::JobId, std::int64_t> hires_waiting(
        std::span<const domain::JobId> jobs) const override;
    [[nodiscard]] std::vector<domain::ReplyDay> reply_days(domain::CompanyId company,
                                                           std::int64_t from_day) const override;
    [[nodiscard]] std::int64_t missed_interviews(domain::CompanyId company,
                                                 base::Timestamp since) const override;
    [[nodiscard]] std::vector<domain::CompanyId> companies_with_replies(std::int64_t from_day) const override;
    [[nodiscard]] std::vector<domain::DueDecision> due_decisions(base::Timestamp now,
                                                                 const domain::DueDecision& after,
                                                                 int limit) const override;
    [[nodiscard]] std::vector<domain::DueDecision> decisions_on(domain::JobId job) const override;

    [[nodiscard]] std::optional<domain::WaitingDecision> lock_decision(
        domain::ApplicationId application) override;
    [[nodiscard]] std::vector<domain::WaitingDecision> lock_decisions(
        std::span<const domain::ApplicationId> applications) override;
    void put_decisions(std::span<const domain::WaitingDecision> decisions) override;
    void remove_decisions(std::span<const domain::ApplicationId> applications) override;
    void mark_opened(domain::ApplicationId application, domain::PersonId by, base::Timestamp now) override;
    void add(domain::ApplicationId application, const domain::ApplicantNote& note,
             std::string_view key) override;
    void remove(domain::ApplicantNoteId note) override;
    void rate(domain::ApplicationId application, std::optional<int> rating) override;

  private:
    Connection& connection_;
};

}  // namespace hoigung::store
