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

// What search engines and feed readers fetch: robots.txt, the sitemap, the feeds of the articles.
class CrawlerFiles {
  public:
    struct Parts {
        const domain::LiveCatalogue& live_catalogue;
        const domain::ReferenceLists& lists;
        const content::LiveLibrary& live_library;
        // The site's own address, without a slash at its end: the one that its pages name as canonical.
        std::function<std::string(const http::Request&)> site_of;
        domain::LocalizedText site_name;
        // Whether search engines may come at all.
        bool indexed = true;
    };

    CrawlerFiles(Parts parts, base::WorkQueue& queue, const base::Clock& clock);

    // False, and nothing is answered, when the request's path is not one of these.
    [[nodiscard]] bool answer(const http::Request& request, const http::Responder& responder);

  private:
    struct File {
        std::shared_ptr<const http::SharedBody> body;
        std::string etag;
    };

    void answer_sitemap(std::string name, const http::Request& request, const http::Responder& responder);
    // The index, or the part of that name, of the site at that address; null when there is none.
    [[nodiscard]] std::shared_ptr<const File> sitemap_file(const std::string& name, const std::string& site,
                                                           const Sources& sources);

    Parts parts_;
    base::WorkQueue& queue_;
    base::VersionedCache<File> cache_;
};

}  // namespace hoigung::pages
