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
    // Depends on the caller: waits for a database only if the caller is logged in.
    bool personal = false;
    // For root fields: the resolver reports to the context everything that the answer depends on.
    bool traced = false;
    std::uint32_t cost = 1;
    // The additional cost of each element of this list argument; no argument is counted when the name is
    // empty.
    std::string counted_argument{};
    std::uint32_t cost_of_element = 0;
};

struct ObjectBinding {
    TypeTag tag = nullptr;
    // Called for each object of the type in the answer; may be empty.
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

    // A resolver is `void(const T&, Field&)`, or a callable on T (a function or a pointer to a member) whose
    // result Field::value can write.
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

    // `each(const T&, Field&)` is called for every object of the type in the answer, whichever fields are
    // selected.
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

// The fields of a root type, which has no parent value: a resolver is `void(Field&)`.
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

    // The resolver waits for nothing, but takes too long for a network thread.
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

    // The field acts on each element of an argument.
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
