#pragma once

#include <string>
#include <vector>

#include "base/enum_names.hpp"
#include "base/time.hpp"
#include "content/markdown.hpp"
#include "domain/locale.hpp"

namespace hoigung::content {

enum class Dir { blogs, employer_blogs, news, employer, jobseeker, pages };

// The article in content/<dir>/<locale>/<name>.md, ready to be shown.
struct Article {
    Dir dir = Dir::pages;
    domain::Locale locale = domain::Locale::zh_hant;
    // The last segment of its address.
    std::string name;
    // The same in both languages.
    std::string key;
    std::string title;
    std::string description;
    // The key of its category; only blogs have one.
    std::string category;
    // The address of its cover picture, and a description of the picture.
    std::string cover;
    std::string cover_text;
    base::Date created;
    base::Date updated;
    bool published = true;
    // Keys of articles for further reading.
    std::vector<std::string> related;
    // The target of a news item, and its author.
    std::string url;
    std::string source;

    RenderedText text;
    std::string excerpt;
    int reading_minutes = 1;
    // Title, description and text, folded for the search.
    struct Folded {
        std::string title;
        std::string description;
        std::string text;
    } folded;

    // For messages: the file, and line numbers of its front matter and of its text.
    std::string file;
    int key_line = 1;
    int body_line = 1;

    // The path without base and language: "/blogs/first-interview/"; percent-encoded. A news item has no
    // page.
    [[nodiscard]] std::string path() const;
};

// A path below /hk/ in a language: "/hk/en/blogs/first-interview/".
[[nodiscard]] std::string site_path(domain::Locale locale, std::string_view path);

}  // namespace hoigung::content

template <>
struct hoigung::base::EnumNames<hoigung::content::Dir> {
    static constexpr std::array<std::string_view, 6> values{"blogs",    "employer-blogs", "news",
                                                            "employer", "jobseeker",      "pages"};
};
