#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "content/front_matter.hpp"
#include "content/markdown.hpp"

// For any input, the body lies inside the text, no field is nameless, and the HTML contains no script.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace hoigung::content;
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const auto matter = parse_front_matter(text);
    if (!matter.ok()) return 0;
    for (const auto& field : matter.value().fields) {
        if (field.name.empty() || field.line < 2) std::abort();
    }
    const std::string_view body = matter.value().body;
    if (!body.empty() && (body.data() < text.data() || body.data() + body.size() > text.data() + text.size()))
        std::abort();
    const auto rendered = render_markdown(body, {});
    if (rendered.html.find("<script") != std::string::npos) std::abort();
    return 0;
}
