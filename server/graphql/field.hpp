#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "graphql/value.hpp"

namespace hoigung::graphql {

class Execution;
struct FieldPlan;
struct Type;
enum class Leaf : std::uint8_t;

// Distinguishes C++ types at run time.
using TypeTag = const void*;
template <class T>
inline constexpr char kTypeTag = 0;
template <class T>
[[nodiscard]] constexpr TypeTag tag_of() {
    return &kTypeTag<std::remove_cvref_t<T>>;
}

// The position of a value in the answer, as a linked list from the inside out.
struct PathNode {
    const PathNode* parent = nullptr;
    std::string_view key{};
    // Position in a list, or -1 where `key` names a field.
    std::int64_t index = -1;
};

// A member of an error's extensions.
struct Extension {
    std::string_view name;
    std::variant<std::int64_t, bool, std::string_view> value;

    Extension(std::string_view its_name, std::integral auto number)
        : name(its_name), value(static_cast<std::int64_t>(number)) {}
    Extension(std::string_view its_name, bool flag) : name(its_name), value(flag) {}
    Extension(std::string_view its_name, std::string_view text) : name(its_name), value(text) {}
    Extension(std::string_view its_name, const char* text) : name(its_name), value(std::string_view(text)) {}
};

// The interface of a resolver: its input (arguments, the caller's context) and its one answer. The answer is
// written directly to the output; the selections inside an object are resolved before `object` returns, so
// its argument need not outlive that call.
class Field {
  public:
    Field(const Field&) = delete;
    Field& operator=(const Field&) = delete;

    [[nodiscard]] const Arguments& arguments() const { return *arguments_; }
    // The context that the caller passed to the execution; T must be the type it was passed as.
    template <class T>
    [[nodiscard]] T& context() const {
        return *static_cast<T*>(context(&kTypeTag<T>));
    }

    // Whether the caller selects this field of the object in the answer; unknown for an interface or a union.
    [[nodiscard]] bool selects(std::string_view name) const;

    void null();
    // A String, an ID, an enum value, or one of the schema's own scalars.
    void string(std::string_view text);
    void integer(std::int64_t number);
    void real(double number);
    void boolean(bool value);

    // An object of the type that is bound to T.
    template <class T>
    void object(const T& value) {
        begin_object(&value, tag_of<T>(), {});
    }
    // An object of the named type, where the schema has an interface or a union.
    template <class T>
    void object(std::string_view type_name, const T& value) {
        begin_object(&value, tag_of<T>(), type_name);
    }

    // A list: `each(item, field)` answers for one item.
    template <std::ranges::input_range Range, class Each>
    void list(Range&& range, Each each) {
        if (!begin_list()) return;
        std::int64_t index = 0;
        for (auto&& item : range) {
            auto answer = [&](Field& field) { each(item, field); };
            if (!add_item(index++, answer)) return;
        }
        end_list();
    }

    // Chooses the answer by the C++ type: strings, numbers, optionals and pointers (null when empty), ranges,
    // and objects bound to their type.
    template <class T>
    void value(const T& value);

    // An error in place of the answer; the caller sees its text.
    void fail(std::string_view message, std::initializer_list<Extension> extensions = {});

  private:
    friend class Execution;

    // A reference to a callable, valid during the call.
    class ItemAnswer {
      public:
        template <class F>
        ItemAnswer(F& answer)
            : answer_(&answer), call_([](void* f, Field& field) { (*static_cast<F*>(f))(field); }) {}
        void operator()(Field& field) const { call_(answer_, field); }

      private:
        void* answer_;
        void (*call_)(void*, Field&);
    };

    enum class State : std::uint8_t { unset, written, null, failed };

    Field(Execution& execution, const FieldPlan& plan, const Type& type, const PathNode& path,
          const Arguments& arguments);

    [[nodiscard]] void* context(TypeTag tag) const;
    void claim();
    bool claim_leaf();
    void refuse(std::string message);
    void begin_object(const void* object, TypeTag tag, std::string_view type_name);
    bool begin_list();
    bool add_item(std::int64_t index, ItemAnswer answer);
    void end_list();
    // Writes null if the schema allows it here; returns false when the null has to propagate to the parent.
    bool write_null();

    Execution& execution_;
    const FieldPlan& plan_;
    // The type without its `!`, the format of a leaf, and whether the type had the `!`.
    const Type& type_;
    Leaf leaf_;
    bool non_null_;
    State state_ = State::unset;
    const PathNode& path_;
    const Arguments* arguments_;
    // The position in the output where the answer begins.
    std::size_t start_;
};

namespace detail {

template <class T>
concept Pointer = requires(const T& pointer) {
    *pointer;
    static_cast<bool>(pointer);
};

}  // namespace detail

template <class T>
void Field::value(const T& value) {
    if constexpr (std::same_as<T, bool>) {
        boolean(value);
    } else if constexpr (std::integral<T>) {
        integer(static_cast<std::int64_t>(value));
    } else if constexpr (std::floating_point<T>) {
        real(value);
    } else if constexpr (std::convertible_to<const T&, std::string_view>) {
        string(value);
    } else if constexpr (detail::Pointer<T>) {
        if (value) {
            this->value(*value);
        } else {
            null();
        }
    } else if constexpr (std::ranges::input_range<const T>) {
        list(value, [](const auto& item, Field& field) { field.value(item); });
    } else {
        object(value);
    }
}

}  // namespace hoigung::graphql
