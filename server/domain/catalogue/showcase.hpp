#pragma once

#include <string>
#include <vector>

#include "domain/ids.hpp"
#include "domain/locale.hpp"

// The operator's content of the home page: lists of jobs, banners, featured companies; and the bids for
// adverts. `is_hidden` hides an entry until it is put again without the flag.
namespace hoigung::domain {

struct JobList {
    JobListId id;
    LocalizedText name;
    std::vector<JobId> job_ids;
    // The query of a job search that 'more' leads to; empty when it leads to the list's own page.
    std::string search_query;
    int sequence = 0;
    bool is_hidden = false;

    bool operator==(const JobList&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("_id", self.id);
        visit.required("name", self.name);
        visit.required("job_ids", self.job_ids);
        visit.optional("search_query", self.search_query);
        visit.optional("sequence", self.sequence);
        visit.optional("is_hidden", self.is_hidden);
    }
};

struct Banner {
    BannerId id;
    // The name of a stored picture; until there is one, the banner is not shown.
    std::string cover_image;
    // A path of the site without base and language, or an https address.
    std::string link;
    LocalizedText description;
    int sequence = 0;
    bool is_hidden = false;
    // A variant of the picture for narrow screens; empty when cover_image serves all screens.
    std::string cover_image_medium = {};
    // The picture as a data: URL, when it is a small drawing. The store adds it; it is not part of the stored
    // document.
    std::string cover_drawing = {};

    bool operator==(const Banner&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("_id", self.id);
        visit.optional("cover_image", self.cover_image);
        visit.optional("cover_image_medium", self.cover_image_medium);
        visit.required("link", self.link);
        visit.required("description", self.description);
        visit.optional("sequence", self.sequence);
        visit.optional("is_hidden", self.is_hidden);
    }
};

struct FeaturedCompany {
    FeaturedCompanyId id;
    CompanyId company_id;
    LocalizedText about;
    LocalizedText alt_text;
    int sequence = 0;
    bool is_hidden = false;

    bool operator==(const FeaturedCompany&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("_id", self.id);
        visit.required("company_id", self.company_id);
        visit.optional("about", self.about);
        visit.required("alt_text", self.alt_text);
        visit.optional("sequence", self.sequence);
        visit.optional("is_hidden", self.is_hidden);
    }
};

// An offer to pay for clicks on a job's advert. The spending is kept elsewhere (ad_store.hpp), because it
// changes with every click.
struct Bid {
    BidId id;
    JobId job_id;
    int price_cents = 0;
    int daily_budget_cents = 0;
    bool is_hidden = false;

    bool operator==(const Bid&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("_id", self.id);
        visit.required("job_id", self.job_id);
        visit.required("price_cents", self.price_cents);
        visit.required("daily_budget_cents", self.daily_budget_cents);
        visit.optional("is_hidden", self.is_hidden);
    }
};

}  // namespace hoigung::domain
