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

// A form that has arrived completely.
struct Form {
    std::string content_type;
    std::string body;

    // The file in the field `file`, or the error answer when there is none. It points into the body.
    [[nodiscard]] base::Result<http::FormPart, http::Response> file() const;
};

// Reads streamed forms that carry a file. Bounds their size and how many are read at a time.
class FormReader {
  public:
    // Calls `then` on a network thread when the form has arrived. Answers with an error when the form is too
    // large or broken, or when too many are being read.
    void read(const http::Request& request, domain::Locale locale, const http::Responder& responder,
              std::function<void(std::shared_ptr<const Form>)> then);

  private:
    struct Arrival;

    static void read_on(const std::shared_ptr<Arrival>& arrival);

    std::atomic<int> arriving_ = 0;
};

}  // namespace hoigung::endpoints
