#include "endpoints/seeker/alerts.hpp"

#include "base/enum_names.hpp"
#include "domain/alerts/alert_payload.hpp"
#include "domain/alerts/alert_total.hpp"
#include "domain/alerts/create_job_alert.hpp"
#include "domain/alerts/delete_job_alerts.hpp"
#include "domain/alerts/update_job_alert.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::JobAlert;
using graphql::Field;

struct DeletedJobAlerts {
    std::vector<domain::JobAlertId> ids;
};

domain::AlertPayload payload_of(const Field& field) {
    const graphql::InputObject payload = field.arguments().object("payload").value();
    return {.term = std::string(payload.string("term").value_or("")),
            .districts = texts(payload.strings("district")),
            .job_types = texts(payload.strings("jobType")),
            .employments = texts(payload.strings("employment")),
            .working_days = texts(payload.strings("workingDay")),
            .working_hours = texts(payload.strings("workingHour")),
            .max_hours_per_day = payload.integer("max_hours_per_day"),
            .max_days_per_week = payload.integer("max_days_per_week"),
            .hourly_rate = payload.integer("hourly_rate"),
            .monthly_rate = payload.integer("monthly_rate")};
}

void name_each(const auto& values, Field& field) {
    field.list(values, [](auto value, Field& item) { item.string(base::name_of(value)); });
}

std::int64_t total_of(Field& field, const domain::AlertFilter& filter) {
    return domain::alert_total(filter, *context_of(field).snapshot->search);
}

void get_job_alerts(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    field.value(context_of(field).service.alerts.store.alerts_of(seeker->id));
}

void job_alert_total(Field& field) {
    const auto filter = domain::read_filter(payload_of(field), context_of(field).service.lists);
    filter.ok() ? field.integer(total_of(field, *filter)) : refuse(field, filter.error());
}

void create_job_alert(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const SeekerService& service = context_of(field).service;
    const auto filter = domain::read_kept_filter(payload_of(field), service.lists);
    if (!filter.ok()) return refuse(field, filter.error());
    const auto alert = domain::create_job_alert(seeker->id, *filter, service.alerts.store,
                                                service.identity.random, service.identity.clock.now());
    alert.ok() ? field.object(*alert) : refuse(field, alert.error());
}

void update_job_alert(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const SeekerService& service = context_of(field).service;
    const auto filter = domain::read_kept_filter(payload_of(field), service.lists);
    if (!filter.ok()) return refuse(field, filter.error());
    const auto alert = domain::update_job_alert(seeker->id, field.arguments().string("id").value_or(""),
                                                *filter, service.alerts.store);
    alert.ok() ? field.object(*alert) : refuse(field, alert.error());
}

void delete_job_alerts(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    auto deleted = domain::delete_job_alerts(seeker->id, field.arguments().strings("ids"),
                                             context_of(field).service.alerts.store);
    deleted.ok() ? field.object(DeletedJobAlerts{std::move(deleted).value()})
                 : refuse(field, deleted.error());
}

}  // namespace

void bind_alerts(graphql::Bindings& bindings) {
    bindings.object<JobAlert>("JobAlert")
        .field("_id", [](const JobAlert& alert) { return alert.id.hex(); })
        .field("term",
               [](const JobAlert& alert, Field& field) {
                   alert.filter.term.empty() ? field.null() : field.string(alert.filter.term);
               })
        .field("district", [](const JobAlert& alert, Field& field) { field.value(alert.filter.districts); })
        .field("jobType", [](const JobAlert& alert, Field& field) { field.value(alert.filter.job_types); })
        .field("employment",
               [](const JobAlert& alert, Field& field) { name_each(alert.filter.employments, field); })
        .field("workingDay",
               [](const JobAlert& alert, Field& field) { name_each(alert.filter.working_days, field); })
        .field("workingHour",
               [](const JobAlert& alert, Field& field) { name_each(alert.filter.working_times, field); })
        .field("max_hours_per_day", [](const JobAlert& alert) { return alert.filter.max_hours_per_day; })
        .field("max_days_per_week", [](const JobAlert& alert) { return alert.filter.max_days_per_week; })
        .field("hourly_rate", [](const JobAlert& alert) { return alert.filter.hourly_rate; })
        .field("monthly_rate", [](const JobAlert& alert) { return alert.filter.monthly_rate; })
        .field("matching_total",
               [](const JobAlert& alert, Field& field) { field.integer(total_of(field, alert.filter)); });
    bindings.object<DeletedJobAlerts>("DeletedJobAlerts")
        .field("ids", [](const DeletedJobAlerts& deleted, Field& field) {
            field.list(deleted.ids, [](domain::JobAlertId id, Field& item) { item.string(id.hex()); });
        });
    bindings.root("Query")
        .field("get_job_alerts", get_job_alerts)
        .blocking()
        .field("job_alert_total", job_alert_total);
    bindings.root("Mutation")
        .field("create_job_alert", create_job_alert)
        .blocking()
        .field("update_job_alert", update_job_alert)
        .blocking()
        .field("delete_job_alerts", delete_job_alerts)
        .blocking();
}

}  // namespace hoigung::endpoints
