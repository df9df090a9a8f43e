#include "http/headers.hpp"

#include <algorithm>

namespace hoigung::http {
namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t') || byte == 0x7F;
}

}  // namespace

bool equals_ignoring_case(std::string_view left, std::string_view right) {
    return left.size() == right.size() && std::equal(left.begin(), left.end(), right.begin(),
                                                     [](char a, char b) { return lower(a) == lower(b); });
}

void Headers::add(std::string_view name, std::string_view value) {
    if (text_.empty()) text_.reserve(512);
    if (fields_.empty()) fields_.reserve(12);
    const auto name_begin = static_cast<std::uint32_t>(text_.size());
    text_ += name;
    const auto value_begin = static_cast<std::uint32_t>(text_.size());
    text_ += value;
    std::replace_if(text_.begin() + value_begin, text_.end(), is_control, ' ');
    fields_.push_back({name_begin, value_begin, static_cast<std::uint32_t>(text_.size())});
}

void Headers::set(std::string_view name, std::string_view value) {
    std::erase_if(fields_, [&](const Field& field) {
        return equals_ignoring_case(
            std::string_view(text_).substr(field.name_begin, field.value_begin - field.name_begin), name);
    });
    add(name, value);
}

std::optional<std::string_view> Headers::find(std::string_view wanted) const {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        if (equals_ignoring_case(name(i), wanted)) return value(i);
    }
    return std::nullopt;
}

std::size_t Headers::count(std::string_view wanted) const {
    std::size_t found = 0;
    for (std::size_t i = 0; i < fields_.size(); ++i) found += equals_ignoring_case(name(i), wanted);
    return found;
}

std::string Headers::joined(std::string_view wanted) const {
    std::string out;
    bool first = true;
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        if (!equals_ignoring_case(name(i), wanted)) continue;
        if (!first) out += ", ";
        out += value(i);
        first = false;
    }
    return out;
}

std::string_view Headers::name(std::size_t index) const {
    const Field& field = fields_[index];
    return std::string_view(text_).substr(field.name_begin, field.value_begin - field.name_begin);
}

std::string_view Headers::value(std::size_t index) const {
    const Field& field = fields_[index];
    return std::string_view(text_).substr(field.value_begin, field.end - field.value_begin);
}

}  // namespace hoigung::http
