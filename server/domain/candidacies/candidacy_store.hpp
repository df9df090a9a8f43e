#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "domain/applications/application_store.hpp"
#include "domain/candidacies/conversation.hpp"
#include "domain/deliveries/deliveries_of.hpp"
#include "domain/employers/company_rule.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/interviews/interview.hpp"
#include "domain/notifications/notification.hpp"
#include "domain/paging.hpp"

// What an employer and a seeker have to do with each other after an application: interviews and a
// conversation.
namespace hoigung::domain {

// An application with what both sides need to know of it.
struct Candidacy {
    ApplicationId application;
    SeekerId seeker;
    ApplicationStatus status = ApplicationStatus::applied;
    std::string applicant_name;
    Job job;
    LocalizedText company_name;
    // Also when it is closed.
    bool is_company_suspended = false;

    // Whether the seeker can have to do with the company here.
    [[nodiscard]] bool is_company_reachable() const {
        return is_reachable(standing_of(std::nullopt, is_company_suspended));
    }
    [[nodiscard]] CompanyId company() const { return job.company_id; }
};

// What open pages are told of; `application` is what an employer or the seeker decided about it.
enum class CandidacyChangeKind { conversation, interview, application };

// Numbers are committed in order, so that a follower that remembers the last one misses none.
struct CandidacyChange {
    std::int64_t number = 0;
    ApplicationId application;
    SeekerId seeker;
    CompanyId company;
    CandidacyChangeKind kind = CandidacyChangeKind::conversation;
    // As the conversation is now, which may be newer than the change.
    std::int64_t last_number = 0;
    std::int64_t read_by_seeker = 0;
    std::int64_t read_by_company = 0;
    // Whether its job is one whose applicants the company still sees.
    bool is_for_company = true;

    bool operator==(const CandidacyChange&) const = default;
};

// Interviews of somebody that were accepted and may touch a span of time.
struct InterviewsOf {
    SeekerId seeker;
    std::optional<PersonId> person;
    base::Timestamp from;
    base::Timestamp until;
};

class CandidacyReader {
  public:
    virtual ~CandidacyReader() = default;

    // Nothing when there is none or its account is being deleted. In a transaction that writes, the seeker
    // and the application are locked until it ends: both sides act one after the other.
    [[nodiscard]] virtual std::optional<Candidacy> candidacy(ApplicationId id) = 0;
    // Whether people of the company see it, as they see its applicant: not when its job closed before a
    // moment.
    [[nodiscard]] virtual bool is_seen_by_company(ApplicationId id, base::Timestamp closed_before) = 0;

    // Oldest first.
    [[nodiscard]] virtual std::vector<Interview> interviews_of(ApplicationId application) = 0;
    [[nodiscard]] virtual std::optional<Interview> interview(InterviewId id) = 0;
    [[nodiscard]] virtual std::vector<Interview> accepted_interviews(const InterviewsOf& asked) = 0;
    // Offered and accepted ones that are listed between two moments, by time. Those of withdrawn applications
    // and what the company no longer sees are left out.
    [[nodiscard]] virtual std::vector<Interview> listed_interviews(CompanyId company, base::Timestamp from,
                                                                   base::Timestamp until,
                                                                   base::Timestamp closed_before) = 0;

    // One that nobody began has the state `none`.
    [[nodiscard]] virtual Conversation conversation(ApplicationId application) = 0;
    // is_reported says whether the reader has reported it.
    [[nodiscard]] virtual std::vector<Message> messages(ApplicationId application, const MessageRange& range,
                                                        Side reader) = 0;
    // What a side sent with a key.
    [[nodiscard]] virtual std::optional<Message> sent_with(ApplicationId application, Side from,
                                                           std::string_view key) = 0;
    // How many messages a company has sent since a moment.
    [[nodiscard]] virtual std::int64_t messages_sent(CompanyId company, base::Timestamp since) = 0;
    [[nodiscard]] virtual std::int64_t messages_sent(SeekerId seeker, base::Timestamp since) = 0;
    // Conversations of a company, the one with the newest message first, without those of withdrawn
    // applications and what the company no longer sees.
    [[nodiscard]] virtual std::vector<Conversation> conversations_of(CompanyId company,
                                                                     base::Timestamp closed_before,
                                                                     Page page) = 0;
    // How many messages of seekers a company has not read: in one conversation, or in all.
    [[nodiscard]] virtual std::int64_t unread_in(const Conversation& conversation) = 0;
    [[nodiscard]] virtual std::int64_t unread_messages(CompanyId company, base::Timestamp closed_before) = 0;

