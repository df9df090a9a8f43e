#pragma once

#include <string>

namespace hoigung::content {

// A problem with a file and its position, for the file's author.
struct Problem {
    std::string file;
    int line = 1;
    std::string message;

    [[nodiscard]] std::string text() const { return file + ":" + std::to_string(line) + ": " + message; }
    bool operator==(const Problem&) const = default;
};

}  // namespace hoigung::content
