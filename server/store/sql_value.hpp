#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/enum_names.hpp"
#include "base/time.hpp"
#include "store/errors.hpp"

// How C++ values are stored in SQL, the same in both databases: ids, enumerations and dates as text, times as
// milliseconds, flags as BOOLEAN, an empty optional as NULL.
namespace hoigung::store {

enum class SqlType : std::uint8_t { integer, real, boolean, text, bytes };

// One parameter or one column of a prepared statement; the driver reads and writes it in place.
struct Cell {
    SqlType type = SqlType::text;
    bool is_null = false;
    long long integer = 0;
    double real = 0;
    std::string text;
};

// Binary content, as opposed to text.
struct Bytes {
    std::string value;
    bool operator==(const Bytes&) const = default;
};

namespace detail {

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

template <class T>
concept WrittenAsText = requires(const T& value, std::string_view text) {
    { T::parse(text) } -> std::same_as<std::optional<T>>;
    { value.text() } -> std::convertible_to<std::string>;
};

template <class T>
constexpr SqlType sql_type() {
    if constexpr (IsOptional<T>::value) {
        return sql_type<typename T::value_type>();
    } else if constexpr (std::same_as<T, bool>) {
        return SqlType::boolean;
    } else if constexpr (std::integral<T> || std::same_as<T, base::Timestamp>) {
        return SqlType::integer;
    } else if constexpr (std::floating_point<T>) {
        return SqlType::real;
    } else if constexpr (std::same_as<T, Bytes>) {
        return SqlType::bytes;
    } else {
        static_assert(std::convertible_to<T, std::string_view> || base::NamedEnum<T> || WrittenAsText<T> ||
                          std::same_as<T, base::Date>,
                      "no form in SQL is known for this type");
        return SqlType::text;
    }
}

template <class T>
void put(Cell& cell, const T& value) {
    cell.is_null = false;
    if constexpr (IsOptional<T>::value) {
        value.has_value() ? put(cell, *value) : void(cell.is_null = true);
    } else if constexpr (std::integral<T>) {
        cell.integer = static_cast<long long>(value);
    } else if constexpr (std::same_as<T, base::Timestamp>) {
        cell.integer = value.time_since_epoch().count();
    } else if constexpr (std::floating_point<T>) {
        cell.real = value;
    } else if constexpr (std::same_as<T, Bytes>) {
        cell.text = value.value;
    } else if constexpr (std::convertible_to<T, std::string_view>) {
        cell.text = std::string_view(value);
    } else if constexpr (base::NamedEnum<T>) {
        cell.text = base::name_of(value);
    } else if constexpr (std::same_as<T, base::Date>) {
        cell.text = base::to_iso(value);
    } else {
        cell.text = value.text();
    }
}

// The value as text, for an operator to read.
[[nodiscard]] inline std::string shown(const Cell& cell) {
    return cell.type == SqlType::integer ? std::to_string(cell.integer) : cell.text;
}

template <class T>
T known(std::optional<T> value, const std::string& text) {
    if (!value) throw UnreadableRow("a row holds the unknown value '" + text.substr(0, 60) + "'");
    return *std::move(value);
}

// Moves the value out of the cell.
template <class T>
T take(Cell& cell) {
    if constexpr (IsOptional<T>::value) {
        if (cell.is_null) return std::nullopt;
        return take<typename T::value_type>(cell);
    } else {
        if (cell.is_null) throw UnreadableRow("a row holds NULL where a value was expected");
        if constexpr (std::same_as<T, bool>) {
            return cell.integer != 0;
        } else if constexpr (std::integral<T>) {
            if (!std::in_range<T>(cell.integer))
                throw UnreadableRow("a row holds a number that is too large");
            return static_cast<T>(cell.integer);
        } else if constexpr (std::same_as<T, base::Timestamp>) {
            return base::Timestamp{std::chrono::milliseconds{cell.integer}};
        } else if constexpr (std::floating_point<T>) {
            return static_cast<T>(cell.real);
        } else if constexpr (std::same_as<T, Bytes>) {
            return Bytes{std::move(cell.text)};
        } else if constexpr (std::same_as<T, std::string>) {
            return std::move(cell.text);
        } else if constexpr (base::NamedEnum<T>) {
            return known(base::parse_enum<T>(cell.text), cell.text);
        } else if constexpr (std::same_as<T, base::Date>) {
            return known(base::parse_date(cell.text), cell.text);
        } else {
            return known(T::parse(cell.text), cell.text);
        }
    }
}

}  // namespace detail

// Parses an enumeration from a column that was read as text. Throws UnreadableRow for an unknown value, so
// that the reader can leave out the row.
template <base::NamedEnum E>
[[nodiscard]] E value_named(const std::string& text) {
    return detail::known(base::parse_enum<E>(text), text);
}

}  // namespace hoigung::store
