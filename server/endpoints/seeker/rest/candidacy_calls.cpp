#include "endpoints/seeker/rest/candidacy_calls.hpp"

#include "domain/candidacies/candidacy_access.hpp"
#include "endpoints/candidacies/calendar_answer.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints {

bool CandidacyCalls::answer(std::string_view call, const http::Request& request, const Identified& who,
                            const http::Responder& responder) const {
    const std::string interview = calendar_id(call);
    if (call != "stream" && interview.empty()) return false;
    const auto locale = preferred_locale(request.header("Accept-Language"));
    if (request.method != http::Method::get) {
        responder.answer(http::Response::error(405, "Method not allowed").with("Allow", "GET"));
    } else if (auto refusal = refusal_of(who, service_.errors, locale)) {
        responder.answer(std::move(*refusal));
    } else if (interview.empty()) {
        responder.answer(service_.candidacies.streams.open(
            domain::SeekerListener{*who.caller.seeker, who.caller.token.session,
                                   std::string(request.bearer_token())},
            request.client.network().text()));
    } else {
        answer_later(
            service_.identity.sql_queue, responder,
            [this, seeker = *who.caller.seeker, interview, locale] {
                return calendar(seeker, interview, locale);
            },
            locale);
    }
    return true;
}

http::Response CandidacyCalls::calendar(domain::SeekerId seeker, const std::string& interview,
                                        domain::Locale locale) const {
    const domain::CandidacyPorts& ports = service_.candidacies.ports;
    std::optional<domain::CalendarEvent> event;
    ports.store.read([&](domain::CandidacyReader& reader) {
        const auto id = domain::InterviewId::parse(interview);
        const auto found = id ? reader.interview(*id) : std::nullopt;
        if (!found || found->state != domain::InterviewState::accepted) return;
        const auto candidacy = domain::candidacy_of_seeker(reader, seeker, found->application.text());
        if (!candidacy.ok()) return;
        event = domain::calendar_event(*found, candidacy->job.posting.name, candidacy->company_name, locale,
                                       ports.rules.mail_address);
    });
    return event ? calendar_answer(*event)
                 : refusal_answer(service_.errors, domain::Refusal::IdNotFound, locale);
}

}  // namespace hoigung::endpoints
