#include "store/testing/with_events.hpp"

namespace hoigung::store::testing {

domain::TrackingEvent WithEvents::impression(int position) {
    domain::TrackingEvent event;
    event.name = domain::EventName::job_impression;
    event.job_id = domain::JobId::parse("65f0c0de0000000000000001");
    event.position = position;
    event.session_id = "0b8f7a3e-5c4e-4b0a-9f0e-2f6b1f3d9c11";
    event.source = "search";
    event.at = kNow;
    return event;
}

std::vector<std::string> WithEvents::column(std::string_view sql) {
    return database().read([&](Connection& connection) { return connection.select<std::string>(sql).all(); });
}

std::vector<std::string> WithEvents::error_messages() {
    return column("SELECT message FROM error_reports");
}

}  // namespace hoigung::store::testing
