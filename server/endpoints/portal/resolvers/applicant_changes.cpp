#include <algorithm>
#include <map>

#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/decide.hpp"
#include "domain/applicants/mark_applicant.hpp"
#include "domain/employer_jobs/job_lifecycle.hpp"
#include "endpoints/portal/resolvers/applicant_views.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::Refusal;
using graphql::Field;

struct DecisionResultView {
    std::string id;
    std::optional<ApplicantView> applicant;
    std::optional<Refusal> refusal;
};

struct DecisionResultsView {
    std::vector<DecisionResultView> results;
    std::optional<base::Timestamp> takes_effect_at;
    std::optional<JobView> filled_job;
    std::int64_t filled_hired = 0;
};

void answer_decisions(Field& field, const domain::Outcome<domain::Decisions>& decisions) {
    if (!decisions.ok()) return refuse(field, decisions.error());
    const PortalContext& context = context_of(field);
    const auto& ports = context.service.ports;
    const domain::EmployerCompany& company = decisions->company;
    DecisionResultsView view{{}, decisions->due_at, {}, decisions->hired};
    std::vector<domain::ApplicationId> ids;
    for (const domain::DecisionResult& result : decisions->results) {
        if (const auto id = domain::ApplicationId::parse(result.id)) ids.push_back(*id);
    }
    std::map<domain::ApplicationId, ApplicantView> applicants;
    for (ApplicantView& each :
         applicant_views(context, company, domain::applicant_cards(company.id, ids, ports, context.now())))
        applicants.emplace(each.application().id, std::move(each));
    for (const domain::DecisionResult& result : decisions->results) {
        auto& shown = view.results.emplace_back(DecisionResultView{result.id, {}, result.refusal});
        const auto id = domain::ApplicationId::parse(result.id);
        const auto applicant = id ? applicants.find(*id) : applicants.end();
        if (applicant != applicants.end()) shown.applicant = applicant->second;
    }
    if (decisions->filled_job)
        view.filled_job = job_view(context.service, company, decisions->filled_job->text());
    field.object(view);
}

void decide(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    domain::DecisionRequest request{.company = *arguments.string("company"),
                                    .ids = arguments.strings("ids"),
                                    .status = enumeration<domain::ApplicationStatus>(arguments, "status"),
                                    .reason = {},
                                    .replaces = arguments.boolean("replace").value_or(false)};
    if (arguments.enumeration("reason"))
        request.reason = enumeration<domain::RejectReason>(arguments, "reason");
    answer_decisions(field, domain::decide(*person, request, context.service.ports, context.now()));
}

void undo_decisions(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    answer_decisions(field, domain::undo_decisions(*person, *field.arguments().string("company"),
                                                   field.arguments().strings("ids"), context.service.ports,
                                                   context.now()));
}

// Changes an applicant and answers with the new state.
template <class Act>
void change_applicant(Field& field, std::string_view id_argument, Act act) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const std::string_view company = *field.arguments().string("company");
    const std::string_view applicant = *field.arguments().string(id_argument);
    const domain::Outcome<domain::MarkedApplicant> done =
        act(domain::ApplicantAct{*person, company, applicant});
    done.ok() ? answer_applicant(field, done->company, applicant) : refuse(field, done.error());
}

void open_applicant(Field& field) {
    const PortalContext& context = context_of(field);
    change_applicant(field, "id", [&](const domain::ApplicantAct& act) {
        return domain::open_applicant(act, context.service.ports, context.now());
    });
}

void add_note(Field& field) {
    const PortalContext& context = context_of(field);
    change_applicant(field, "applicant", [&](const domain::ApplicantAct& act) {
        return domain::add_note(act, *field.arguments().string("key"), *field.arguments().string("text"),
                                context.service.ports, context.now());
    });
}

void remove_note(Field& field) {
    const PortalContext& context = context_of(field);
    change_applicant(field, "applicant", [&](const domain::ApplicantAct& act) {
        return domain::remove_note(act, *field.arguments().string("id"), context.service.ports,
                                   context.now());
    });
}

void rate(Field& field) {
    const PortalContext& context = context_of(field);
    change_applicant(field, "applicant", [&](const domain::ApplicantAct& act) {
        return domain::rate_applicant(act, field.arguments().integer("rating"), context.service.ports,
                                      context.now());
    });
}

void close_filled_job(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const std::string_view company = *field.arguments().string("company");
    const std::string_view job = *field.arguments().string("job");
    const auto closed = domain::close_filled_job(*person, company, job, context.service.ports, context.now());
    if (!closed.ok()) return refuse(field, domain::refusal_of(closed.error()));
    context.service.changed();
    answer_job(field, closed->company, job);
}

}  // namespace

void bind_applicant_changes(graphql::Bindings& bindings) {
    bindings.object<DecisionResultView>("DecisionResult")
        .field("id", &DecisionResultView::id)
        .field("applicant", [](const DecisionResultView& view, Field& field) { field.value(view.applicant); })
        .field("error_code",
               [](const DecisionResultView& view, Field& field) {
                   if (!view.refusal) return field.null();
                   field.integer(context_of(field).service.errors.of(*view.refusal).code);
               })
        .field("message", [](const DecisionResultView& view, Field& field) {
            const PortalContext& context = context_of(field);
            field.string(view.refusal
                             ? std::string_view(context.text(context.service.errors.of(*view.refusal).text))
                             : std::string_view());
        });
    bindings.object<DecisionResultsView>("DecisionResults")
        .field("results", &DecisionResultsView::results)
        .field("done",
               [](const DecisionResultsView& view) {
                   return std::ranges::count_if(view.results,
                                                [](const DecisionResultView& each) { return !each.refusal; });
               })
        .field("takes_effect_at",
               [](const DecisionResultsView& view, Field& field) {
                   view.takes_effect_at ? field.string(base::iso_text(*view.takes_effect_at)) : field.null();
               })
        .field("filled_hired", &DecisionResultsView::filled_hired)
        .field("filled_job",
               [](const DecisionResultsView& view, Field& field) { field.value(view.filled_job); });
    bindings.root("Mutation")
        .field("open_applicant", open_applicant)
        .blocking()
        .field("decide", decide)
        .blocking()
        .cost_of_each("ids", kCostOfAnAct)
        .field("undo_decisions", undo_decisions)
        .blocking()
        .cost_of_each("ids", kCostOfAnAct)
        .field("add_note", add_note)
        .blocking()
        .field("remove_note", remove_note)
        .blocking()
        .field("rate", rate)
        .blocking()
        .field("close_filled_job", close_filled_job)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