    // Owners and recruiters, who are told by mail.
    [[nodiscard]] virtual std::vector<Receiver> recruiters_of(CompanyId company) = 0;

    // For the operator; the oldest first.
    [[nodiscard]] virtual std::vector<MessageReport> reports(int limit) = 0;
    [[nodiscard]] virtual bool is_reported(ApplicationId application) = 0;
};

class CandidacyWriter : public CandidacyReader {
  public:
    // The company as the portal has it, locked until the transaction ends: what it sends comes one after the
    // other. Locked before any application is.
    [[nodiscard]] virtual std::optional<EmployerCompany> locked_company(CompanyId id) = 0;
    virtual void put(const Interview& interview) = 0;
    virtual void put(const Conversation& conversation) = 0;
    virtual void add(const Message& message, CompanyId company, std::string_view key) = 0;
    // A second report of the same message by the same side changes nothing.
    virtual void add(const MessageReport& report) = 0;
    // `outcome` is what the operator made of it. False when there is none that waits.
    [[nodiscard]] virtual bool handle(MessageReportId report, std::string_view outcome,
                                      base::Timestamp now) = 0;
    // The applications, in the same transaction.
    [[nodiscard]] virtual ApplicationWriter& applications() = 0;
    // Writes down that the operator reads a conversation.
    virtual void note_reading(ApplicationId application, base::Random& random, base::Timestamp now) = 0;

    // Numbers a change, so that open pages hear of it.
    virtual void note(const Candidacy& candidacy, CandidacyChangeKind kind, base::Timestamp now) = 0;
    // Tells the seeker on the site: at most one notification for each type and job, unread from now on.
    virtual void notify(const Candidacy& candidacy, NotificationType type, base::Random& random,
                        base::Timestamp now) = 0;
    // What the seeker was told of is read.
    virtual void mark_notification_read(const Candidacy& candidacy, NotificationType type) = 0;
    virtual void queue(std::span<const Delivery> deliveries) = 0;

    // Up to which change of an application employers were told.
    [[nodiscard]] virtual std::int64_t employers_told_up_to() = 0;
    virtual void set_employers_told(std::int64_t number) = 0;
};

// When somebody is to be told of a conversation or an interview.
struct DueConversation {
    ApplicationId application;
    base::Timestamp due_at;
};
struct DueInterview {
    InterviewId interview;
    base::Timestamp due_at;
};

class CandidacyStore {
  public:
    virtual ~CandidacyStore() = default;

    // All that `work` reads is of one moment.
    virtual void read(const std::function<void(CandidacyReader&)>& work) = 0;
    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all.
    virtual void write(const std::function<void(CandidacyWriter&)>& work) = 0;

    [[nodiscard]] virtual std::int64_t last_change() = 0;
    // Changes after a number, in order, at most `limit`. Those of jobs that closed before a moment are not
    // for the company.
    [[nodiscard]] virtual std::vector<CandidacyChange> changes_after(std::int64_t number, int limit,
                                                                     base::Timestamp closed_before) = 0;

    // Up to which change of an application employers were told.
    [[nodiscard]] virtual std::int64_t employers_told_up_to() = 0;
    // Conversations of which a side is to be told by now, and interviews of which both are: the oldest first,
    // from the one after `after`. None are left when nothing is given back.
    [[nodiscard]] virtual std::vector<DueConversation> conversations_to_tell(Side side, base::Timestamp now,
                                                                             const DueConversation& after,
                                                                             int limit) = 0;
    [[nodiscard]] virtual std::vector<DueInterview> interviews_to_remind_of(base::Timestamp now,
                                                                            const DueInterview& after,
                                                                            int limit) = 0;

    // Forgets changes that were made before a moment.
    virtual void sweep(base::Timestamp changes_before) = 0;
};

// How many messages one seeker sends, in all conversations.
struct SeekerMessageLimits {
    int per_minute = 20;
    int per_day = 300;
};

// What the operations depend on.
struct CandidacyPorts {
    CandidacyStore& store;
    EmployerStore& employers;
    base::Random& random;
    const DeliveryRules rules;
    // So long after a job has closed its company has to do with those who applied.
    const std::chrono::days applicants_kept{180};
    const SeekerMessageLimits seeker_limits{};

    [[nodiscard]] base::Timestamp kept_since(base::Timestamp now) const { return now - applicants_kept; }
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::CandidacyChangeKind> {
    static constexpr std::array<std::string_view, 3> values{"conversation", "interview", "application"};
};
