#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employer_jobs/job_lifecycle.hpp"
#include "endpoints/portal/resolvers/job_input.hpp"
#include "endpoints/portal/resolvers/job_views.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::Refusal;
using graphql::Field;

std::shared_ptr<const domain::Job> job_on_site(const PortalService& service, domain::JobId id) {
    auto job = service.ports.catalogue.job(id);
    return job ? std::make_shared<const domain::Job>(std::move(*job)) : nullptr;
}

void answer_draft(Field& field, const domain::Outcome<domain::JobDraft>& draft) {
    if (!draft.ok()) return refuse(field, draft.error());
    const PortalService& service = context_of(field).service;
    PeopleNames names(service);
    field.object(DraftView{*draft, job_on_site(service, draft->id), names.of(draft->saved_by),
                           branches_for(service, draft->company)});
}

void begin_draft(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    domain::DraftOrigin origin;
    origin.copy_of = arguments.string("copy_of").value_or("");
    if (const auto code = arguments.string("template")) {
        const auto& templates = context.service.job_forms.templates;
        const auto found = std::ranges::find(templates, *code, &domain::JobTemplate::code);
        if (found == templates.end()) {
            // An id that cannot exist, so that begin_draft() refuses it after it has checked the caller's
            // membership.
            origin.copy_of = "no such template";
        } else {
            origin.from_template = &*found;
        }
    }
    answer_draft(field, domain::begin_draft(*person, *arguments.string("company"), *arguments.string("key"),
                                            origin, context.service.ports, context.now()));
}

void edit_job(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    answer_draft(field,
                 domain::edit_job(*person, *field.arguments().string("company"),
                                  *field.arguments().string("id"), context.service.ports, context.now()));
}

void save_draft(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    auto typed = job_in(arguments.object("job").value());
    if (!typed.ok()) return refuse(field, typed.error());
    const auto saved = domain::save_draft(*person, *arguments.string("company"), *arguments.string("id"),
                                          *arguments.integer("version"), std::move(typed).value(),
                                          context.service.ports, context.now());
    if (!saved.ok() && saved.error() == Refusal::DraftChanged)
        return refuse(
            field, Refusal::DraftChanged,
            {{"version", domain::version_of_draft(*arguments.string("id"), context.service.ports.store)}});
    answer_draft(field, saved);
}

void refuse_publishing(Field& field, const domain::PublishRefusal& refusal) {
    if (const auto* same = std::get_if<domain::SameJob>(&refusal))
        return refuse(field, Refusal::SameJobExists, {{"job", same->job.text()}});
    refuse(field, std::get<Refusal>(refusal));
}

void publish_job(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    domain::PublishRequest request{.company = *arguments.string("company"),
                                   .draft = *arguments.string("id"),
                                   .version = *arguments.integer("version"),
                                   .overwrites = arguments.boolean("overwrite").value_or(false)};
    if (const auto at = arguments.string("at")) {
        request.at = base::parse_timestamp(*at);
        if (!request.at) return refuse(field, Refusal::InvalidMoment);
    }
    auto published = domain::publish_job(*person, request, context.service.ports, context.now());
    if (!published.ok()) return refuse_publishing(field, published.error());
    context.service.changed();
    auto job = domain::with_portal_data(published->company.id, published->id, std::move(published->on_site),
                                        context.service.ports.store);
    if (!job) return refuse(field, Refusal::IdNotFound);
    const auto branches = std::make_shared<const std::vector<domain::Branch>>(std::move(published->branches));
    const auto scope = std::make_shared<JobScope>(context.service, std::move(published->company), branches);
    field.object(scope->view(std::move(*job)));
}

void unschedule_job(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const std::string_view company = *field.arguments().string("company");
    const std::string_view id = *field.arguments().string("id");
    const auto done = domain::unschedule_job(*person, company, id, context.service.ports, context.now());
    done.ok() ? answer_job(field, done->company, id) : refuse(field, done.error());
}

Refusal refusal_in(Refusal refusal) {
    return refusal;
}

Refusal refusal_in(const domain::PublishRefusal& refusal) {
    return domain::refusal_of(refusal);
}

// Whether a job was meant to open and waits for the operator instead.
bool waits_for_operator(const JobResultView& view) {
    return view.is_to_open && view.job && view.job->job.stage != domain::JobStage::open &&
           view.job->job.draft && view.job->job.draft->held_at;
}

