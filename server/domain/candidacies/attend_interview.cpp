#include "domain/candidacies/attend_interview.hpp"

#include "domain/candidacies/candidacy_access.hpp"
#include "domain/interviews/outcomes.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<Interview> attend_interview(SeekerId seeker, std::string_view id, int version, Attendance attendance,
                                    const CandidacyPorts& ports, base::Timestamp now) {
    const auto interview_id = InterviewId::parse(id);
    return transact(ports.store, [&](CandidacyWriter& writer) -> Outcome<Interview> {
        const auto seen = interview_id ? writer.interview(*interview_id) : std::nullopt;
        if (!seen || seen->seeker != seeker) return Refusal::IdNotFound;
        const auto candidacy = candidacy_of_seeker(writer, seeker, seen->application.text());
        if (!candidacy.ok()) {
            return candidacy.error();
        }
        if (!candidacy->is_company_reachable()) return Refusal::EmployerNotReachable;
        // Read again under the lock: nobody else can change it any more.
        Interview interview = writer.interview(*interview_id).value();
        if (interview.version != version || !may_say(interview, attendance, now))
            return Refusal::InterviewChanged;
        interview.attendance = attendance;
        writer.put(interview);
        writer.mark_notification_read(*candidacy, NotificationType::interview_changed);
        if (attendance == Attendance::late) {
            const InterviewTold event{InterviewNews::late, interview, candidacy->job.posting.name,
                                      candidacy->company_name};
            writer.queue(
                deliveries_of(event, writer.receivers_of(interview.company), ports.rules, ports.random, now));
        }
        writer.note(*candidacy, CandidacyChangeKind::interview, now);
        return interview;
    });
}

}  // namespace hoigung::domain
