#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "base/result.hpp"
#include "domain/locale.hpp"
#include "http/handler.hpp"
#include "http/multipart.hpp"

namespace hoigung::endpoints {

// A form as it arrived.
struct Form {
    std::string content_type;
    std::string body;

    // The file in the field `file`, or what to answer when there is none. It is part of the body.
    [[nodiscard]] base::Result<http::FormPart, http::Response> file() const;
};

// Reads forms with a file whose bodies are streams: so many at a time, each so large at most.
class FormReader {
  public:
    // Hands on a form that has arrived, on a network thread. One that is too large, broken or too many is
    // answered.
    void read(const http::Request& request, domain::Locale locale, const http::Responder& responder,
              std::function<void(std::shared_ptr<const Form>)> then);

  private:
    struct Arrival;

    static void read_on(const std::shared_ptr<Arrival>& arrival);

    std::atomic<int> arriving_ = 0;
};

}  // namespace hoigung::endpoints
