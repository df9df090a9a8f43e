#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/ingest/feed_store.hpp"
#include "domain/pictures.hpp"
#include "domain/reference/reference_lists.hpp"
#include "feeds/demo/demo_catalogue.hpp"

// The demonstration catalogue in a database. Its companies and jobs have the same ids on every day it is made
// for.
namespace hoigung::app {

class Demonstration {
  public:
    Demonstration(domain::CatalogueStore& catalogue, domain::FeedStore& feeds, domain::PictureStore& pictures,
                  domain::EmployerStore& employers, const domain::ReferenceLists& lists)
        : catalogue_(catalogue), feeds_(feeds), pictures_(pictures), employers_(employers), lists_(lists) {}

    // Writes it as of today, with an employer: what is there is brought up to date. Returns the number of
    // lines.
    std::size_t put(base::Timestamp now);
    // The same when it was put on an earlier day and is still shown; says whether it was.
    bool renew(base::Timestamp now);
    // Takes it off the site: closes its jobs, suspends its companies, hides its lists, banners and bids. Its
    // employer's people go.
    void remove(base::Timestamp now);
    // Jobs in the database that are not of the demonstration.
    [[nodiscard]] std::size_t other_jobs(base::Timestamp now);

  private:
    std::size_t take(const feeds::demo::DemoCatalogue& made, base::Timestamp now);

    domain::CatalogueStore& catalogue_;
    domain::FeedStore& feeds_;
    domain::PictureStore& pictures_;
    domain::EmployerStore& employers_;
    const domain::ReferenceLists& lists_;
};

}  // namespace hoigung::app
