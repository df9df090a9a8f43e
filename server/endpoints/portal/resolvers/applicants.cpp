#include <algorithm>

#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/applicant_texts.hpp"
#include "domain/applicants/publish_reply_records.hpp"
#include "domain/applications/change_application_status.hpp"
#include "endpoints/portal/resolvers/applicant_views.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::ApplicationStatus;
using graphql::Field;

struct ApplicantListView {
    std::vector<ApplicantView> applicants;
    domain::ApplicantRanking ranking;
};

struct StatusCount {
    ApplicationStatus status;
    domain::ApplicantCount count;
};

struct Neighbours {
    std::optional<domain::ApplicationId> previous;
    std::optional<domain::ApplicationId> next;
    std::size_t position = 0;
    std::size_t total = 0;
};

struct ProfileView {
    const domain::Application& application;
    [[nodiscard]] const domain::Profile& profile() const { return application.applicant.profile; }
};

struct NamedLevel {
    std::string name;
    domain::LanguageLevel level;
};

struct EventView {
    const domain::ApplicationEvent& event;
    std::string by;
};

struct NoteView {
    const domain::ApplicantNote& note;
    std::string by;
    bool is_own = false;
};

struct DecisionView {
    const domain::WaitingDecision& decision;
    std::string by;
    bool is_own = false;
};

void answer_reason(Field& field, std::optional<domain::RejectReason> reason) {
    reason ? field.string(base::name_of(*reason)) : field.null();
}

void answer_id(Field& field, std::optional<domain::ApplicationId> id) {
    id ? field.string(id->hex().view()) : field.null();
}

const domain::JobPosting* posting_of(const ApplicantView& view) {
    const JobView* job = view.scope->job(view.application().job);
    return job == nullptr ? nullptr : &job->job.posting();
}

void hours_fit(const ApplicantView& view, Field& field) {
    const domain::JobPosting* posting = posting_of(view);
    if (view.is_withdrawn() || posting == nullptr) return field.null();
    field.object(
        domain::hours_fit(posting->working_hours, view.application().applicant.profile.availability));
}

void match_reasons(const ApplicantView& view, Field& field) {
    std::vector<std::string> sentences;
    const domain::JobPosting* posting = posting_of(view);
    const PortalContext& context = context_of(field);
    if (!view.is_withdrawn() && posting != nullptr) {
        const auto match = domain::match_with_job(*posting, view.application().applicant.profile,
                                                  context.service.ports.lists);
        for (const domain::MatchReason reason : match.reasons)
            sentences.push_back(context.text(domain::sentence_of(reason)));
    }
    field.value(sentences);
}

void distance_km(const ApplicantView& view, Field& field) {
    const domain::Application& application = view.application();
    const auto distance = view.is_withdrawn()
                              ? std::nullopt
                              : domain::distance_km(application.applicant.profile, application.addresses,
                                                    context_of(field).service.ports.lists);
    distance ? field.real(*distance) : field.null();
}

void history(const ApplicantView& view, Field& field) {
    field.list(view.application().history, [&](const domain::ApplicationEvent& event, Field& item) {
        item.object(EventView{event, view.scope->name_of(event.by)});
    });
}

void notes(const ApplicantView& view, Field& field) {
    field.list(view.card.notes, [&](const domain::ApplicantNote& note, Field& item) {
        item.object(NoteView{note, view.scope->name_of(note.by), view.scope->is_caller(note.by)});
    });
}

void decision(const ApplicantView& view, Field& field) {
    const auto& waiting = view.card.decision;
    if (!waiting) return field.null();
    field.object(
        DecisionView{*waiting, view.scope->name_of(waiting->by), view.scope->is_caller(waiting->by)});
}

void neighbours(const ApplicantView& view, Field& field) {
    auto query = applicant_query(field);
    if (!query.ok()) return refuse(field, query.error());
    query->also = view.application().id;
    const auto ranking = view.scope->ranking(*query);
    const auto& ids = ranking.ids;
    const auto at = static_cast<std::size_t>(std::ranges::find(ids, view.application().id) - ids.begin());
    Neighbours found{{}, {}, at + 1, ids.size() - (ranking.also_matches ? 0 : 1)};
    if (at > 0) found.previous = ids[at - 1];
    if (at + 1 < ids.size()) found.next = ids[at + 1];
    field.object(found);
}

