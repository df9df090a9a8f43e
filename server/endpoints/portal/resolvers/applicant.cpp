#include "endpoints/portal/resolvers/applicant.hpp"

#include "domain/contact/company_contact.hpp"

namespace hoigung::endpoints::portal {
namespace {

using graphql::Field;

void applicant(const CompanyView& view, Field& field) {
    const auto id = domain::ApplicationId::parse(*field.arguments().string("id"));
    std::optional<domain::Candidacy> found;
    if (id)
        context_of(field).service.contacts.ports.store.read(
            [&](domain::ContactReader& reader) { found = reader.contact(*id); });
    if (!found || found->company() != view.company.id) return refuse(field, domain::Refusal::IdNotFound);
    answer_applicant(field, view.company.id, *id);
}

}  // namespace

void answer_applicant(Field& field, domain::CompanyId company, domain::ApplicationId id) {
    field.object(ApplicantView{company, id});
}

void bind_applicant(graphql::Bindings& bindings) {
    bindings.object<ApplicantView>("Applicant").field("id", [](const ApplicantView& view) {
        return view.id.hex();
    });
    bindings.object<CompanyView>("Company").field("applicant", applicant).blocking();
}

}  // namespace hoigung::endpoints::portal
