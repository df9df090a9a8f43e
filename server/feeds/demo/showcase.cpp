#include "feeds/demo/showcase.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "domain/search/working_time.hpp"
#include "feeds/demo/dice.hpp"

namespace hoigung::feeds::demo {
namespace {

using domain::JobLine;

constexpr std::size_t kJobsOfAList = 40;
constexpr int kJobsOfACompany = 2;
constexpr std::size_t kFeaturedCompanies = 24;
constexpr std::size_t kBids = 60;

bool has_perk(const JobLine& job, const Perk& perk) {
    return std::ranges::find(job.posting.attributes, perk.name, &domain::Attribute::name) !=
           job.posting.attributes.end();
}

// Whether all shifts begin in the evening or later; a shift that only runs into the evening is day work.
bool at_night(const JobLine& job) {
    constexpr domain::TimeOfDay kEvening{17 * 60};
    constexpr domain::TimeOfDay kMorning{4 * 60};
    return std::ranges::all_of(job.posting.working_hours, [&](const domain::WorkingHour& hour) {
        return hour.start && (*hour.start >= kEvening || *hour.start < kMorning);
    });
}

bool weekend_only(const JobLine& job) {
    return domain::working_days_of(job.posting).contains(domain::WorkingDay::weekend_only);
}

bool fits(const JobLine& job, const ListRule& rule, const Material& material) {
    const auto in_region = [&](const domain::Address& address) {
        return std::ranges::find(rule.regions, address.district.substr(0, 2)) != rule.regions.end();
    };
    return (rule.perk.empty() || has_perk(job, material.perk(rule.perk))) &&
           (!rule.employment || job.posting.employment == *rule.employment) &&
           (!rule.weekend_only || weekend_only(job)) && (!rule.at_night || at_night(job)) &&
           (rule.minimum_hourly == 0 || job.posting.hourly_rate.least() >= rule.minimum_hourly) &&
           (rule.regions.empty() || std::ranges::any_of(job.posting.addresses, in_region));
}

std::vector<domain::JobId> newest_that_fit(const Material& material, const ListRule& rule,
                                           const std::vector<JobLine>& newest_first) {
    std::vector<domain::JobId> chosen;
    std::map<domain::CompanyId, int> of_company;
    for (const JobLine& job : newest_first) {
        if (chosen.size() == kJobsOfAList) break;
        if (!fits(job, rule, material) || of_company[job.company_id] == kJobsOfACompany) continue;
        ++of_company[job.company_id];
        chosen.push_back(job.id);
    }
    return chosen;
}

}  // namespace

std::vector<domain::JobList> make_lists(const Material& material, const std::vector<JobLine>& open_jobs,
                                        std::uint64_t seed) {
    std::vector<JobLine> newest_first = open_jobs;
    std::ranges::stable_sort(newest_first, std::ranges::greater{}, &JobLine::published_at);
    std::vector<domain::JobList> lists;
    for (const ListSketch& sketch : material.showcase.lists) {
        const std::size_t number = lists.size();
        lists.push_back({Dice(seed, "list", number).id<domain::JobListId>(), sketch.name,
                         newest_that_fit(material, sketch.rule, newest_first), sketch.search_query,
                         static_cast<int>(number) + 1});
    }
    return lists;
}

std::vector<domain::FeaturedCompany> feature_companies(const std::vector<Employer>& employers,
                                                       const std::vector<JobLine>& open_jobs,
                                                       std::uint64_t seed) {
    std::map<domain::CompanyId, int> counts;
    for (const JobLine& job : open_jobs) ++counts[job.company_id];
    std::vector<const Employer*> order;
    order.reserve(employers.size());
    for (const Employer& employer : employers) order.push_back(&employer);
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](const Employer* employer) { return counts[employer->id]; });
    std::vector<domain::FeaturedCompany> featured;
    std::set<const CompanyKind*> kinds;
    for (const Employer* employer : order) {
        if (featured.size() == kFeaturedCompanies) break;
        if (!kinds.insert(employer->kind).second) continue;
        const LocalizedText& name = employer->profile.name;
        const std::size_t number = featured.size();
        featured.push_back({Dice(seed, "featured", number).id<domain::FeaturedCompanyId>(),
                            employer->id,
                            employer->kind->about.front(),
                            {name.zh_hant + "標誌", "Logo of " + name.en},
                            static_cast<int>(number) + 1});
    }
    return featured;
}

std::vector<domain::Bid> make_bids(const std::vector<JobLine>& open_jobs, std::uint64_t seed) {
    Dice dice(seed, "bids", 0);
    std::vector<const JobLine*> order;
    order.reserve(open_jobs.size());
    for (const JobLine& job : open_jobs) order.push_back(&job);
    std::vector<domain::Bid> bids;
    for (const JobLine* job : dice.some(order, kBids)) {
        // From $0.8 to $8 a click, and from $50 to $500 a day.
        const int price = dice.between(8, 80) * 10;
        const int budget = dice.between(5, 50) * 1000;
        bids.push_back({dice.id<domain::BidId>(), job->id, price, budget});
    }
    return bids;
}

}  // namespace hoigung::feeds::demo
