#pragma once

#include "endpoints/partner/partner_service.hpp"

namespace hoigung::endpoints {

// The partner service: for the employers' portal and the operator, under a service key.
class PartnerCalls {
  public:
    explicit PartnerCalls(PartnerService service) : service_(std::move(service)) {}

    // `path` is what follows /api/partner/, percent-encoded.
    void answer(std::string_view path, http::Request request, const http::Responder& responder) const;

  private:
    const PartnerService service_;
};

}  // namespace hoigung::endpoints
