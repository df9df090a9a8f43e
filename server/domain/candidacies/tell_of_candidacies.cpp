#include "domain/candidacies/tell_of_candidacies.hpp"

#include <map>
#include <string>

#include "domain/applications/follow_log.hpp"
#include "domain/candidacies/report_interview.hpp"
#include "domain/for_each_due.hpp"
#include "domain/interviews/outcomes.hpp"
#include "domain/interviews/reminders.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

constexpr int kAtOnce = 200;
// Changes that are older than this are no longer mailed.
constexpr std::chrono::days kNewsLasts{1};

void mail(CandidacyWriter& writer, CompanyId company, const MailEvent& event, const CandidacyPorts& ports,
          base::Timestamp now) {
    writer.queue(deliveries_of(event, writer.receivers_of(company), ports.rules, ports.random, now));
}

// The mails to companies about some changes.
struct EmployerNews {
    std::map<JobId, ApplicantsCame> applicants;
    std::vector<InterviewTold> interviews;
};

void add_applicant(EmployerNews& news, const Candidacy& candidacy) {
    // Applicants who have withdrawn since are skipped.
    if (candidacy.status == ApplicationStatus::withdrawn) return;
    ApplicantsCame& event = news.applicants[candidacy.job.id];
    event.company = candidacy.company();
    event.job = candidacy.job.id;
    event.title = candidacy.job.posting.name;
    event.applications.push_back(candidacy.application);
}

// Adds the interviews that ended because the application was withdrawn.
void add_withdrawal(EmployerNews& news, const Candidacy& candidacy, const std::vector<Interview>& interviews,
                    base::Timestamp withdrawn_at, base::Timestamp now) {
    for (const Interview& interview : interviews) {
        const bool ended_with_it =
            interview.state == InterviewState::declined && interview.changed_at == withdrawn_at;
        if (!ended_with_it || !interview.time || *interview.time < now) continue;
        news.interviews.push_back(
            {InterviewNews::withdrawn, interview, candidacy.job.posting.name, candidacy.company_name});
    }
}

bool is_news_to_employers(const ApplicationEvent& event, base::Timestamp now) {
    const bool is_of_the_seeker =
        event.status == ApplicationStatus::applied || event.status == ApplicationStatus::withdrawn;
    return is_of_the_seeker && event.at > now - kNewsLasts;
}

// The candidacy that a change is about, with its interviews.
struct ChangedCandidacy {
    std::optional<Candidacy> candidacy;
    std::vector<Interview> interviews;
};

ChangedCandidacy read_changed(CandidacyStore& store, const ApplicationChange& change) {
    const bool is_withdrawn = change.event.status == ApplicationStatus::withdrawn;
    return look_up(store, [&](CandidacyReader& reader) -> ChangedCandidacy {
        auto candidacy = reader.candidacy(change.application);
        return {std::move(candidacy),
                is_withdrawn ? reader.interviews_of(change.application) : std::vector<Interview>()};
    });
}

void add_news(EmployerNews& news, const ApplicationEvent& event, const ChangedCandidacy& changed,
              base::Timestamp now) {
    const auto& candidacy = changed.candidacy;
    // Members of a suspended company are told nothing about seekers.
    if (!candidacy || !candidacy->is_company_reachable()) return;
    if (event.status == ApplicationStatus::applied) {
        add_applicant(news, *candidacy);
    } else {
        add_withdrawal(news, *candidacy, changed.interviews, event.at, now);
    }
}

// Each change is read by itself, so that one whose candidacy cannot be read costs the others nothing.
EmployerNews news_of(const std::vector<ApplicationChange>& changes, CandidacyStore& store,
                     base::Timestamp now) {
    EmployerNews news;
    for_each_due(
        "tell employers", changes,
        [](const ApplicationChange& change) { return "change " + std::to_string(change.number); },
        [&](const ApplicationChange& change) {
            if (!is_news_to_employers(change.event, now)) return false;
            add_news(news, change.event, read_changed(store, change), now);
            return true;
        });
    return news;
}

// Returns whether the side was told; false when it has read everything meanwhile.
bool tell(CandidacyWriter& writer, ApplicationId id, Side side, const CandidacyPorts& ports,
          base::Timestamp now) {
    const auto candidacy = writer.candidacy(id);
    if (!candidacy) return false;
    Conversation conversation = writer.conversation(candidacy->application);
    UnreadReminder& reminder = conversation.unread_reminder(side);
    if (!reminder.due_at || *reminder.due_at > now) return false;
    const bool is_waiting = conversation.read_by(side) < conversation.last_number &&
                            candidacy->status != ApplicationStatus::withdrawn;
    reminder.due_at.reset();
    if (is_waiting) reminder.told = conversation.last_number;
    writer.put(conversation);
    if (!is_waiting) return false;
    if (side == Side::seeker) {
        writer.queue(deliveries_to_seeker(MessageUnread{candidacy->job.id, candidacy->application},
                                          candidacy->seeker, ports.random, now));
    } else if (candidacy->is_company_reachable()) {
        mail(writer, candidacy->company(),
             MessageWaits{candidacy->company(), candidacy->job.id, candidacy->job.posting.name, id}, ports,
             now);
    }
    return true;
}

