#include "domain/candidacies/answer_interview.hpp"

#include <algorithm>

#include "domain/candidacies/candidacy_access.hpp"
#include "domain/candidacies/offer_interview.hpp"
#include "domain/interviews/outcomes.hpp"
#include "domain/interviews/reminders.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

InterviewNews news_of(InterviewStep step) {
    switch (step) {
        case InterviewStep::accept:
            return InterviewNews::accepted;
        case InterviewStep::ask_another:
            return InterviewNews::another_asked;
        default:
            return InterviewNews::declined;
    }
}

}  // namespace

Outcome<Interview> answer_interview(SeekerId seeker, std::string_view id, int version,
                                    const InterviewAnswer& answer, const CandidacyPorts& ports,
                                    base::Timestamp now) {
    const std::string words = TRY(read_text(answer.words, kLongestInterviewNote));
    const auto interview_id = InterviewId::parse(id);
    return transact(ports.store, [&](CandidacyWriter& writer) -> Outcome<Interview> {
        const auto seen = interview_id ? writer.interview(*interview_id) : std::nullopt;
        if (!seen || seen->seeker != seeker) return Refusal::IdNotFound;
        const auto candidacy = candidacy_of_seeker(writer, seeker, seen->application.text());
        if (!candidacy.ok()) {
            return candidacy.error();
        }
        // Declining is the only answer that does not need a reachable employer.
        if (!candidacy->is_company_reachable() && answer.step != InterviewStep::decline)
            return Refusal::EmployerNotReachable;
        // Read again under the lock: nobody else can change it any more.
        Interview interview = writer.interview(*interview_id).value();
        const auto state = state_after(interview.state, answer.step);
        if (interview.version != version || !state || has_begun(interview, now))
            return Refusal::InterviewChanged;
        const auto& times = interview.terms.times;
        if (answer.time && std::ranges::find(times, *answer.time) == times.end()) return Refusal::IdNotFound;
        interview.state = *state;
        ++interview.version;
        if (answer.time) interview.time = answer.time;
        interview.answer = words;
        interview.attendance = Attendance::unsaid;
        interview.remind_at = next_due(interview, now);
        interview.changed_at = now;
        writer.put(interview);
        writer.mark_notification_read(*candidacy, NotificationType::interview_changed);
        const InterviewTold event{news_of(answer.step), interview, candidacy->job.posting.name,
                                  candidacy->company_name};
        if (candidacy->is_company_reachable())
            writer.queue(
                deliveries_of(event, writer.receivers_of(interview.company), ports.rules, ports.random, now));
        writer.note(*candidacy, CandidacyChangeKind::interview, now);
        return interview;
    });
}

}  // namespace hoigung::domain