// Answers with the result for each job that was named.
template <class Changed>
void answer_jobs(Field& field, const std::vector<std::string_view>& ids,
                 const domain::Outcome<Changed>& changed, bool are_to_open) {
    if (!changed.ok()) return refuse(field, changed.error());
    const PortalContext& context = context_of(field);
    std::vector<domain::JobId> done;
    for (const auto& result : changed->results) {
        if (result.ok()) done.push_back(*result);
    }
    const auto views = job_views(context.service, changed->company, done);
    JobResultsView view;
    for (std::size_t at = 0; at < ids.size(); ++at) {
        const auto& result = changed->results[at];
        JobResultView& shown =
            view.results.emplace_back(JobResultView{std::string(ids[at]), {}, {}, are_to_open});
        if (!result.ok()) {
            shown.refusal = refusal_in(result.error());
        } else if (const auto found = views.find(*result); found != views.end()) {
            shown.job = found->second;
        }
    }
    context.service.changed();
    field.object(view);
}

// Changes all jobs that were named in one operation.
template <class Act>
void change_jobs(Field& field, Act act, bool are_to_open = false) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const auto ids = field.arguments().strings("ids");
    answer_jobs(field, ids, act(domain::JobsRequest{*person, *field.arguments().string("company"), ids}),
                are_to_open);
}

void remove_drafts(Field& field) {
    change_jobs(field, [&](const domain::JobsRequest& request) {
        const PortalContext& context = context_of(field);
        return domain::remove_drafts(request, context.service.ports, context.now());
    });
}

void close_jobs(Field& field) {
    change_jobs(field, [&](const domain::JobsRequest& request) {
        const PortalContext& context = context_of(field);
        return domain::close_jobs(request, enumeration<domain::CloseReason>(field.arguments(), "reason"),
                                  context.service.ports, context.now());
    });
}

template <class Open>
void open_jobs(Field& field, Open open) {
    const auto typed = date_in(field.arguments(), "close_on");
    // Text that is not a date becomes a day in the past, which is refused for each job.
    const std::optional<base::Date> close_on = typed.ok() ? *typed : base::Date{};
    change_jobs(
        field,
        [&](const domain::JobsRequest& request) {
            const PortalContext& context = context_of(field);
            return open(request, close_on, context.service.ports, context.now());
        },
        true);
}

void copy_jobs(Field& field) {
    change_jobs(field, [&](const domain::JobsRequest& request) {
        const PortalContext& context = context_of(field);
        return domain::copy_jobs(request, *field.arguments().string("key"), context.service.ports,
                                 context.now());
    });
}

}  // namespace

void bind_job_changes(graphql::Bindings& bindings) {
    bindings.object<JobResultView>("JobResult")
        .field("id", &JobResultView::id)
        .field("job", [](const JobResultView& view, Field& field) { field.value(view.job); })
        .field("error_code",
               [](const JobResultView& view, Field& field) {
                   if (!view.refusal) return field.null();
                   field.integer(context_of(field).service.errors.of(*view.refusal).code);
               })
        .field("message", [](const JobResultView& view, Field& field) {
            const PortalContext& context = context_of(field);
            if (waits_for_operator(view)) return field.string(hold_notice(view.job->job, context.locale));
            field.string(view.refusal
                             ? std::string_view(context.text(context.service.errors.of(*view.refusal).text))
                             : std::string_view());
        });
    bindings.object<JobResultsView>("JobResults")
        .field("results", &JobResultsView::results)
        .field("done", [](const JobResultsView& view) {
            return std::ranges::count_if(view.results, [](const JobResultView& each) {
                return !each.refusal && !waits_for_operator(each);
            });
        });
    bindings.root("Mutation")
        .field("begin_draft", begin_draft)
        .blocking()
        .field("edit_job", edit_job)
        .blocking()
        .field("save_draft", save_draft)
        .blocking()
        .field("publish_job", publish_job)
        .blocking()
        .field("unschedule_job", unschedule_job)
        .blocking()
        .field("remove_drafts", remove_drafts)
        .blocking()
        .cost_of_each("ids", kCostOfAnAct)
        .field("close_jobs", close_jobs)
        .blocking()
        .cost_of_each("ids", kCostOfAnAct)
        .field("reopen_jobs", [](Field& field) { open_jobs(field, domain::reopen_jobs); })
        .blocking()
        .cost_of_each("ids", kCostOfAnAct)
        .field("extend_jobs", [](Field& field) { open_jobs(field, domain::extend_jobs); })
        .blocking()
        .cost_of_each("ids", kCostOfAnAct)
        .field("copy_jobs", copy_jobs)
        .blocking()
        .cost_of_each("ids", kCostOfAnAct);
}

}  // namespace hoigung::endpoints::portal
