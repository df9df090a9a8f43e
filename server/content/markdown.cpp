#include "content/markdown.hpp"

#include <cstdlib>
#include <memory>
#include <mutex>
#include <set>

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <fmt/format.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "domain/slug.hpp"

namespace hoigung::content {
namespace {

constexpr int kOptions = CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8;

struct FreeNode {
    void operator()(cmark_node* node) const { cmark_node_free(node); }
};
struct FreeParser {
    void operator()(cmark_parser* parser) const { cmark_parser_free(parser); }
};
struct FreeText {
    void operator()(char* text) const { std::free(text); }
};
using Parser = std::unique_ptr<cmark_parser, FreeParser>;
using Root = std::unique_ptr<cmark_node, FreeNode>;
using Text = std::unique_ptr<char, FreeText>;

Parser make_parser() {
    static std::once_flag registered;
    std::call_once(registered, cmark_gfm_core_extensions_ensure_registered);
    Parser parser(cmark_parser_new(kOptions));
    for (const char* name : {"table", "strikethrough", "autolink"}) {
        if (auto* extension = cmark_find_syntax_extension(name))
            cmark_parser_attach_syntax_extension(parser.get(), extension);
    }
    return parser;
}

// Inline nodes do not always know their line; the block around them does.
int line_of(cmark_node* node) {
    for (; node != nullptr; node = cmark_node_parent(node)) {
        if (const int line = cmark_node_get_start_line(node); line > 0) return line;
    }
    return 1;
}

std::string literal_of(cmark_node* node) {
    const char* literal = cmark_node_get_literal(node);
    return literal == nullptr ? "" : literal;
}

// Calls `visit` with every node, parents first.
template <class Visit>
void walk(cmark_node* root, Visit visit) {
    const std::unique_ptr<cmark_iter, decltype(&cmark_iter_free)> steps(cmark_iter_new(root),
                                                                        cmark_iter_free);
    while (true) {
        const cmark_event_type event = cmark_iter_next(steps.get());
        if (event == CMARK_EVENT_DONE) return;
        if (event == CMARK_EVENT_ENTER) visit(cmark_iter_get_node(steps.get()));
    }
}

std::string text_below(cmark_node* root) {
    std::string out;
    walk(root, [&](cmark_node* node) {
        const cmark_node_type type = cmark_node_get_type(node);
        if (type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE) out += literal_of(node);
        if (type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK) out += ' ';
        const bool starts_block = (type & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_BLOCK && node != root;
        if (starts_block && !out.empty() && out.back() != ' ') out += ' ';
    });
    return out;
}

bool is_han_or_its_punctuation(UChar32 c) {
    const int block = ublock_getCode(c);
    return u_hasBinaryProperty(c, UCHAR_IDEOGRAPHIC) || block == UBLOCK_CJK_SYMBOLS_AND_PUNCTUATION ||
           block == UBLOCK_HALFWIDTH_AND_FULLWIDTH_FORMS;
}

bool ends_in_han(const std::string& text) {
    auto at = static_cast<std::int32_t>(text.size());
    if (at == 0) return false;
    UChar32 c = 0;
    U8_PREV(text.data(), 0, at, c);
    return is_han_or_its_punctuation(c);
}

bool begins_with_han(const std::string& text) {
    std::int32_t at = 0;
    if (text.empty()) return false;
    UChar32 c = 0;
    U8_NEXT(text.data(), at, static_cast<std::int32_t>(text.size()), c);
    return is_han_or_its_punctuation(c);
}

// A line break in the file becomes a space on the page, but Chinese has no spaces between words.
void join_han_lines(cmark_node* root) {
    std::vector<cmark_node*> breaks;
    walk(root, [&](cmark_node* node) {
        if (cmark_node_get_type(node) != CMARK_NODE_SOFTBREAK) return;
        cmark_node* before = cmark_node_previous(node);
        cmark_node* after = cmark_node_next(node);
        if (before != nullptr && after != nullptr && ends_in_han(text_below(before)) &&
            begins_with_han(text_below(after)))
            breaks.push_back(node);
    });
    for (cmark_node* node : breaks) cmark_node_free(node);
}

void collect(cmark_node* root, const MarkdownOptions& options, RenderedText& out) {
    std::set<std::string> ids;
    walk(root, [&](cmark_node* node) {
        const cmark_node_type type = cmark_node_get_type(node);
        if (type == CMARK_NODE_LINK) {
            out.links.push_back({cmark_node_get_url(node), line_of(node), text_below(node)});
        } else if (type == CMARK_NODE_IMAGE) {
            const std::string name = cmark_node_get_url(node);
            out.pictures.push_back({name, line_of(node), text_below(node)});
            if (options.picture_address) cmark_node_set_url(node, options.picture_address(name).c_str());
        } else if (type == CMARK_NODE_HEADING && cmark_node_get_heading_level(node) == 1) {
            out.first_level_headings.push_back(line_of(node));
        } else if (type == CMARK_NODE_HEADING && cmark_node_get_heading_level(node) == 2) {
            std::string title = text_below(node);
            const std::string name = domain::slug_of(options.id_prefix + title);
            std::string id = name;
            for (int number = 2; !ids.insert(id).second; ++number) id = fmt::format("{}-{}", name, number);
            out.headings.push_back({std::move(id), std::move(title)});
        }
    });
}

// Adds ids to headings, for links, and makes wide tables scroll on their own. Every '<' in the text itself is
// already escaped.
std::string finish_html(std::string_view html, const RenderedText& text, const std::string& table_label) {
    constexpr std::string_view kHeading = "<h2>";
    constexpr std::string_view kTable = "<table>";
    constexpr std::string_view kTableEnd = "</table>";
    std::string out;
    std::size_t heading = 0;
    int tables = 0;
    for (std::size_t at = 0; at < html.size();) {
        const std::string_view rest = html.substr(at);
        if (rest.starts_with(kHeading) && heading < text.headings.size()) {
            out += fmt::format("<h2 id=\"{}\">", text.headings[heading++].id);
            at += kHeading.size();
        } else if (rest.starts_with(kTable)) {
            out += fmt::format("<div role=\"region\" aria-label=\"{} {}\" tabindex=\"0\"><table>",
                               table_label, ++tables);
            at += kTable.size();
        } else if (rest.starts_with(kTableEnd)) {
            out += "</table></div>";
            at += kTableEnd.size();
        } else {
            out += html[at++];
        }
    }
    return out;
}

}  // namespace

RenderedText render_markdown(std::string_view text, const MarkdownOptions& options) {
    const Parser parser = make_parser();
    cmark_parser_feed(parser.get(), text.data(), text.size());
    const Root root(cmark_parser_finish(parser.get()));
    join_han_lines(root.get());
    RenderedText out;
    collect(root.get(), options, out);
    out.plain = text_below(root.get());
    const Text html(
        cmark_render_html(root.get(), kOptions, cmark_parser_get_syntax_extensions(parser.get())));
    out.html = finish_html(html.get(), out, options.table_label);
    return out;
}

}  // namespace hoigung::content
