#pragma once

#include "endpoints/partner/partner_service.hpp"

namespace hoigung::endpoints {

// The partner service, for employers' systems and the operator, authenticated by a service key.
class PartnerCalls {
  public:
    explicit PartnerCalls(PartnerService service) : service_(std::move(service)) {}

    // The holder whose key a call needs.
    enum class Holder { anybody, site_operator };

    // Answers with `make`, once the key of the request was found to be good. `ids` are the parts of the
    // path that stand for ids, percent-encoded.
    void answer(PartnerAnswer make, Holder holder, std::vector<std::string> ids, http::Request request,
                const http::Responder& responder) const;

  private:
    const PartnerService service_;
};

}  // namespace hoigung::endpoints
