#include "endpoints/seeker/rest/candidacy_calls.hpp"

#include "domain/candidacies/candidacy_access.hpp"
#include "domain/transact.hpp"
#include "endpoints/candidacies/calendar_answer.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints {

void CandidacyCalls::stream(const http::Request& request, const Identified& who,
                            const http::Responder& responder) const {
    responder.answer(
        service_.candidacies.streams.open(domain::SeekerListener{*who.caller.seeker, who.caller.token.session,
                                                                 std::string(request.bearer_token())},
                                          request.client.network().text()));
}

void CandidacyCalls::calendar(const std::string& interview, const http::Request& request,
                              const Identified& who, const http::Responder& responder) const {
    const auto locale = preferred_locale(request.header("Accept-Language"));
    answer_later(
        service_.identity.sql_queue, responder,
        [this, seeker = *who.caller.seeker, interview, locale] {
            return calendar_of(seeker, interview, locale);
        },
        locale);
}

http::Response CandidacyCalls::calendar_of(domain::SeekerId seeker, const std::string& interview,
                                           domain::Locale locale) const {
    const domain::CandidacyPorts& ports = service_.candidacies.ports;
    using Event = std::optional<domain::CalendarEvent>;
    const auto event = domain::look_up(ports.store, [&](domain::CandidacyReader& reader) -> Event {
        const auto id = domain::InterviewId::parse(interview);
        const auto found = id ? reader.interview(*id) : std::nullopt;
        if (!found || found->state != domain::InterviewState::accepted) return std::nullopt;
        const auto candidacy = domain::candidacy_of_seeker(reader, seeker, found->application.text());
        if (!candidacy.ok()) return std::nullopt;
        return domain::calendar_event(*found, candidacy->job.posting.name, candidacy->company_name, locale,
                                      ports.rules.mail_address);
    });
    return event ? calendar_answer(*event)
                 : refusal_answer(service_.errors, domain::Refusal::IdNotFound, locale);
}

}  // namespace hoigung::endpoints
