#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "domain/applications/application_store.hpp"
#include "domain/candidacies/conversation.hpp"
#include "domain/deliveries/deliveries_of.hpp"
#include "domain/deliveries/seeker_deliveries.hpp"
#include "domain/employers/company_rule.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/interviews/interview.hpp"
#include "domain/paging.hpp"

// Interviews and conversations between an employer and a seeker after an application.
namespace hoigung::domain {

// An application with the data that both sides need.
struct Candidacy {
    ApplicationId application;
    SeekerId seeker;
    ApplicationStatus status = ApplicationStatus::applied;
    std::string applicant_name;
    Job job;
    LocalizedText company_name;
    // True for a closed company, too.
    bool is_company_suspended = false;

    // Whether the seeker can reach the company through this candidacy.
    [[nodiscard]] bool is_company_reachable() const {
        return is_reachable(standing_of(std::nullopt, is_company_suspended));
    }
    [[nodiscard]] CompanyId company() const { return job.company_id; }
};

// Changes that open pages are told of; `application` is a decision of the employer or the seeker about the
// application.
enum class CandidacyChangeKind { conversation, interview, application };

// Numbers are committed in order, so a follower that remembers the last one misses no change.
struct CandidacyChange {
    std::int64_t number = 0;
    ApplicationId application;
    SeekerId seeker;
    CompanyId company;
    CandidacyChangeKind kind = CandidacyChangeKind::conversation;
    // The conversation's current state, which may be newer than the change.
    std::int64_t last_number = 0;
    std::int64_t read_by_seeker = 0;
    std::int64_t read_by_company = 0;
    // Whether the company still sees the applicants of the job.
    bool is_for_company = true;

    bool operator==(const CandidacyChange&) const = default;
};

// Selects accepted interviews of a seeker, or offered by a person, that may overlap a span of time.
struct InterviewsOf {
    SeekerId seeker;
    std::optional<PersonId> person;
    base::Timestamp from;
    base::Timestamp until;
};

class CandidacyReader {
  public:
    virtual ~CandidacyReader() = default;

    // std::nullopt when there is none or its account is being deleted. In a writing transaction the seeker
    // and the application are locked until it ends, so that the two sides act one after the other.
    [[nodiscard]] virtual std::optional<Candidacy> candidacy(ApplicationId id) = 0;
    // Whether members of the company see the candidacy and its applicant: false when the job closed before a
    // moment.
    [[nodiscard]] virtual bool is_seen_by_company(ApplicationId id, base::Timestamp closed_before) = 0;

    // Oldest first.
    [[nodiscard]] virtual std::vector<Interview> interviews_of(ApplicationId application) = 0;
    [[nodiscard]] virtual std::map<ApplicationId, std::vector<Interview>> interviews_of(
        std::span<const ApplicationId> applications) = 0;
    [[nodiscard]] virtual std::optional<Interview> interview(InterviewId id) = 0;
    [[nodiscard]] virtual std::vector<Interview> accepted_interviews(const InterviewsOf& asked) = 0;
    // Interviews that may still take place, whose listed_at lies between two moments, by time. Leaves out
    // withdrawn applications and those that the company no longer sees.
    [[nodiscard]] virtual std::vector<Interview> listed_interviews(CompanyId company, base::Timestamp from,
                                                                   base::Timestamp until,
                                                                   base::Timestamp closed_before) = 0;

    // A conversation that nobody has begun has the state `none`.
    [[nodiscard]] virtual Conversation conversation(ApplicationId application) = 0;
    // Leaves out conversations that nobody has begun.
    [[nodiscard]] virtual std::map<ApplicationId, Conversation> conversations(
        std::span<const ApplicationId> applications) = 0;
    // Message::is_reported says whether the reader has reported the message.
    [[nodiscard]] virtual std::vector<Message> messages(ApplicationId application, const MessageRange& range,
                                                        Side reader) = 0;
    // The same range of each conversation.
    [[nodiscard]] virtual std::map<ApplicationId, std::vector<Message>> messages(
        std::span<const ApplicationId> applications, const MessageRange& range, Side reader) = 0;
    // The message that a side sent with a key.
    [[nodiscard]] virtual std::optional<Message> sent_with(ApplicationId application, Side from,
                                                           std::string_view key) = 0;
    // How many messages a company has sent since a moment.
    [[nodiscard]] virtual std::int64_t messages_sent(CompanyId company, base::Timestamp since) = 0;
    [[nodiscard]] virtual std::int64_t messages_sent(SeekerId seeker, base::Timestamp since) = 0;
    // A company's conversations, the one with the newest message first. Leaves out withdrawn applications and
    // those that the company no longer sees.
    [[nodiscard]] virtual std::vector<Conversation> conversations_of(CompanyId company,
                                                                     base::Timestamp closed_before,
                                                                     Page page) = 0;
    // The number of seekers' messages that the company has not read: in each conversation that has any, and
    // in all conversations.
    [[nodiscard]] virtual std::map<ApplicationId, std::int64_t> unread_in(
        std::span<const ApplicationId> applications) = 0;
    [[nodiscard]] virtual std::int64_t unread_messages(CompanyId company, base::Timestamp closed_before) = 0;

