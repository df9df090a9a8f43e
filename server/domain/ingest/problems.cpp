#include "domain/ingest/problems.hpp"

#include "base/text.hpp"

namespace hoigung::domain {

void Problems::check_text(std::string_view field, const LocalizedText& text, std::size_t longest,
                          bool required) {
    if (required && base::is_blank(text.zh_hant) && base::is_blank(text.en)) add("{} is empty", field);
    for (const auto& [locale, words] : {std::pair{"zh-hant", &text.zh_hant}, std::pair{"en", &text.en}}) {
        if (!base::is_utf8(*words)) {
            add("{}.{} is not UTF-8", field, locale);
        } else if (base::has_controls(*words)) {
            add("{}.{} holds control characters", field, locale);
        } else if (base::length(*words) > longest) {
            add("{}.{} is longer than {} characters", field, locale, longest);
        }
    }
}

void Problems::check_count(std::string_view field, std::size_t count, std::size_t least, std::size_t most) {
    if (count < least) add("{} needs at least {}", field, least);
    if (count > most) add("{} takes at most {}", field, most);
}

}  // namespace hoigung::domain
