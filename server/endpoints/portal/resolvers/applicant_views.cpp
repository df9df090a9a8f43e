#include "endpoints/portal/resolvers/applicant_views.hpp"

namespace hoigung::endpoints::portal {

using domain::Refusal;

namespace {

std::vector<domain::ApplicationId> ids_of(std::span<const domain::ApplicantCard> cards) {
    std::vector<domain::ApplicationId> ids;
    for (const domain::ApplicantCard& card : cards) ids.push_back(card.application.id);
    return ids;
}

}  // namespace

ApplicantScope::ApplicantScope(const PortalContext& context, domain::EmployerCompany company,
                               std::span<const domain::ApplicantCard> cards)
    : context_(context),
      company_(std::move(company)),
      names_(context.service),
      candidacies_(ids_of(cards), domain::Side::company, context.service.candidacies.ports.store) {
    for (const domain::ApplicantCard& card : cards) {
        jobs_.push_back(card.application.job);
        for (const domain::ApplicationEvent& event : card.application.history) names_.expect(event.by);
        for (const domain::ApplicantNote& note : card.notes) names_.expect(note.by);
        if (card.decision) names_.expect(card.decision->by);
    }
}

const JobView* ApplicantScope::job(domain::JobId id) {
    if (!job_views_) job_views_ = job_views(context_.service, company_, jobs_);
    const auto found = job_views_->find(id);
    return found == job_views_->end() ? nullptr : &found->second;
}

bool ApplicantScope::is_caller(std::optional<domain::PersonId> person) const {
    return person && context_.caller && context_.caller->person.id == *person;
}

domain::ApplicantRanking ApplicantScope::ranking(const domain::ApplicantQuery& query) {
    const auto& ports = context_.service.ports;
    const auto needs = domain::needs_of(query);
    auto found = to_rank_.find(needs);
    if (found == to_rank_.end())
        found = to_rank_
                    .emplace(needs, domain::read_applicants(company_.id, needs, context_.snapshot->catalogue,
                                                            ports, context_.now()))
                    .first;
    return domain::rank(found->second, query, ports.lists, context_.now());
}

std::vector<ApplicantView> applicant_views(const PortalContext& context,
                                           const domain::EmployerCompany& company,
                                           std::vector<domain::ApplicantCard> cards) {
    const auto scope = std::make_shared<ApplicantScope>(context, company, cards);
    std::vector<ApplicantView> views;
    views.reserve(cards.size());
    for (domain::ApplicantCard& card : cards) views.push_back({std::move(card), scope});
    return views;
}

void answer_applicant(graphql::Field& field, const domain::EmployerCompany& company, std::string_view id) {
    const PortalContext& context = context_of(field);
    auto card = domain::find_applicant(company.id, id, context.service.ports, context.now());
    if (!card) return refuse(field, Refusal::IdNotFound);
    std::vector<domain::ApplicantCard> cards;
    cards.push_back(std::move(*card));
    field.object(applicant_views(context, company, std::move(cards)).front());
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
