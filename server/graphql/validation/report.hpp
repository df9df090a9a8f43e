#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graphql/error.hpp"
#include "graphql/language/ast.hpp"

namespace hoigung::graphql {

// Collects the errors in one text.
class Report {
  public:
    explicit Report(std::string_view text, std::size_t most = 100) : text_(text), most_(most) {}

    void add(std::string message, const std::vector<ast::Position>& positions) {
        if (errors_.size() > most_) return;
        if (errors_.size() == most_) {
            errors_.push_back(
                {.message = "Too many validation errors, error limit reached. Validation aborted."});
            return;
        }
        Error error{.message = std::move(message)};
        for (const auto position : positions) error.locations.push_back(locate(text_, position));
        errors_.push_back(std::move(error));
    }
    void add(std::string message, std::initializer_list<ast::Position> positions) {
        add(std::move(message), std::vector(positions));
    }

    [[nodiscard]] bool empty() const { return errors_.empty(); }
    // Whether the report is full, so that a rule may stop.
    [[nodiscard]] bool full() const { return errors_.size() > most_; }
    [[nodiscard]] std::vector<Error> take() { return std::move(errors_); }

  private:
    std::string_view text_;
    std::size_t most_;
    std::vector<Error> errors_;
};

}  // namespace hoigung::graphql
