#pragma once

#include "base/work_queue.hpp"
#include "domain/pictures.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// Stored pictures by name, `/content/media/NAME`: cached forever, since a name is never reused.
class MediaEndpoint {
  public:
    MediaEndpoint(domain::PictureStore& pictures, base::WorkQueue& queue)
        : pictures_(pictures), queue_(queue) {}

    void answer(std::string name, const http::Responder& responder);

  private:
    domain::PictureStore& pictures_;
    base::WorkQueue& queue_;
};

}  // namespace hoigung::endpoints
