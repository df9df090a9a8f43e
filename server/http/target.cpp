#include "http/target.hpp"

#include <algorithm>
#include <array>

#include "base/ascii.hpp"
#include "base/percent.hpp"
#include "http/headers.hpp"

namespace hoigung::http {
namespace {

// What RFC 3986 allows unescaped in a path or a query.
constexpr std::string_view kLegalMarks = "!$&'()*+,;=:@/?-._~";

std::array<bool, 256> make_legal_table() {
    std::array<bool, 256> table{};
    for (unsigned c = 0; c < 256; ++c) {
        const char character = static_cast<char>(c);
        table[c] = base::is_alphanumeric(character) ||
                   (c != 0 && kLegalMarks.find(character) != std::string_view::npos);
    }
    return table;
}

std::string escape_illegal(std::string_view text) {
    static const std::array<bool, 256> legal = make_legal_table();
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '%' ? base::is_percent_escape(text, i) : legal[static_cast<unsigned char>(c)]) {
            out += c;
        } else {
            base::append_percent_escape(out, c);
        }
    }
    return out;
}

std::string decode(std::string_view text, bool plus_is_space) {
    if (!plus_is_space) return base::percent_decode(text);
    std::string spaced(text);
    std::ranges::replace(spaced, '+', ' ');
    return base::percent_decode(spaced);
}

// The path and query of "http://host/path"; the host there adds nothing to the Host header.
std::optional<std::string_view> strip_origin(std::string_view sent) {
    const auto colon = sent.find("://");
    if (colon == std::string_view::npos) return std::nullopt;
    const std::string_view scheme = sent.substr(0, colon);
    if (!equals_ignoring_case(scheme, "http") && !equals_ignoring_case(scheme, "https")) return std::nullopt;
    const std::string_view rest = sent.substr(colon + 3);
    const auto slash = rest.find_first_of("/?#");
    if (slash == 0) return std::nullopt;
    if (slash == std::string_view::npos) return "/";
    return rest.substr(slash);
}

}  // namespace

std::string percent_encode(std::string_view text) {
    return base::percent_encode(text);
}

std::string percent_decode(std::string_view text) {
    return decode(text, false);
}

std::optional<Target> Target::parse(std::string_view sent) {
    Target target;
    if (sent == "*") {
        target.text_ = "*";
        return target;
    }
    if (!sent.starts_with('/')) {
        const auto rest = strip_origin(sent);
        if (!rest) return std::nullopt;
        sent = *rest;
    }
    const auto slashes = std::min(sent.find_first_not_of('/'), sent.size());
    target.text_ = '/' + escape_illegal(sent.substr(slashes));
    if (target.text_.find("%00") != std::string::npos) return std::nullopt;
    target.path_size_ = std::min(target.text_.find('?'), target.text_.size());
    return target;
}

std::string_view Target::query() const {
    return std::string_view(text_).substr(std::min(path_size_ + 1, text_.size()));
}

std::vector<std::string> Target::segments() const {
    std::vector<std::string> out;
    std::string_view rest = path().substr(1);
    for (;;) {
        const auto slash = rest.find('/');
        out.push_back(decode(rest.substr(0, slash), false));
        if (slash == std::string_view::npos) return out;
        rest.remove_prefix(slash + 1);
    }
}

std::vector<Parameter> Target::parameters() const {
    return parse_parameters(query());
}

std::optional<std::string> Target::parameter(std::string_view name) const {
    for (Parameter& parameter : parse_parameters(query())) {
        if (parameter.name == name) return std::move(parameter.value);
    }
    return std::nullopt;
}

std::vector<Parameter> parse_parameters(std::string_view encoded) {
    std::vector<Parameter> out;
    while (!encoded.empty()) {
        const std::string_view pair = encoded.substr(0, encoded.find('&'));
        encoded.remove_prefix(std::min(pair.size() + 1, encoded.size()));
        if (pair.empty()) continue;
        const auto equals = std::min(pair.find('='), pair.size());
        out.push_back({decode(pair.substr(0, equals), true),
                       decode(pair.substr(std::min(equals + 1, pair.size())), true)});
    }
    return out;
}

}  // namespace hoigung::http
