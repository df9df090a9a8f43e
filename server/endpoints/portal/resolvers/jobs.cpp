#include <algorithm>

#include <fmt/format.h>

#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employer_jobs/hold_job.hpp"
#include "domain/employer_jobs/job_dates.hpp"
#include "domain/employers/portal_reads.hpp"
#include "endpoints/portal/resolvers/job_input.hpp"
#include "endpoints/portal/resolvers/job_views.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::Finding;
using domain::JobStage;
using graphql::Field;

struct PlaceOfJob {
    const domain::Address& address;
    const domain::Branch* branch;
};

struct StageCount {
    JobStage stage;
    std::int64_t count;
};

struct JobListView {
    std::vector<JobView> jobs;
    domain::EmployerJobList list;
};

void answer_texts(Field& field, const std::vector<std::string>& texts) {
    field.value(texts);
}

void answer_date(Field& field, const std::optional<base::Date>& date) {
    date ? field.string(base::to_iso(*date)) : field.null();
}

void bind_content(graphql::Bindings& bindings) {
    using View = ContentView;
    bindings.object<View>("JobContent")
        .field("name", [](const View& view, Field& field) { field.object(view.content.posting.name); })
        .field("description",
               [](const View& view, Field& field) { field.object(view.content.posting.description); })
        .field("employment", [](const View& view) { return base::name_of(view.content.posting.employment); })
        .field("job_types",
               [](const View& view, Field& field) { answer_texts(field, view.content.posting.job_types); })
        .field("places",
               [](const View& view, Field& field) {
                   answer_places(field, view.content.posting.addresses, view.branches);
               })
        .field("regions",
               [](const View& view, Field& field) { answer_texts(field, view.content.posting.regions); })
        .field("address_on_map", [](const View& view) { return view.content.posting.address_on_map; })
        .field("hourly_rate",
               [](const View& view, Field& field) { field.object(view.content.posting.hourly_rate); })
        .field("monthly_rate",
               [](const View& view, Field& field) { field.object(view.content.posting.monthly_rate); })
        .field(
            "working_days_per_week",
            [](const View& view, Field& field) { field.object(view.content.posting.working_days_per_week); })
        .field(
            "working_hours_per_day",
            [](const View& view, Field& field) { field.object(view.content.posting.working_hours_per_day); })
        .field("working_hours",
               [](const View& view, Field& field) { field.value(view.content.posting.working_hours); })
        .field("start_date",
               [](const View& view, Field& field) { answer_date(field, view.content.posting.start_date); })
        .field("end_date",
               [](const View& view, Field& field) { answer_date(field, view.content.posting.end_date); })
        .field("vacancy", [](const View& view) { return view.content.posting.vacancy; })
        .field("shift_required", [](const View& view) { return view.content.posting.shift_required; })
        .field("alternative_sat", [](const View& view) { return view.content.posting.alternative_sat; })
        .field("career_level",
               [](const View& view, Field& field) {
                   const auto level = view.content.posting.career_level;
                   level ? field.string(base::name_of(*level)) : field.null();
               })
        .field("education", [](const View& view) { return view.content.posting.education; })
        .field("spoken_skills",
               [](const View& view, Field& field) { field.value(view.content.posting.spoken_skills); })
        .field("written_skills",
               [](const View& view, Field& field) { field.value(view.content.posting.written_skills); })
        .field("skills",
               [](const View& view, Field& field) { answer_texts(field, view.content.posting.skills); })
        .field("certs",
               [](const View& view, Field& field) { answer_texts(field, view.content.posting.certs); })
        .field("allowances",
               [](const View& view, Field& field) { field.value(view.content.posting.allowances); })
        .field("attributes",
               [](const View& view, Field& field) { field.value(view.content.posting.attributes); })
        .field("apply_url", [](const View& view) { return view.content.posting.apply_url; })
        .field("reference", [](const View& view) { return view.content.reference; })
        .field("close_on", [](const View& view, Field& field) { answer_date(field, view.content.close_on); });
    bindings.object<PlaceOfJob>("JobPlace")
        .field("id", [](const PlaceOfJob& place) { return place.address.id.hex(); })
        .field("name",
               [](const PlaceOfJob& place, Field& field) {
                   field.object(place.branch == nullptr ? domain::LocalizedText{} : place.branch->name);
               })
        .field("address", [](const PlaceOfJob& place, Field& field) { field.object(place.address.address); })
        .field("district", [](const PlaceOfJob& place) { return place.address.district; })
        .field("is_branch", [](const PlaceOfJob& place) { return place.branch != nullptr; });
    using IntRange = domain::Range<int>;
    bindings.object<IntRange>("IntRange")
        .field("from", [](const IntRange& range, Field& field) { field.value(range.from); })
        .field("to", [](const IntRange& range, Field& field) { field.value(range.to); });
    using FloatRange = domain::Range<double>;
    bindings.object<FloatRange>("FloatRange")
        .field("from", [](const FloatRange& range, Field& field) { field.value(range.from); })
        .field("to", [](const FloatRange& range, Field& field) { field.value(range.to); });
}

