#include "pages/sitemap.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include <fmt/format.h>

#include "base/percent.hpp"
#include "base/xml.hpp"
#include "content/lists.hpp"
#include "domain/search/filter_slug.hpp"

namespace hoigung::pages {
namespace {

using domain::FilterSlug;
using domain::Locale;
using domain::LocalizedText;

constexpr std::string_view kDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

std::string_view language_tag(Locale locale) {
    return locale == Locale::en ? "en-HK" : "zh-Hant-HK";
}

LocalizedText same_path(std::string_view path) {
    return {std::string(path), std::string(path)};
}

std::string id_path(std::string_view root, std::string_view slug, std::string_view id) {
    return fmt::format("/{}/{}/{}/", root, base::percent_encode(slug), id);
}

LocalizedText slug_path(const FilterSlug& slug) {
    const auto in = [&](Locale locale) {
        return fmt::format("/find-jobs/{}/", base::percent_encode(slug.text(locale)));
    };
    return {in(Locale::zh_hant), in(Locale::en)};
}

// The slug pages of one or two names that show at least one job, each with the last change of its jobs.
class SearchPages {
  public:
    explicit SearchPages(const domain::ReferenceLists& lists) : lists_(lists) {}

    void add(const domain::Job& job) {
        const auto& employments = lists_.lists().employments;
        const auto employment =
            std::ranges::find(employments, base::name_of(job.posting.employment), &domain::Term::code);
        const domain::Term* term = employment == employments.end() ? nullptr : &*employment;
        std::set<FilterSlug> kinds;
        for (const std::string& code : job.posting.job_types) {
            if (const auto placed = lists_.job_type(code)) {
                kinds.insert({.category = placed->category});
                kinds.insert({.type = placed->type});
            }
        }
        note_with(job, {}, term);
        for (const FilterSlug& kind : kinds) note_with(job, kind, term);
        for (const auto& address : job.posting.addresses) {
            const domain::District* district = lists_.district(address.district);
            if (district == nullptr) continue;
            note_with(job, {.district = district}, term);
            for (const FilterSlug& kind : kinds)
                note(job, {.district = district, .category = kind.category, .type = kind.type});
        }
    }

    [[nodiscard]] std::vector<SitemapPage> pages() const {
        std::vector<SitemapPage> all;
        all.reserve(changed_.size());
        for (const auto& [slug, changed] : changed_) all.push_back({slug_path(slug), changed});
        std::ranges::sort(all, {}, [](const SitemapPage& page) { return page.path.en; });
        return all;
    }

  private:
    void note(const domain::Job& job, const FilterSlug& slug) {
        base::Timestamp& changed = changed_[slug];
        changed = std::max(changed, job.updated_at);
    }
    // Notes the page of the slug, and the page of the slug with the employment.
    void note_with(const domain::Job& job, FilterSlug slug, const domain::Term* employment) {
        if (slug != FilterSlug{}) note(job, slug);
        if (employment == nullptr) return;
        slug.employment = employment;
        note(job, slug);
    }

