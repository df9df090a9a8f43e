#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/fuzz/require.hpp"
#include "notify/letter_html.hpp"

namespace {

using namespace hoigung;

// A mail that says a text wherever people's words can stand.
std::string html_saying(const std::string& text) {
    const std::string url = "https://x.hk/" + text;
    domain::MailContent content;
    content.subject = content.sender_name = content.language = text;
    content.letter = domain::Letter{.sections = {{.heading = text,
                                                  .paragraphs = {text},
                                                  .code = text,
                                                  .items = {{text, {text}, url}, {text, {}, text}},
                                                  .button = domain::LetterLink{text, url}}},
                                    .footnotes = {},
                                    .links = {{text, url}}};
    return notify::letter_html(content);
}

}  // namespace

// No text adds an element or an attribute to a mail's HTML.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    // What is empty is left out, and a web address becomes a link.
    if (text.empty() || text.starts_with("http")) return 0;
    const std::string plain = html_saying("x");
    const std::string html = html_saying(text);
    const auto breaks = std::ranges::count(text, '\n');
    base::require(std::ranges::count(html, '<') == std::ranges::count(plain, '<') + breaks);
    base::require(std::ranges::count(html, '>') == std::ranges::count(plain, '>') + breaks);
    base::require(std::ranges::count(html, '"') == std::ranges::count(plain, '"'));
    return 0;
}
