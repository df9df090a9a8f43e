#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "domain/candidacies/offer_interview.hpp"
#include "domain/candidacies/report_interview.hpp"
#include "domain/interviews/interview_steps.hpp"
#include "domain/interviews/outcomes.hpp"
#include "endpoints/portal/resolvers/applicant_views.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::Interview;
using domain::InterviewState;
using graphql::Field;

struct InterviewView {
    Interview interview;
    std::string applicant_name;
    domain::LocalizedText job_name;
};

struct InterviewDayView {
    std::string day;
    std::vector<InterviewView> interviews;
};

// Interviews with the names of applicants and jobs. Leaves out those whose applicant the company no longer
// sees.
std::vector<InterviewView> with_names(std::vector<Interview> interviews, domain::CompanyId company,
                                      const PortalContext& context) {
    std::vector<domain::ApplicationId> ids;
    ids.reserve(interviews.size());
    for (const Interview& each : interviews) ids.push_back(each.application);
    const auto& ports = context.service.ports;
    std::map<domain::ApplicationId, domain::Application> applications;
    std::vector<domain::JobId> job_ids;
    for (domain::ApplicantCard& card : domain::applicant_cards(company, ids, ports, context.now())) {
        job_ids.push_back(card.application.job);
        applications.emplace(card.application.id, std::move(card.application));
    }
    std::map<domain::JobId, domain::LocalizedText> names;
    if (!job_ids.empty()) {
        for (domain::Job& job : ports.catalogue.jobs(job_ids))
            names.emplace(job.id, std::move(job.posting.name));
    }
    std::vector<InterviewView> views;
    for (Interview& each : interviews) {
        const auto application = applications.find(each.application);
        if (application == applications.end()) continue;
        views.push_back(
            {std::move(each), application->second.applicant.profile.name, names[application->second.job]});
    }
    return views;
}

void interviews(const ApplicantView& view, Field& field) {
    std::vector<InterviewView> views;
    const domain::Application& application = view.application();
    const JobView* job = view.is_withdrawn() ? nullptr : view.scope->job(application.job);
    if (job != nullptr) {
        for (const Interview& each : view.scope->interviews(application.id))
            views.push_back({each, application.applicant.profile.name, job->job.posting().name});
    }
    field.value(views);
}

void interview_days(const CompanyView& view, Field& field) {
    // An empty list instead of a refusal: the company's first page also asks for this field, and explains
    // there why it is empty.
    if (domain::objection_to({view.standing()}, domain::Door::portal, domain::Permission::read_applicants))
        return field.value(std::vector<InterviewDayView>{});
    constexpr int kMostDays = 60;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    const auto named = arguments.string("from");
    const auto from = named ? base::parse_date(*named) : base::hong_kong_date(context.now());
    if (!from) return refuse(field, domain::Refusal::InvalidMoment);
    const int days = std::clamp(arguments.integer("days").value_or(14), 1, kMostDays);
    const auto begin = base::hong_kong_midnight(*from);
    auto listed = domain::list_interviews(view.company.id, begin, begin + std::chrono::days{days},
                                          context.service.candidacies.ports, context.now());
    std::vector<InterviewDayView> answer;
    for (InterviewView& each : with_names(std::move(listed), view.company.id, context)) {
        std::string day = base::to_iso(base::hong_kong_date(each.interview.listed_at()));
        if (answer.empty() || answer.back().day != day) answer.push_back({std::move(day), {}});
        answer.back().interviews.push_back(std::move(each));
    }
    field.value(answer);
}

// std::nullopt when one of the times cannot be read.
std::optional<domain::InterviewInput> interview_in(const Field& field) {
    const graphql::InputObject input = field.arguments().object("interview").value();
    const auto text = [&](std::string_view name) { return std::string(input.string(name).value_or("")); };
    domain::InterviewInput interview{.times = {},
                                     .minutes = input.integer("minutes").value_or(30),
                                     .branch = text("branch"),
                                     .place_text = text("place_text"),
                                     .is_by_telephone = input.boolean("is_by_telephone").value_or(false),
                                     .note = text("note")};
    for (const std::string_view time : input.strings("times")) {
        const auto moment = base::parse_timestamp(time);
        if (!moment) return std::nullopt;
        interview.times.push_back(*moment);
    }
    return interview;
}

void answer_interview(Field& field, const domain::Outcome<Interview>& interview) {
    if (!interview.ok()) return refuse(field, interview.error());
    const PortalContext& context = context_of(field);
    context.service.candidacies.changed();
    const auto views = with_names({*interview}, interview->company, context);
    // The applicant may have deleted the account at this very moment.
    views.empty() ? refuse(field, domain::Refusal::IdNotFound) : field.object(views.front());
}

