#pragma once

#include <string_view>

#include "endpoints/portal/portal_service.hpp"

namespace hoigung::endpoints::portal {

// The event streams of open portal pages, and calendar files of interviews.
class PortalCandidacies {
  public:
    explicit PortalCandidacies(const PortalService& service) : service_(service) {}

    // `call` is the rest of the path after the service's root: "companies/ID/stream". Returns false, and
    // answers nothing, for a call that is not handled here.
    [[nodiscard]] bool answer(std::string_view call, const http::Request& request,
                              const http::Responder& responder) const;

  private:
    [[nodiscard]] http::Response open_stream(const std::string& company, const http::Request& request) const;
    [[nodiscard]] http::Response calendar(const std::string& company, const std::string& interview,
                                          const http::Request& request) const;

    const PortalService& service_;
};

}  // namespace hoigung::endpoints::portal
