#include "endpoints/seeker/rest/upload_call.hpp"

#include <algorithm>
#include <charconv>

#include "base/json_writer.hpp"
#include "endpoints/rest_call.hpp"
#include "endpoints/seeker/service_context.hpp"
#include "endpoints/unavailable.hpp"
#include "http/media_type.hpp"
#include "http/multipart.hpp"

namespace hoigung::endpoints {
namespace {

using domain::PictureFault;
using http::Response;

// What a form has around its file.
constexpr std::size_t kAroundFile = 64 * 1024;
constexpr std::size_t kLargestBody = domain::kLargestUpload + kAroundFile;
// Bodies that are held at one time.
constexpr int kMostAtOnce = 32;

struct Words {
    int status;
    domain::LocalizedText text;
};

Words words_for(PictureFault fault) {
    switch (fault) {
        case PictureFault::not_a_picture:
            return {415,
                    {"檔案格式不正確，請使用 JPEG、PNG 或 WebP 圖片",
                     "Invalid file format: please use a JPEG, PNG or WebP picture"}};
        case PictureFault::damaged:
            return {400,
                    {"圖片檔案已損壞，請使用另一張圖片", "The picture is damaged, please use another one"}};
        case PictureFault::too_many_pixels:
            return {413,
                    {"圖片尺寸過大，請使用較小的圖片",
                     "The picture has too many pixels, please use a smaller one"}};
        case PictureFault::too_large:
            return {413, {"檔案大小超出限制（10 MB）", "File size exceeds limit (10 MB)"}};
        case PictureFault::too_many_uploads:
            return {429,
                    {"你今日已上載多張圖片，請明天再試",
                     "You have uploaded many pictures today, please try again tomorrow"}};
    }
    return {500, {}};
}

bool says_too_much(const http::Request& request) {
    const std::string_view text = request.header("Content-Length");
    std::size_t length = 0;
    std::from_chars(text.data(), text.data() + text.size(), length);
    return length > kLargestBody;
}

}  // namespace

Response picture_refused(PictureFault fault, domain::Locale locale) {
    const Words words = words_for(fault);
    auto response = Response::error(words.status, words.text.in(locale));
    return fault == PictureFault::too_many_uploads ? std::move(response).with("Retry-After", "3600")
                                                   : std::move(response);
}

// A body on its way in.
struct UploadCall::Arrival {
    Arrival(std::atomic<int>& arriving, const http::Request& request, const http::Responder& to)
        : count(arriving), stream(request.stream), responder(to) {
        ++count;
    }
    ~Arrival() { --count; }
    Arrival(const Arrival&) = delete;
    Arrival& operator=(const Arrival&) = delete;

    std::atomic<int>& count;
    std::shared_ptr<http::BodyStream> stream;
    http::Responder responder;
    domain::SeekerId seeker;
    domain::Locale locale = domain::Locale::zh_hant;
    std::string content_type;
    std::string body;
};

void UploadCall::answer(const http::Request& request, const Identified& who,
                        const http::Responder& responder) {
    if (request.method != http::Method::post)
        return responder.answer(Response::error(405, "Method not allowed").with("Allow", "POST"));
    const auto locale = preferred_locale(request.header("Accept-Language"));
    if (auto refusal = refusal_of(who, errors_, locale)) return responder.answer(std::move(*refusal));
    const std::string_view content_type = request.header("Content-Type");
    if (!http::equals_ignoring_case(http::media_type_essence(content_type), "multipart/form-data"))
        return responder.answer(Response::error(415, "The body must be multipart/form-data"));
    if (says_too_much(request)) return responder.answer(picture_refused(PictureFault::too_large, locale));
    if (arriving_ >= kMostAtOnce) return responder.answer(too_busy(locale));

    auto arrival = std::make_shared<Arrival>(arriving_, request, responder);
    arrival->seeker = *who.caller.seeker;
    arrival->locale = locale;
    arrival->content_type = content_type;
    arrival->stream ? read_on(arrival) : arrived(arrival);
}

void UploadCall::read_on(const std::shared_ptr<Arrival>& arrival) {
    arrival->stream->read([this, arrival](http::BodyChunk chunk) {
        if (chunk.state == http::BodyChunk::State::broken)
            return arrival->responder.answer(Response::error(400, "The body was not complete"));
        if (chunk.state == http::BodyChunk::State::end) return arrived(arrival);
        if (arrival->body.size() + chunk.bytes.size() > kLargestBody)
            return arrival->responder.answer(picture_refused(PictureFault::too_large, arrival->locale));
        arrival->body += chunk.bytes;
        read_on(arrival);
    });
}

void UploadCall::arrived(const std::shared_ptr<Arrival>& arrival) {
    answer_later(
        queue_, arrival->responder, [this, arrival] { return keep(*arrival); }, arrival->locale);
}

Response UploadCall::keep(const Arrival& arrival) {
    const auto parts = http::parse_multipart(arrival.content_type, arrival.body);
    if (!parts.ok()) return Response::error(parts.error().status, parts.error().message);
    const auto file = std::ranges::find_if(
        *parts, [](const http::FormPart& part) { return part.name == "file" && part.file_name; });
    if (file == parts->end()) return Response::error(400, "The form must have a file in the field 'file'");
    const auto id = domain::upload_picture(arrival.seeker, file->content, encoder_, store_, identity_.random,
                                           identity_.clock.now());
    if (!id.ok()) return refused(id.error(), arrival.locale);
    std::string data;
    base::JsonWriter(data).begin_object().member("file_id", id->text()).end_object();
    return data_answer(data);
}

Response UploadCall::refused(const domain::UploadRefusal& refusal, domain::Locale locale) const {
    if (const auto* fault = std::get_if<PictureFault>(&refusal)) return picture_refused(*fault, locale);
    return refusal_answer(errors_, std::get<domain::Refusal>(refusal), locale);
}

}  // namespace hoigung::endpoints
