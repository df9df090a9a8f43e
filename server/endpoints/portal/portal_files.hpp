#pragma once

#include <string_view>

#include "endpoints/portal/portal_service.hpp"
#include "endpoints/shared/form_reader.hpp"

namespace hoigung::endpoints::portal {

// The portal's calls with files. Uploads: a company's logo and proof, and files of jobs. Downloads: the
// company's log, a job's applicants, an example of a file of jobs, previews of jobs and a person's data.
class PortalFiles {
  public:
    explicit PortalFiles(const PortalService& service) : service_(service) {}

    // `call` is the rest of the path after the service's root: "companies/ID/logo".
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
