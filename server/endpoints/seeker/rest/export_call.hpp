#pragma once

#include "endpoints/seeker/service_context.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// GET export: all data that the site holds about a seeker, as a JSON file.
class ExportCall {
  public:
    explicit ExportCall(const SeekerService& service) : service_(service) {}

    // For a seeker who is logged in.
    void answer(const http::Request& request, const Identified& who, const http::Responder& responder) const;

  private:
    [[nodiscard]] http::Response file_of(domain::SeekerId id, domain::Locale locale) const;

    const SeekerService& service_;
};

}  // namespace hoigung::endpoints
