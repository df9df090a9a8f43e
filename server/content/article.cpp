#include "content/article.hpp"

#include <fmt/format.h>

#include "base/percent.hpp"

namespace hoigung::content {

std::string Article::path() const {
    const std::string segment = base::percent_encode(name);
    switch (dir) {
        case Dir::blogs:
            return fmt::format("/blogs/{}/", segment);
        case Dir::employer:
            // The landing page is at the root of its folder.
            if (name == "landing") return "/employer/";
            [[fallthrough]];
        case Dir::employer_blogs:
            return fmt::format("/employer/{}/", segment);
        case Dir::jobseeker:
            return fmt::format("/jobseeker/{}/", segment);
        case Dir::pages:
            return fmt::format("/{}/", segment);
        case Dir::news:
            break;
    }
    return "/latest-news/";
}

std::string site_path(domain::Locale locale, std::string_view path) {
    return fmt::format("/hk{}{}", locale == domain::Locale::en ? "/en" : "", path);
}

}  // namespace hoigung::content
