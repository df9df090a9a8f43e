#include "store/employer_writer.hpp"

#include "store/delivery_rows.hpp"
#include "store/employer_rows.hpp"

namespace hoigung::store {

void SqlEmployerWriter::queue(std::span<const domain::Delivery> deliveries) {
    insert_deliveries(connection_, deliveries);
}

void SqlEmployerWriter::write_access_changes(base::Timestamp now) {
    std::set<domain::PersonId> people = people_.access_changed();
    people.insert(logins_.access_changed().begin(), logins_.access_changed().end());
    if (!people.empty()) note_access_changes(connection_, people, now);
}

}  // namespace hoigung::store
