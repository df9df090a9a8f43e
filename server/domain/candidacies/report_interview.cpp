#include "domain/candidacies/report_interview.hpp"

#include "domain/deliveries/partner_deliveries.hpp"
#include "domain/interviews/outcomes.hpp"
#include "domain/interviews/reminders.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

bool is_of(const Interview& interview, const Actor& actor) {
    return actor.side == Side::seeker ? interview.seeker == actor.seeker : interview.company == actor.company;
}

}  // namespace

Outcome<Interview> report_interview(const Actor& actor, std::string_view id, InterviewOutcome outcome,
                                    const CandidacyPorts& ports, base::Timestamp now) {
    const auto interview_id = InterviewId::parse(id);
    return transact(ports.store, [&](CandidacyWriter& writer) -> Outcome<Interview> {
        const auto seen = interview_id ? writer.interview(*interview_id) : std::nullopt;
        if (!seen || !is_of(*seen, actor)) return Refusal::IdNotFound;
        const auto candidacy = candidacy_for(writer, actor, seen->application.text(), ports.kept_since(now));
        if (!candidacy.ok()) {
            return candidacy.error();
        }
        if (!candidacy->is_company_reachable()) return Refusal::EmployerNotReachable;
        // Read again under the lock: nobody else can change it any more.
        Interview interview = writer.interview(*interview_id).value();
        if (!reports_until(interview, actor.side, now)) return Refusal::InterviewChanged;
        const bool was_asked = interview.reports.company_until.has_value();
        report(interview, actor.side, outcome, now);
        interview.remind_at = next_due(interview, now);
        writer.put(interview);
        if (actor.side == Side::seeker)
            writer.mark_notification_read(*candidacy, NotificationType::interview_changed);
        if (interview.reports.company_until && !was_asked) {
            const InterviewTold event{InterviewNews::absence_claimed, interview, candidacy->job.posting.name,
                                      candidacy->company_name};
            writer.queue(
                deliveries_of(event, writer.receivers_of(interview.company), ports.rules, ports.random, now));
        }
        tell_of_outcome(writer, *candidacy, interview, ports.random, now);
        writer.note(*candidacy, CandidacyChangeKind::interview, now);
        return interview;
    });
}

void tell_of_outcome(CandidacyWriter& writer, const Candidacy& candidacy, const Interview& interview,
                     base::Random& random, base::Timestamp now) {
    if (!interview.reports.counted) return;
    const auto listeners = writer.webhooks_of(interview.company);
    if (listeners.empty()) return;
    const InterviewCounted event{.number = writer.next_change_number(),
                                 .application = interview.application,
                                 .job = candidacy.job.id,
                                 .company = interview.company,
                                 .applicant = interview.seeker,
                                 .status = candidacy.status,
                                 .interview = interview.id,
                                 .outcome = *interview.reports.counted};
    writer.queue(deliveries_to_partners(event, listeners, random, now));
}

}  // namespace hoigung::domain
