#pragma once

#include <exception>
#include <string_view>

namespace hoigung::http {

// Handles the end of a detached coroutine: an exception is logged; if the server cannot do without the
// coroutine, the process is aborted, so that it is restarted.
struct CoroutineEnd {
    enum class Importance { one_connection, whole_server };

    std::string_view name;
    Importance importance = Importance::one_connection;

    void operator()(const std::exception_ptr& problem) const;
};

}  // namespace hoigung::http