void check_interview(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto input = interview_in(field);
    if (!input) return refuse(field, domain::Refusal::InvalidInterview);
    const auto warnings = domain::check_interview(*person, *field.arguments().string("company"),
                                                  *field.arguments().string("applicant"), *input,
                                                  context.service.candidacies.ports, context.now());
    if (!warnings.ok()) return refuse(field, warnings.error());
    field.list(*warnings,
               [](domain::InterviewWarning warning, Field& item) { item.string(base::name_of(warning)); });
}

void offer_interview(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    const auto input = interview_in(field);
    if (!input) return refuse(field, domain::Refusal::InvalidInterview);
    answer_interview(
        field, domain::offer_interview(*person, *arguments.string("company"), *arguments.string("applicant"),
                                       *arguments.string("key"), *input, context.service.candidacies.ports,
                                       context.now()));
}

void cancel_interview(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    answer_interview(
        field, domain::cancel_interview(*person, *arguments.string("company"), *arguments.string("id"),
                                        *arguments.integer("version"), arguments.string("note").value_or(""),
                                        context.service.candidacies.ports, context.now()));
}

void report_interview(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    const auto company =
        domain::company_for(*person, *arguments.string("company"), domain::Permission::answer_applicants,
                            context.service.ports.store);
    if (!company.ok()) return refuse(field, company.error());
    answer_interview(
        field, domain::report_interview(
                   domain::Actor::of(*person, company->id), *arguments.string("id"),
                   base::parse_enum<domain::InterviewOutcome>(*arguments.enumeration("outcome")).value(),
                   context.service.candidacies.ports, context.now()));
}

void answer_name(Field& field, const std::optional<domain::InterviewOutcome>& outcome) {
    outcome ? field.string(base::name_of(*outcome)) : field.null();
}

void calendar_path(const InterviewView& view, Field& field) {
    if (view.interview.state != InterviewState::accepted) return field.null();
    field.string(fmt::format("{}/companies/{}/interviews/{}.ics",
                             context_of(field).service.callers.cookies.path, view.interview.company.text(),
                             view.interview.id.text()));
}

void bind_interview(graphql::Bindings& bindings) {
    using View = InterviewView;
    bindings.object<View>("Interview")
        .field("id", [](const View& view) { return view.interview.id.hex(); })
        .field("applicant", [](const View& view) { return view.interview.application.hex(); })
        .field("applicant_name", &View::applicant_name)
        .field("job_name", [](const View& view, Field& field) { field.object(view.job_name); })
        .field("state", [](const View& view) { return base::name_of(view.interview.state); })
        .field("version", [](const View& view) { return view.interview.version; })
        .field("times",
               [](const View& view, Field& field) {
                   field.list(view.interview.terms.times,
                              [](base::Timestamp time, Field& item) { item.string(base::iso_text(time)); });
               })
        .field("minutes", [](const View& view) { return view.interview.terms.minutes; })
        .field("time", [](const View& view, Field& field) { answer_time(field, shown_time(view.interview)); })
        .field("place", [](const View& view, Field& field) { field.object(view.interview.terms.place); })
        .field("is_by_telephone", [](const View& view) { return view.interview.terms.is_by_telephone; })
        .field("note", [](const View& view) { return view.interview.terms.note; })
        .field("answer", [](const View& view) { return view.interview.answer; })
        .field("changed_at", [](const View& view) { return base::iso_text(view.interview.changed_at); })
        .field("calendar_path", calendar_path)
        .field("attendance", [](const View& view) { return base::name_of(view.interview.attendance); })
        .field("reported",
               [](const View& view, Field& field) { answer_name(field, view.interview.reports.by_company); })
        .field("report_until",
               [](const View& view, Field& field) {
                   answer_time(field, domain::reports_until(view.interview, domain::Side::company,
                                                            context_of(field).now()));
               })
        .field(
            "absence_counts_at",
            [](const View& view, Field& field) { answer_time(field, view.interview.reports.company_until); })
        .field("outcome",
               [](const View& view, Field& field) { answer_name(field, view.interview.reports.counted); });
}

}  // namespace

void bind_interviews(graphql::Bindings& bindings) {
    bind_interview(bindings);
    bindings.object<InterviewDayView>("InterviewDay")
        .field("day", &InterviewDayView::day)
        .field("interviews", &InterviewDayView::interviews);
    bindings.object<ApplicantView>("Applicant").field("interviews", interviews).blocking();
    bindings.object<CompanyView>("Company").field("interview_days", interview_days).blocking();
    bindings.root("Query").field("check_interview", check_interview).blocking();
    bindings.root("Mutation")
        .field("offer_interview", offer_interview)
        .blocking()
        .field("cancel_interview", cancel_interview)
        .blocking()
        .field("report_interview", report_interview)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
