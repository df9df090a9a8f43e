#include "endpoints/shared/form_reader.hpp"

#include <algorithm>
#include <charconv>

#include "endpoints/shared/picture_refused.hpp"
#include "endpoints/shared/unavailable.hpp"
#include "http/media_type.hpp"

namespace hoigung::endpoints {
namespace {

using domain::PictureFault;
using http::Response;

// Room for the parts of a form around its file.
constexpr std::size_t kAroundFile = 64 * 1024;
constexpr std::size_t kLargestBody = domain::kLargestUpload + kAroundFile;
// The most bodies in memory at one time.
constexpr int kMostAtOnce = 32;

bool says_too_much(const http::Request& request) {
    const std::string_view text = request.header("Content-Length");
    std::size_t length = 0;
    std::from_chars(text.data(), text.data() + text.size(), length);
    return length > kLargestBody;
}

}  // namespace

base::Result<http::FormPart, Response> Form::file() const {
    auto parts = http::parse_multipart(content_type, body);
    if (!parts.ok()) return Response::error(parts.error().status, parts.error().message);
    const auto file = std::ranges::find_if(
        *parts, [](const http::FormPart& part) { return part.name == "file" && part.file_name; });
    if (file == parts->end()) return Response::error(400, "The form must have a file in the field 'file'");
    return std::move(*file);
}

// A body that is being received.
struct FormReader::Arrival {
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
    domain::Locale locale = domain::Locale::zh_hant;
    Form form;
    std::function<void(std::shared_ptr<const Form>)> then;
};

void FormReader::read(const http::Request& request, domain::Locale locale, const http::Responder& responder,
                      std::function<void(std::shared_ptr<const Form>)> then) {
    const std::string_view content_type = request.header("Content-Type");
    if (!http::equals_ignoring_case(http::media_type_essence(content_type), "multipart/form-data"))
        return responder.answer(Response::error(415, "The body must be multipart/form-data"));
    if (says_too_much(request)) return responder.answer(picture_refused(PictureFault::too_large, locale));
    if (arriving_ >= kMostAtOnce) return responder.answer(too_busy(locale));

    auto arrival = std::make_shared<Arrival>(arriving_, request, responder);
    arrival->locale = locale;
    arrival->form.content_type = content_type;
    arrival->then = std::move(then);
    // The form shares ownership of its arrival, which counts against the limit until the form is released.
    arrival->stream ? read_on(arrival) : arrival->then(std::shared_ptr<const Form>(arrival, &arrival->form));
}

void FormReader::read_on(const std::shared_ptr<Arrival>& arrival) {
    arrival->stream->read([arrival](const http::BodyChunk& chunk) {
        if (chunk.state == http::BodyChunk::State::broken)
            return arrival->responder.answer(Response::error(400, "The body was not complete"));
        if (chunk.state == http::BodyChunk::State::end)
            return arrival->then(std::shared_ptr<const Form>(arrival, &arrival->form));
        std::string& body = arrival->form.body;
        if (body.size() + chunk.bytes.size() > kLargestBody)
            return arrival->responder.answer(picture_refused(PictureFault::too_large, arrival->locale));
        body += chunk.bytes;
        read_on(arrival);
    });
}

}  // namespace hoigung::endpoints
