#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace hoigung::base {

// A failure that is only a message: for the operator to read, not for a caller to branch on.
struct Failure {
    std::string message;
};

// The result of an operation: a value, or the reason why there is none. Exceptions mean a bug or an outage.
template <class T, class E = Failure>
class [[nodiscard]] Result {
  public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : state_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] T& value() & { return std::get<0>(state_); }
    [[nodiscard]] const T& value() const& { return std::get<0>(state_); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(state_)); }
    [[nodiscard]] E& error() & { return std::get<1>(state_); }
    [[nodiscard]] const E& error() const& { return std::get<1>(state_); }
    [[nodiscard]] E&& error() && { return std::get<1>(std::move(state_)); }

    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }

  private:
    std::variant<T, E> state_;
};

template <class E>
class [[nodiscard]] Result<void, E> {
  public:
    Result() = default;
    Result(E error) : error_(std::move(error)) {}

    [[nodiscard]] bool ok() const { return !error_.has_value(); }
    explicit operator bool() const { return ok(); }
    void value() const {}
    [[nodiscard]] const E& error() const& { return *error_; }
    [[nodiscard]] E&& error() && { return std::move(*error_); }

  private:
    std::optional<E> error_;
};

}  // namespace hoigung::base

// TRY(expression): the value, or returns the error from the enclosing function.
#define TRY(expression)                                               \
    __extension__({                                                   \
        auto try_result_ = (expression);                              \
        if (!try_result_.ok()) return std::move(try_result_).error(); \
        std::move(try_result_).value();                               \
    })
