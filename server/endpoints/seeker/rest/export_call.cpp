#include "endpoints/seeker/rest/export_call.hpp"

#include <limits>

#include "base/json_archive.hpp"
#include "domain/identity/require_seeker.hpp"
#include "endpoints/media_address.hpp"
#include "endpoints/rest_call.hpp"

namespace hoigung::endpoints {
namespace {

using base::JsonWriter;

constexpr domain::Page kEverything{0, std::numeric_limits<std::int32_t>::max()};

// Writes the parts of the file, each from the store that holds it.
class Export {
  public:
    Export(const Service& service, const domain::Seeker& seeker, std::string& out)
        : service_(service), seeker_(seeker), snapshot_(service.live_catalogue.snapshot()), json_(out) {}

    void write() {
        json_.begin_object();
        json_.key("exported_at").string(base::iso_text(service_.identity.clock.now()));
        write_account();
        write_profile();
        list("applications", service_.seekers.applications.all_applications_of(seeker_.id),
             &Export::write_application);
        list("saved_jobs", service_.seekers.bookmarks.bookmarks(seeker_.id), &Export::write_saved_job);
        list("job_alerts", service_.alerts.store.alerts_of(seeker_.id), &Export::write_alert);
        list("notifications",
             service_.alerts.notifications.notifications_of(seeker_.id, kEverything).notifications,
             &Export::write_notification);
        list("reports", service_.seekers.reports.reports_of(seeker_.id), &Export::write_report);
        list("devices", service_.identity.store.devices_of(seeker_.id), &Export::write_device);
        list("sessions", service_.identity.store.all_sessions_of(seeker_.id), &Export::write_session);
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
        const domain::Job* job = snapshot_->catalogue.job(id);
        if (job == nullptr) return;
        base::write_json(json_.key("job_name"), job->posting.name);
        base::write_json(json_.key("company_name"), snapshot_->catalogue.company_of(*job).profile.name);
    }

    void write_account() {
        json_.key("account").begin_object();
        json_.member("_id", seeker_.id.text()).member("telephone", seeker_.telephone.text());
        time("created_at", seeker_.created_at);
        json_.member("is_suspended", seeker_.is_suspended);
        json_.end_object();
    }

    void write_profile() {
        const domain::Profile profile = service_.seekers.profiles.profile(seeker_.id);
        base::write_json(json_.key("profile"), profile);
        json_.key("profile_pictures").begin_array();
        if (profile.picture) {
            for (const auto* name :
                 {&profile.picture->picture, &profile.picture->thumbnail, &profile.picture->avatar})
                json_.string(media_address(service_.content_root, *name));
        }
        json_.end_array();
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
            json_.end_object();
        }
        json_.end_array();
        base::write_json(json_.key("address"), application.addresses);
        base::write_json(json_.key("applicant_as_shown"), application.applicant);
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

    void write_session(const domain::Session& session) {
        json_.member("_id", session.id.text()).member("is_revoked", session.is_revoked);
        base::write_json(json_.key("used_at"), session.first_uses);
        time("ends_at", session.ends_at);
    }

    const Service& service_;
    const domain::Seeker& seeker_;
    const std::shared_ptr<const domain::CatalogueSnapshot> snapshot_;
    JsonWriter json_;
};

}  // namespace

void ExportCall::answer(const http::Request& request, const Identified& who,
                        const http::Responder& responder) const {
    if (request.method != http::Method::get)
        return responder.answer(http::Response::error(405, "Method not allowed").with("Allow", "GET"));
    const auto locale = preferred_locale(request.header("Accept-Language"));
    if (auto refusal = refusal_of(who, service_.errors, locale)) return responder.answer(std::move(*refusal));
    answer_later(
        service_.identity.sql_queue, responder,
        [this, id = *who.caller.seeker, locale] { return file_of(id, locale); }, locale);
}

http::Response ExportCall::file_of(domain::SeekerId id, domain::Locale locale) const {
    const auto seeker = domain::require_seeker(service_.identity.store.seeker(id));
    if (!seeker.ok()) return refusal_answer(service_.errors, seeker.error(), locale);
    std::string out;
    Export(service_, *seeker, out).write();
    return http::Response::json(200, std::move(out))
        .with("Cache-Control", "no-store")
        .with("Content-Disposition", "attachment; filename=\"hoigung-export.json\"");
}

}  // namespace hoigung::endpoints
