#include "endpoints/portal/resolvers/applicant_views.hpp"

namespace hoigung::endpoints::portal {

using domain::Refusal;

const JobView* ApplicantScope::job(domain::JobId id) {
    auto found = views_.find(id);
    if (found == views_.end())
        found = views_.emplace(id, job_view(context_.service, company_, id.text())).first;
    return found->second ? &*found->second : nullptr;
}

const std::string& ApplicantScope::name_of(std::optional<domain::PersonId> person) {
    static const std::string kNobody;
    if (!person) return kNobody;
    auto found = names_.find(*person);
    if (found == names_.end()) {
        std::string name;
        context_.service.ports.store.read([&](domain::EmployerReader& reader) {
            const auto known = reader.person(*person);
            name = known ? known->shown_name() : "";
        });
        found = names_.emplace(*person, std::move(name)).first;
    }
    return found->second;
}

bool ApplicantScope::is_caller(std::optional<domain::PersonId> person) const {
    return person && context_.caller && context_.caller->person.id == *person;
}

void answer_applicant(graphql::Field& field, std::string_view company_id, std::string_view id) {
    const PortalContext& context = context_of(field);
    domain::Outcome<domain::OwnCompany> own = Refusal::CompanyNotFound;
    context.service.ports.store.read([&](domain::EmployerReader& reader) {
        own = domain::own_company(reader, context.caller->person.id, company_id,
                                  domain::Permission::read_applicants);
    });
    if (!own.ok()) return refuse(field, own.error());
    auto card = domain::find_applicant(own->company.id, id, context.service.ports, context.now());
    if (!card) return refuse(field, Refusal::IdNotFound);
    field.object(
        ApplicantView{std::move(*card), std::make_shared<ApplicantScope>(context, std::move(own->company))});
}

domain::Outcome<domain::ApplicantQuery> applicant_query(graphql::Field& field) {
    const auto& arguments = field.arguments();
    domain::ApplicantQuery query;
    if (arguments.enumeration("sort")) query.sort = enumeration<domain::ApplicantSort>(arguments, "sort");
    const auto filter = arguments.object("filter");
    if (!filter) return query;
    domain::ApplicantFilter& asked = query.filter;
    if (const auto job = filter->string("job")) {
        asked.job = domain::JobId::parse(*job);
        if (!asked.job) return Refusal::IdNotFound;
    }
    if (filter->enumeration("status"))
        asked.status = enumeration<domain::ApplicationStatus>(*filter, "status");
    asked.only_unread = filter->boolean("unread").value_or(false);
    asked.only_waiting = filter->boolean("waiting").value_or(false);
    if (const auto place = filter->string("place")) {
        asked.place = domain::AddressId::parse(*place);
        if (!asked.place) return Refusal::IdNotFound;
    }
    asked.hours_fit = filter->integer("hours_fit");
    asked.language = filter->string("language").value_or("");
    const auto& lists = context_of(field).service.ports.lists;
    if (!asked.language.empty() && lists.spoken_language(asked.language) == nullptr)
        return Refusal::IdNotFound;
    asked.experience_months = filter->integer("experience_months");
    asked.within_km = filter->integer("within_km");
    asked.term = filter->string("term").value_or("");
    return query;
}

}  // namespace hoigung::endpoints::portal
