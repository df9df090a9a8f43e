#pragma once

#include "base/work_queue.hpp"
#include "domain/pictures.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// Serves stored pictures by name, `/content/media/NAME`. A name is never reused, so pictures of the catalogue
// are cached forever; pictures of people are not, because they may be deleted at any moment.
class MediaEndpoint {
  public:
    MediaEndpoint(domain::PictureStore& pictures, base::WorkQueue& queue)
        : pictures_(pictures), queue_(queue) {}

    void answer(std::string name, const http::Responder& responder);

  private:
    [[nodiscard]] http::Response find(const std::string& name);

    domain::PictureStore& pictures_;
    base::WorkQueue& queue_;
};

}  // namespace hoigung::endpoints
