#include "endpoints/seeker/seeker_export.hpp"

#include <limits>

#include "base/json_archive.hpp"
#include "domain/candidacies/exchange_messages.hpp"
#include "endpoints/shared/media_address.hpp"

namespace hoigung::endpoints {
namespace {

using base::JsonWriter;

constexpr domain::MessageRange kEveryMessage{std::nullopt, std::nullopt, std::numeric_limits<int>::max()};
constexpr domain::Page kEverything{0, std::numeric_limits<std::int32_t>::max()};

// Writes the parts of the file, each from the store that holds it.
class Export {
  public:
    Export(const domain::Seeker& seeker, const ExportSources& sources, std::string& out)
        : seeker_(seeker), sources_(sources), json_(out) {}

    void write(base::Timestamp now) {
        json_.begin_object();
        json_.key("exported_at").string(base::iso_text(now));
        write_account();
        write_profile();
        list("applications", sources_.seekers.applications.all_applications_of(seeker_.id),
             &Export::write_application);
        list("saved_jobs", sources_.seekers.bookmarks.bookmarks(seeker_.id), &Export::write_saved_job);
        list("job_alerts", sources_.alerts.store.alerts_of(seeker_.id), &Export::write_alert);
        list("notifications",
             sources_.alerts.notifications
                 .notifications_of(seeker_.id, domain::kNotificationTypes, kEverything)
                 .notifications,
             &Export::write_notification);
        write_news_settings();
        list("reports", sources_.seekers.reports.reports_of(seeker_.id), &Export::write_report);
        list("devices", sources_.identity.devices_of(seeker_.id), &Export::write_device);
        list("push_subscriptions", sources_.identity.subscriptions_of(seeker_.id),
             &Export::write_subscription);
        list("sessions", sources_.identity.all_sessions_of(seeker_.id), &Export::write_session);
        json_.end_object();
    }

  private:
    template <class Things, class WriteOne>
    void list(std::string_view name, const Things& things, WriteOne write_one) {
        json_.key(name).begin_array();
        for (const auto& thing : things) {
            json_.begin_object();
            (this->*write_one)(thing);
            json_.end_object();
        }
        json_.end_array();
    }

    void time(std::string_view name, base::Timestamp at) { json_.key(name).string(base::iso_text(at)); }
    void job(domain::JobId id) {
        json_.member("job_id", id.text());
        if (const domain::Job* job = sources_.catalogue.known_job(id)) return name(*job);
        for (const domain::Job& old : sources_.catalogue_store.jobs({&id, 1})) name(old);
    }
    void name(const domain::Job& job) {
        base::write_json(json_.key("job_name"), job.posting.name);
        base::write_json(json_.key("company_name"), sources_.catalogue.company_of(job).profile.name);
    }

    void write_account() {
        json_.key("account").begin_object();
        json_.member("_id", seeker_.id.text()).member("telephone", seeker_.telephone.text());
        json_.member("email", seeker_.email);
        time("created_at", seeker_.created_at);
        json_.member("is_suspended", seeker_.is_suspended);
        json_.end_object();
    }

    void write_profile() {
        const domain::Profile profile = sources_.seekers.profiles.profile(seeker_.id);
        base::write_json(json_.key("profile"), profile);
        json_.key("profile_pictures").begin_array();
        if (profile.picture) {
            for (const auto* name :
                 {&profile.picture->picture, &profile.picture->thumbnail, &profile.picture->avatar})
                json_.string(media_address(sources_.content_root, *name));
        }
        json_.end_array();
    }

    void write_news_settings() {
        const domain::NewsPreferences preferences = sources_.news.preferences_of(seeker_.id);
        base::write_json(json_.key("news_settings"), preferences);
        json_.member("news_by_sms", preferences.sms);
        json_.key("language_of_mails").string(base::name_of(preferences.locale));
    }

