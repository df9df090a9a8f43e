#include "endpoints/shared/preferred_locale.hpp"

#include <algorithm>
#include <charconv>

#include "base/text.hpp"

namespace hoigung::endpoints {
namespace {

// The weight of `en;q=0.8`; 1 when none is given, 0 when it cannot be read.
double quality(std::string_view parameters) {
    const std::size_t at = parameters.find("q=");
    if (at == std::string_view::npos) return 1;
    double value = 0;
    const auto text = parameters.substr(at + 2);
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc{} ? value : 0;
}

bool names(std::string_view tag, std::string_view language) {
    return tag.size() >= language.size() && base::fold(tag.substr(0, language.size())) == language &&
           (tag.size() == language.size() || tag[language.size()] == '-');
}

}  // namespace

domain::Locale preferred_locale(std::string_view accept_language) {
    double english = 0;
    double chinese = 0;
    while (!accept_language.empty()) {
        const std::size_t comma = std::min(accept_language.find(','), accept_language.size());
        const std::string_view entry = base::trim(accept_language.substr(0, comma));
        accept_language.remove_prefix(std::min(comma + 1, accept_language.size()));
        const std::size_t semicolon = std::min(entry.find(';'), entry.size());
        const std::string_view tag = entry.substr(0, semicolon);
        const double weight = quality(entry.substr(semicolon));
        if (names(tag, "en")) english = std::max(english, weight);
        if (names(tag, "zh") || names(tag, "yue")) chinese = std::max(chinese, weight);
    }
    // Spec 9: Traditional Chinese is the default, so English has to be asked for before it.
    return english > chinese ? domain::Locale::en : domain::Locale::zh_hant;
}

}  // namespace hoigung::endpoints
