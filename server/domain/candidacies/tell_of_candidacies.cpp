#include "domain/candidacies/tell_of_candidacies.hpp"

#include <map>

#include "domain/for_each_due.hpp"

namespace hoigung::domain {
namespace {

constexpr int kAtOnce = 200;
// Changes that are older than this are no longer mailed.
constexpr std::chrono::days kNewsLasts{1};

void mail(CandidacyWriter& writer, CompanyId company, const MailEvent& event, const CandidacyPorts& ports,
          base::Timestamp now) {
    writer.queue(deliveries_of(event, writer.recruiters_of(company), ports.rules, ports.random, now));
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
void add_withdrawal(EmployerNews& news, const Candidacy& candidacy, base::Timestamp withdrawn_at,
                    CandidacyReader& reader, base::Timestamp now) {
    for (Interview& interview : reader.interviews_of(candidacy.application)) {
        const bool ended_with_it =
            interview.state == InterviewState::declined && interview.changed_at == withdrawn_at;
        if (!ended_with_it || !interview.time || *interview.time < now) continue;
        news.interviews.push_back({InterviewNews::withdrawn, std::move(interview), candidacy.job.posting.name,
                                   candidacy.company_name});
    }
}

EmployerNews news_of(const std::vector<ApplicationChange>& changes, CandidacyReader& reader,
                     base::Timestamp now) {
    EmployerNews news;
    for (const ApplicationChange& change : changes) {
        const bool is_news = change.event.status == ApplicationStatus::applied ||
                             change.event.status == ApplicationStatus::withdrawn;
        const bool is_fresh = change.event.at > now - kNewsLasts;
        const auto candidacy = is_news && is_fresh ? reader.candidacy(change.application) : std::nullopt;
        // Members of a suspended company are told nothing about seekers.
        if (!candidacy || !candidacy->is_company_reachable()) continue;
        if (change.event.status == ApplicationStatus::applied) {
            add_applicant(news, *candidacy);
        } else {
            add_withdrawal(news, *candidacy, change.event.at, reader, now);
        }
    }
    return news;
}

// Returns whether the side was told; false when it has read everything meanwhile.
bool tell(CandidacyWriter& writer, ApplicationId id, Side side, const CandidacyPorts& ports,
          base::Timestamp now) {
    const auto candidacy = writer.candidacy(id);
    if (!candidacy) return false;
    Conversation conversation = writer.conversation(candidacy->application);
    UnreadReminder& telling = conversation.telling(side);
    if (!telling.due_at || *telling.due_at > now) return false;
    const bool is_waiting = conversation.read_by(side) < conversation.last_number &&
                            candidacy->status != ApplicationStatus::withdrawn;
    telling.due_at.reset();
    if (is_waiting) telling.told = conversation.last_number;
    writer.put(conversation);
    if (!is_waiting) return false;
    if (side == Side::seeker) {
        writer.notify(*candidacy, NotificationType::message_received, ports.random, now);
    } else if (candidacy->is_company_reachable()) {
        mail(writer, candidacy->company(),
             MessageWaits{candidacy->company(), candidacy->job.id, candidacy->job.posting.name, id}, ports,
             now);
    }
    return true;
}

bool remind(CandidacyWriter& writer, InterviewId id, const CandidacyPorts& ports, base::Timestamp now) {
    const auto seen = writer.interview(id);
    const auto candidacy = seen ? writer.candidacy(seen->application) : std::nullopt;
    if (!candidacy) return false;
    // Read again under the lock: nobody else can change it any more.
    Interview interview = writer.interview(id).value();
    if (!interview.remind_at || *interview.remind_at > now) return false;
    interview.remind_at.reset();
    writer.put(interview);
    if (interview.state != InterviewState::accepted || *interview.time < now) return false;
    if (candidacy->is_company_reachable())
        mail(writer, interview.company,
             InterviewTold{InterviewNews::tomorrow, interview, candidacy->job.posting.name,
                           candidacy->company_name},
             ports, now);
    writer.notify(*candidacy, NotificationType::interview_changed, ports.random, now);
    return true;
}

}  // namespace

bool may_tell_employers(ApplicationStore& applications, CandidacyStore& store) {
    return applications.last_change() > store.employers_told_up_to();
}

bool tell_employers(ApplicationStore& applications, const CandidacyPorts& ports, base::Timestamp now) {
    bool any = false;
    for (bool more = true; more;) {
        // Read before the changes: every change up to this number is visible below, except those of deleted
        // accounts.
        const std::int64_t last = applications.last_change();
        const auto changes = applications.changes_after(ports.store.employers_told_up_to(), kAtOnce);
        more = changes.size() == static_cast<std::size_t>(kAtOnce);
        const std::int64_t up_to = more ? changes.back().number : last;
        EmployerNews news;
        ports.store.read([&](CandidacyReader& reader) { news = news_of(changes, reader, now); });
        ports.store.write([&](CandidacyWriter& writer) {
            // Another process may have told employers already.
            if (writer.employers_told_up_to() >= up_to) return;
            for (const auto& [job, event] : news.applicants) mail(writer, event.company, event, ports, now);
            for (const InterviewTold& event : news.interviews)
                mail(writer, event.interview.company, event, ports, now);
            writer.set_employers_told(up_to);
        });
        any = any || !changes.empty();
    }
    return any;
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
                    bool was_told = false;
                    ports.store.write([&](CandidacyWriter& writer) {
                        was_told = tell(writer, each.application, side, ports, now);
                    });
                    return was_told;
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
                bool was_reminded = false;
                ports.store.write([&](CandidacyWriter& writer) {
                    was_reminded = remind(writer, each.interview, ports, now);
                });
                return was_reminded;
            });
        last = due.back();
    }
    return reminded;
}

}  // namespace hoigung::domain