void bind_parts(graphql::Bindings& bindings) {
    using domain::WorkingHour;
    const auto answer_moment = [](Field& field, const std::optional<domain::TimeOfDay>& time) {
        time ? field.string(time->text()) : field.null();
    };
    bindings.object<WorkingHour>("WorkingHour")
        .field("day", [](const WorkingHour& hour) { return base::name_of(hour.day); })
        .field("start", [=](const WorkingHour& hour, Field& field) { answer_moment(field, hour.start); })
        .field("end", [=](const WorkingHour& hour, Field& field) { answer_moment(field, hour.end); });
    bindings.object<domain::LanguageSkill>("LanguageSkill")
        .field("language", &domain::LanguageSkill::language)
        .field("level", [](const domain::LanguageSkill& skill) { return base::name_of(skill.level); });
    bindings.object<domain::Allowance>("Allowance")
        .field("kind", [](const domain::Allowance& each) { return base::name_of(each.kind); })
        .field("description",
               [](const domain::Allowance& each, Field& field) { field.object(each.description); });
    bindings.object<domain::Attribute>("JobAttribute")
        .field("category", [](const domain::Attribute& each, Field& field) { field.object(each.category); })
        .field("name", [](const domain::Attribute& each, Field& field) { field.object(each.name); });
    bindings.object<Finding>("Finding")
        .field("kind", [](const Finding& finding) { return base::name_of(finding.kind); })
        .field("weight", [](const Finding& finding) { return weight_name(finding.weight()); })
        .field("field", &Finding::field)
        .field("message",
               [](const Finding& finding, Field& field) {
                   field.string(domain::sentence_of(finding, context_of(field).locale));
               })
        .field("law",
               [](const Finding& finding, Field& field) {
                   field.string(domain::law_of(finding.kind, context_of(field).locale));
               })
        .field("words", &Finding::words)
        .field("locale", [](const Finding& finding, Field& field) {
            finding.locale ? field.string(locale_name(*finding.locale)) : field.null();
        });
}

std::vector<Finding> findings_for(const PortalContext& context, const DraftView& view) {
    domain::JobContent content = view.draft.content;
    domain::refresh_places(content.posting, *view.branches);
    const auto on_site = view.job ? std::optional(*view.job) : std::nullopt;
    const auto line = domain::line_of(view.draft.id, view.draft.company, content, on_site, context.now());
    auto findings = domain::findings_of(line, context.service.ports.lists, context.now());
    domain::mark_released(findings, domain::words_to_wait_for(view.draft, view.job.get()));
    return findings;
}

void bind_draft(graphql::Bindings& bindings) {
    bindings.object<DraftView>("JobDraft")
        .field("id", [](const DraftView& view) { return view.draft.id.hex(); })
        .field("version", [](const DraftView& view) { return view.draft.version; })
        .field("content",
               [](const DraftView& view, Field& field) {
                   field.object(ContentView{view.draft.content, view.branches});
               })
        .field("findings", [](const DraftView& view,
                              Field& field) { field.value(findings_for(context_of(field), view)); })
        .field("saved_at", [](const DraftView& view) { return base::iso_text(view.draft.saved_at); })
        .field("saved_by", &DraftView::saved_by)
        .field("is_outdated", [](const DraftView& view) {
            return view.job != nullptr && view.draft.based_on != view.job->updated_at;
        });
}

// When an open job closes, or a closed one did.
std::optional<base::Timestamp> closing_of(const JobView& view) {
    const auto& job = view.job.job;
    if (!job || job->state == domain::JobState::suspended) return std::nullopt;
    return job->state == domain::JobState::published ? domain::closes_at(*job)
                                                     : std::min(domain::closes_at(*job), job->updated_at);
}

