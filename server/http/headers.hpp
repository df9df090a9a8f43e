#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::http {

[[nodiscard]] bool equals_ignoring_case(std::string_view left, std::string_view right);

// Header fields in the order of arrival; names are compared without regard to case. All texts share one
// buffer, so that a request's headers cost two allocations.
class Headers {
  public:
    // Control characters in a value become spaces, so that a value can never begin a second header.
    void add(std::string_view name, std::string_view value);
    // Replaces every field of that name.
    void set(std::string_view name, std::string_view value);

    [[nodiscard]] std::optional<std::string_view> find(std::string_view name) const;
    [[nodiscard]] bool contains(std::string_view name) const { return find(name).has_value(); }
    [[nodiscard]] std::size_t count(std::string_view name) const;
    // The values of all fields of that name, joined with ", ".
    [[nodiscard]] std::string joined(std::string_view name) const;

    [[nodiscard]] std::size_t size() const { return fields_.size(); }
    [[nodiscard]] std::string_view name(std::size_t index) const;
    [[nodiscard]] std::string_view value(std::size_t index) const;

  private:
    struct Field {
        std::uint32_t name_begin;
        std::uint32_t value_begin;
        std::uint32_t end;
    };

    std::string text_;
    std::vector<Field> fields_;
};

}  // namespace hoigung::http
