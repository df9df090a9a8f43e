#include "http/response.hpp"

#include <utility>

#include "base/json_writer.hpp"

namespace hoigung::http {
namespace {

Response typed(int status, std::string_view content_type, Body body) {
    Response response;
    response.status = status;
    response.headers.add("Content-Type", content_type);
    response.body = std::move(body);
    return response;
}

}  // namespace

SharedBody::SharedBody(std::string text, std::string gzip, std::string brotli)
    : text_(std::move(text)),
      size_(text_.size()),
      gzip_(std::move(gzip)),
      brotli_(std::move(brotli)),
      kept_bytes_(text_.size() + gzip_.size() + brotli_.size()) {}

std::shared_ptr<const SharedBody> SharedBody::packed(std::string text, Packing packing) {
    std::string brotli = compress(text, Encoding::brotli, packing);
    if (brotli.size() >= text.size()) return std::make_shared<const SharedBody>(std::move(text));
    brotli.shrink_to_fit();
    return packed_before(std::move(brotli), text.size());
}

std::shared_ptr<const SharedBody> SharedBody::packed_before(std::string brotli, std::size_t size,
                                                            std::string gzip) {
    const auto body = std::make_shared<SharedBody>(std::string{}, std::move(gzip), std::move(brotli));
    body->size_ = size;
    return body;
}

std::string SharedBody::unpacked() const {
    return is_packed() ? decompress_brotli(brotli_, size_) : text_;
}

std::string_view SharedBody::encoded(Encoding encoding) const {
    switch (encoding) {
        case Encoding::gzip:
            std::call_once(gzip_made_, [this] {
                if (!gzip_.empty()) return;
                gzip_ = is_packed() ? compress(unpacked(), Encoding::gzip) : compress(text_, Encoding::gzip);
                gzip_.shrink_to_fit();
                kept_bytes_ += gzip_.size();
            });
            return gzip_;
        case Encoding::brotli:
            std::call_once(brotli_made_, [this] {
                if (!brotli_.empty()) return;
                brotli_ = compress(text_, Encoding::brotli);
                kept_bytes_ += brotli_.size();
            });
            return brotli_;
        case Encoding::identity:
            break;
    }
    return text_;
}

Response Response::empty(int status) {
    Response response;
    response.status = status;
    return response;
}

Response Response::text(int status, std::string body) {
    return typed(status, "text/plain; charset=utf-8", std::move(body));
}

Response Response::html(int status, Body body) {
    return typed(status, "text/html; charset=utf-8", std::move(body));
}

Response Response::json(int status, Body body) {
    return typed(status, "application/json", std::move(body));
}

Response Response::error(int status, std::string_view message, std::optional<int> error_code) {
    std::string body;
    base::JsonWriter json(body);
    json.begin_object();
    if (error_code) json.member("error_code", *error_code);
    json.member("message", message).end_object();
    return Response::json(status, std::move(body)).with("Cache-Control", "no-store");
}

Response Response::event_stream(StreamOpened opened) {
    Response response = typed(200, "text/event-stream; charset=utf-8", {});
    response.stream = std::move(opened);
    return std::move(response)
        .with("Cache-Control", "no-store, no-transform")
        .with("X-Accel-Buffering", "no");
}

Response Response::redirect(int status, std::string_view location) {
    return empty(status).with("Location", location);
}

Response Response::with(std::string_view name, std::string_view value) && {
    headers.set(name, value);
    return std::move(*this);
}

std::string_view reason_phrase(int status) {
    switch (status) {
        case 200:
            return "OK";
        case 201:
            return "Created";
        case 202:
            return "Accepted";
        case 204:
            return "No Content";
        case 301:
            return "Moved Permanently";
        case 302:
            return "Found";
        case 303:
            return "See Other";
        case 304:
            return "Not Modified";
        case 307:
            return "Temporary Redirect";
        case 308:
            return "Permanent Redirect";
        case 400:
            return "Bad Request";
        case 401:
            return "Unauthorized";
        case 403:
            return "Forbidden";
        case 404:
            return "Not Found";
        case 405:
            return "Method Not Allowed";
        case 406:
            return "Not Acceptable";
        case 408:
            return "Request Timeout";
        case 409:
            return "Conflict";
        case 410:
            return "Gone";
        case 413:
            return "Content Too Large";
        case 414:
            return "URI Too Long";
        case 415:
            return "Unsupported Media Type";
        case 417:
            return "Expectation Failed";
        case 422:
            return "Unprocessable Content";
        case 429:
            return "Too Many Requests";
        case 431:
            return "Request Header Fields Too Large";
        case 500:
            return "Internal Server Error";
        case 501:
            return "Not Implemented";
        case 502:
            return "Bad Gateway";
        case 503:
            return "Service Unavailable";
        case 504:
            return "Gateway Timeout";
        default:
            return "Unknown";
    }
}

}  // namespace hoigung::http
