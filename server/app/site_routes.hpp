#pragma once

#include "endpoints/graphql_endpoint.hpp"
#include "endpoints/media_endpoint.hpp"
#include "http/handler.hpp"
#include "http/static_files.hpp"
#include "pages/pages.hpp"

namespace hoigung::app {

// Where requests go.
struct SiteParts {
    endpoints::GraphqlEndpoint& graphql;
    endpoints::MediaEndpoint& media;
    const http::StaticFiles& files;
    pages::Pages& pages;
};

// The URL table of the whole site.
[[nodiscard]] http::Handler site_handler(SiteParts parts);

}  // namespace hoigung::app
