#pragma once

#include <string>

namespace hoigung::content {

// What is wrong with a file, and where, for its author.
struct Problem {
    std::string file;
    int line = 1;
    std::string message;

    [[nodiscard]] std::string text() const { return file + ":" + std::to_string(line) + ": " + message; }
    bool operator==(const Problem&) const = default;
};

}  // namespace hoigung::content