void content(const JobView& view, Field& field) {
    const auto& job = view.job;
    field.object(ContentView{job.job ? domain::content_of(*job.job, job.note) : job.draft->content,
                             view.scope->branches()});
}

void draft(const JobView& view, Field& field) {
    if (!view.job.draft) return field.null();
    const domain::JobDraft& draft = *view.job.draft;
    // The name costs a statement for all jobs of the answer, and many pages do not show it.
    field.object(DraftView{draft, view.job.job,
                           field.selects("saved_by") ? view.scope->saved_by(draft) : std::string(),
                           view.scope->branches()});
}

void page_path(const JobView& view, Field& field) {
    const auto& job = view.job.job;
    if (!job || view.job.stage == JobStage::suspended) return field.null();
    field.string(job_path(*job, context_of(field).locale));
}

void preview_path(const JobView& view, Field& field) {
    const auto& arguments = field.arguments();
    field.string(fmt::format("{}/companies/{}/jobs/{}/preview?locale={}{}",
                             context_of(field).service.callers.cookies.path, view.scope->company().id.text(),
                             view.job.id.text(), *arguments.enumeration("locale"),
                             arguments.boolean("card").value_or(false) ? "&card=true" : ""));
}

void days(const JobView& view, Field& field) {
    constexpr int kMostDays = 90;
    const int count = std::clamp(field.arguments().integer("count").value_or(1), 1, kMostDays);
    field.value(view.scope->days(view.job.id, count));
}

void bind_job(graphql::Bindings& bindings) {
    bindings.object<JobView>("EmployerJob")
        .field("id", [](const JobView& view) { return view.job.id.hex(); })
        .field("stage", [](const JobView& view) { return base::name_of(view.job.stage); })
        .field("content", content)
        .field("draft", draft)
        .blocking()
        .field("published_at",
               [](const JobView& view, Field& field) {
                   view.job.job ? field.string(base::iso_text(view.job.job->published_at)) : field.null();
               })
        .field("publish_at",
               [](const JobView& view, Field& field) {
                   answer_time(field, view.job.draft ? view.job.draft->publish_at : std::nullopt);
               })
        .field("waits_for_verification",
               [](const JobView& view) {
                   return view.job.draft && view.job.draft->publish_at &&
                          view.scope->company().state != domain::CompanyState::verified;
               })
        .field("schedule_problem",
               [](const JobView& view, Field& field) {
                   field.string(schedule_problem_text(view.job, context_of(field)));
               })
        .field("held_for",
               [](const JobView& view, Field& field) {
                   field.value(view.job.draft ? view.job.draft->held_words : std::vector<std::string>());
               })
        .field("hold_notice",
               [](const JobView& view, Field& field) {
                   field.string(hold_notice(view.job, context_of(field).locale));
               })
        .field("closes_at", [](const JobView& view, Field& field) { answer_time(field, closing_of(view)); })
        .field(
            "days_left",
            [](const JobView& view, Field& field) {
                if (view.job.stage != JobStage::open) return field.null();
                field.integer(domain::days_left(domain::closes_at(*view.job.job), context_of(field).now()));
            })
        .field("close_reason",
               [](const JobView& view, Field& field) {
                   const bool is_closed = view.job.stage == JobStage::closed;
                   const auto reason =
                       is_closed && view.job.note ? view.job.note->close_reason : std::nullopt;
                   reason ? field.string(base::name_of(*reason)) : field.null();
               })
        .field("updated_at",
               [](const JobView& view) {
                   return base::iso_text(view.job.job ? view.job.job->updated_at : view.job.draft->saved_at);
               })
        .field("views", [](const JobView& view) { return view.job.sums.views; })
        .field("openings", [](const JobView& view) { return view.job.sums.openings; })
        .field("applications", [](const JobView& view) { return view.job.sums.applications; })
        .field("unread_applications", [](const JobView& view) { return view.job.unread; })
        .field("hired", [](const JobView& view) { return view.job.hired; })
        .field("page_path", page_path)
        .field("preview_path", preview_path)
        .field("is_kept_by_feed", [](const JobView& view) { return view.job.is_kept_by_feed; })
        .field("days", days)
        .blocking();
    bindings.object<domain::JobDay>("JobDay")
        .field("day", [](const domain::JobDay& day) { return base::to_iso(day.day); })
        .field("views", [](const domain::JobDay& day) { return day.sums.views; })
        .field("openings", [](const domain::JobDay& day) { return day.sums.openings; })
        .field("applications", [](const domain::JobDay& day) { return day.sums.applications; });
}

