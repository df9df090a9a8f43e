#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::content {

// A part of a text under a heading of the second level.
struct Heading {
    std::string id;
    std::string title;
};

struct MarkdownOptions {
    // Turns a picture's name into its address; without this function the name stays as it is.
    std::function<std::string(std::string_view name)> picture_address{};
    // What a screen reader calls a table, together with its number.
    std::string table_label = "Table";
    // Stands before the ids of headings, so that several texts can be shown on one page.
    std::string id_prefix{};
};

// A text as it is shown, and what it contains. Lines are counted from the text's first.
struct RenderedText {
    struct Use {
        std::string target;
        int line = 1;
        // What it says; empty for a picture without text.
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

// GitHub-flavoured Markdown. HTML inside of it is left out.
[[nodiscard]] RenderedText render_markdown(std::string_view text, const MarkdownOptions& options);

}  // namespace hoigung::content
