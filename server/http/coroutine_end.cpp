#include "http/coroutine_end.hpp"

#include <cstdlib>

#include "base/log.hpp"

namespace hoigung::http {

void CoroutineEnd::operator()(const std::exception_ptr& problem) const {
    if (!problem) return;
    try {
        std::rethrow_exception(problem);
    } catch (const std::exception& thrown) {
        base::log::error("{} ended: {}", name, thrown.what());
    } catch (...) {
        base::log::error("{} ended", name);
    }
    if (importance == Importance::whole_server) std::abort();
}

}  // namespace hoigung::http
