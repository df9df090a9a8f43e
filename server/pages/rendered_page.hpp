#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "domain/snapshot/answer_dependencies.hpp"
#include "http/response.hpp"

namespace hoigung::pages {

// A rendered page, which is the same for every visitor.
struct RenderedPage {
    int status = 200;
    // The target of a redirect; empty for a page.
    std::string location;
    std::shared_ptr<const http::SharedBody> html;
    std::string etag;
    // The Content-Security-Policy that allows the page's inline styles; empty for the site's own.
    std::string policy;
    // A digest of the answers that the page was rendered from.
    std::uint64_t answers_digest = 0;
    std::chrono::steady_clock::time_point made_at{};
    domain::AnswerDependencies dependencies{.lists = domain::AnswerDependencies::Lists::any_by_words};

    // The stored bytes: the packed form, or the text.
    [[nodiscard]] std::string_view bytes() const {
        if (!html) return {};
        return html->is_packed() ? html->encoded(http::Encoding::brotli) : html->text();
    }
};

}  // namespace hoigung::pages
