#include "domain/slug.hpp"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongest = 80;

void append_hyphen(std::string& slug) {
    if (!slug.empty() && slug.back() != '-') slug += '-';
}

}  // namespace

std::string slug_of(std::string_view name) {
    // Folding turns full-width forms into half-width ones, so '／' is dropped like '/'.
    const std::string folded = base::fold(name);
    std::string slug;
    const auto size = static_cast<std::int32_t>(folded.size());
    for (std::int32_t i = 0; i < size;) {
        const std::int32_t start = i;
        UChar32 c = 0;
        U8_NEXT(folded.data(), i, size, c);
        if (c == '&') {
            append_hyphen(slug);
            slug += "and-";
        } else if (c == '/' || c == '\'' || c == 0x2019) {
            continue;
        } else if (c > 0 && u_isalnum(c)) {
            slug.append(folded, static_cast<std::size_t>(start), static_cast<std::size_t>(i - start));
        } else {
            append_hyphen(slug);
        }
    }
    slug.resize(base::first_characters(slug, kLongest).size());
    while (!slug.empty() && slug.back() == '-') slug.pop_back();
    return slug.empty() ? "x" : slug;
}

LocalizedText slug_of(const LocalizedText& name) {
    return {slug_of(name.in(Locale::zh_hant)), slug_of(name.in(Locale::en))};
}

}  // namespace hoigung::domain
