#include "endpoints/seeker/resolvers/portfolio.hpp"

#include "endpoints/seeker/resolvers/languages.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/resolvers/showcase.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Profile;
using domain::WorkExperience;
using graphql::Field;

struct Portfolio {
    const domain::Seeker& seeker;
    const Profile& profile;
};

// Entries of the reference lists by id. Leaves out ids that the lists no longer have.
template <class Find>
void answer_terms(Field& field, const std::vector<std::string>& ids, Find find) {
    std::vector<const domain::Term*> terms;
    for (const std::string& id : ids) {
        if (const domain::Term* term = find(id)) terms.push_back(term);
    }
    field.value(terms);
}

void answer_own_picture(Field& field, const Profile& profile, std::string domain::ProfilePicture::*size) {
    profile.picture ? answer_picture(field, *profile.picture.*size) : field.null();
}

std::optional<domain::PlacedJobType> type_of(Field& field, const WorkExperience& work) {
    return context_of(field).service.lists.job_type(work.position_type);
}

void bind_work(graphql::Bindings& bindings) {
    bindings.object<domain::Availability>("Availability")
        .field("from_minute_of_week", &domain::Availability::from_minute_of_week)
        .field("to_minute_of_week", &domain::Availability::to_minute_of_week);
    bindings.object<WorkExperience>("WorkExperience")
        .field("company_name", &WorkExperience::company_name)
        .field("description", &WorkExperience::description)
        .field("start_date", [](const WorkExperience& work) { return work.start.text(); })
        .field("end_date", [](const WorkExperience& work,
                              Field& field) { work.end ? field.string(work.end->text()) : field.null(); })
        .field("position_name", &WorkExperience::position_name)
        .field("position_type", &WorkExperience::position_type)
        .field("position_type_name",
               [](const WorkExperience& work, Field& field) {
                   const auto placed = type_of(field, work);
                   field.string(placed ? context_of(field).text(placed->type->name) : work.position_type);
               })
        .field("job_category",
               [](const WorkExperience& work, Field& field) {
                   const auto placed = type_of(field, work);
                   field.string(placed ? context_of(field).text(placed->category->name) : "");
               })
        .field("employment", [](const WorkExperience& work, Field& field) {
            work.employment ? field.string(base::name_of(*work.employment)) : field.null();
        });
}

void bind_account(graphql::ObjectBinder<Portfolio>& portfolio) {
    portfolio.field("_id", [](const Portfolio& self) { return self.seeker.id.hex(); })
        .field("is_anonymous", [](const Portfolio&) { return false; })
        .field("is_suspended", [](const Portfolio& self) { return self.seeker.is_suspended; })
        .field("telephone", [](const Portfolio& self) { return self.seeker.telephone.local(); })
        .field("email", [](const Portfolio& self) -> const std::string& { return self.seeker.email; })
        .field("is_email_unreachable", [](const Portfolio& self) { return self.seeker.is_email_unreachable; })
        .field("delete_account_at",
               [](const Portfolio& self, Field& field) {
                   const auto& at = self.seeker.delete_account_at;
                   at ? field.string(base::to_iso(*at)) : field.null();
               })
        .field(
            "applied_job_count",
            [](const Portfolio& self, Field& field) {
                auto& applications = context_of(field).service.seekers.applications;
                field.value(
                    applications.applications_of(self.seeker.id, domain::ApplicationFilter{}, {0, 1}).total);
            })
        .field("hasCreatedProfile", [](const Portfolio& self) { return self.profile.is_created(); });
}

void bind_resume(graphql::ObjectBinder<Portfolio>& portfolio) {
    using domain::ProfilePicture;
    portfolio.field("name", [](const Portfolio& self) -> const std::string& { return self.profile.name; })
        .field("profile_picture",
               [](const Portfolio& self, Field& field) {
                   answer_own_picture(field, self.profile, &ProfilePicture::picture);
               })
        .field("profile_picture_thumbnail",
               [](const Portfolio& self, Field& field) {
                   answer_own_picture(field, self.profile, &ProfilePicture::thumbnail);
               })
        .field("profile_picture_avatar",
               [](const Portfolio& self, Field& field) {
                   answer_own_picture(field, self.profile, &ProfilePicture::avatar);
               })
        .field("home_district", [](const Portfolio& self) { return self.profile.home_district; })
        .field("max_work_day_per_week",
               [](const Portfolio& self) { return self.profile.max_work_day_per_week; })
        .field("message_to_employer",
               [](const Portfolio& self) -> const std::string& { return self.profile.message_to_employer; })
        .field("availability",
               [](const Portfolio& self, Field& field) { field.value(self.profile.availability); })
        .field("education",
               [](const Portfolio& self, Field& field) {
                   field.value(context_of(field).service.lists.education(self.profile.education));
               })
        .field("spoken_skill",
               [](const Portfolio& self, Field& field) { answer_spoken(field, self.profile.spoken_skills); })
        .field("written_skill", [](const Portfolio& self,
                                   Field& field) { answer_written(field, self.profile.written_skills); })
        .field("skill",
               [](const Portfolio& self, Field& field) {
                   const auto& lists = context_of(field).service.lists;
                   answer_terms(field, self.profile.skills, [&](const auto& id) { return lists.skill(id); });
               })
        .field("cert",
               [](const Portfolio& self, Field& field) {
                   const auto& lists = context_of(field).service.lists;
                   answer_terms(field, self.profile.certs, [&](const auto& id) { return lists.cert(id); });
               })
        .field("work_experience",
               [](const Portfolio& self, Field& field) { field.value(self.profile.work_experience); })
        .field("work_experience_version", [](const Portfolio& self) { return self.profile.work_version(); });
}

}  // namespace

void answer_portfolio(Field& field, const domain::Seeker& seeker, const Profile& profile) {
    field.object(Portfolio{seeker, profile});
}

void bind_profile(graphql::Bindings& bindings) {
    bind_work(bindings);
    auto portfolio = bindings.object<Portfolio>("Portfolio");
    bind_account(portfolio);
    bind_resume(portfolio);
    bindings.root("Query")
        .field("portfolio",
               [](Field& field) {
                   const auto seeker = seeker_of(field);
                   if (!seeker) return;
                   answer_portfolio(field, *seeker,
                                    context_of(field).service.seekers.profiles.profile(seeker->id));
               })
        .blocking();
    bindings.root("Mutation").field("update_profile", answer_update_profile).blocking();
}

}  // namespace hoigung::endpoints
