#pragma once

#include <string_view>

#include "endpoints/seeker/service_context.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// What a seeker's open pages hear, and files of interviews.
class CandidacyCalls {
  public:
    explicit CandidacyCalls(const SeekerService& service) : service_(service) {}

    // `call` is what follows the service's root: "stream". False when it is another one; then nothing was
    // answered.
    [[nodiscard]] bool answer(std::string_view call, const http::Request& request, const Identified& who,
                              const http::Responder& responder) const;

  private:
    [[nodiscard]] http::Response calendar(domain::SeekerId seeker, const std::string& interview,
                                          domain::Locale locale) const;

    const SeekerService& service_;
};

}  // namespace hoigung::endpoints
