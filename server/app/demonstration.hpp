#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/ingest/feed_store.hpp"
#include "domain/pictures.hpp"
#include "domain/reference/reference_lists.hpp"
#include "feeds/demo/demo_catalogue.hpp"

// The demonstration catalogue in a database. The ids of its companies and jobs do not depend on the day.
namespace hoigung::app {

class Demonstration {
  public:
    Demonstration(domain::CatalogueStore& catalogue, domain::FeedStore& feeds, domain::PictureStore& pictures,
                  domain::EmployerStore& employers, const domain::ReferenceLists& lists)
        : catalogue_(catalogue), feeds_(feeds), pictures_(pictures), employers_(employers), lists_(lists) {}

    // Writes the catalogue of today, with an employer, and updates what exists. Returns the number of lines.
    std::size_t put(base::Timestamp now);
    // Calls put() if the demonstration was put on an earlier day and is still shown; returns whether it did.
    bool renew(base::Timestamp now);
    // Takes the demonstration off the site: closes its jobs, suspends its companies, hides its lists, banners
    // and bids, and removes its employer's people.
    void remove(base::Timestamp now);
    // The number of jobs in the database that do not belong to the demonstration.
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
