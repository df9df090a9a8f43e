#include "store/seeker_email_store.hpp"

#include "store/errors.hpp"
#include "store/seeker_email_writer.hpp"

namespace hoigung::store {

void SqlSeekerEmailStore::write(const std::function<void(domain::SeekerEmailWriter&)>& work) {
    const auto run = [&] {
        database_.transaction(
            [&](Connection& connection) {
                SqlSeekerEmailWriter writer(connection);
                work(writer);
            },
            Repeat::safe);
    };
    try {
        run();
    } catch (const UniqueViolation&) {
        // Another account was given the address in the meantime.
        run();
    }
}

}  // namespace hoigung::store
