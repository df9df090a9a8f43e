#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/library.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::pages {

// A page for search engines: its path in both languages, without base and language, and its last change.
struct SitemapPage {
    domain::LocalizedText path;
    std::optional<base::Timestamp> changed;
};

// The pages that search engines may show: an index and its parts, each with fewer addresses than the 50,000
// and the 50 MB that the protocol allows.
class Sitemap {
  public:
    // Pages of a part; each has an address in both languages.
    static constexpr std::size_t kPagesInAPart = 1000;

    // `site` is the site's own address without a trailing slash.
    Sitemap(const domain::Catalogue& catalogue, const domain::ReferenceLists& lists,
            const content::Library& library, std::string_view site)
        : catalogue_(catalogue), lists_(lists), library_(library), site_(site) {}

    // sitemap.xml
    [[nodiscard]] std::string index() const;
    // Whether an existing index names a part: faster than making the part.
    [[nodiscard]] static bool names_part(std::string_view index, std::string_view name);
    // "jobs-1" for sitemap-jobs-1.xml; std::nullopt when there is no such part.
    [[nodiscard]] std::optional<std::string> part(std::string_view name) const;

  private:
    struct Section {
        std::string_view name;
        std::vector<SitemapPage> (Sitemap::*pages)() const;
    };
    static const std::array<Section, 6> kSections;

    [[nodiscard]] std::vector<SitemapPage> fixed_pages() const;
    [[nodiscard]] std::vector<SitemapPage> jobs() const;
    [[nodiscard]] std::vector<SitemapPage> companies() const;
    [[nodiscard]] std::vector<SitemapPage> searches() const;
    [[nodiscard]] std::vector<SitemapPage> features() const;
    [[nodiscard]] std::vector<SitemapPage> articles() const;
    [[nodiscard]] std::string address(domain::Locale locale, const SitemapPage& page) const;
    void append_page(std::string& out, const SitemapPage& page) const;

    const domain::Catalogue& catalogue_;
    const domain::ReferenceLists& lists_;
    const content::Library& library_;
    std::string_view site_;
};

}  // namespace hoigung::pages
