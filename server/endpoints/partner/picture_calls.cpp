#include "domain/employers/show_company.hpp"
#include "domain/employers/update_company.hpp"
#include "domain/partner/put_banner_picture.hpp"
#include "domain/partner/put_logo.hpp"
#include "endpoints/partner/partner_json.hpp"
#include "endpoints/shared/picture_refused.hpp"
#include "endpoints/shared/preferred_locale.hpp"

namespace hoigung::endpoints {
namespace {

// Reads the body, but stops when it turns out to be too large. std::nullopt when the client disconnected.
std::optional<std::string> read_picture(const http::Request& request) {
    if (request.stream == nullptr) return request.body;
    std::string file;
    while (file.size() <= domain::kLargestUpload) {
        const http::BodyChunk chunk = request.stream->read();
        if (chunk.state == http::BodyChunk::State::broken) return std::nullopt;
        if (chunk.state == http::BodyChunk::State::end) break;
        file += chunk.bytes;
    }
    return file;
}

http::Response refused(const PartnerCall& call, const domain::UploadRefusal& why) {
    if (const auto* refusal = std::get_if<domain::Refusal>(&why)) return call.refuse(*refusal);
    return picture_refused(std::get<domain::PictureFault>(why),
                           preferred_locale(call.request.header("Accept-Language")));
}

http::Response broke_off() {
    return http::Response::error(400, "The picture broke off");
}

// The logo that seekers see; `waits` says that another one waits for the operator.
http::Response logo_answer(const PartnerCall& call, const domain::CompanyProfile& profile, bool waits) {
    const auto address = [&](const std::string& name) {
        return name.empty() ? std::string() : call.service.pictures.address(name);
    };
    std::string data;
    base::JsonWriter(data)
        .begin_object()
        .member("_id", call.ids.front())
        .member("company_logo", address(profile.logo))
        .member("company_logo_medium", address(profile.logo_medium))
        .member("company_logo_thumbnail", address(profile.logo_thumbnail))
        .member("waits", waits)
        .end_object();
    return data_answer(data);
}

}  // namespace

http::Response put_logo(const PartnerCall& call) {
    const PartnerService& service = call.service;
    const auto id = domain::CompanyId::parse(call.ids.front());
    if (!id || !call.key.speaks_for(*id)) return call.refuse(domain::Refusal::CompanyNotFound);
    const auto file = read_picture(call.request);
    if (!file) return broke_off();
    const auto now = service.clock.now();
    if (call.key.is_from_portal) {
        const auto changed =
            domain::put_employer_logo(call.key, call.ids.front(), *file, service.pictures.encoder,
                                      service.pictures.store, service.employers, now);
        if (!changed.ok()) return refused(call, changed.error());
        service.changed();
        const auto on_site = service.employers.catalogue.company(*id);
        const bool waits = changed->waiting && changed->waiting->logo;
        return logo_answer(call, domain::shown_profile(*changed, on_site), waits);
    }
    const auto company =
        domain::put_logo(call.key, *id, *file, service.pictures.encoder, service.pictures.store,
                         service.employers.catalogue, service.employers.random, now);
    if (!company.ok()) return refused(call, company.error());
    service.changed();
    return logo_answer(call, company->profile, false);
}

http::Response put_banner_picture(const PartnerCall& call) {
    const PartnerService& service = call.service;
    const auto id = domain::BannerId::parse(call.ids.front());
    if (!id) return call.refuse(domain::Refusal::IdNotFound);
    const auto file = read_picture(call.request);
    if (!file) return broke_off();
    const auto banner = domain::put_banner_picture(call.key, *id, *file, service.pictures.encoder,
                                                   service.pictures.store, service.employers.catalogue,
                                                   service.employers.random, service.clock.now());
    if (!banner.ok()) return refused(call, banner.error());
    service.changed();
    std::string data;
    base::JsonWriter(data)
        .begin_object()
        .member("_id", call.ids.front())
        .member("cover_image", service.pictures.address(banner->cover_image))
        .member("cover_image_medium", service.pictures.address(banner->cover_image_medium))
        .end_object();
    return data_answer(data);
}

}  // namespace hoigung::endpoints
