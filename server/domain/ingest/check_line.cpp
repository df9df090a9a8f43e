#include "domain/ingest/check_line.hpp"

#include <set>

#include "domain/ingest/check_job.hpp"
#include "domain/ingest/problems.hpp"
#include "domain/pictures.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongestTitle = 100;
constexpr std::size_t kLongestAbout = 3000;
constexpr std::size_t kLongestLink = 500;
constexpr std::size_t kMostJobsOfAList = 1000;
constexpr int kHighestPriceCents = 100'000;
constexpr int kHighestBudgetCents = 100'000'000;

void check_picture(std::string_view field, std::string_view name, Problems& problems) {
    if (!name.empty() && !is_picture_name(name))
        problems.add(FindingKind::unknown_value, field, std::string(name),
                     "{} '{}' is no stored picture's name", field, name);
}

void check(const CompanyLine& line, Problems& problems) {
    problems.check_name("name", line.profile.name, kLongestTitle);
    problems.check_text("about", line.profile.about, kLongestAbout, false);
    check_picture("company_logo", line.profile.logo, problems);
    check_picture("company_logo_medium", line.profile.logo_medium, problems);
    check_picture("company_logo_thumbnail", line.profile.logo_thumbnail, problems);
}

void check(const JobList& list, Problems& problems) {
    problems.check_text("name", list.name, kLongestTitle, true);
    problems.check_count("job_ids", list.job_ids.size(), 0, kMostJobsOfAList);
    const std::set<JobId> distinct(list.job_ids.begin(), list.job_ids.end());
    if (distinct.size() != list.job_ids.size())
        problems.add(FindingKind::stands_twice, "job_ids", "", "job_ids: a job stands twice");
    if (list.search_query.size() > kLongestLink)
        problems.add(FindingKind::text_too_long, "search_query", "", "search_query is too long");
}

// A banner links to a page of the site or to an https address, never to a script.
void check(const Banner& banner, Problems& problems) {
    problems.check_text("description", banner.description, kLongestTitle, true);
    check_picture("cover_image", banner.cover_image, problems);
    check_picture("cover_image_medium", banner.cover_image_medium, problems);
    const bool site_path = banner.link.starts_with('/') && !banner.link.starts_with("//");
    if ((!site_path && !banner.link.starts_with("https://")) || banner.link.size() > kLongestLink) {
        problems.add(FindingKind::address_not_usable, "link", "",
                     "link must be a path of the site or an https address");
    }
}

void check(const FeaturedCompany& featured, Problems& problems) {
    problems.check_text("about", featured.about, kLongestAbout, false);
    problems.check_text("alt_text", featured.alt_text, kLongestTitle, true);
}

void check(const Bid& bid, Problems& problems) {
    if (bid.price_cents < 1 || bid.price_cents > kHighestPriceCents) {
        problems.add(FindingKind::not_in_range, "price_cents", "", "price_cents must be from 1 to {}",
                     kHighestPriceCents);
    }
    if (bid.daily_budget_cents < bid.price_cents || bid.daily_budget_cents > kHighestBudgetCents) {
        problems.add(FindingKind::not_in_range, "daily_budget_cents", "",
                     "daily_budget_cents must be from price_cents to {}", kHighestBudgetCents);
    }
}

}  // namespace

std::vector<std::string> problems_of(const CatalogueLine& line, const ReferenceLists& lists, base::Date today,
                                     Descriptions descriptions) {
    Problems problems;
    std::visit(
        [&](const auto& thing) {
            if constexpr (requires { thing.posting; }) {
                check_job(thing, lists, today, problems, descriptions);
            } else {
                check(thing, problems);
            }
        },
        line);
    std::vector<std::string> texts;
    for (Problem& problem : problems.take()) texts.push_back(std::move(problem.text));
    return texts;
}

}  // namespace hoigung::domain
