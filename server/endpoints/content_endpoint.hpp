#pragma once

#include <string_view>

#include "base/versioned_cache.hpp"
#include "content/library.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The content service, below /content/: `db-{hash}.json`, `page-data/{path}/index.json` and `covers/{name}`.
class ContentEndpoint {
  public:
    ContentEndpoint(const content::LiveLibrary& live_library, const base::Clock& clock);

    // `path` is the rest after "/content/".
    void answer(std::string_view path, const http::Request& request, const http::Responder& responder);

  private:
    [[nodiscard]] http::Response database(const content::Library& library, std::string_view name);

    const content::LiveLibrary& live_library_;
    // Caches the databases, so that each is compressed once and not for every visitor.
    base::VersionedCache<http::SharedBody> databases_;
};

}  // namespace hoigung::endpoints
