#pragma once

#include "domain/profile/upload_picture.hpp"
#include "endpoints/seeker/identity.hpp"
#include "endpoints/shared/error_table.hpp"
#include "endpoints/shared/form_reader.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// POST upload: a picture as the field `file` of a form, answered with {"data":{"file_id":"..."}}.
class UploadCall {
  public:
    // `queue` runs the encoding of pictures, which is slow.
    UploadCall(const Identity& identity, const ErrorTable& errors, domain::PictureEncoder& encoder,
               domain::UploadStore& store, base::WorkQueue& queue)
        : identity_(identity), errors_(errors), encoder_(encoder), store_(store), queue_(queue) {}

    // For a seeker who is logged in. The body is a stream, read only after the caller has been identified.
    void answer(const http::Request& request, const Identified& who, const http::Responder& responder);

  private:
    [[nodiscard]] http::Response keep(domain::SeekerId seeker, const Form& form, domain::Locale locale);
    [[nodiscard]] http::Response refused(const domain::UploadRefusal& refusal, domain::Locale locale) const;

    const Identity& identity_;
    const ErrorTable& errors_;
    domain::PictureEncoder& encoder_;
    domain::UploadStore& store_;
    base::WorkQueue& queue_;
    FormReader reader_;
};

}  // namespace hoigung::endpoints