domain::Outcome<domain::EmployerJobQuery> query_in(Field& field) {
    const auto& arguments = field.arguments();
    domain::EmployerJobQuery query;
    query.term = arguments.string("term").value_or("");
    if (arguments.enumeration("stage")) query.stage = enumeration<JobStage>(arguments, "stage");
    if (const auto branch = arguments.string("branch")) {
        query.place = domain::AddressId::parse(*branch);
        if (!query.place) return domain::Refusal::IdNotFound;
    }
    query.job_type = arguments.string("job_type").value_or("");
    if (arguments.enumeration("employment"))
        query.employment = enumeration<domain::Employment>(arguments, "employment");
    if (arguments.enumeration("sort")) query.sort = enumeration<domain::EmployerJobSort>(arguments, "sort");
    query.page = TRY(domain::page_of(arguments.integer("limit"), arguments.integer("offset")));
    query.locale = context_of(field).locale;
    return query;
}

void jobs(const CompanyView& view, Field& field) {
    const auto query = query_in(field);
    if (!query.ok()) return refuse(field, query.error());
    const PortalContext& context = context_of(field);
    JobListView list;
    list.list = domain::find_employer_jobs(view.company.id, *query, context.snapshot->catalogue,
                                           context.service.ports);
    const auto scope = std::make_shared<JobScope>(
        context.service, view.company,
        std::make_shared<const std::vector<domain::Branch>>(std::move(list.list.branches)));
    for (domain::EmployerJob& job : list.list.jobs) list.jobs.push_back(scope->view(std::move(job)));
    field.object(list);
}

void job(const CompanyView& view, Field& field) {
    const auto found = job_view(context_of(field).service, view.company, *field.arguments().string("id"));
    found ? field.object(*found) : refuse(field, domain::Refusal::IdNotFound);
}

void check_job(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto own =
        domain::find_own_company(context.service.ports.store, person->id,
                                 *field.arguments().string("company"), domain::Permission::change_jobs);
    if (!own.ok()) return refuse(field, own.error());
    const Branches branches = branches_for(context.service, own->company.id);
    auto typed = job_in(field.arguments().object("job").value());
    if (!typed.ok()) return refuse(field, typed.error());
    auto content = domain::read_job_form(std::move(typed).value(), *branches, {});
    if (!content.ok()) return refuse(field, content.error());
    DraftView view;
    view.draft.company = own->company.id;
    view.draft.content = std::move(content).value();
    view.branches = branches;
    field.value(findings_for(context, view));
}

}  // namespace

void answer_places(Field& field, const std::vector<domain::Address>& addresses, const Branches& branches) {
    field.list(addresses, [&](const domain::Address& address, Field& item) {
        const domain::Branch* found = nullptr;
        if (branches) {
            const auto branch = std::ranges::find(*branches, address.id, &domain::Branch::id);
            if (branch != branches->end()) found = &*branch;
        }
        item.object(PlaceOfJob{address, found});
    });
}

void bind_jobs(graphql::Bindings& bindings) {
    bind_content(bindings);
    bind_parts(bindings);
    bind_draft(bindings);
    bind_job(bindings);
    bindings.object<JobListView>("EmployerJobList")
        .field("jobs", &JobListView::jobs)
        .field("total", [](const JobListView& view) { return view.list.total; })
        .field("counts", [](const JobListView& view, Field& field) {
            std::vector<StageCount> counts;
            for (std::size_t stage = 0; stage < domain::kJobStages; ++stage)
                counts.push_back({static_cast<JobStage>(stage), view.list.counts[stage]});
            field.value(counts);
        });
    bindings.object<StageCount>("StageCount")
        .field("stage", [](const StageCount& each) { return base::name_of(each.stage); })
        .field("count", &StageCount::count);
    bindings.object<CompanyView>("Company").field("jobs", jobs).blocking().field("job", job).blocking();
    bindings.root("Query").field("check_job", check_job).blocking();
}

}  // namespace hoigung::endpoints::portal
