#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::http {

struct Parameter {
    std::string name;
    std::string value;
    bool operator==(const Parameter&) const = default;
};

// A request's target: path and query. Characters that browsers send raw although RFC 3986 forbids it ('|',
// '[', Chinese characters) are percent-encoded first, so that the text is always a legal URL.
class Target {
  public:
    Target() = default;
    // Accepts "/path?query", "http://host/path?query" or "*"; nothing else, and no %00. Several leading
    // slashes become one: "//host/" must not turn into another site in a redirect.
    [[nodiscard]] static std::optional<Target> parse(std::string_view sent);

    // Path and query, percent-encoded.
    [[nodiscard]] const std::string& text() const { return text_; }
    // Percent-encoded; begins with '/' (or is "*").
    [[nodiscard]] std::string_view path() const { return std::string_view(text_).substr(0, path_size_); }
    // Percent-encoded, without '?'; empty if absent.
    [[nodiscard]] std::string_view query() const;

    // Decoded; "/hk/en/" gives "hk", "en", "": a last empty segment means a trailing slash.
    [[nodiscard]] std::vector<std::string> segments() const;
    // Decoded, in order; '+' is a space.
    [[nodiscard]] std::vector<Parameter> parameters() const;
    // The first parameter of that name.
    [[nodiscard]] std::optional<std::string> parameter(std::string_view name) const;

  private:
    std::string text_ = "/";
    std::size_t path_size_ = 1;
};

// Parses "a=1&b=2" of a query string or a urlencoded form.
[[nodiscard]] std::vector<Parameter> parse_parameters(std::string_view encoded);

}  // namespace hoigung::http
