#pragma once

#include <string>

#include "endpoints/portal/portal_service.hpp"

namespace hoigung::endpoints::portal {

// The event streams of open portal pages, and calendar files of interviews.
class PortalCandidacies {
  public:
    explicit PortalCandidacies(const PortalService& service) : service_(service) {}

    // Opens a stream of what happens to a company's applications.
    void stream(const std::string& company, const http::Request& request,
                const http::Responder& responder) const;
    // The calendar file of an interview.
    void calendar(const std::string& company, const std::string& interview, const http::Request& request,
                  const http::Responder& responder) const;

  private:
    [[nodiscard]] http::Response open_stream(const std::string& company, const http::Request& request) const;
    [[nodiscard]] http::Response calendar_of(const std::string& company, const std::string& interview,
                                             const http::Request& request) const;

    const PortalService& service_;
};

}  // namespace hoigung::endpoints::portal
