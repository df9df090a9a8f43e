#pragma once

#include <string>

#include "domain/candidacies/candidacy_store.hpp"
#include "store/application_writer.hpp"
#include "store/connection.hpp"
#include "store/locks.hpp"

namespace hoigung::store {

// Interviews and conversations within one transaction of one connection.
class SqlCandidacyWriter final : public domain::CandidacyWriter {
  public:
    // `locks` tells whether applications stay locked, once read.
    SqlCandidacyWriter(Connection& connection, Locks locks)
        : connection_(connection), applications_(connection), locks_(locks) {}

    [[nodiscard]] std::optional<domain::Candidacy> candidacy(domain::ApplicationId id) override;
    [[nodiscard]] bool is_seen_by_company(domain::ApplicationId id, base::Timestamp closed_before) override;
    [[nodiscard]] std::vector<domain::Interview> interviews_of(domain::ApplicationId application) override;
    [[nodiscard]] std::map<domain::ApplicationId, std::vector<domain::Interview>> interviews_of(
        std::span<const domain::ApplicationId> applications) override;
    [[nodiscard]] std::optional<domain::Interview> interview(domain::InterviewId id) override;
    [[nodiscard]] std::vector<domain::Interview> accepted_interviews(
        const domain::InterviewsOf& asked) override;
    [[nodiscard]] std::vector<domain::Interview> listed_interviews(domain::CompanyId company,
                                                                   base::Timestamp from,
                                                                   base::Timestamp until,
                                                                   base::Timestamp closed_before) override;
    [[nodiscard]] domain::Conversation conversation(domain::ApplicationId application) override;
    [[nodiscard]] std::map<domain::ApplicationId, domain::Conversation> conversations(
        std::span<const domain::ApplicationId> applications) override;
    [[nodiscard]] std::map<domain::ApplicationId, std::vector<domain::Message>> messages(
        std::span<const domain::ApplicationId> applications, const domain::MessageRange& range,
        domain::Side reader) override;
    [[nodiscard]] std::vector<domain::Message> messages(domain::ApplicationId application,
                                                        const domain::MessageRange& range,
                                                        domain::Side reader) override;
    [[nodiscard]] std::optional<domain::Message> sent_with(domain::ApplicationId application,
                                                           domain::Side from, std::string_view key) override;
    [[nodiscard]] std::int64_t messages_sent(domain::CompanyId company, base::Timestamp since) override;
    [[nodiscard]] std::int64_t messages_sent(domain::SeekerId seeker, base::Timestamp since) override;
    [[nodiscard]] std::optional<domain::EmployerCompany> locked_company(domain::CompanyId id) override;
    [[nodiscard]] std::vector<domain::Conversation> conversations_of(domain::CompanyId company,
                                                                     base::Timestamp closed_before,
                                                                     domain::Page page) override;
    [[nodiscard]] std::map<domain::ApplicationId, std::int64_t> unread_in(
        std::span<const domain::ApplicationId> applications) override;
    [[nodiscard]] std::int64_t unread_messages(domain::CompanyId company,
                                               base::Timestamp closed_before) override;
    [[nodiscard]] std::map<domain::InterviewOutcome, std::int64_t> outcomes_of(
        domain::SeekerId seeker, base::Timestamp since) override;
    [[nodiscard]] std::vector<domain::WebhookListener> webhooks_of(domain::CompanyId company) override;
    [[nodiscard]] std::vector<domain::Receiver> receivers_of(domain::CompanyId company) override;
    [[nodiscard]] std::vector<domain::MessageReport> reports(int limit) override;
    [[nodiscard]] bool is_reported(domain::ApplicationId application) override;

    void put(const domain::Interview& interview) override;
    void put(const domain::Conversation& conversation) override;
    void add(const domain::Message& message, domain::CompanyId company, std::string_view key) override;
    void add(const domain::MessageReport& report) override;
    [[nodiscard]] bool handle(domain::MessageReportId report, std::string_view outcome,
                              base::Timestamp now) override;
    [[nodiscard]] domain::ApplicationWriter& applications() override { return applications_; }
    void note_reading(domain::ApplicationId application, base::Random& random, base::Timestamp now) override;
    [[nodiscard]] std::int64_t next_change_number() override;
    void note(const domain::Candidacy& candidacy, domain::CandidacyChangeKind kind,
              base::Timestamp now) override;
    void mark_notification_read(const domain::Candidacy& candidacy, domain::NotificationType type) override;
    void queue(std::span<const domain::Delivery> deliveries) override;

  private:
    [[nodiscard]] std::optional<domain::Job> job(domain::JobId id);
    [[nodiscard]] domain::LocalizedText company_name(domain::CompanyId id);

    Connection& connection_;
    SqlApplicationWriter applications_;
    const Locks locks_;
};

}  // namespace hoigung::store
