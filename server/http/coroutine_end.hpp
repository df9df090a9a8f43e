#pragma once

#include <exception>
#include <string_view>

namespace hoigung::http {

// What becomes of a coroutine that nobody waits for: an exception that ends it is told, and one that ends
// what the server cannot be without ends the process, so that it is started again.
struct CoroutineEnd {
    enum class Importance { one_connection, whole_server };

    std::string_view name;
    Importance importance = Importance::one_connection;

    void operator()(const std::exception_ptr& problem) const;
};

}  // namespace hoigung::http
