#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "graphql/field.hpp"

namespace hoigung::graphql {

using Resolver = std::function<void(const void* parent, Field& field)>;

struct FieldBinding {
    Resolver resolve{};
    // Waits for a database or a network, and so must not run on a network thread.
    bool blocking = false;
    bool lengthy = false;
    // Depends on the caller: waits for a database when the caller is logged in, and only then.
    bool personal = false;
    // Of a root field: its resolver tells the context all that the answer is made from.
    bool traced = false;
    std::uint32_t cost = 1;
    // What each element of a list argument costs beside that; no argument is counted when it has no name.
    std::string counted_argument{};
    std::uint32_t cost_of_element = 0;
};

struct ObjectBinding {
    TypeTag tag = nullptr;
    // Called for each object of the type that is answered; may be empty.
    Resolver answered{};
    std::map<std::string, FieldBinding, std::less<>> fields{};
};

// Sets options of the field that was bound last.
class FieldOptions {
  public:
    explicit FieldOptions(ObjectBinding& binding) : binding_(binding) {}

  protected:
    FieldBinding& add(std::string_view name, Resolver resolver) {
        last_ = &binding_.fields[std::string(name)];
        *last_ = {.resolve = std::move(resolver)};
        return *last_;
    }
    FieldBinding& last() { return *last_; }
    ObjectBinding& object_binding() { return binding_; }

  private:
    ObjectBinding& binding_;
    FieldBinding* last_ = nullptr;
};

// The fields of an object type whose values are of the C++ type T.
template <class T>
class ObjectBinder : public FieldOptions {
  public:
    using FieldOptions::FieldOptions;

    // A resolver is `void(const T&, Field&)`, or whatever gives a value that Field::value can write when it
    // is called with a T: a function, or a pointer to a member.
    template <class F>
    ObjectBinder& field(std::string_view name, F resolve) {
        if constexpr (std::invocable<const F&, const T&, Field&>) {
            add(name, [resolve](const void* parent, Field& answer) {
                std::invoke(resolve, *static_cast<const T*>(parent), answer);
            });
        } else {
            add(name, [resolve](const void* parent, Field& answer) {
                answer.value(std::invoke(resolve, *static_cast<const T*>(parent)));
            });
        }
        return *this;
    }

    // `each(const T&, Field&)` is called whenever such an object is answered, whatever is selected of it.
    template <class F>
    ObjectBinder& answered(F each) {
        object_binding().answered = [each](const void* object, Field& field) {
            each(*static_cast<const T*>(object), field);
        };
        return *this;
    }

    ObjectBinder& blocking() {
        last().blocking = true;
        return *this;
    }

    ObjectBinder& personal() {
        last().personal = true;
        return *this;
    }

    ObjectBinder& cost(std::uint32_t weight) {
        last().cost = weight;
        return *this;
    }
};

// The fields of a root type, which has no value above it: a resolver is `void(Field&)`.
class RootBinder : public FieldOptions {
  public:
    using FieldOptions::FieldOptions;

    template <class F>
    RootBinder& field(std::string_view name, F resolve) {
        add(name, [resolve](const void*, Field& answer) { resolve(answer); });
        return *this;
    }

    RootBinder& blocking() {
        last().blocking = true;
        return *this;
    }

    // It takes so long that it must not hold a network thread, though it waits for nothing.
    RootBinder& lengthy() {
        last().lengthy = true;
        return *this;
    }

    RootBinder& personal() {
        last().personal = true;
        return *this;
    }

    RootBinder& traced() {
        last().traced = true;
        return *this;
    }

    RootBinder& cost(std::uint32_t weight) {
        last().cost = weight;
        return *this;
    }

    // The field does something for each element of an argument.
    RootBinder& cost_of_each(std::string_view argument, std::uint32_t weight) {
        last().counted_argument = argument;
        last().cost_of_element = weight;
        return *this;
    }
};

// Resolvers by type and field. The engine checks them against the schema when it is made.
class Bindings {
  public:
    template <class T>
    ObjectBinder<T> object(std::string_view type_name) {
        auto& binding = objects_[std::string(type_name)];
        binding.tag = tag_of<T>();
        return ObjectBinder<T>(binding);
    }

    RootBinder root(std::string_view type_name) { return RootBinder(objects_[std::string(type_name)]); }

    [[nodiscard]] const std::map<std::string, ObjectBinding, std::less<>>& objects() const {
        return objects_;
    }

  private:
    std::map<std::string, ObjectBinding, std::less<>> objects_;
};

}  // namespace hoigung::graphql
