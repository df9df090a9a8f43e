#include "base/enum_names.hpp"
#include "domain/matching/recommend_jobs.hpp"
#include "domain/snapshot/showcase_queries.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/resolvers/showcase.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::ListedJobs;
using graphql::Field;

// A list that no operator made; its id is all zeros.
const domain::JobList& recommended_list() {
    static const domain::JobList list{{}, {"為你推薦", "Recommended for you"}, {}, "", 0};
    return list;
}

// Empty for a visitor, and for a seeker about whom too little is known.
std::vector<domain::RecommendedJob> jobs_for_caller(const ServiceContext& context) {
    if (!context.caller.is_logged_in()) return {};
    const SeekerStores& stores = context.service.seekers;
    const domain::SeekerId seeker = *context.caller.seeker;
    const domain::Profile profile = stores.profiles.profile(seeker);
    if (!profile.is_created()) return {};
    const auto latest = stores.applications.applications_of(seeker, domain::ApplicationFilter{},
                                                            {0, domain::kTellingApplications});
    const auto applied = stores.applications.applied_jobs(seeker);
    return domain::recommend_jobs(context.catalogue(), context.service.lists,
                                  {profile, latest.applications, applied}, domain::kRecommendedJobs);
}

}  // namespace

void answer_recommended(Field& field) {
    ServiceContext& context = context_of(field);
    ListedJobs listed{&recommended_list(), {}, 0};
    for (domain::RecommendedJob& recommended : jobs_for_caller(context)) {
        listed.jobs.push_back(recommended.job);
        context.match_reasons.emplace(recommended.job->id, std::move(recommended.reasons));
    }
    if (listed.jobs.empty())
        listed.jobs = domain::newest_of_each_company(context.catalogue(), domain::kRecommendedJobs);
    listed.total = listed.jobs.size();
    field.object(listed);
    // Other lists may have the same job, and give no reasons for it.
    context.match_reasons.clear();
}

void bind_recommended(graphql::Bindings& bindings) {
    bindings.object<domain::Job>("Job").field("match_reasons", [](const domain::Job& job, Field& field) {
        const auto& all = context_of(field).match_reasons;
        const auto found = all.find(job.id);
        const auto none = std::vector<domain::MatchReason>{};
        field.list(found == all.end() ? none : found->second,
                   [](domain::MatchReason reason, Field& item) { item.string(base::name_of(reason)); });
    });
}

}  // namespace hoigung::endpoints
