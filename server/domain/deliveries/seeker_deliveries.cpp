#include "domain/deliveries/seeker_deliveries.hpp"

namespace hoigung::domain {
namespace {

std::optional<NotificationType> type_of(const ApplicationEvent& event) {
    if (event.is_told_by_contact) return std::nullopt;
    switch (event.status) {
        case ApplicationStatus::applied:
        case ApplicationStatus::withdrawn:
            return std::nullopt;
        case ApplicationStatus::job_closed:
            return NotificationType::job_closed;
        default:
            return NotificationType::application_status_changed;
    }
}

std::optional<SiteNotice> notice_of(const ApplicationChange& change) {
    const auto type = type_of(change.event);
    if (!type) return std::nullopt;
    return SiteNotice{
        .type = *type, .job = change.job, .application = change.application, .occasion = change.number};
}

std::optional<SiteNotice> notice_of(const InterviewChanged& event) {
    return SiteNotice{
        .type = NotificationType::interview_changed, .job = event.job, .application = event.application};
}

std::optional<SiteNotice> notice_of(const MessageUnread& event) {
    return SiteNotice{
        .type = NotificationType::message_received, .job = event.job, .application = event.application};
}

std::optional<SiteNotice> notice_of(const JobMatched& event) {
    // A job that comes back from a suspension is not news to seekers who were notified before.
    const bool is_back = event.change.from == JobState::suspended;
    return SiteNotice{.type = NotificationType::job_alert_matched,
                      .job = event.change.job,
                      .alert = event.alert,
                      .occasion = is_back ? 0 : event.change.number};
}

// A job is news again when its last day was moved.
std::optional<SiteNotice> notice_of(const SavedJobEnding& event) {
    return SiteNotice{.type = NotificationType::saved_job_ending,
                      .job = event.job,
                      .occasion = event.closes_at.time_since_epoch().count()};
}

void append(std::vector<Delivery>& all, std::vector<Delivery> more) {
    for (Delivery& each : more) all.push_back(std::move(each));
}

}  // namespace

std::string seeker_topic(DeliveryId mail) {
    return "seeker " + mail.text();
}

std::vector<Delivery> deliveries_to_seeker(const SeekerEvent& event, SeekerId seeker, base::Random& random,
                                           base::Timestamp now) {
    const auto notice = std::visit([](const auto& each) { return notice_of(each); }, event);
    if (!notice) return {};
    return {{.id = DeliveryId::make(now, random),
             .way = DeliveryWay::site,
             .recipient = seeker,
             .queued_at = now,
             .due_at = now,
             .content = *notice}};
}

std::vector<Delivery> deliveries_to_seekers(std::span<const ApplicationChange> changes, base::Random& random,
                                            base::Timestamp now) {
    std::vector<Delivery> deliveries;
    for (const ApplicationChange& change : changes)
        append(deliveries, deliveries_to_seeker(change, change.seeker, random, now));
    return deliveries;
}

std::vector<Delivery> deliveries_of_match(const JobStateChange& change, std::span<const AlertHit> hits,
                                          base::Random& random, base::Timestamp now) {
    std::vector<Delivery> deliveries;
    for (const AlertHit& hit : hits)
        append(deliveries, deliveries_to_seeker(JobMatched{change, hit.alert}, hit.seeker, random, now));
    return deliveries;
}

}  // namespace hoigung::domain
