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
    // Gives a picture's name its address; the name itself stays when there is none.
    std::function<std::string(std::string_view name)> picture_address{};
    // What a table is called, with its number, by those who hear the page.
    std::string table_label = "Table";
};

// A text as it is shown, and what stands in it. Lines count from the text's first.
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
    // Lines of headings of the first level, which belongs to the page.
    std::vector<int> first_level_headings;
};

// GitHub-flavoured Markdown. HTML inside of it is left out.
[[nodiscard]] RenderedText render_markdown(std::string_view text, const MarkdownOptions& options);

}  // namespace hoigung::content
