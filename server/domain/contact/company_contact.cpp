#include "domain/contact/company_contact.hpp"

namespace hoigung::domain {
namespace {

template <class IsOwn>
Outcome<Candidacy> own_contact(ContactReader& reader, std::string_view application_id, IsOwn is_own) {
    const auto id = ApplicationId::parse(application_id);
    auto contact = id ? reader.contact(*id) : std::nullopt;
    if (!contact || !is_own(*contact)) return Refusal::IdNotFound;
    if (contact->status == ApplicationStatus::withdrawn) return Refusal::NoSuchApplication;
    return std::move(*contact);
}

}  // namespace

Outcome<Candidacy> company_contact(ContactReader& reader, CompanyId company, std::string_view application_id,
                                   base::Timestamp closed_before) {
    return own_contact(reader, application_id, [&](const Candidacy& contact) {
        return contact.company() == company && reader.is_seen_by_company(contact.application, closed_before);
    });
}

Outcome<Candidacy> seeker_contact(ContactReader& reader, SeekerId seeker, std::string_view application_id) {
    return own_contact(reader, application_id,
                       [seeker](const Candidacy& contact) { return contact.seeker == seeker; });
}

Outcome<EmployerCompany> company_for(const Person& person, std::string_view company_id, Act act,
                                     EmployerStore& employers) {
    Outcome<EmployerCompany> outcome = Refusal::CompanyNotFound;
    employers.read([&](EmployerReader& reader) {
        auto own = own_company(reader, person.id, company_id, act);
        outcome = own.ok() ? Outcome<EmployerCompany>(std::move(own->company)) : own.error();
    });
    return outcome;
}

Outcome<Candidacy> contact_for(ContactReader& reader, const Actor& actor, std::string_view application_id,
                               base::Timestamp closed_before) {
    return actor.side == Side::seeker
               ? seeker_contact(reader, *actor.seeker, application_id)
               : company_contact(reader, *actor.company, application_id, closed_before);
}

}  // namespace hoigung::domain
