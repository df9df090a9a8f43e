#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace hoigung::render {

// A function of the bundle and its arguments, at most four texts; all of it UTF-8.
struct RenderCall {
    std::string function;
    std::vector<std::string> arguments;
};

struct RenderError {
    enum class Kind {
        timeout,    // the script ran past its limit
        exception,  // the script threw; the message and the stack are its own
        busy,       // too many calls are queued
        broken      // there can be no answer: a wrong bundle, call or result, or the renderer has stopped
    };

    Kind kind;
    std::string message;
    std::string stack = {};
};

using RenderResult = base::Result<std::string, RenderError>;

[[nodiscard]] constexpr std::string_view name(RenderError::Kind kind) {
    switch (kind) {
        case RenderError::Kind::timeout:
            return "timeout";
        case RenderError::Kind::exception:
            return "exception";
        case RenderError::Kind::busy:
            return "busy";
        case RenderError::Kind::broken:
            return "broken";
    }
    return "broken";
}

}  // namespace hoigung::render
