#include "graphql/language/block_string.hpp"

#include <algorithm>
#include <limits>

namespace hoigung::graphql {
namespace {

std::size_t leading_white_space(std::string_view line) {
    return std::min(line.find_first_not_of(" \t"), line.size());
}

}  // namespace

std::string dedent_block_string(const std::vector<std::string>& lines) {
    auto common_indent = std::numeric_limits<std::size_t>::max();
    std::size_t first = lines.size();
    std::size_t end = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto indent = leading_white_space(lines[i]);
        if (indent == lines[i].size()) continue;
        first = std::min(first, i);
        end = i + 1;
        if (i != 0) common_indent = std::min(common_indent, indent);
    }
    std::string content;
    for (std::size_t i = first; i < end; ++i) {
        if (i != first) content += '\n';
        const auto cut = i == 0 ? 0 : std::min(common_indent, lines[i].size());
        content.append(lines[i], cut);
    }
    return content;
}

}  // namespace hoigung::graphql
