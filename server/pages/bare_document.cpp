#include "pages/bare_document.hpp"

namespace hoigung::pages {
namespace {

// Removes everything from `begin` to the next `end`.
void take_out(std::string& html, std::string_view begin, std::string_view end) {
    for (std::size_t at = html.find(begin); at != std::string::npos; at = html.find(begin, at)) {
        const std::size_t stop = html.find(end, at);
        html.erase(at, stop == std::string::npos ? std::string::npos : stop + end.size() - at);
    }
}

void replace(std::string& text, std::string_view part, std::string_view becomes) {
    if (const std::size_t at = text.find(part); at != std::string::npos)
        text.replace(at, part.size(), becomes);
}

}  // namespace

std::string bare_document(std::string_view html) {
    std::string bare(html);
    take_out(bare, "<script", "</script>");
    take_out(bare, "<link rel=\"modulepreload\"", ">");
    // In a frame that may not open windows, these links do nothing.
    replace(bare, "<head>", "<head><base target=\"_blank\">");
    return bare;
}

std::string framed_policy(std::string policy) {
    replace(policy, "frame-ancestors 'none'", "frame-ancestors 'self'");
    replace(policy, "script-src 'self'", "script-src 'none'");
    return policy;
}

}  // namespace hoigung::pages
