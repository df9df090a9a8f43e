#pragma once

#include "endpoints/partner/partner_service.hpp"

namespace hoigung::endpoints {

// The partner service, for employers' systems and the operator, authenticated by a service key.
class PartnerCalls {
  public:
    explicit PartnerCalls(PartnerService service) : service_(std::move(service)) {}

    // `path` is the rest after /api/partner/, percent-encoded.
    void answer(std::string_view path, http::Request request, const http::Responder& responder) const;

  private:
    const PartnerService service_;
};

}  // namespace hoigung::endpoints
