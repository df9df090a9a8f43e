#include "store/candidacy_writer.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "domain/employers/receivers.hpp"
#include "store/application_rows.hpp"
#include "store/candidacy_rows.hpp"
#include "store/catalogue_queries.hpp"
#include "store/counters.hpp"
#include "store/delivery_rows.hpp"
#include "store/employer_companies.hpp"
#include "store/employer_people.hpp"
#include "store/id_list.hpp"
#include "store/identity_rows.hpp"
#include "store/notification_rows.hpp"
#include "store/only_row.hpp"
#include "store/stored_json.hpp"
#include "store/webhook_rows.hpp"

namespace hoigung::store {
namespace {

using base::Timestamp;
using domain::ApplicationId;
using domain::CompanyId;
using domain::Conversation;
using domain::Interview;
using domain::InterviewId;
using domain::Message;
using domain::PersonId;
using domain::SeekerId;
using domain::Side;

// The part of an interview that is stored in its document.
struct InterviewDocument {
    domain::InterviewTerms terms;
    std::string answer;

    static void describe(auto& self, auto& visit) {
        visit.required("terms", self.terms);
        visit.optional("answer", self.answer);
    }
};

std::optional<domain::InterviewOutcome> outcome_in(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(value_named<domain::InterviewOutcome>(text));
}

std::string_view text_of(const std::optional<domain::InterviewOutcome>& outcome) {
    return outcome ? base::name_of(*outcome) : std::string_view();
}

// A condition on a table with an application_id that leaves out applications that were withdrawn or that the
// company's people no longer see. It has the parameter of kSeenByCompany.
std::string seen_by_company(std::string_view table) {
    return fmt::format(
        "AND EXISTS (SELECT 1 FROM applications a JOIN jobs j ON j.id = a.job_id "
        "JOIN seekers s ON s.id = a.seeker_id "
        "WHERE a.id = {}.application_id AND a.status <> 'Withdrawn' AND {}) ",
        table, kSeenByCompany);
}

template <class... Params>
std::vector<Interview> select_interviews(Connection& connection, IfUnreadable otherwise,
                                         std::string_view condition, const Params&... params) {
    std::vector<Interview> interviews;
    connection
        .select<InterviewId, ApplicationId, SeekerId, CompanyId, std::optional<PersonId>,
                domain::InterviewState, int, std::optional<Timestamp>, std::optional<Timestamp>, Timestamp,
                std::string, std::string, domain::Attendance, std::string, std::string,
                std::optional<Timestamp>, std::string>(
            fmt::format("SELECT id, application_id, seeker_id, company_id, offered_by, state, version, "
                        "begins_at, remind_at, changed_at, request_key, document, attendance, "
                        "reported_by_seeker, reported_by_company, company_until, outcome FROM interviews {}",
                        condition),
            params...)
        .each_of(
            connection.unreadable_rows(), "interviews", otherwise,
            [&](InterviewId id, ApplicationId application, SeekerId seeker, CompanyId company,
                std::optional<PersonId> offered_by, domain::InterviewState state, int version,
                std::optional<Timestamp> begins_at, std::optional<Timestamp> remind_at, Timestamp changed_at,
                std::string key, const std::string& document, domain::Attendance attendance,
                const std::string& by_seeker, const std::string& by_company,
                std::optional<Timestamp> company_until, const std::string& counted) {
                InterviewDocument read;
                read_stored(document, read);
                interviews.push_back(
                    {id,
                     application,
                     seeker,
                     company,
                     offered_by,
                     state,
                     version,
                     std::move(read.terms),
                     begins_at,
                     std::move(read.answer),
                     remind_at,
                     changed_at,
                     std::move(key),
                     attendance,
                     {outcome_in(by_seeker), outcome_in(by_company), company_until, outcome_in(counted)}});
            });
    return interviews;
}

template <class... Params>
std::vector<Conversation> select_conversations(Connection& connection, IfUnreadable otherwise,
                                               std::string_view condition, const Params&... params) {
    std::vector<Conversation> conversations;
    connection
        .select<ApplicationId, CompanyId, domain::ConversationState, std::int64_t, Timestamp, std::int64_t,
                std::int64_t, std::optional<Timestamp>, std::int64_t, std::optional<Timestamp>, std::int64_t>(
            fmt::format("SELECT application_id, company_id, state, last_number, last_at, read_by_seeker, "
                        "read_by_company, tell_seeker_at, seeker_told, tell_company_at, company_told "
                        "FROM conversations {}",
                        condition),
            params...)
        .each_of(connection.unreadable_rows(), "conversations", otherwise,
                 [&](ApplicationId application, CompanyId company, domain::ConversationState state,
                     std::int64_t last_number, Timestamp last_at, std::int64_t read_by_seeker,
                     std::int64_t read_by_company, std::optional<Timestamp> tell_seeker_at,
                     std::int64_t seeker_told, std::optional<Timestamp> tell_company_at,
                     std::int64_t company_told) {
                     conversations.push_back({application,
                                              company,
                                              state,
                                              last_number,
                                              last_at,
                                              read_by_seeker,
                                              read_by_company,
                                              {tell_seeker_at, seeker_told},
                                              {tell_company_at, company_told}});
                 });
    return conversations;
}

std::string joined(const std::vector<domain::ConcernKind>& kinds) {
    std::string text;
    for (const domain::ConcernKind kind : kinds)
        text.append(text.empty() ? "" : ",").append(base::name_of(kind));
    return text;
}

std::vector<domain::ConcernKind> split(std::string_view text) {
    std::vector<domain::ConcernKind> kinds;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        kinds.push_back(value_named<domain::ConcernKind>(std::string(text.substr(0, end))));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return kinds;
}

// `source` follows FROM and calls the messages m, `condition` follows WHERE. Seekers see the writer's name;
// colleagues see the writer's mail address if there is no name.
template <class... Params>
std::vector<Message> select_messages_from(std::string_view source, Connection& connection,
                                          IfUnreadable otherwise, Side reader, std::string_view condition,
                                          const Params&... params) {
    std::vector<Message> messages;
    connection
        .select<domain::MessageId, ApplicationId, std::int64_t, bool, std::optional<PersonId>, std::string,
                std::string, Timestamp, std::string, bool>(
            fmt::format("SELECT m.id, m.application_id, m.number, m.from_seeker, m.person_id, "
                        "COALESCE({}, ''), m.text, m.sent_at, m.warnings, EXISTS (SELECT 1 FROM "
                        "message_reports r WHERE r.application_id = m.application_id AND r.number = m.number "
                        "AND r.by_seeker = :by_seeker) "
                        "FROM {} LEFT JOIN employer_people p ON p.id = m.person_id WHERE {}",
                        reader == Side::seeker ? "p.name" : "NULLIF(p.name, ''), p.email", source, condition),
            reader == Side::seeker, params...)
        .each_of(connection.unreadable_rows(), "messages", otherwise,
                 [&](domain::MessageId id, ApplicationId application, std::int64_t number, bool from_seeker,
                     std::optional<PersonId> person, std::string by, std::string text, Timestamp sent_at,
                     const std::string& warnings, bool is_reported) {
                     messages.push_back({id, application, number, from_seeker ? Side::seeker : Side::company,
                                         person, std::move(by), std::move(text), sent_at, split(warnings),
                                         is_reported});
                 });
    return messages;
}

template <class... Params>
std::vector<Message> select_messages(Connection& connection, IfUnreadable otherwise, Side reader,
                                     std::string_view condition, const Params&... params) {
    return select_messages_from("messages m", connection, otherwise, reader, condition, params...);
}

}  // namespace

std::optional<domain::Job> SqlCandidacyWriter::job(domain::JobId id) {
    std::optional<domain::Job> found;
    each_job(
        connection_, "WHERE id = :id",
        [&](const JobRow& row) {
            static_cast<void>(connection_.unreadable_rows().try_read("jobs", row.id.text(), [&] {
                domain::Job read;
                DocumentReader().read(row, read);
                found = std::move(read);
            }));
        },
        id);
    return found;
}

domain::LocalizedText SqlCandidacyWriter::company_name(CompanyId id) {
    domain::LocalizedText name;
    each_company(
        connection_, "WHERE id = :id",
        [&](const CompanyRow& row) {
            static_cast<void>(connection_.unreadable_rows().try_read("companies", row.id.text(), [&] {
                domain::Company read;
                DocumentReader().read(row, read);
                name = std::move(read.profile.name);
            }));
        },
        id);
    return name;
}

std::optional<domain::Candidacy> SqlCandidacyWriter::candidacy(ApplicationId id) {
    std::string condition = of_present_account("WHERE id = :id ");
    if (locks_ == Locks::rows) {
        // The seeker is locked before the application everywhere.
        const auto seeker =
            connection_.select<SeekerId>("SELECT seeker_id FROM applications WHERE id = :id", id).first();
        if (!seeker || !lock_seeker(connection_, *seeker)) return std::nullopt;
        condition.append(connection_.for_update());
    }
    auto application = only(select_applications(connection_, IfUnreadable::left_out, condition, id));
    if (!application) return std::nullopt;
    auto its_job = job(application->job);
    if (!its_job) return std::nullopt;
    auto name = company_name(its_job->company_id);
    const bool is_suspended =
        SqlEmployerCompanies(connection_, Locks::none).is_suspended(its_job->company_id);
    return domain::Candidacy{id,
                             application->seeker,
                             application->status,
                             std::move(application->applicant.profile.name),
                             std::move(*its_job),
                             std::move(name),
                             is_suspended};
}

bool SqlCandidacyWriter::is_seen_by_company(ApplicationId id, base::Timestamp closed_before) {
    return connection_
        .select<ApplicationId>(fmt::format("SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id "
                                           "JOIN seekers s ON s.id = a.seeker_id WHERE a.id = :id AND {}",
                                           kSeenByCompany),
                               id, closed_before)
        .first()
        .has_value();
}

std::vector<Interview> SqlCandidacyWriter::interviews_of(ApplicationId application) {
    return select_interviews(connection_, IfUnreadable::left_out,
                             "WHERE application_id = :application ORDER BY made_at, id", application);
}

std::map<ApplicationId, std::vector<Interview>> SqlCandidacyWriter::interviews_of(
    std::span<const ApplicationId> applications) {
    std::map<ApplicationId, std::vector<Interview>> found;
    if (applications.empty()) return found;
    for (Interview& each :
         select_interviews(connection_, IfUnreadable::left_out,
                           "WHERE " + is_in_list(connection_, "application_id") + " ORDER BY made_at, id",
                           json_list(applications)))
        found[each.application].push_back(std::move(each));
    return found;
}

std::optional<Interview> SqlCandidacyWriter::interview(InterviewId id) {
    return only(select_interviews(connection_, IfUnreadable::thrown, "WHERE id = :id", id));
}

std::vector<Interview> SqlCandidacyWriter::accepted_interviews(const domain::InterviewsOf& asked) {
    return select_interviews(connection_, IfUnreadable::left_out,
                             "WHERE state = 'accepted' AND begins_at >= :from AND begins_at < :until "
                             "AND (seeker_id = :seeker OR offered_by = :person)",
                             asked.from, asked.until, asked.seeker, asked.person);
}

std::vector<Interview> SqlCandidacyWriter::listed_interviews(CompanyId company, Timestamp from,
                                                             Timestamp until, Timestamp closed_before) {
    return select_interviews(connection_, IfUnreadable::left_out,
                             "WHERE company_id = :company AND listed_at >= :from AND listed_at < :until "
                             "AND state IN ('offered', 'accepted', 'another_asked') " +
                                 seen_by_company("interviews") + "ORDER BY listed_at, id",
                             company, from, until, closed_before);
}

Conversation SqlCandidacyWriter::conversation(ApplicationId application) {
    auto found = only(
        select_conversations(connection_, IfUnreadable::thrown, "WHERE application_id = :id", application));
    if (found) return *found;
    Conversation none;
    none.application = application;
    return none;
}

std::map<ApplicationId, Conversation> SqlCandidacyWriter::conversations(
    std::span<const ApplicationId> applications) {
    std::map<ApplicationId, Conversation> found;
    if (applications.empty()) return found;
    for (const Conversation& each :
         select_conversations(connection_, IfUnreadable::left_out,
                              "WHERE " + is_in_list(connection_, "application_id"), json_list(applications)))
        found.emplace(each.application, each);
    return found;
}

std::map<ApplicationId, std::vector<Message>> SqlCandidacyWriter::messages(
    std::span<const ApplicationId> applications, const domain::MessageRange& range, Side reader) {
    std::map<ApplicationId, std::vector<Message>> found;
    if (applications.empty()) return found;
    // Numbers have no gaps, so that a page is a range of numbers. A long conversation is not read as a whole.
    const std::int64_t after = range.after.value_or(0);
    const std::int64_t before = range.before.value_or(std::numeric_limits<std::int64_t>::max());
    const bool forward = range.after && !range.before;
    const std::int64_t last = forward ? after + range.limit : before - 1;
    for (Message& each : select_messages_from(
             "conversations c JOIN messages m ON m.application_id = c.application_id", connection_,
             IfUnreadable::left_out, reader,
             is_in_list(connection_, "c.application_id") +
                 " AND m.number > :after AND m.number <= :last AND m.number > CASE WHEN c.last_number < "
                 ":same_last THEN c.last_number ELSE :last_again END - :limit "
                 "ORDER BY m.application_id, m.number",
             json_list(applications), after, last, last, last, range.limit))
        found[each.application].push_back(std::move(each));
    return found;
}

std::vector<Message> SqlCandidacyWriter::messages(ApplicationId application,
                                                  const domain::MessageRange& range, Side reader) {
    const bool forward = range.after && !range.before;
    auto found = select_messages(
        connection_, IfUnreadable::left_out, reader,
        fmt::format("m.application_id = :application AND m.number > :after AND m.number < :before "
                    "ORDER BY m.number {} LIMIT :limit",
                    forward ? "" : "DESC"),
        application, range.after.value_or(0), range.before.value_or(std::numeric_limits<std::int64_t>::max()),
        range.limit);
    if (!forward) std::ranges::reverse(found);
    return found;
}

std::optional<Message> SqlCandidacyWriter::sent_with(ApplicationId application, Side from,
                                                     std::string_view key) {
    return only(select_messages(
        connection_, IfUnreadable::thrown, from,
        "m.application_id = :application AND m.from_seeker = :from_seeker AND m.request_key = :key",
        application, from == Side::seeker, key));
}

std::int64_t SqlCandidacyWriter::messages_sent(CompanyId company, Timestamp since) {
    return count_messages_of(connection_, company, since);
}

std::int64_t SqlCandidacyWriter::messages_sent(SeekerId seeker, Timestamp since) {
    return connection_
        .select<std::int64_t>(
            "SELECT count(*) FROM messages m JOIN applications a ON a.id = m.application_id "
            "WHERE a.seeker_id = :seeker AND m.sent_at > :since AND m.from_seeker",
            seeker, since)
        .first()
        .value();
}

std::optional<domain::EmployerCompany> SqlCandidacyWriter::locked_company(CompanyId id) {
    return SqlEmployerCompanies(connection_, Locks::rows).find(id);
}

std::vector<Conversation> SqlCandidacyWriter::conversations_of(CompanyId company,
                                                               base::Timestamp closed_before,
                                                               domain::Page page) {
    return select_conversations(connection_, IfUnreadable::left_out,
                                "WHERE company_id = :company " + seen_by_company("conversations") +
                                    "ORDER BY last_at DESC, application_id DESC LIMIT :limit OFFSET :offset",
                                company, closed_before, page.limit, page.offset);
}

std::map<ApplicationId, std::int64_t> SqlCandidacyWriter::unread_in(
    std::span<const ApplicationId> applications) {
    std::map<ApplicationId, std::int64_t> unread;
    if (applications.empty()) return unread;
    connection_
        .select<ApplicationId, std::int64_t>(
            fmt::format("SELECT c.application_id, count(*) FROM conversations c JOIN messages m "
                        "ON m.application_id = c.application_id AND m.number > c.read_by_company "
                        "AND m.from_seeker WHERE {} GROUP BY c.application_id",
                        is_in_list(connection_, "c.application_id")),
            json_list(applications))
        .each([&](ApplicationId application, std::int64_t count) { unread[application] = count; });
    return unread;
}

std::int64_t SqlCandidacyWriter::unread_messages(CompanyId company, base::Timestamp closed_before) {
    return connection_
        .select<std::int64_t>(
            "SELECT count(*) FROM conversations JOIN messages m "
            "ON m.application_id = conversations.application_id AND m.number > conversations.read_by_company "
            "AND m.from_seeker WHERE conversations.company_id = :company "
            "AND conversations.read_by_company < conversations.last_number " +
                seen_by_company("conversations"),
            company, closed_before)
        .first()
        .value();
}

std::vector<domain::Receiver> SqlCandidacyWriter::receivers_of(CompanyId company) {
    return domain::receivers_of(SqlEmployerPeople(connection_, Locks::none), company);
}

std::vector<domain::MessageReport> SqlCandidacyWriter::reports(int limit) {
    std::vector<domain::MessageReport> reports;
    connection_
        .select<domain::MessageReportId, ApplicationId, std::int64_t, bool, std::string, Timestamp,
                std::optional<Timestamp>>(
            "SELECT id, application_id, number, by_seeker, reason, reported_at, handled_at "
            "FROM message_reports WHERE handled_at IS NULL ORDER BY reported_at, id LIMIT :limit",
            limit)
        .each_of(
            connection_.unreadable_rows(), "message_reports", IfUnreadable::left_out,
            [&](domain::MessageReportId id, ApplicationId application, std::int64_t number, bool by_seeker,
                std::string reason, Timestamp reported_at, std::optional<Timestamp> handled_at) {
                reports.push_back({id, application, number, by_seeker ? Side::seeker : Side::company,
                                   std::move(reason), reported_at, handled_at});
            });
    return reports;
}

bool SqlCandidacyWriter::is_reported(ApplicationId application) {
    return connection_
               .select<std::int64_t>(
                   "SELECT count(*) FROM message_reports WHERE application_id = :application", application)
               .first()
               .value() > 0;
}

void SqlCandidacyWriter::put(const Interview& interview) {
    connection_.execute(
        "INSERT INTO interviews (id, application_id, seeker_id, company_id, offered_by, state, version, "
        "begins_at, listed_at, remind_at, made_at, changed_at, request_key, document, attendance, "
        "reported_by_seeker, reported_by_company, company_until, outcome) VALUES (:id, :application, "
        ":seeker, :company, :offered_by, :state, :version, :begins_at, :listed_at, :remind_at, :changed_at, "
        ":changed_at, :key, :document, :attendance, :by_seeker, :by_company, :company_until, :outcome) "
        "ON CONFLICT (id) DO UPDATE SET offered_by = excluded.offered_by, "
        "state = excluded.state, version = excluded.version, begins_at = excluded.begins_at, "
        "listed_at = excluded.listed_at, remind_at = excluded.remind_at, changed_at = excluded.changed_at, "
        "request_key = excluded.request_key, document = excluded.document, "
        "attendance = excluded.attendance, reported_by_seeker = excluded.reported_by_seeker, "
        "reported_by_company = excluded.reported_by_company, company_until = excluded.company_until, "
        "outcome = excluded.outcome",
        interview.id, interview.application, interview.seeker, interview.company, interview.offered_by,
        interview.state, interview.version, interview.time, interview.listed_at(), interview.remind_at,
        interview.changed_at, interview.key,
        base::to_json(InterviewDocument{interview.terms, interview.answer}), interview.attendance,
        text_of(interview.reports.by_seeker), text_of(interview.reports.by_company),
        interview.reports.company_until, text_of(interview.reports.counted));
}

void SqlCandidacyWriter::put(const Conversation& conversation) {
    connection_.execute(
        "INSERT INTO conversations (application_id, company_id, state, last_number, last_at, read_by_seeker, "
        "read_by_company, tell_seeker_at, seeker_told, tell_company_at, company_told) VALUES (:application, "
        ":company, :state, :last_number, :last_at, :read_by_seeker, :read_by_company, :tell_seeker_at, "
        ":seeker_told, :tell_company_at, :company_told) ON CONFLICT (application_id) DO UPDATE SET "
        "state = excluded.state, last_number = excluded.last_number, last_at = excluded.last_at, "
        "read_by_seeker = excluded.read_by_seeker, read_by_company = excluded.read_by_company, "
        "tell_seeker_at = excluded.tell_seeker_at, seeker_told = excluded.seeker_told, "
        "tell_company_at = excluded.tell_company_at, company_told = excluded.company_told",
        conversation.application, conversation.company, conversation.state, conversation.last_number,
        conversation.last_at, conversation.read_by_seeker, conversation.read_by_company,
        conversation.seeker_reminder.due_at, conversation.seeker_reminder.told,
        conversation.company_reminder.due_at, conversation.company_reminder.told);
}

void SqlCandidacyWriter::add(const Message& message, CompanyId company, std::string_view key) {
    connection_.execute(
        "INSERT INTO messages (application_id, number, id, company_id, from_seeker, person_id, request_key, "
        "sent_at, warnings, text) VALUES (:application, :number, :id, :company, :from_seeker, :person, :key, "
        ":sent_at, :warnings, :text)",
        message.application, message.number, message.id, company, message.from == Side::seeker,
        message.person, key, message.sent_at, joined(message.warnings), message.text);
}

void SqlCandidacyWriter::add(const domain::MessageReport& report) {
    connection_.execute(
        "INSERT INTO message_reports (id, application_id, number, by_seeker, reason, reported_at, "
        "handled_at) "
        "VALUES (:id, :application, :number, :by_seeker, :reason, :reported_at, NULL) "
        "ON CONFLICT (application_id, number, by_seeker) DO NOTHING",
        report.id, report.application, report.number, report.by == Side::seeker, report.reason,
        report.reported_at);
}

bool SqlCandidacyWriter::handle(domain::MessageReportId report, std::string_view outcome, Timestamp now) {
    return connection_.execute(
               "UPDATE message_reports SET handled_at = :now, outcome = :outcome WHERE id = :id AND "
               "handled_at IS NULL",
               now, outcome, report) > 0;
}

void SqlCandidacyWriter::note_reading(ApplicationId application, base::Random& random, Timestamp now) {
    connection_.execute(
        "INSERT INTO conversation_readings (id, application_id, read_at) VALUES (:id, :application, :at)",
        base::Id<struct ConversationReadingTag>::make(now, random), application, now);
}

std::map<domain::InterviewOutcome, std::int64_t> SqlCandidacyWriter::outcomes_of(SeekerId seeker,
                                                                                 Timestamp since) {
    return select_outcomes(connection_, "seeker_id", seeker.text(), since);
}

std::vector<domain::WebhookListener> SqlCandidacyWriter::webhooks_of(CompanyId company) {
    auto listeners = select_listeners(connection_);
    std::erase_if(listeners,
                  [&](const domain::WebhookListener& listener) { return !listener.key.speaks_for(company); });
    return listeners;
}

std::int64_t SqlCandidacyWriter::next_change_number() {
    return advance_counter(connection_, "application");
}

void SqlCandidacyWriter::note(const domain::Candidacy& candidacy, domain::CandidacyChangeKind kind,
                              Timestamp now) {
    note_candidacy_change(connection_, candidacy.application, candidacy.seeker, candidacy.company(), kind,
                          now);
}

void SqlCandidacyWriter::mark_notification_read(const domain::Candidacy& candidacy,
                                                domain::NotificationType type) {
    mark_notice_read(connection_, candidacy.seeker, candidacy.job.id, type);
}

void SqlCandidacyWriter::queue(std::span<const domain::Delivery> deliveries) {
    insert_deliveries(connection_, deliveries);
}

}  // namespace hoigung::store
