#pragma once

#include <string_view>

#include "endpoints/portal/portal_service.hpp"
#include "endpoints/shared/form_reader.hpp"

namespace hoigung::endpoints::portal {

// The calls of the portal that carry files: logo and proof of a company and files of jobs come; its log,
// who applied for a job, an example of such a file, previews of jobs and a person's data go.
class PortalFiles {
  public:
    explicit PortalFiles(const PortalService& service) : service_(service) {}

    // `call` is what follows the service's root: "companies/ID/logo".
    void answer(std::string_view call, http::Request request, const http::Responder& responder);

  private:
    enum class Part { logo, proof, jobs };

    void take_file(Part part, const std::string& company, http::Request request,
                   const http::Responder& responder);
    [[nodiscard]] http::Response keep(Part part, const std::string& company, const domain::Person& person,
                                      const Form& form, domain::Locale locale) const;
    [[nodiscard]] http::Response keep_jobs(const std::string& company, const domain::Person& person,
                                           const http::FormPart& file, domain::Locale locale) const;
    void show_preview(const std::string& company, const std::string& job,
                      const std::shared_ptr<const http::Request>& request,
                      const http::Responder& responder) const;
    [[nodiscard]] http::Response log_of(const std::string& company, const http::Request& request) const;
    [[nodiscard]] http::Response applicants_of(const std::string& company, const std::string& job,
                                               const http::Request& request) const;
    [[nodiscard]] http::Response export_for(const http::Request& request) const;
    [[nodiscard]] http::Response refused(domain::Refusal refusal, domain::Locale locale) const;

    const PortalService& service_;
    FormReader reader_;
};

}  // namespace hoigung::endpoints::portal
