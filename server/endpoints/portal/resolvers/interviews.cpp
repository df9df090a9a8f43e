#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "domain/candidacies/candidacy_access.hpp"
#include "domain/candidacies/offer_interview.hpp"
#include "domain/interviews/interview_steps.hpp"
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

InterviewView view_of(Interview interview, const domain::Candidacy& candidacy) {
    return {std::move(interview), candidacy.applicant_name, candidacy.job.posting.name};
}

void interviews(const ApplicantView& view, Field& field) {
    std::vector<InterviewView> views;
    const PortalContext& context = context_of(field);
    const domain::CandidacyPorts& ports = context.service.candidacies.ports;
    const auto kept_since = ports.kept_since(context.now());
    ports.store.read([&](domain::CandidacyReader& reader) {
        const auto candidacy = domain::candidacy_of_company(reader, view.scope->company().id,
                                                            view.application().id.text(), kept_since);
        if (!candidacy.ok()) return;
        for (Interview& each : reader.interviews_of(view.application().id))
            views.push_back(view_of(std::move(each), *candidacy));
    });
    field.value(views);
}

std::vector<InterviewView> listed(domain::CandidacyReader& reader, domain::CompanyId company,
                                  base::Timestamp from, base::Timestamp until, base::Timestamp kept_since) {
    std::vector<InterviewView> views;
    std::map<domain::ApplicationId, domain::Candidacy> candidacies;
    for (Interview& each : reader.listed_interviews(company, from, until, kept_since)) {
        auto known = candidacies.find(each.application);
        if (known == candidacies.end()) {
            auto candidacy = reader.candidacy(each.application);
            if (!candidacy) continue;
            known = candidacies.emplace(each.application, std::move(*candidacy)).first;
        }
        views.push_back(view_of(std::move(each), known->second));
    }
    return views;
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
    std::vector<InterviewDayView> answer;
    const domain::CandidacyPorts& ports = context.service.candidacies.ports;
    const auto kept_since = ports.kept_since(context.now());
    ports.store.read([&](domain::CandidacyReader& reader) {
        const auto end = begin + std::chrono::days{days};
        for (InterviewView& each : listed(reader, view.company.id, begin, end, kept_since)) {
            std::string day = base::to_iso(base::hong_kong_date(each.interview.listed_at()));
            if (answer.empty() || answer.back().day != day) answer.push_back({std::move(day), {}});
            answer.back().interviews.push_back(std::move(each));
        }
    });
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
    const Candidacies& candidacies = context_of(field).service.candidacies;
    candidacies.changed();
    std::optional<domain::Candidacy> candidacy;
    candidacies.ports.store.read(
        [&](domain::CandidacyReader& reader) { candidacy = reader.candidacy(interview->application); });
    // The applicant may have withdrawn at this very moment.
    candidacy ? field.object(view_of(*interview, *candidacy)) : refuse(field, domain::Refusal::IdNotFound);
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

void calendar_path(const InterviewView& view, Field& field) {
    if (view.interview.state != InterviewState::accepted) return field.null();
    field.string(fmt::format("{}/companies/{}/interviews/{}.ics", context_of(field).service.cookie_path,
                             view.interview.company.text(), view.interview.id.text()));
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
        .field("calendar_path", calendar_path);
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
        .blocking();
}

}  // namespace hoigung::endpoints::portal
