#pragma once

#include <string_view>

#include "endpoints/seeker/service_context.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The event streams of seekers' open pages, and calendar files of interviews.
class CandidacyCalls {
  public:
    explicit CandidacyCalls(const SeekerService& service) : service_(service) {}

    // `call` is the rest of the path after the service's root: "stream". Returns false, and answers nothing,
    // for a call that is not handled here.
    [[nodiscard]] bool answer(std::string_view call, const http::Request& request, const Identified& who,
                              const http::Responder& responder) const;

  private:
    [[nodiscard]] http::Response calendar(domain::SeekerId seeker, const std::string& interview,
                                          domain::Locale locale) const;

    const SeekerService& service_;
};

}  // namespace hoigung::endpoints