void next_statuses(const ApplicantView& view, Field& field) {
    std::vector<std::string_view> names;
    for (const ApplicationStatus to : {ApplicationStatus::reviewed, ApplicationStatus::contacted,
                                       ApplicationStatus::rejected, ApplicationStatus::hired}) {
        if (domain::may_decide(view.application().status, to)) names.push_back(base::name_of(to));
    }
    field.value(names);
}

void bind_applicant(graphql::Bindings& bindings) {
    using View = ApplicantView;
    bindings.object<View>("Applicant")
        .field("id", [](const View& view) { return view.application().id.hex(); })
        .field("job",
               [](const View& view, Field& field) {
                   const JobView* job = view.scope->job(view.application().job);
                   job != nullptr ? field.object(*job) : refuse(field, domain::Refusal::IdNotFound);
               })
        .blocking()
        .field("status", [](const View& view) { return base::name_of(view.application().status); })
        .field("decision", decision)
        .blocking()
        .field("applied_at", [](const View& view) { return base::iso_text(view.application().applied_at); })
        .field("is_read",
               [](const View& view) {
                   return view.application().opened_at || view.card.decision ||
                          view.application().status != ApplicationStatus::applied;
               })
        .field("rating", [](const View& view, Field& field) { field.value(view.card.rating); })
        .field("note_count", [](const View& view) { return view.card.notes.size(); })
        .field("profile",
               [](const View& view, Field& field) {
                   view.is_withdrawn() ? field.null() : field.object(ProfileView{view.application()});
               })
        .field("places",
               [](const View& view, Field& field) {
                   const JobView* job = view.scope->job(view.application().job);
                   answer_places(
                       field,
                       view.is_withdrawn() ? std::vector<domain::Address>{} : view.application().addresses,
                       job == nullptr ? nullptr : job->scope->branches());
               })
        .blocking()
        .field("hours_fit", hours_fit)
        .blocking()
        .field("match_reasons", match_reasons)
        .blocking()
        .field("distance_km", distance_km)
        .field("history", history)
        .blocking()
        .field("notes", notes)
        .blocking()
        .field("neighbours", neighbours)
        .blocking()
        .field("next_statuses", next_statuses);
    bindings.object<Neighbours>("Neighbours")
        .field("previous", [](const Neighbours& self, Field& field) { answer_id(field, self.previous); })
        .field("next", [](const Neighbours& self, Field& field) { answer_id(field, self.next); })
        .field("position", &Neighbours::position)
        .field("total", &Neighbours::total);
}

void bind_card(graphql::Bindings& bindings) {
    bindings.object<DecisionView>("WaitingDecision")
        .field("status", [](const DecisionView& self) { return base::name_of(self.decision.status); })
        .field("reason",
               [](const DecisionView& self, Field& field) { answer_reason(field, self.decision.reason); })
        .field("by", &DecisionView::by)
        .field("is_own", &DecisionView::is_own)
        .field("takes_effect_at",
               [](const DecisionView& self) { return base::iso_text(self.decision.due_at); });
    bindings.object<EventView>("ApplicantEvent")
        .field("at", [](const EventView& self) { return base::iso_text(self.event.at); })
        .field("status", [](const EventView& self) { return base::name_of(self.event.status); })
        .field("by", &EventView::by)
        .field("reason",
               [](const EventView& self, Field& field) { answer_reason(field, self.event.reason); });
    bindings.object<NoteView>("Note")
        .field("id", [](const NoteView& self) { return self.note.id.hex(); })
        .field("text", [](const NoteView& self) { return self.note.text; })
        .field("by", &NoteView::by)
        .field("is_own", &NoteView::is_own)
        .field("at", [](const NoteView& self) { return base::iso_text(self.note.at); });
    using domain::HoursFit;
    bindings.object<HoursFit>("HoursFit")
        .field("percent", [](const HoursFit& self, Field& field) { field.value(self.percent()); })
        .field("job", &HoursFit::job)
        .field("free", &HoursFit::free)
        .field("both", &HoursFit::both);
    bindings.object<domain::Availability>("FreeTime")
        .field("from_minute_of_week", &domain::Availability::from_minute_of_week)
        .field("to_minute_of_week", &domain::Availability::to_minute_of_week);
}

