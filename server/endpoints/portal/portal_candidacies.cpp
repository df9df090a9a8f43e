#include "endpoints/portal/portal_candidacies.hpp"

#include "domain/candidacies/candidacy_access.hpp"
#include "domain/transact.hpp"
#include "endpoints/candidacies/calendar_answer.hpp"
#include "endpoints/portal/portal_sessions.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints::portal {

using http::Response;

void PortalCandidacies::stream(const std::string& company, const http::Request& request,
                               const http::Responder& responder) const {
    answer_later(
        service_.queues.calls, responder,
        [this, company, shared = std::make_shared<const http::Request>(request)] {
            return open_stream(company, *shared);
        },
        preferred_locale(request.header("Accept-Language")), owner_of(service_, request, company));
}

void PortalCandidacies::calendar(const std::string& company, const std::string& interview,
                                 const http::Request& request, const http::Responder& responder) const {
    answer_later(
        service_.queues.calls, responder,
        [this, company, interview, shared = std::make_shared<const http::Request>(request)] {
            return calendar_of(company, interview, *shared);
        },
        preferred_locale(request.header("Accept-Language")), owner_of(service_, request, company));
}

Response PortalCandidacies::open_stream(const std::string& company, const http::Request& request) const {
    const auto locale = preferred_locale(request.header("Accept-Language"));
    const auto caller = caller_of(service_, request);
    if (!caller) return refusal_answer(service_.errors, domain::Refusal::NotLoggedIn, locale);
    auto& employers = service_.candidacies.ports.employers;
    const auto own =
        domain::company_for(caller->person, company, domain::Permission::read_applicants, employers);
    if (!own.ok()) return refusal_answer(service_.errors, own.error(), locale);
    return service_.candidacies.streams.open(
        domain::PortalListener{caller->person.id, caller->session, own->id}, request.client.network().text());
}

Response PortalCandidacies::calendar_of(const std::string& company, const std::string& interview,
                                        const http::Request& request) const {
    const auto locale = preferred_locale(request.header("Accept-Language"));
    const auto caller = caller_of(service_, request);
    if (!caller) return refusal_answer(service_.errors, domain::Refusal::NotLoggedIn, locale);
    const domain::CandidacyPorts& ports = service_.candidacies.ports;
    const auto own =
        domain::company_for(caller->person, company, domain::Permission::read_applicants, ports.employers);
    if (!own.ok()) return refusal_answer(service_.errors, own.error(), locale);
    using Event = std::optional<domain::CalendarEvent>;
    const auto event = domain::look_up(ports.store, [&](domain::CandidacyReader& reader) -> Event {
        const auto id = domain::InterviewId::parse(interview);
        const auto found = id ? reader.interview(*id) : std::nullopt;
        if (!found || found->company != own->id || found->state != domain::InterviewState::accepted)
            return std::nullopt;
        const auto candidacy = domain::candidacy_of_company(reader, own->id, found->application.text(),
                                                            ports.kept_since(service_.clock.now()));
        if (!candidacy.ok()) return std::nullopt;
        return domain::calendar_event(*found, candidacy->job.posting.name, candidacy->company_name, locale,
                                      ports.rules.mail_address);
    });
    return event ? calendar_answer(*event)
                 : refusal_answer(service_.errors, domain::Refusal::IdNotFound, locale);
}

}  // namespace hoigung::endpoints::portal
