#include "store/application_rows.hpp"

#include "store/stored_json.hpp"

namespace hoigung::store {
namespace {

// The state at the time when the seeker applied.
struct ApplicationDocument {
    std::vector<domain::Address> addresses;
    domain::Applicant applicant;

    static void describe(auto& self, auto& visit) {
        visit.required("address", self.addresses);
        visit.required("applicant", self.applicant);
    }
};

std::vector<domain::ApplicationEvent> history_of(Connection& connection, domain::ApplicationId id) {
    std::vector<domain::ApplicationEvent> history;
    connection
        .select<std::int64_t, base::Timestamp, std::string, std::optional<domain::PersonId>, std::string,
                bool>(
            "SELECT number, at, event, person_id, reason, told_by_contact FROM application_changes "
            "WHERE application_id = :id ORDER BY number",
            id)
        .each([&](std::int64_t number, base::Timestamp at, const std::string& status,
                  std::optional<domain::PersonId> by, const std::string& reason, bool is_told_by_contact) {
            static_cast<void>(
                connection.unreadable_rows().try_read("application_changes", std::to_string(number), [&] {
                    history.push_back({at, value_named<domain::ApplicationStatus>(status), by,
                                       base::parse_enum<domain::RejectReason>(reason), is_told_by_contact});
                }));
        });
    return history;
}

}  // namespace

std::string document_of(const domain::Application& application) {
    return base::to_json(ApplicationDocument{application.addresses, application.applicant});
}

void read_document(std::string_view document, std::vector<domain::Address>& addresses,
                   domain::Applicant& applicant) {
    ApplicationDocument read;
    read_stored(document, read);
    addresses = std::move(read.addresses);
    applicant = std::move(read.applicant);
}

domain::Application application_of(Connection& connection, const ApplicationRow& row) {
    ApplicationDocument document;
    read_stored(row.document, document);
    return {row.id,
            row.seeker,
            row.job,
            row.applied_at,
            value_named<domain::ApplicationStatus>(row.status),
            std::move(document.addresses),
            std::move(document.applicant),
            history_of(connection, row.id),
            row.opened_at,
            row.opened_by};
}

}  // namespace hoigung::store
