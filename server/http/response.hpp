#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "http/encoding.hpp"
#include "http/event_stream.hpp"
#include "http/headers.hpp"

namespace hoigung::http {

// Bytes that many answers share: a static file, a cached page. A compressed form is made on first use and
// kept, so that a page is compressed once and not for every visitor.
class SharedBody {
  public:
    explicit SharedBody(std::string text, std::string gzip = {}, std::string brotli = {});
    // Kept in brotli form, a sixth of the size, for what is cached in large numbers, and in gzip form from
    // the first client on that accepts no other. For one that accepts neither it is unpacked each time.
    [[nodiscard]] static std::shared_ptr<const SharedBody> packed(std::string text,
                                                                  Packing packing = Packing::thorough);
    // Restores a packed body from its brotli form, the size of its text, and its gzip form if that was made.
    [[nodiscard]] static std::shared_ptr<const SharedBody> packed_before(std::string brotli, std::size_t size,
                                                                         std::string gzip = {});

    // Empty when it is packed.
    [[nodiscard]] std::string_view text() const { return text_; }
    // The text, whichever way it is kept.
    [[nodiscard]] std::string unpacked() const;
    [[nodiscard]] bool is_packed() const { return text_.size() != size_; }
    // Of the text.
    [[nodiscard]] std::size_t size() const { return size_; }
    // Thread-safe. The text of a packed body is empty.
    [[nodiscard]] std::string_view encoded(Encoding encoding) const;
    // The bytes of its text and of the forms that were made so far.
    [[nodiscard]] std::size_t kept_bytes() const { return kept_bytes_; }

  private:
    std::string text_;
    std::size_t size_;
    mutable std::string gzip_;
    mutable std::string brotli_;
    mutable std::once_flag gzip_made_;
    mutable std::once_flag brotli_made_;
    mutable std::atomic<std::size_t> kept_bytes_;
};

// An answer's bytes: its own, or shared ones.
class Body {
  public:
    Body() = default;
    Body(std::string text) : text_(std::move(text)) {}
    Body(std::shared_ptr<const SharedBody> shared) : shared_(std::move(shared)) {}

    [[nodiscard]] std::string_view view() const {
        return shared_ ? shared_->text() : std::string_view(text_);
    }
    // The size of the text, whether packed or not.
    [[nodiscard]] std::size_t size() const { return shared_ ? shared_->size() : text_.size(); }
    [[nodiscard]] const std::shared_ptr<const SharedBody>& shared() const { return shared_; }
    // The bytes themselves; only when they are not shared.
    [[nodiscard]] std::string take() && { return std::move(text_); }

  private:
    std::string text_;
    std::shared_ptr<const SharedBody> shared_;
};

// What a handler gives. The server adds length, date, request id, security headers and compression, answers
// 304 when `etag` is what the client has, and leaves the body out for HEAD.
struct Response {
    int status = 200;
    Headers headers;
    Body body;
    // Strong and with its quotes, as make_etag() writes it; empty for none.
    std::string etag;
    // For an answer that goes on until one side ends it; the body is empty then. The connection ends with it.
    StreamOpened stream;

    [[nodiscard]] static Response empty(int status);
    [[nodiscard]] static Response text(int status, std::string body);
    [[nodiscard]] static Response html(int status, Body body);
    [[nodiscard]] static Response json(int status, Body body);
    // {"error_code":100040,"message":"..."}; not to be stored by caches.
    [[nodiscard]] static Response error(int status, std::string_view message,
                                        std::optional<int> error_code = std::nullopt);
    // A stream of events, uncompressed and not to be held back by proxies.
    [[nodiscard]] static Response event_stream(StreamOpened opened);
    // `location` is a URL that is percent-encoded already.
    [[nodiscard]] static Response redirect(int status, std::string_view location);

    [[nodiscard]] Response with(std::string_view name, std::string_view value) &&;
};

[[nodiscard]] std::string_view reason_phrase(int status);

}  // namespace hoigung::http
