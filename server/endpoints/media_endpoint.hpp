#pragma once

#include "base/worker_pool.hpp"
#include "domain/pictures.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// Stored pictures by name, `/content/media/NAME`: cached for ever, since a name is never used again.
class MediaEndpoint {
  public:
    MediaEndpoint(domain::PictureStore& pictures, base::WorkerPool& workers)
        : pictures_(pictures), workers_(workers) {}

    void answer(std::string name, const http::Responder& responder);

  private:
    domain::PictureStore& pictures_;
    base::WorkerPool& workers_;
};

}  // namespace hoigung::endpoints