void mail_of_interview(CandidacyWriter& writer, InterviewNews news, const Interview& interview,
                       const Candidacy& candidacy, const CandidacyPorts& ports, base::Timestamp now) {
    if (!candidacy.is_company_reachable()) return;
    mail(writer, interview.company,
         InterviewTold{news, interview, candidacy.job.posting.name, candidacy.company_name}, ports, now);
}

// Asks the sides what became of an interview, if they have not said so.
bool ask_of_outcome(CandidacyWriter& writer, const Interview& interview, const Candidacy& candidacy,
                    const CandidacyPorts& ports, base::Timestamp now) {
    if (candidacy.status == ApplicationStatus::withdrawn) return false;
    const InterviewReports& reports = interview.reports;
    if (!reports.by_company && reports_until(interview, Side::company, now))
        mail_of_interview(writer, InterviewNews::over, interview, candidacy, ports, now);
    if (!reports.by_seeker && reports_until(interview, Side::seeker, now))
        writer.queue(deliveries_to_seeker(InterviewChanged{candidacy.job.id, candidacy.application},
                                          candidacy.seeker, ports.random, now));
    return true;
}

// Lets the seeker's word count, unless the company could not answer.
bool admit_absence(CandidacyWriter& writer, Interview& interview, const Candidacy& candidacy,
                   const CandidacyPorts& ports, base::Timestamp now) {
    const bool could_answer = candidacy.is_company_reachable() &&
                              writer.is_seen_by_company(candidacy.application, ports.kept_since(now));
    interview.reports.company_until.reset();
    if (could_answer) interview.reports.counted = InterviewOutcome::company_absent;
    interview.remind_at.reset();
    writer.put(interview);
    if (!could_answer) return false;
    tell_of_outcome(writer, candidacy, interview, ports.random, now);
    writer.note(candidacy, CandidacyChangeKind::interview, now);
    return true;
}

bool remind(CandidacyWriter& writer, InterviewId id, const CandidacyPorts& ports, base::Timestamp now) {
    const auto seen = writer.interview(id);
    const auto candidacy = seen ? writer.candidacy(seen->application) : std::nullopt;
    if (!candidacy) return false;
    // Read again under the lock: nobody else can change it any more.
    Interview interview = writer.interview(id).value();
    if (!interview.remind_at || *interview.remind_at > now) return false;
    if (is_absence_admitted(interview, now)) return admit_absence(writer, interview, *candidacy, ports, now);
    interview.remind_at = next_due(interview, now);
    writer.put(interview);
    if (interview.state != InterviewState::accepted) return false;
    if (*interview.time < now)
        return asked_at(interview) <= now && ask_of_outcome(writer, interview, *candidacy, ports, now);
    mail_of_interview(writer, InterviewNews::reminder, interview, *candidacy, ports, now);
    writer.queue(deliveries_to_seeker(InterviewChanged{candidacy->job.id, candidacy->application},
                                      candidacy->seeker, ports.random, now));
    return true;
}

}  // namespace

bool tell_employers(ApplicationStore& applications, const CandidacyPorts& ports, base::Timestamp now) {
    const int changes = follow_log(applications, LogFollower::employers, [&](const LogBatch& batch) {
        const EmployerNews news = news_of(batch.changes, ports.store, now);
        ports.store.write([&](CandidacyWriter& writer) {
            // Another process may have told employers already.
            if (!writer.applications().advance(LogFollower::employers, batch.up_to)) return;
            for (const auto& [job, event] : news.applicants) mail(writer, event.company, event, ports, now);
            for (const InterviewTold& event : news.interviews)
                mail(writer, event.interview.company, event, ports, now);
        });
    });
    return changes > 0;
}

bool may_tell_of_messages(CandidacyStore& store, base::Timestamp now) {
    return !store.conversations_to_tell(Side::seeker, now, {}, 1).empty() ||
           !store.conversations_to_tell(Side::company, now, {}, 1).empty();
}

int tell_of_messages(const CandidacyPorts& ports, base::Timestamp now) {
    int told = 0;
    for (const Side side : {Side::seeker, Side::company}) {
        // A conversation that fails keeps its place and does not hold up those after it.
        DueConversation last{};
        for (auto due = ports.store.conversations_to_tell(side, now, last, kAtOnce); !due.empty();
             due = ports.store.conversations_to_tell(side, now, last, kAtOnce)) {
            told += for_each_due(
                "tell of messages", due, [](const DueConversation& each) { return each.application.text(); },
                [&](const DueConversation& each) {
                    return transact(ports.store, [&](CandidacyWriter& writer) {
                        return tell(writer, each.application, side, ports, now);
                    });
                });
            last = due.back();
        }
    }
    return told;
}

int remind_of_interviews(const CandidacyPorts& ports, base::Timestamp now) {
    int reminded = 0;
    DueInterview last{};
    for (auto due = ports.store.interviews_to_remind_of(now, last, kAtOnce); !due.empty();
         due = ports.store.interviews_to_remind_of(now, last, kAtOnce)) {
        reminded += for_each_due(
            "remind of interviews", due, [](const DueInterview& each) { return each.interview.text(); },
            [&](const DueInterview& each) {
                return transact(ports.store, [&](CandidacyWriter& writer) {
                    return remind(writer, each.interview, ports, now);
                });
            });
        last = due.back();
    }
    return reminded;
}

}  // namespace hoigung::domain
