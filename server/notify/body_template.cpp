#include "notify/body_template.hpp"

#include <algorithm>

#include "base/json_writer.hpp"
#include "base/percent.hpp"

namespace hoigung::notify {
namespace {

std::string escaped(std::string_view value, Escaping escaping) {
    std::string out;
    switch (escaping) {
        case Escaping::none:
            return std::string(value);
        case Escaping::json:
            base::append_json_string(out, value);
            // The template already has the quotes.
            return out.substr(1, out.size() - 2);
        case Escaping::form:
            return base::percent_encode(value);
    }
    return out;
}

}  // namespace

Escaping escaping_for(std::string_view content_type) {
    if (content_type.starts_with("application/x-www-form-urlencoded")) return Escaping::form;
    return content_type.find("json") == std::string_view::npos ? Escaping::none : Escaping::json;
}

std::string fill_template(std::string_view text,
                          const std::map<std::string, std::string, std::less<>>& values, Escaping escaping) {
    std::string out;
    while (!text.empty()) {
        const std::size_t open = std::min(text.find('{'), text.size());
        out += text.substr(0, open);
        text.remove_prefix(open);
        const std::size_t close = text.find('}');
        const auto value =
            close == std::string_view::npos ? values.end() : values.find(text.substr(1, close - 1));
        if (value != values.end()) {
            out += escaped(value->second, escaping);
            text.remove_prefix(close + 1);
        } else if (!text.empty()) {
            out += '{';
            text.remove_prefix(1);
        }
    }
    return out;
}

std::vector<std::string> unknown_placeholders(std::string_view text,
                                              std::span<const std::string_view> known) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
    std::vector<std::string> unknown;
    for (auto open = text.find('{'); open != text.npos; open = text.find('{', open + 1)) {
        const std::string_view rest = text.substr(open + 1);
        const std::string_view word = rest.substr(0, std::min(rest.find_first_not_of(kLetters), rest.size()));
        const bool is_closed = rest.substr(word.size()).starts_with('}');
        if (is_closed && !word.empty() && std::ranges::find(known, word) == known.end())
            unknown.emplace_back(word);
    }
    return unknown;
}

}  // namespace hoigung::notify
