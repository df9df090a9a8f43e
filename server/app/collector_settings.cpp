#include "app/collector_settings.hpp"

namespace hoigung::app {

endpoints::CollectorSettings collector_settings(const Settings& settings) {
    constexpr std::string_view kEvents = "/api/events";
    endpoints::CollectorSettings made;
    made.takes_events = settings.events_url == kEvents || settings.page_views_url == kEvents;
    made.takes_errors = settings.errors_url == "/api/errors";
    made.rate.per_second = settings.collector_per_minute / 60.0;
    made.rate.burst = settings.collector_per_minute;
    constexpr double kSecondsADay = 24 * 3600;
    made.rows.per_second = settings.collector_rows_per_day / kSecondsADay;
    made.rows.burst = settings.collector_rows_per_day;
    return made;
}

}  // namespace hoigung::app
