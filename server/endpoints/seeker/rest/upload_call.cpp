#include "endpoints/seeker/rest/upload_call.hpp"

#include "base/json_writer.hpp"
#include "endpoints/seeker/service_context.hpp"
#include "endpoints/shared/picture_refused.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints {

using domain::PictureFault;
using http::Response;

void UploadCall::answer(const http::Request& request, const Identified& who,
                        const http::Responder& responder) {
    const auto locale = preferred_locale(request.header("Accept-Language"));
    const auto arrived = [this, seeker = *who.caller.seeker, locale,
                          responder](const std::shared_ptr<const Form>& form) {
        answer_later(
            queue_, responder, [this, seeker, locale, form] { return keep(seeker, *form, locale); }, locale);
    };
    reader_.read(request, locale, responder, arrived);
}

Response UploadCall::keep(domain::SeekerId seeker, const Form& form, domain::Locale locale) {
    auto file = form.file();
    if (!file.ok()) return std::move(file).error();
    const auto id = domain::upload_picture(seeker, file->content, encoder_, store_, identity_.random,
                                           identity_.clock.now());
    if (!id.ok()) return refused(id.error(), locale);
    std::string data;
    base::JsonWriter(data).begin_object().member("file_id", id->text()).end_object();
    return data_answer(data);
}

Response UploadCall::refused(const domain::UploadRefusal& refusal, domain::Locale locale) const {
    if (const auto* fault = std::get_if<PictureFault>(&refusal)) return picture_refused(*fault, locale);
    return refusal_answer(errors_, std::get<domain::Refusal>(refusal), locale);
}

}  // namespace hoigung::endpoints
