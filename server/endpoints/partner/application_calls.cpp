#include "domain/partner/partner_applications.hpp"
#include "endpoints/partner/partner_json.hpp"

namespace hoigung::endpoints {
namespace {

using domain::Application;
using domain::ApplicationStatus;
using domain::Refusal;

struct StatusChange {
    ApplicationStatus status = ApplicationStatus::reviewed;
    std::optional<domain::RejectReason> reason;

    [[nodiscard]] domain::ApplicationEvent step(base::Timestamp now) const {
        const bool rejects = status == ApplicationStatus::rejected;
        return {now, status, std::nullopt, rejects ? reason : std::nullopt};
    }
    static void describe(auto& self, auto& visit) {
        visit.required("status", self.status);
        visit.optional("reason", self.reason);
    }
};

struct StatusChangeOfPair : StatusChange {
    domain::JobId job;
    domain::SeekerId applicant;

    static void describe(auto& self, auto& visit) {
        visit.required("job_id", self.job);
        visit.required("applicant_id", self.applicant);
        StatusChange::describe(self, visit);
    }
};

// The profile as it was when the seeker applied, with the addresses of its picture.
void write_applicant(base::JsonWriter& json, const domain::Applicant& applicant,
                     const SitePictures& pictures) {
    domain::Profile profile = applicant.profile;
    const auto picture = std::exchange(profile.picture, std::nullopt);
    json.begin_object().member("telephone", applicant.telephone.text());
    base::detail::MemberWriter members{json};
    domain::Profile::describe(profile, members);
    if (picture) {
        json.member("profile_picture", pictures.address(picture->picture))
            .member("profile_picture_thumbnail", pictures.address(picture->thumbnail))
            .member("profile_picture_avatar", pictures.address(picture->avatar));
    }
    json.end_object();
}

void write_application(base::JsonWriter& json, const Application& application, const SitePictures& pictures) {
    json.begin_object()
        .member("_id", application.id.hex().view())
        .member("job_id", application.job.hex().view())
        .member("applicant_id", application.seeker.hex().view())
        .member("status", base::name_of(application.status))
        .member("applied_at", base::iso_text(application.applied_at).view());
    // A withdrawn application shows nothing but its withdrawal.
    const bool is_withdrawn = application.status == ApplicationStatus::withdrawn;
    json.key("address");
    is_withdrawn ? void(json.null()) : base::write_json(json, application.addresses);
    json.key("applicant");
    is_withdrawn ? void(json.null()) : write_applicant(json, application.applicant, pictures);
    json.key("history").begin_array();
    for (const domain::ApplicationEvent& event : application.history) {
        json.begin_object()
            .member("_created_at", base::iso_text(event.at).view())
            .member("event", base::name_of(event.status));
        if (event.reason) json.member("reason", base::name_of(*event.reason));
        json.end_object();
    }
    json.end_array().end_object();
}

domain::PartnerApplicationPorts ports_of(const PartnerCall& call) {
    return {call.service.applications, call.service.employers};
}

http::Response application_answer(const PartnerCall& call, const domain::Outcome<Application>& application) {
    if (!application.ok()) return call.refuse(application.error());
    std::string data;
    base::JsonWriter json(data);
    write_application(json, *application, call.service.pictures);
    return data_answer(data);
}

}  // namespace

http::Response list_applications(const PartnerCall& call) {
    const http::Target& target = call.request.target;
    const auto page = asked_page(target);
    if (!page.ok()) return call.refuse(page.error());
    const auto id = domain::JobId::parse(call.ids.front());
    if (!id) return call.refuse(Refusal::JobNotFound);
    const auto asked = target.parameter("status");
    const auto status = asked ? base::parse_enum<ApplicationStatus>(*asked) : std::nullopt;
    if (asked && !status) return call.refuse(Refusal::IdNotFound);
    const PartnerService& service = call.service;
    const auto found =
        domain::job_applications(call.key, *id, status, *page, ports_of(call), service.clock.now());
    if (!found.ok()) return call.refuse(found.error());
    std::string data;
    base::JsonWriter json(data);
    json.begin_object().key("applications").begin_array();
    for (const Application& each : found->applications) write_application(json, each, service.pictures);
    json.end_array().member("total", static_cast<std::int64_t>(found->total)).end_object();
    return data_answer(data);
}

http::Response get_application(const PartnerCall& call) {
    const auto id = domain::ApplicationId::parse(call.ids.front());
    if (!id) return call.refuse(Refusal::NoSuchApplication);
    return application_answer(
        call, domain::partner_application(call.key, *id, ports_of(call), call.service.clock.now()));
}

http::Response set_application_status(const PartnerCall& call) {
    auto change = read_body_as<StatusChange>(call.request);
    if (!change.ok()) return std::move(change).error();
    const auto id = domain::ApplicationId::parse(call.ids.front());
    if (!id) return call.refuse(Refusal::NoSuchApplication);
    return application_answer(
        call, domain::change_partner_application(call.key, *id, change->step(call.service.clock.now()),
                                                 ports_of(call)));
}

http::Response set_status_of_pair(const PartnerCall& call) {
    auto change = read_body_as<StatusChangeOfPair>(call.request);
    if (!change.ok()) return std::move(change).error();
    return application_answer(
        call, domain::change_partner_application(call.key, change->job, change->applicant,
                                                 change->step(call.service.clock.now()), ports_of(call)));
}

}  // namespace hoigung::endpoints
