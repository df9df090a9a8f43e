#pragma once

#include <atomic>

#include "domain/profile/upload_picture.hpp"
#include "endpoints/error_table.hpp"
#include "endpoints/seeker/identity.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// Why a picture was not taken, in words for whoever sent it.
[[nodiscard]] http::Response picture_refused(domain::PictureFault fault, domain::Locale locale);

// POST upload: a picture as the field `file` of a form, answered with {"data":{"file_id":"..."}}.
class UploadCall {
  public:
    // `queue` is for encoding pictures, which takes a while.
    UploadCall(const Identity& identity, const ErrorTable& errors, domain::PictureEncoder& encoder,
               domain::UploadStore& store, base::WorkQueue& queue)
        : identity_(identity), errors_(errors), encoder_(encoder), store_(store), queue_(queue) {}

    // The body is a stream: it is read only once it is known who sends it.
    void answer(const http::Request& request, const Identified& who, const http::Responder& responder);

  private:
    struct Arrival;

    void read_on(const std::shared_ptr<Arrival>& arrival);
    void arrived(const std::shared_ptr<Arrival>& arrival);
    [[nodiscard]] http::Response keep(const Arrival& arrival);
    [[nodiscard]] http::Response refused(const domain::UploadRefusal& refusal, domain::Locale locale) const;

    const Identity& identity_;
    const ErrorTable& errors_;
    domain::PictureEncoder& encoder_;
    domain::UploadStore& store_;
    base::WorkQueue& queue_;
    std::atomic<int> arriving_ = 0;
};

}  // namespace hoigung::endpoints
