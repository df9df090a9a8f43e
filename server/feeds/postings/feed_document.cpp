#include "feeds/postings/feed_document.hpp"

#include <algorithm>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "feeds/postings/json_ld.hpp"
#include "feeds/postings/xml_feed.hpp"

namespace hoigung::feeds {
namespace {

// The first characters, in lower case.
std::string beginning_of(std::string_view text) {
    constexpr std::size_t kLookedAt = 4096;
    std::string head(base::trim(text).substr(0, kLookedAt));
    for (char& c : head) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return head;
}

}  // namespace

FeedFormat format_of(std::string_view text) {
    const std::string head = beginning_of(text);
    if (head.starts_with('{') || head.starts_with('[')) return FeedFormat::jsonld;
    if (!head.starts_with('<')) return FeedFormat::list;
    if (head.find("<urlset") != std::string::npos || head.find("<sitemapindex") != std::string::npos)
        return FeedFormat::list;
    // Decided by the first element, because an XML feed may contain HTML.
    std::size_t root = 0;
    while (root != std::string::npos && root + 1 < head.size() && !base::is_letter(head[root + 1])) {
        if (head.substr(root).starts_with("<!doctype html")) return FeedFormat::html;
        root = head.find('<', root + 1);
    }
    const std::string_view element = root == std::string::npos ? "" : std::string_view(head).substr(root);
    const auto is_root = [&](std::string_view mark) { return element.starts_with(mark); };
    return is_root("<html") || is_root("<head") || is_root("<body") || is_root("<script") ? FeedFormat::html
                                                                                          : FeedFormat::xml;
}

FeedRead read_feed(std::string_view text, FeedFormat format, std::string_view address) {
    FeedRead read = format == FeedFormat::xml    ? read_xml_feed(text)
                    : format == FeedFormat::html ? read_html_page(text, address)
                                                 : read_json_ld(text);
    if (read.ok()) join_places(*read);
    return read;
}

std::vector<std::string> read_list(std::string_view text) {
    auto addresses = read_sitemap(text);
    if (!addresses.empty() || base::trim(text).starts_with('<')) return addresses;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = base::trim(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && !line.starts_with('#')) addresses.emplace_back(line);
    }
    return addresses;
}

}  // namespace hoigung::feeds
