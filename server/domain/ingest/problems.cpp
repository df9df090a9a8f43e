#include "domain/ingest/problems.hpp"

#include "base/hidden_characters.hpp"
#include "base/text.hpp"

namespace hoigung::domain {

void Problems::check_text(std::string_view field, const LocalizedText& text, std::size_t longest,
                          bool required) {
    if (required && base::is_blank(text.zh_hant) && base::is_blank(text.en))
        add(FindingKind::text_missing, field, "", "{} is empty", field);
    for (const Locale locale : kLocales) {
        const std::string& words = locale == Locale::en ? text.en : text.zh_hant;
        const std::string_view name = base::name_of(locale);
        const std::size_t before = list_.size();
        if (!base::is_utf8(words)) {
            add(FindingKind::text_not_readable, field, "", "{}.{} is not UTF-8", field, name);
        } else if (base::has_controls(words)) {
            add(FindingKind::text_not_readable, field, "", "{}.{} holds control characters", field, name);
        } else if (base::length(words) > longest) {
            add(FindingKind::text_too_long, field, std::to_string(longest),
                "{}.{} is longer than {} characters", field, name, longest);
        }
        if (list_.size() > before) list_.back().finding.locale = locale;
    }
}

void Problems::check_name(std::string_view field, const LocalizedText& name, std::size_t longest) {
    const std::size_t before = list_.size();
    check_text(field, name, longest, true);
    if (list_.size() > before) return;
    for (const Locale locale : kLocales) {
        if (!base::has_hidden_characters(locale == Locale::en ? name.en : name.zh_hant)) continue;
        add(FindingKind::text_not_readable, field, "",
            "{}.{} holds characters that are not seen or change the direction of text", field,
            base::name_of(locale));
        list_.back().finding.locale = locale;
    }
}

void Problems::check_count(std::string_view field, std::size_t count, std::size_t least, std::size_t most) {
    if (count < least)
        add(FindingKind::too_few, field, std::to_string(least), "{} needs at least {}", field, least);
    if (count > most)
        add(FindingKind::too_many, field, std::to_string(most), "{} takes at most {}", field, most);
}

}  // namespace hoigung::domain
