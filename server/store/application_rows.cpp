#include "store/application_rows.hpp"

#include "store/id_list.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store {
namespace {

// The data as it was when the seeker applied.
struct ApplicationDocument {
    std::vector<domain::Address> addresses;
    domain::Applicant applicant;

    static void describe(auto& self, auto& visit) {
        visit.required("address", self.addresses);
        visit.required("applicant", self.applicant);
    }
};

}  // namespace

Histories histories_of(Connection& connection, std::span<const ApplicationRow> rows) {
    Histories histories;
    if (rows.empty()) return histories;
    std::vector<domain::ApplicationId> ids;
    for (const ApplicationRow& row : rows) ids.push_back(row.id);
    connection
        .select<std::int64_t, domain::ApplicationId, base::Timestamp, std::string,
                std::optional<domain::PersonId>, std::string, bool>(
            "SELECT number, application_id, at, event, person_id, reason, told_by_contact "
            "FROM application_changes WHERE " +
                is_in_list(connection, "application_id") + " ORDER BY number",
            json_list(std::span<const domain::ApplicationId>(ids)))
        .each([&](std::int64_t number, domain::ApplicationId application, base::Timestamp at,
                  const std::string& status, std::optional<domain::PersonId> by, const std::string& reason,
                  bool is_told_by_contact) {
            static_cast<void>(
                connection.unreadable_rows().try_read("application_changes", std::to_string(number), [&] {
                    histories[application].push_back({at, value_named<domain::ApplicationStatus>(status), by,
                                                      base::parse_enum<domain::RejectReason>(reason),
                                                      is_told_by_contact});
                }));
        });
    return histories;
}

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

domain::Application application_of(const ApplicationRow& row, Histories& histories) {
    ApplicationDocument document;
    read_stored(row.document, document);
    return {row.id,
            row.seeker,
            row.job,
            row.applied_at,
            value_named<domain::ApplicationStatus>(row.status),
            std::move(document.addresses),
            std::move(document.applicant),
            std::move(histories[row.id]),
            row.opened_at,
            row.opened_by};
}

}  // namespace hoigung::store