    // How many accepted interviews of a seeker that began since a moment had each outcome that counts: a
    // record for the seeker's own eyes.
    [[nodiscard]] virtual std::map<InterviewOutcome, std::int64_t> outcomes_of(SeekerId seeker,
                                                                               base::Timestamp since) = 0;
    // Webhooks of keys that speak for a company.
    [[nodiscard]] virtual std::vector<WebhookListener> webhooks_of(CompanyId company) = 0;

    // All members of a company, each with their role.
    [[nodiscard]] virtual std::vector<Receiver> receivers_of(CompanyId company) = 0;

    // For the operator; oldest first.
    [[nodiscard]] virtual std::vector<MessageReport> reports(int limit) = 0;
    [[nodiscard]] virtual bool is_reported(ApplicationId application) = 0;
};

class CandidacyWriter : public CandidacyReader {
  public:
    // The portal's company, locked until the transaction ends, so that what it sends is serialized. Lock the
    // company before any application.
    [[nodiscard]] virtual std::optional<EmployerCompany> locked_company(CompanyId id) = 0;
    virtual void put(const Interview& interview) = 0;
    virtual void put(const Conversation& conversation) = 0;
    virtual void add(const Message& message, CompanyId company, std::string_view key) = 0;
    // A second report of a message by the same side changes nothing.
    virtual void add(const MessageReport& report) = 0;
    // `outcome` is the operator's decision. False when no such report is waiting.
    [[nodiscard]] virtual bool handle(MessageReportId report, std::string_view outcome,
                                      base::Timestamp now) = 0;
    // The applications, in the same transaction.
    [[nodiscard]] virtual ApplicationWriter& applications() = 0;
    // Records that the operator reads a conversation.
    virtual void note_reading(ApplicationId application, base::Random& random, base::Timestamp now) = 0;

    // Takes the next number of changes of applications, by which webhooks order events. Call it before
    // note().
    [[nodiscard]] virtual std::int64_t next_change_number() = 0;
    // Adds a change to the log, so that open pages hear of it.
    virtual void note(const Candidacy& candidacy, CandidacyChangeKind kind, base::Timestamp now) = 0;
    // Stores deliveries by any way.
    virtual void queue(std::span<const Delivery> deliveries) = 0;
    // Marks the notification as read.
    virtual void mark_notification_read(const Candidacy& candidacy, NotificationType type) = 0;
};

// When a side is to be told of a conversation or an interview.
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

    // Everything that `work` reads comes from one snapshot.
    virtual void read(const std::function<void(CandidacyReader&)>& work) = 0;
    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all.
    virtual void write(const std::function<void(CandidacyWriter&)>& work) = 0;

    [[nodiscard]] virtual std::int64_t last_change() = 0;
    // Changes after a number, in order, at most `limit`. Changes of jobs that closed before a moment are not
    // for the company.
    [[nodiscard]] virtual std::vector<CandidacyChange> changes_after(std::int64_t number, int limit,
                                                                     base::Timestamp closed_before) = 0;

    // Conversations of which one side is due to be told, and interviews of which both sides are: oldest
    // first, starting after `after`. An empty result means that none are left.
    [[nodiscard]] virtual std::vector<DueConversation> conversations_to_tell(Side side, base::Timestamp now,
                                                                             const DueConversation& after,
                                                                             int limit) = 0;
    [[nodiscard]] virtual std::vector<DueInterview> interviews_to_remind_of(base::Timestamp now,
                                                                            const DueInterview& after,
                                                                            int limit) = 0;

    // Deletes changes from before a moment.
    virtual void sweep(base::Timestamp changes_before) = 0;
};

// How many messages one seeker may send, over all conversations.
struct SeekerMessageLimits {
    int per_minute = 20;
    int per_day = 300;
};

// The dependencies of the operations.
struct CandidacyPorts {
    CandidacyStore& store;
    EmployerStore& employers;
    base::Random& random;
    const DeliveryRules rules;
    // How long after a job has closed its company still sees the applicants.
    const std::chrono::days applicants_kept{180};
    const SeekerMessageLimits seeker_limits{};

    [[nodiscard]] base::Timestamp kept_since(base::Timestamp now) const { return now - applicants_kept; }
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::CandidacyChangeKind> {
    static constexpr std::array<std::string_view, 3> values{"conversation", "interview", "application"};
};
