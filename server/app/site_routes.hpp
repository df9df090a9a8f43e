#pragma once

#include "endpoints/graphql_endpoint.hpp"
#include "endpoints/media_endpoint.hpp"
#include "endpoints/outbox_page.hpp"
#include "endpoints/rest/identity_calls.hpp"
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
    const endpoints::IdentityCalls& identity;
    // Only in development.
    endpoints::OutboxPage* outbox = nullptr;
};

// The URL table of the whole site.
[[nodiscard]] http::Handler site_handler(SiteParts parts);

}  // namespace hoigung::app
