#pragma once

#include <string>

#include "endpoints/seeker/service_context.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The event streams of seekers' open pages, and calendar files of interviews.
class CandidacyCalls {
  public:
    explicit CandidacyCalls(const SeekerService& service) : service_(service) {}

    // Opens a stream of what happens to the applications of a seeker, who is logged in.
    void stream(const http::Request& request, const Identified& who, const http::Responder& responder) const;
    // The calendar file of an interview of a seeker, who is logged in.
    void calendar(const std::string& interview, const http::Request& request, const Identified& who,
                  const http::Responder& responder) const;

  private:
    [[nodiscard]] http::Response calendar_of(domain::SeekerId seeker, const std::string& interview,
                                             domain::Locale locale) const;

    const SeekerService& service_;
};

}  // namespace hoigung::endpoints
