#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::notify {

// How values are escaped when they replace their names in a template.
enum class Escaping { none, json, form };

// The escaping that a body of this media type needs.
[[nodiscard]] Escaping escaping_for(std::string_view content_type);

// Fills "To={to}&Body={text}" with the named values; braces around other words stay as they are.
[[nodiscard]] std::string fill_template(std::string_view text,
                                        const std::map<std::string, std::string, std::less<>>& values,
                                        Escaping escaping);

// The words in braces that are not among the known ones. JSON between braces is not a word.
[[nodiscard]] std::vector<std::string> unknown_placeholders(std::string_view text,
                                                            std::span<const std::string_view> known);

}  // namespace hoigung::notify
