#include "domain/candidacies/candidacy_access.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

template <class IsOwn>
Outcome<Candidacy> own_candidacy(CandidacyReader& reader, std::string_view application_id, IsOwn is_own) {
    const auto id = ApplicationId::parse(application_id);
    auto candidacy = id ? reader.candidacy(*id) : std::nullopt;
    if (!candidacy || !is_own(*candidacy)) return Refusal::IdNotFound;
    if (candidacy->status == ApplicationStatus::withdrawn) return Refusal::ApplicationWithdrawn;
    return std::move(*candidacy);
}

}  // namespace

Outcome<Candidacy> candidacy_of_company(CandidacyReader& reader, CompanyId company,
                                        std::string_view application_id, base::Timestamp closed_before) {
    return own_candidacy(reader, application_id, [&](const Candidacy& candidacy) {
        return candidacy.company() == company &&
               reader.is_seen_by_company(candidacy.application, closed_before);
    });
}

Outcome<Candidacy> candidacy_of_seeker(CandidacyReader& reader, SeekerId seeker,
                                       std::string_view application_id) {
    return own_candidacy(reader, application_id,
                         [seeker](const Candidacy& candidacy) { return candidacy.seeker == seeker; });
}

Outcome<EmployerCompany> company_for(const Person& person, std::string_view company_id, Permission permission,
                                     EmployerStore& employers) {
    return look_up(employers, [&](EmployerReader& reader) -> Outcome<EmployerCompany> {
        auto own = own_company(reader, person.id, company_id, permission);
        return own.ok() ? Outcome<EmployerCompany>(std::move(own->company)) : own.error();
    });
}

Outcome<Candidacy> candidacy_for(CandidacyReader& reader, const Actor& actor, std::string_view application_id,
                                 base::Timestamp closed_before) {
    return actor.side == Side::seeker
               ? candidacy_of_seeker(reader, *actor.seeker, application_id)
               : candidacy_of_company(reader, *actor.company, application_id, closed_before);
}

}  // namespace hoigung::domain