template <class Find>
void answer_levels(Field& field, const std::vector<domain::LanguageSkill>& skills, Find find) {
    std::vector<NamedLevel> levels;
    for (const domain::LanguageSkill& skill : skills) {
        if (const domain::Term* term = find(skill.language))
            levels.push_back({context_of(field).text(term->name), skill.level});
    }
    field.value(levels);
}

template <class Find>
void answer_names(Field& field, const std::vector<std::string>& ids, Find find) {
    std::vector<std::string> names;
    for (const std::string& id : ids) {
        if (const domain::Term* term = find(id)) names.push_back(context_of(field).text(term->name));
    }
    field.value(names);
}

const domain::ReferenceLists& lists_of(Field& field) {
    return context_of(field).service.ports.lists;
}

void answer_picture(Field& field, const ProfileView& self, domain::PictureSize size) {
    const auto& picture = self.profile().picture;
    picture ? field.string(context_of(field).service.pictures.address(picture->name(size))) : field.null();
}

void education(const ProfileView& self, Field& field) {
    const auto* level = lists_of(field).education(self.profile().education);
    field.string(level == nullptr ? std::string_view() : context_of(field).text(level->name));
}

void bind_profile(graphql::Bindings& bindings) {
    using View = ProfileView;
    bindings.object<View>("ApplicantProfile")
        .field("name", [](const View& self) { return self.profile().name; })
        .field("telephone",
               [](const View& self) { return std::string(self.application.applicant.telephone.local()); })
        .field("picture", [](const View& self,
                             Field& field) { answer_picture(field, self, domain::PictureSize::picture); })
        .field("picture_thumbnail",
               [](const View& self, Field& field) {
                   answer_picture(field, self, domain::PictureSize::thumbnail);
               })
        .field("message", [](const View& self) { return self.profile().message_to_employer; })
        .field("education", education)
        .field("spoken_skills",
               [](const View& self, Field& field) {
                   answer_levels(field, self.profile().spoken_skills,
                                 [&](const auto& code) { return lists_of(field).spoken_language(code); });
               })
        .field("written_skills",
               [](const View& self, Field& field) {
                   answer_levels(field, self.profile().written_skills,
                                 [&](const auto& code) { return lists_of(field).written_language(code); });
               })
        .field("skills",
               [](const View& self, Field& field) {
                   answer_names(field, self.profile().skills,
                                [&](const auto& id) { return lists_of(field).skill(id); });
               })
        .field("certs",
               [](const View& self, Field& field) {
                   answer_names(field, self.profile().certs,
                                [&](const auto& id) { return lists_of(field).cert(id); });
               })
        .field("work_experience",
               [](const View& self, Field& field) { field.value(self.profile().work_experience); })
        .field("experience_months",
               [](const View& self) {
                   return domain::experience_months(self.profile().work_experience,
                                                    self.application.applied_at);
               })
        .field("max_work_day_per_week",
               [](const View& self, Field& field) { field.value(self.profile().max_work_day_per_week); })
        .field("availability",
               [](const View& self, Field& field) { field.value(self.profile().availability); })
        .field("home_district", [](const View& self) { return self.profile().home_district; });
    bindings.object<NamedLevel>("NamedLevel")
        .field("name", &NamedLevel::name)
        .field("level", [](const NamedLevel& self) { return base::name_of(self.level); });
    using domain::WorkExperience;
    bindings.object<WorkExperience>("ApplicantExperience")
        .field("company_name", &WorkExperience::company_name)
        .field("position_name", &WorkExperience::position_name)
        .field("position_type_name",
               [](const WorkExperience& self, Field& field) {
                   const auto type = lists_of(field).job_type(self.position_type);
                   field.string(type ? std::string_view(context_of(field).text(type->type->name))
                                     : std::string_view());
               })
        .field("employment",
               [](const WorkExperience& self, Field& field) {
                   self.employment ? field.string(base::name_of(*self.employment)) : field.null();
               })
        .field("description", &WorkExperience::description)
        .field("start_date", [](const WorkExperience& self) { return self.start.text(); })
        .field("end_date", [](const WorkExperience& self, Field& field) {
            self.end ? field.string(self.end->text()) : field.null();
        });
}

