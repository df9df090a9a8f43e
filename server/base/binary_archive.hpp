#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/enum_names.hpp"

// Reads and writes described values (json_archive.hpp) as bytes, for files that the same program reads on the
// same kind of machine: the bytes do not describe themselves.
namespace hoigung::base {

template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class T, class Visitor>
concept DescribedTo = requires(T& value, Visitor& visitor) {
    T::describe(value, visitor);
};

class BinaryWriter {
  public:
    explicit BinaryWriter(std::string& out) : out_(out) {}

    template <class T>
    void write(const T& value) {
        if constexpr (std::is_same_v<T, std::string>) {
            write_size(value.size());
            out_ += value;
        } else if constexpr (kIsVector<T>) {
            write_size(value.size());
            for (const auto& each : value) write(each);
        } else if constexpr (kIsOptional<T>) {
            write(value.has_value());
            if (value) write(*value);
        } else if constexpr (DescribedTo<const T, BinaryWriter>) {
            T::describe(value, *this);
        } else {
            static_assert(std::is_trivially_copyable_v<T>);
            out_.append(reinterpret_cast<const char*>(&value), sizeof value);
        }
    }

    template <class T>
    void required(std::string_view, const T& member) {
        write(member);
    }
    template <class T>
    void optional(std::string_view, const T& member) {
        write(member);
    }

  private:
    void write_size(std::size_t size) { write(static_cast<std::uint32_t>(size)); }

    std::string& out_;
};

class BinaryReader {
  public:
    explicit BinaryReader(std::string_view bytes) : bytes_(bytes) {}

    template <class T>
    void read(T& value) {
        if constexpr (std::is_same_v<T, std::string>) {
            value.assign(take(read_size()));
        } else if constexpr (kIsVector<T>) {
            value.clear();
            for (std::size_t left = read_size(); left > 0 && ok_; --left) read(value.emplace_back());
        } else if constexpr (kIsOptional<T>) {
            bool is_there = false;
            read(is_there);
            value.reset();
            if (is_there) read(value.emplace());
        } else if constexpr (DescribedTo<T, BinaryReader>) {
            T::describe(value, *this);
        } else {
            static_assert(std::is_trivially_copyable_v<T>);
            const std::string_view bytes = take(sizeof value);
            if (ok_) std::memcpy(&value, bytes.data(), sizeof value);
        }
    }

    template <class T>
    void required(std::string_view, T& member) {
        read(member);
    }
    template <class T>
    void optional(std::string_view, T& member) {
        read(member);
    }

    [[nodiscard]] bool at_end() const { return bytes_.empty(); }
    // False after a read past the end.
    [[nodiscard]] bool ok() const { return ok_; }

  private:
    std::size_t read_size() {
        std::uint32_t size = 0;
        read(size);
        return size;
    }

    std::string_view take(std::size_t size) {
        ok_ = ok_ && size <= bytes_.size();
        const std::string_view taken = bytes_.substr(0, ok_ ? size : 0);
        bytes_.remove_prefix(ok_ ? size : bytes_.size());
        return taken;
    }

    std::string_view bytes_;
    bool ok_ = true;
};

// A textual description of a type's members: it changes when a member or an enumerator is added, renamed or
// moved, so that bytes written by another version are recognized.
class BinaryShape {
  public:
    template <class T>
    [[nodiscard]] static std::string of() {
        BinaryShape shape;
        shape.add<T>();
        return std::move(shape.text_);
    }

    template <class T>
    void required(std::string_view name, const T&) {
        text_.append(name) += ':';
        add<T>();
    }
    template <class T>
    void optional(std::string_view name, const T& member) {
        required(name, member);
    }

  private:
    template <class T>
    void add() {
        if constexpr (std::is_same_v<T, std::string>) {
            text_ += "text";
        } else if constexpr (kIsVector<T> || kIsOptional<T>) {
            text_ += kIsVector<T> ? '*' : '?';
            add<typename T::value_type>();
        } else if constexpr (DescribedTo<const T, BinaryShape>) {
            text_ += '{';
            T::describe(static_cast<const T&>(T{}), *this);
            text_ += '}';
        } else if constexpr (NamedEnum<T>) {
            for (const std::string_view name : names_of<T>()) text_.append(name) += '|';
        } else {
            text_ += std::to_string(sizeof(T));
        }
        text_ += ' ';
    }

    std::string text_;
};

}  // namespace hoigung::base
