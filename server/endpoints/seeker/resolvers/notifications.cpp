#include "base/enum_names.hpp"
#include "endpoints/seeker/alerts.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Notification;
using domain::NotificationId;
using domain::NotificationList;
using domain::NotificationType;
using graphql::Field;

// The part of a notification that depends on its type.
struct NotificationData {
    std::optional<domain::JobAlertId> alert;
};

struct ReadNotifications {
    std::int64_t unread_total = 0;
};

template <class Id>
void answer_id(Field& field, const std::optional<Id>& id) {
    id ? field.string(id->hex()) : field.null();
}

// The requested types. A request without types gets those that the first clients knew.
std::vector<NotificationType> asked_types(const Field& field) {
    std::vector<NotificationType> types;
    for (const std::string_view name : field.arguments().strings("types"))
        types.push_back(base::parse_enum<NotificationType>(name).value());
    if (types.empty())
        types.assign(domain::kFirstNotificationTypes.begin(), domain::kFirstNotificationTypes.end());
    return types;
}

void get_notifications(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const auto page =
        domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    ServiceContext& context = context_of(field);
    auto list = context.service.alerts.notifications.notifications_of(seeker->id, asked_types(field), *page);
    std::vector<domain::JobId> jobs;
    for (const Notification& notification : list.notifications) jobs.push_back(notification.job);
    context.bring_jobs(jobs);
    // Another process may know of a job a moment before this one does.
    std::erase_if(list.notifications, [&](const Notification& notification) {
        return context.catalogue().known_job(notification.job) == nullptr;
    });
    field.object(list);
}

void read_notifications(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    domain::NotificationStore& store = context_of(field).service.alerts.notifications;
    const auto texts = field.arguments().strings("ids");
    const auto types = asked_types(field);
    if (texts.empty()) return field.object(ReadNotifications{store.mark_all_read(seeker->id, types)});
    std::vector<NotificationId> ids;
    for (const std::string_view text : texts) {
        if (const auto id = NotificationId::parse(text)) ids.push_back(*id);
    }
    field.object(ReadNotifications{store.mark_read(seeker->id, ids, types)});
}

}  // namespace

void bind_notifications(graphql::Bindings& bindings) {
    bindings.object<NotificationData>("NotificationData")
        .field("alert_id", [](const NotificationData& data, Field& field) { answer_id(field, data.alert); });
    bindings.object<Notification>("Notification")
        .field("_id", [](const Notification& notification) { return notification.id.hex(); })
        .field("application_id", [](const Notification& notification,
                                    Field& field) { answer_id(field, notification.application); })
        .field("_updated_at",
               [](const Notification& notification) { return base::iso_text(notification.updated_at); })
        .field("read", &Notification::is_read)
        .field("data", [](const Notification& notification,
                          Field& field) { field.object(NotificationData{notification.alert}); })
        .field("type", [](const Notification& notification) { return base::name_of(notification.type); })
        .field("job", [](const Notification& notification, Field& field) {
            field.value(context_of(field).catalogue().known_job(notification.job));
        });
    bindings.object<NotificationList>("NotificationList")
        .field("notifications",
               [](const NotificationList& list, Field& field) { field.value(list.notifications); })
        .field("total", &NotificationList::total)
        .field("unread_total", &NotificationList::unread_total);
    bindings.object<ReadNotifications>("ReadNotifications")
        .field("unread_total", &ReadNotifications::unread_total);
    bindings.root("Query").field("get_notifications", get_notifications).blocking();
    bindings.root("Mutation").field("read_notifications", read_notifications).blocking();
}

}  // namespace hoigung::endpoints
