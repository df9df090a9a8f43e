#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::content {

// A second-level heading of a text.
struct Heading {
    std::string id;
    std::string title;
};

struct MarkdownOptions {
    // Turns a picture's name into its address; if empty, names stay unchanged.
    std::function<std::string(std::string_view name)> picture_address{};
    // Labels a table for screen readers, together with its number.
    std::string table_label = "Table";
    // The prefix of headings' ids, so that several texts can be shown on one page.
    std::string id_prefix{};
};

// A rendered text and its contents. Lines are counted from the text's first.
struct RenderedText {
    struct Use {
        std::string target;
        int line = 1;
        // The text of the link or picture; empty for a picture without text.
        std::string text;
    };
    std::string html;
    std::string plain;
    std::vector<Heading> headings;
    std::vector<Use> links;
    std::vector<Use> pictures;
    // Lines of first-level headings, which only the page itself may have.
    std::vector<int> first_level_headings;
};

// Renders GitHub-flavoured Markdown. HTML inside of it is left out.
[[nodiscard]] RenderedText render_markdown(std::string_view text, const MarkdownOptions& options);

}  // namespace hoigung::content
