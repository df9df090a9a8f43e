#include "endpoints/seeker/resolvers/showcase.hpp"

#include "domain/snapshot/showcase_queries.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Banner;
using domain::ListedJobs;
using domain::ShownCompany;
using graphql::Field;

struct SearchQuery {
    const std::string* query;
};

struct Homepage {};

void bind_lists(graphql::Bindings& bindings) {
    bindings.object<SearchQuery>("JobListData").field("search_query", &SearchQuery::query);
    bindings.object<ListedJobs>("JobList")
        .field("_id", [](const ListedJobs& listed) { return listed.list->id.hex(); })
        .field("name", [](const ListedJobs& listed) { return in_every_language(listed.list->name); })
        .field("jobs", [](const ListedJobs& listed, Field& field) { field.value(listed.jobs); })
        .field("data",
               [](const ListedJobs& listed, Field& field) {
                   const std::string& query = listed.list->search_query;
                   query.empty() ? field.null() : field.object(SearchQuery{&query});
               })
        .field("total", &ListedJobs::total);
}

void bind_featured_companies(graphql::Bindings& bindings) {
    bindings.object<ShownCompany>("FeaturedCompany")
        .field("_id", [](const ShownCompany& shown) { return shown.featured->id.hex(); })
        .field("name",
               [](const ShownCompany& shown, Field& field) {
                   field.string(context_of(field).text(shown.company->profile.name));
               })
        .field("about",
               [](const ShownCompany& shown, Field& field) {
                   const auto& own = shown.featured->about;
                   field.string(context_of(field).text(own.empty() ? shown.company->profile.about : own));
               })
        .field("alt_text",
               [](const ShownCompany& shown, Field& field) {
                   field.string(context_of(field).text(shown.featured->alt_text));
               })
        .field("company_id", [](const ShownCompany& shown) { return shown.company->id.hex(); })
        .field("company_logo", [](const ShownCompany& shown,
                                  Field& field) { answer_picture(field, shown.company->profile.logo); })
        .field("company_logo_medium",
               [](const ShownCompany& shown, Field& field) {
                   answer_picture(field, shown.company->profile.logo_medium);
               })
        .field("company_logo_thumbnail",
               [](const ShownCompany& shown, Field& field) {
                   answer_picture(field, shown.company->profile.logo_thumbnail);
               })
        .field("slug", [](const ShownCompany& shown) { return in_every_language(shown.company->slug); });
    bindings.object<FeaturedCompanyPage>("FeaturedCompanyList")
        .field("featured_companies",
               [](const FeaturedCompanyPage& page, Field& field) { field.value(page.companies); })
        .field("total", &FeaturedCompanyPage::total);
}

void bind_homepage(graphql::Bindings& bindings) {
    bindings.object<Banner>("HomeBanner")
        .field("cover_image",
               [](const Banner& banner, Field& field) { answer_picture(field, banner.cover_image); })
        .field("cover_image_medium",
               [](const Banner& banner, Field& field) { answer_picture(field, banner.cover_image_medium); })
        .field("cover_drawing",
               [](const Banner& banner, Field& field) {
                   // Only the first banner is visible at once.
                   const bool is_first = &banner == &context_of(field).catalogue().banners().front();
                   is_first && !banner.cover_drawing.empty() ? field.string(banner.cover_drawing)
                                                             : field.null();
               })
        .field("link", &Banner::link)
        .field("description", [](const Banner& banner, Field& field) {
            field.string(context_of(field).text(banner.description));
        });
    bindings.object<Homepage>("Homepage")
        .field("home_banners",
               [](const Homepage&, Field& field) { field.value(context_of(field).catalogue().banners()); })
        .field("job_featured_lists",
               [](const Homepage&, Field& field) {
                   const domain::Catalogue& catalogue = context_of(field).catalogue();
                   field.list(catalogue.lists(), [&](const domain::JobList& list, Field& item) {
                       item.object(domain::jobs_of(catalogue, list, {0, domain::kJobsOfAHomeList}));
                   });
               })
        .field("job_recommended_list", [](const Homepage&, Field& field) { answer_recommended(field); })
        .personal()
        .field("featured_companies", [](const Homepage&, Field& field) {
            auto companies = domain::featured_companies(context_of(field).catalogue());
            companies.resize(std::min(companies.size(), domain::kFeaturedCompaniesAtHome));
            field.value(companies);
        });
}

}  // namespace

void bind_showcase(graphql::Bindings& bindings) {
    bind_lists(bindings);
    bind_featured_companies(bindings);
    bind_homepage(bindings);
}

void answer_homepage(Field& field) {
    field.object(Homepage{});
}

}  // namespace hoigung::endpoints
