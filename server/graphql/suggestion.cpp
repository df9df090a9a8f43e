#include "graphql/suggestion.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "graphql/language/characters.hpp"

namespace hoigung::graphql {
namespace {

constexpr std::string_view kBegin = " Did you mean ";

std::u32string folded_case(std::string_view text) {
    std::u32string out;
    for (std::size_t i = 0; i < text.size(); i += utf8_length(static_cast<unsigned char>(text[i]))) {
        auto code = code_point_at(text, i);
        if (code >= U'A' && code <= U'Z') code += U'a' - U'A';
        out += code;
    }
    return out;
}

// The number of edits (insert, delete, replace, swap of neighbours) between two words; std::nullopt above
// `threshold`.
std::optional<std::size_t> distance(std::u32string_view a, std::u32string_view b, std::size_t threshold) {
    if (a.size() < b.size()) std::swap(a, b);
    if (a.size() - b.size() > threshold) return std::nullopt;
    std::array<std::vector<std::size_t>, 3> rows;
    rows.fill(std::vector<std::size_t>(b.size() + 1));
    for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        const auto& above = rows[(i - 1) % 3];
        auto& row = rows[i % 3];
        auto smallest = row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t cost = a[i - 1] == b[j - 1] ? 0 : 1;
            auto cell = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + cost});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                cell = std::min(cell, rows[(i - 2) % 3][j - 2] + 1);
            }
            smallest = std::min(smallest, cell);
            row[j] = cell;
        }
        if (smallest > threshold) return std::nullopt;
    }
    const auto edits = rows[a.size() % 3][b.size()];
    return edits <= threshold ? std::optional(edits) : std::nullopt;
}

}  // namespace

std::vector<std::string> suggestions(std::string_view input, std::span<const std::string_view> options) {
    const auto word = folded_case(input);
    const auto threshold = word.size() * 2 / 5 + 1;
    std::map<std::string_view, std::size_t> near;
    for (const auto option : options) {
        const auto candidate = folded_case(option);
        std::optional<std::size_t> edits;
        if (option == input) {
            edits = 0;
        } else if (candidate == word) {
            edits = 1;
        } else {
            edits = distance(candidate, word, threshold);
        }
        if (edits) near[option] = *edits;
    }
    std::vector<std::pair<std::string_view, std::size_t>> ranked(near.begin(), near.end());
    std::ranges::stable_sort(ranked, [](const auto& a, const auto& b) {
        return a.second != b.second ? a.second < b.second : natural_compare(a.first, b.first) < 0;
    });
    std::vector<std::string> names;
    for (const auto& [name, edits] : ranked) names.emplace_back(name);
    return names;
}

std::string did_you_mean(std::span<const std::string> options, std::string_view what) {
    constexpr std::size_t kMost = 5;
    if (options.empty()) return {};
    std::string message(kBegin);
    if (!what.empty()) message += fmt::format("{} ", what);
    const auto count = std::min(options.size(), kMost);
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) message += count == 2 ? " or " : i + 1 == count ? ", or " : ", ";
        message += fmt::format("\"{}\"", options[i]);
    }
    return message + "?";
}

std::string did_you_mean(std::string_view input, std::span<const std::string_view> options) {
    return did_you_mean(suggestions(input, options));
}

std::string without_suggestion(std::string message) {
    const std::size_t begin = message.rfind(kBegin);
    if (begin != std::string::npos && message.ends_with('?')) message.resize(begin);
    return message;
}

int natural_compare(std::string_view a, std::string_view b) {
    std::size_t i = 0;
    std::size_t j = 0;
    const auto number = [](std::string_view text, std::size_t& position) {
        double value = 0;
        do {
            value = value * 10 + (text[position] - '0');
            ++position;
        } while (position < text.size() && is_digit(static_cast<unsigned char>(text[position])) && value > 0);
        return value;
    };
    while (i < a.size() && j < b.size()) {
        const auto left = static_cast<unsigned char>(a[i]);
        const auto right = static_cast<unsigned char>(b[j]);
        if (is_digit(left) && is_digit(right)) {
            const auto x = number(a, i);
            const auto y = number(b, j);
            if (x != y) return x < y ? -1 : 1;
        } else {
            if (left != right) return left < right ? -1 : 1;
            ++i;
            ++j;
        }
    }
    return a.size() == b.size() ? 0 : a.size() < b.size() ? -1 : 1;
}

}  // namespace hoigung::graphql
