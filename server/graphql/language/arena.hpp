#pragma once

#include <cstring>
#include <memory>
#include <memory_resource>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace hoigung::graphql {

// Memory for many small values that are freed together. Destructors are not run.
class Arena {
  public:
    Arena() = default;
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    template <class T, class... Args>
    T* make(Args&&... args) {
        static_assert(std::is_trivially_destructible_v<T>);
        return new (memory_.allocate(sizeof(T), alignof(T))) T{std::forward<Args>(args)...};
    }

    template <class T>
    std::span<T> list(std::span<const T> items) {
        static_assert(std::is_trivially_destructible_v<T>);
        if (items.empty()) return {};
        auto* memory = static_cast<T*>(memory_.allocate(items.size_bytes(), alignof(T)));
        std::uninitialized_copy(items.begin(), items.end(), memory);
        return {memory, items.size()};
    }

    template <class T>
    std::span<T> list(const std::vector<T>& items) {
        return list(std::span<const T>(items));
    }

    // Value-initialised.
    template <class T>
    std::span<T> array(std::size_t size) {
        static_assert(std::is_trivially_destructible_v<T>);
        if (size == 0) return {};
        auto* memory = static_cast<T*>(memory_.allocate(size * sizeof(T), alignof(T)));
        std::uninitialized_value_construct_n(memory, size);
        return {memory, size};
    }

    std::string_view text(std::string_view text) {
        if (text.empty()) return {};
        auto* memory = static_cast<char*>(memory_.allocate(text.size(), 1));
        std::memcpy(memory, text.data(), text.size());
        return {memory, text.size()};
    }

    // Copies a text, followed by `padding` readable bytes.
    std::string_view padded_text(std::string_view text, std::size_t padding) {
        auto* memory = static_cast<char*>(memory_.allocate(text.size() + padding, 1));
        std::memcpy(memory, text.data(), text.size());
        std::memset(memory + text.size(), 0, padding);
        return {memory, text.size()};
    }

  private:
    std::pmr::monotonic_buffer_resource memory_{2048};
};

}  // namespace hoigung::graphql
