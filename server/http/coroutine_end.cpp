#include "http/coroutine_end.hpp"

#include <cstdlib>
#include <iostream>
#include <string>

#include "base/log.hpp"

namespace hoigung::http {

void CoroutineEnd::operator()(const std::exception_ptr& problem) const {
    if (!problem) return;
    std::string why = "for a reason that is not known";
    try {
        std::rethrow_exception(problem);
    } catch (const std::exception& thrown) {
        why = thrown.what();
    } catch (...) {
    }
    if (importance == Importance::one_connection) return base::log::error("{} ended: {}", name, why);
    // Not the log, whose thread may not get to write the line before the process aborts.
    std::cerr << name << " ended: " << why << std::endl;
    std::abort();
}

}  // namespace hoigung::http