void applicants(const CompanyView& view, Field& field) {
    if (!allow(view, field, domain::Permission::read_applicants)) return;
    const auto query = applicant_query(field);
    if (!query.ok()) return refuse(field, query.error());
    const auto page =
        domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    const PortalContext& context = context_of(field);
    const auto& ports = context.service.ports;
    ApplicantListView list;
    list.ranking =
        domain::rank_applicants(view.company.id, *query, context.snapshot->catalogue, ports, context.now());
    const auto ids = domain::cut(std::span<const domain::ApplicationId>(list.ranking.ids), *page);
    list.applicants = applicant_views(context, view.company,
                                      domain::applicant_cards(view.company.id, ids, ports, context.now()));
    field.object(list);
}

void unread_applicants(const CompanyView& view, Field& field) {
    field.integer(domain::count_unread_applicants(view.company.id, context_of(field).service.ports.store));
}

void reply_record(const CompanyView& view, Field& field) {
    const PortalContext& context = context_of(field);
    field.object(domain::reply_record_of(view.company.id, context.service.ports.store, context.now()));
}

void bind_lists(graphql::Bindings& bindings) {
    bindings.object<ApplicantListView>("ApplicantList")
        .field("applicants", &ApplicantListView::applicants)
        .field("total", [](const ApplicantListView& self) { return self.ranking.ids.size(); })
        .field("counts", [](const ApplicantListView& self, Field& field) {
            std::vector<StatusCount> counts;
            for (std::size_t i = 0; i < domain::kApplicantStatuses; ++i)
                counts.push_back({static_cast<ApplicationStatus>(i), self.ranking.counts[i]});
            field.value(counts);
        });
    bindings.object<StatusCount>("StatusCount")
        .field("status", [](const StatusCount& self) { return base::name_of(self.status); })
        .field("count", [](const StatusCount& self) { return self.count.all; })
        .field("unread", [](const StatusCount& self) { return self.count.unread; });
    using domain::ReplyRecord;
    bindings.object<ReplyRecord>("ReplyRecord")
        .field("applicants", &ReplyRecord::applicants)
        .field("answered_within_7_days", &ReplyRecord::answered_in_time)
        .field("percent", [](const ReplyRecord& self, Field& field) { field.value(self.percent()); })
        .field("median_hours", [](const ReplyRecord& self, Field& field) { field.value(self.median_hours); })
        .field("is_public", [](const ReplyRecord& self) { return self.is_public(); })
        .field("waiting", &ReplyRecord::waiting)
        .field("soon_late", &ReplyRecord::soon_late)
        .field("missed_interviews", &ReplyRecord::missed_interviews)
        .field("advice", [](const ReplyRecord& self, Field& field) {
            field.value(domain::advice_on(self, context_of(field).locale));
        });
}

}  // namespace

void bind_applicants(graphql::Bindings& bindings) {
    bind_applicant(bindings);
    bind_card(bindings);
    bind_profile(bindings);
    bind_lists(bindings);
    bindings.object<CompanyView>("Company")
        .field("applicants", applicants)
        .blocking()
        .field("applicant",
               [](const CompanyView& view, Field& field) {
                   if (!allow(view, field, domain::Permission::read_applicants)) return;
                   answer_applicant(field, view.company, *field.arguments().string("id"));
               })
        .blocking()
        .field("unread_applicants", unread_applicants)
        .blocking()
        .field("reply_record", reply_record)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
