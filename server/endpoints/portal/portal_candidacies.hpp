#pragma once

#include <string_view>

#include "endpoints/portal/portal_service.hpp"

namespace hoigung::endpoints::portal {

// What open pages of the portal hear, and files of interviews.
class PortalCandidacies {
  public:
    explicit PortalCandidacies(const PortalService& service) : service_(service) {}

    // `call` is what follows the service's root: "companies/ID/stream". False when it is another one; then
    // nothing was answered.
    [[nodiscard]] bool answer(std::string_view call, const http::Request& request,
                              const http::Responder& responder) const;

  private:
    [[nodiscard]] http::Response open_stream(const std::string& company, const http::Request& request) const;
    [[nodiscard]] http::Response calendar(const std::string& company, const std::string& interview,
                                          const http::Request& request) const;

    const PortalService& service_;
};

}  // namespace hoigung::endpoints::portal