    const domain::ReferenceLists& lists_;
    std::map<FilterSlug, base::Timestamp> changed_;
};

// The end of a part's address in the index.
std::string part_end(std::string_view name) {
    return fmt::format("/sitemap-{}.xml</loc>", base::xml_text(name));
}

std::span<const SitemapPage> slice(const std::vector<SitemapPage>& pages, std::size_t part) {
    const std::size_t begin = std::min(pages.size(), (part - 1) * Sitemap::kPagesInAPart);
    return std::span(pages).subspan(begin, std::min(Sitemap::kPagesInAPart, pages.size() - begin));
}

}  // namespace

const std::array<Sitemap::Section, 6> Sitemap::kSections{{
    {"pages", &Sitemap::fixed_pages},
    {"jobs", &Sitemap::jobs},
    {"companies", &Sitemap::companies},
    {"searches", &Sitemap::searches},
    {"features", &Sitemap::features},
    {"articles", &Sitemap::articles},
}};

std::vector<SitemapPage> Sitemap::fixed_pages() const {
    std::vector<SitemapPage> pages;
    for (const std::string_view path : {"/", "/find-jobs/", "/company/", "/featured-companies/"})
        pages.push_back({same_path(path), std::nullopt});
    return pages;
}

std::vector<SitemapPage> Sitemap::jobs() const {
    std::vector<SitemapPage> pages;
    pages.reserve(catalogue_.open_jobs().size());
    for (const domain::Job* job : catalogue_.open_jobs()) {
        const std::string id = job->id.text();
        pages.push_back({{id_path("job", job->slug.in(Locale::zh_hant), id),
                          id_path("job", job->slug.in(Locale::en), id)},
                         job->updated_at});
    }
    return pages;
}

std::vector<SitemapPage> Sitemap::companies() const {
    std::vector<SitemapPage> pages;
    catalogue_.each_company([&](const domain::Company& company) {
        if (company.is_suspended) return;
        const std::string id = company.id.text();
        pages.push_back({{id_path("company", company.slug.in(Locale::zh_hant), id),
                          id_path("company", company.slug.in(Locale::en), id)},
                         company.updated_at});
    });
    std::ranges::sort(pages, {}, [](const SitemapPage& page) { return page.path.en; });
    return pages;
}

std::vector<SitemapPage> Sitemap::searches() const {
    SearchPages pages(lists_);
    for (const domain::Job* job : catalogue_.open_jobs()) pages.add(*job);
    return pages.pages();
}

std::vector<SitemapPage> Sitemap::features() const {
    std::vector<SitemapPage> pages;
    for (const domain::JobList& list : catalogue_.lists()) {
        std::optional<base::Timestamp> changed;
        for (const auto& id : list.job_ids) {
            const domain::Job* job = catalogue_.job(id);
            if (job != nullptr) changed = std::max(changed.value_or(job->updated_at), job->updated_at);
        }
        pages.push_back({same_path(fmt::format("/feature/{}/", list.id.text())), changed});
    }
    return pages;
}

std::vector<SitemapPage> Sitemap::articles() const {
    using content::Dir;
    std::vector<SitemapPage> pages;
    for (const Dir dir : {Dir::blogs, Dir::employer_blogs, Dir::news}) {
        pages.push_back({same_path(content::list_root(dir)), std::nullopt});
        for (const content::Category& category : library_.categories(dir)) {
            const content::ListAddress list{.dir = dir, .category = &category};
            pages.push_back(
                {{content::list_path(list, Locale::zh_hant), content::list_path(list, Locale::en)},
                 std::nullopt});
        }
    }
    for (const Dir dir : {Dir::blogs, Dir::employer_blogs, Dir::employer, Dir::jobseeker, Dir::pages}) {
        for (const content::Article* article : library_.articles(dir, Locale::zh_hant)) {
            // An article in one language only has no alternate to name.
            const content::Article* english = library_.counterpart(*article);
            if (english == nullptr || !article->published) continue;
            pages.push_back({{article->path(), english->path()},
                             base::hong_kong_midnight(std::max(article->updated, english->updated))});
        }
    }
    return pages;
}

std::string Sitemap::address(Locale locale, const SitemapPage& page) const {
    return base::xml_text(fmt::format("{}{}", site_, content::site_path(locale, page.path.in(locale))));
}

void Sitemap::append_page(std::string& out, const SitemapPage& page) const {
    const std::string chinese = address(Locale::zh_hant, page);
    const std::string english = address(Locale::en, page);
    std::string rest;
    if (page.changed) rest = fmt::format("<lastmod>{}</lastmod>", base::to_iso(*page.changed));
    for (const auto& [tag, target] :
         {std::pair{language_tag(Locale::zh_hant), &chinese}, std::pair{language_tag(Locale::en), &english},
          std::pair{std::string_view("x-default"), &chinese}}) {
        rest += fmt::format("<xhtml:link rel=\"alternate\" hreflang=\"{}\" href=\"{}\"/>", tag, *target);
    }
    for (const std::string* own : {&chinese, &english})
        out += fmt::format("<url><loc>{}</loc>{}</url>\n", *own, rest);
}

std::string Sitemap::index() const {
    std::string out(kDeclaration);
    out += "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
    for (const Section& section : kSections) {
        const auto pages = (this->*section.pages)();
        for (std::size_t part = 1; !slice(pages, part).empty(); ++part) {
            std::optional<base::Timestamp> changed;
            for (const SitemapPage& page : slice(pages, part)) changed = std::max(changed, page.changed);
            out += fmt::format("<sitemap><loc>{}{}", base::xml_text(site_),
                               part_end(fmt::format("{}-{}", section.name, part)));
            if (changed) out += fmt::format("<lastmod>{}</lastmod>", base::to_iso(*changed));
            out += "</sitemap>\n";
        }
    }
    return out + "</sitemapindex>\n";
}

bool Sitemap::names_part(std::string_view index, std::string_view name) {
    return index.find(part_end(name)) != std::string_view::npos;
}

std::optional<std::string> Sitemap::part(std::string_view name) const {
    const std::size_t hyphen = name.rfind('-');
    if (hyphen == std::string_view::npos) return std::nullopt;
    const auto section = std::ranges::find(kSections, name.substr(0, hyphen), &Section::name);
    const std::string_view digits = name.substr(hyphen + 1);
    std::size_t number = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (section == kSections.end() || problem != std::errc{} || end != digits.data() + digits.size() ||
        number == 0)
        return std::nullopt;
    const auto pages = (this->*section->pages)();
    const auto shown = slice(pages, number);
    if (shown.empty()) return std::nullopt;
    std::string out(kDeclaration);
    out +=
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" "
        "xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n";
    for (const SitemapPage& page : shown) append_page(out, page);
    return out + "</urlset>\n";
}

}  // namespace hoigung::pages
