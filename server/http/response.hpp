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
    // A body that is stored only in brotli form, a sixth of the size, for pages that are cached in large
    // numbers. The gzip form is made and stored for the first client that needs it. For a client that accepts
    // neither, the body is unpacked each time.
    [[nodiscard]] static std::shared_ptr<const SharedBody> packed(std::string text,
                                                                  Packing packing = Packing::thorough);
    // Restores a packed body from its brotli form, the size of its text, and its gzip form if it was made.
    [[nodiscard]] static std::shared_ptr<const SharedBody> packed_before(std::string brotli, std::size_t size,
                                                                         std::string gzip = {});

    // Empty when it is packed.
    [[nodiscard]] std::string_view text() const { return text_; }
    // The text, unpacked if necessary.
    [[nodiscard]] std::string unpacked() const;
    [[nodiscard]] bool is_packed() const { return text_.size() != size_; }
    // The size of the text.
    [[nodiscard]] std::size_t size() const { return size_; }
    // Thread-safe. The identity form of a packed body is empty.
    [[nodiscard]] std::string_view encoded(Encoding encoding) const;
    // The memory for the text and for the compressed forms made so far.
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

// An answer's bytes, its own or shared ones.
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
    // The bytes of a body that is not shared.
    [[nodiscard]] std::string take() && { return std::move(text_); }

  private:
    std::string text_;
    std::shared_ptr<const SharedBody> shared_;
};

// A handler's answer. The server adds length, date, request id, security headers and compression, answers 304
// when the client has `etag`, and leaves the body out for HEAD.
struct Response {
    int status = 200;
    Headers headers;
    Body body;
    // A strong tag with its quotes, as make_etag() writes it; empty for none.
    std::string etag;
    // For an answer that continues until one side ends it and the connection with it; the body is empty then.
    StreamOpened stream;

    [[nodiscard]] static Response empty(int status);
    [[nodiscard]] static Response text(int status, std::string body);
    [[nodiscard]] static Response html(int status, Body body);
    [[nodiscard]] static Response json(int status, Body body);
    // {"error_code":100040,"message":"..."}; caches must not store it.
    [[nodiscard]] static Response error(int status, std::string_view message,
                                        std::optional<int> error_code = std::nullopt);
    // A stream of events, uncompressed and not buffered by proxies.
    [[nodiscard]] static Response event_stream(StreamOpened opened);
    // `location` is a URL that is already percent-encoded.
    [[nodiscard]] static Response redirect(int status, std::string_view location);

    [[nodiscard]] Response with(std::string_view name, std::string_view value) &&;
};

[[nodiscard]] std::string_view reason_phrase(int status);

}  // namespace hoigung::http
