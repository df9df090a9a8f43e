#pragma once

#include <memory>
#include <string>

#include "http/response.hpp"

namespace hoigung::pages {

// A page as it was rendered: the same for everybody who asks.
struct RenderedPage {
    int status = 200;
    // Where the page has moved to; empty when it has not.
    std::string location;
    std::shared_ptr<const http::SharedBody> html;
    std::string etag;
    // The Content-Security-Policy that lets the styles in the page stand; empty for the site's own.
    std::string policy;

    // What it takes in memory.
    [[nodiscard]] std::size_t weight() const {
        return html ? html->text().size() + html->encoded(http::Encoding::brotli).size() : 0;
    }
};

}  // namespace hoigung::pages