    void write_application(const domain::Application& application) {
        json_.member("_id", application.id.text());
        job(application.job);
        time("applied_at", application.applied_at);
        json_.key("status").string(base::name_of(application.status));
        json_.key("history").begin_array();
        for (const domain::ApplicationEvent& event : application.history) {
            json_.begin_object();
            time("at", event.at);
            json_.key("event").string(base::name_of(event.status));
            if (event.reason) json_.key("reason").string(base::name_of(*event.reason));
            json_.end_object();
        }
        json_.end_array();
        if (application.opened_at) {
            json_.key("opened").begin_object();
            time("at", *application.opened_at);
            json_.member("by", application.opened_by).end_object();
        }
        base::write_json(json_.key("address"), application.addresses);
        base::write_json(json_.key("applicant_as_shown"), application.applicant);
        std::vector<domain::Interview> interviews;
        domain::Conversation conversation;
        std::vector<domain::Message> messages;
        sources_.candidacies.read([&](domain::CandidacyReader& reader) {
            interviews = reader.interviews_of(application.id);
            conversation = reader.conversation(application.id);
            messages = reader.messages(application.id, kEveryMessage, domain::Side::seeker);
        });
        list("interviews", interviews, &Export::write_interview);
        json_.key("conversation").begin_object();
        json_.key("state").string(base::name_of(domain::shown_state(application.status, conversation)));
        list("messages", messages, &Export::write_message);
        json_.end_object();
    }

    void outcome(std::string_view name, const std::optional<domain::InterviewOutcome>& outcome) {
        if (outcome) json_.key(name).string(base::name_of(*outcome));
    }

    void write_interview(const domain::Interview& interview) {
        json_.member("_id", interview.id.text());
        json_.key("state").string(base::name_of(interview.state));
        base::write_json(json_.key("offered"), interview.terms);
        if (interview.time) time("time", *interview.time);
        json_.member("answer", interview.answer);
        json_.key("attendance").string(base::name_of(interview.attendance));
        const domain::InterviewReports& reports = interview.reports;
        outcome("you_said", reports.by_seeker);
        outcome("employer_said", reports.counted ? reports.by_company : std::nullopt);
        outcome("outcome", reports.counted);
        time("changed_at", interview.changed_at);
    }

    void write_message(const domain::Message& message) {
        json_.member("number", message.number);
        json_.member("from", message.from == domain::Side::seeker ? "you" : "employer");
        if (!message.by.empty()) json_.member("by", message.by);
        json_.member("text", message.text);
        time("at", message.sent_at);
        json_.member("is_reported", message.is_reported);
    }

    void write_saved_job(const domain::JobId& id) { job(id); }

    void write_alert(const domain::JobAlert& alert) {
        json_.member("_id", alert.id.text());
        time("created_at", alert.created_at);
        base::write_json(json_.key("filter"), alert.filter);
    }

    void write_notification(const domain::Notification& notification) {
        json_.member("_id", notification.id.text());
        json_.key("type").string(base::name_of(notification.type));
        job(notification.job);
        json_.member("read", notification.is_read);
        time("updated_at", notification.updated_at);
    }

    void write_report(const domain::Report& report) {
        json_.member("_id", report.id.text());
        job(report.job);
        json_.key("reason").string(base::name_of(report.reason));
        json_.member("text", report.text);
        time("created_at", report.created_at);
    }

    void write_device(const domain::Device& device) {
        json_.member("_id", device.id.text()).member("agent", device.card.agent);
        json_.member("name", device.card.name).member("token", device.card.token);
        time("seen_at", device.seen_at);
    }

    // Without its keys, which say nothing about the person.
    void write_subscription(const domain::StoredPushSubscription& stored) {
        json_.member("_id", stored.id.text()).member("endpoint", stored.subscription.endpoint);
        time("seen_at", stored.seen_at);
    }

    void write_session(const domain::Session& session) {
        json_.member("_id", session.id.text()).member("is_revoked", session.is_revoked);
        base::write_json(json_.key("used_at"), session.first_uses);
        time("ends_at", session.ends_at);
    }

    const domain::Seeker& seeker_;
    const ExportSources& sources_;
    JsonWriter json_;
};

}  // namespace

std::string export_of(const domain::Seeker& seeker, const ExportSources& sources, base::Timestamp now) {
    std::string out;
    Export(seeker, sources, out).write(now);
    return out;
}

}  // namespace hoigung::endpoints
