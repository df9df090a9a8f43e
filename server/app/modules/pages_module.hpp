#pragma once

#include "app/modules/catalogue_module.hpp"
#include "app/modules/content_module.hpp"
#include "app/modules/foundation.hpp"
#include "app/modules/seeker_module.hpp"
#include "app/opened_jobs.hpp"
#include "pages/crawler_files.hpp"
#include "pages/pages.hpp"

namespace hoigung::app {

// The rendered pages of the web, and the files for crawlers.
class PagesModule {
  public:
    // Returns when the engine has warmed up, so that the first visitor does not wait for it.
    PagesModule(Foundation& foundation, const CatalogueModule& catalogue, const ContentModule& content,
                SeekerModule& seekers, OpenedJobs& opened_jobs);

    [[nodiscard]] pages::Pages& pages() { return pages_; }
    [[nodiscard]] pages::CrawlerFiles& crawler_files() { return crawler_files_; }
    // Files that depend on the settings: the manifest, the QR codes of the app's page.
    [[nodiscard]] const http::StaticFiles& made_files() const { return made_files_; }

  private:
    const http::StaticFiles made_files_;
    pages::CrawlerFiles crawler_files_;
    pages::Pages pages_;
};

}  // namespace hoigung::app
