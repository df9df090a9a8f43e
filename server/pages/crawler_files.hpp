#pragma once

#include <functional>
#include <string>

#include "base/versioned_cache.hpp"
#include "base/work_queue.hpp"
#include "content/library.hpp"
#include "domain/reference/reference_lists.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "http/handler.hpp"
#include "pages/sources.hpp"

namespace hoigung::pages {

// Files for search engines and feed readers: robots.txt, the sitemap, the feeds of the articles.
class CrawlerFiles {
  public:
    struct Parts {
        const domain::LiveCatalogue& live_catalogue;
        const domain::ReferenceLists& lists;
        const content::LiveLibrary& live_library;
        // The site's own address without a trailing slash, which its pages name as canonical.
        std::function<std::string(const http::Request&)> site_of;
        domain::LocalizedText site_name;
        // Whether search engines may index the site.
        bool indexed = true;
    };

    CrawlerFiles(Parts parts, base::WorkQueue& queue, const base::Clock& clock);

    // Returns false, and answers nothing, when the request's path is not one of these files.
    [[nodiscard]] bool answer(const http::Request& request, const http::Responder& responder);

  private:
    struct File {
        std::shared_ptr<const http::SharedBody> body;
        std::string etag;
    };

    void answer_sitemap(std::string name, const http::Request& request, const http::Responder& responder);
    // The index (for an empty name) or a part of the sitemap of the site at that address; null when there is
    // no such part.
    [[nodiscard]] std::shared_ptr<const File> sitemap_file(const std::string& name, const std::string& site,
                                                           const Sources& sources);

    Parts parts_;
    base::WorkQueue& queue_;
    base::VersionedCache<File> cache_;
};

}  // namespace hoigung::pages
