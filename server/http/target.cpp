#include "http/target.hpp"

#include <algorithm>

#include <boost/url/rfc/pchars.hpp>

#include "base/percent.hpp"
#include "http/headers.hpp"

namespace hoigung::http {
namespace {

// Characters that RFC 3986 allows unescaped in a path or a query.
constexpr auto kLegal = boost::urls::pchars + '/' + '?';

std::string escape_illegal(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '%' ? base::is_percent_escape(text, i) : kLegal(c)) {
            out += c;
        } else {
            out += base::percent_encode({&c, 1});
        }
    }
    return out;
}

// Decodes form values, in which '+' is a space.
std::string decode_form(std::string_view text) {
    std::string spaced(text);
    std::ranges::replace(spaced, '+', ' ');
    return base::percent_decode(spaced);
}

// The path and query of "http://host/path"; the host is ignored in favour of the Host header.
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
        out.push_back(base::percent_decode(rest.substr(0, slash)));
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
        out.push_back({decode_form(pair.substr(0, equals)),
                       decode_form(pair.substr(std::min(equals + 1, pair.size())))});
    }
    return out;
}

}  // namespace hoigung::http
