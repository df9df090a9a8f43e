#pragma once

#include <functional>
#include <string>

#include "endpoints/portal/portal_service.hpp"
#include "endpoints/shared/form_reader.hpp"

namespace hoigung::endpoints::portal {

// The portal's calls with files. Uploads: a company's logo and proof, and files of jobs. Downloads: the
// company's log, a job's applicants, an example of a file of jobs, previews of jobs and a person's data.
class PortalFiles {
  public:
    explicit PortalFiles(const PortalService& service) : service_(service) {}

    void put_logo(const std::string& company, http::Request request, const http::Responder& responder) {
        take_file(Part::logo, company, std::move(request), responder);
    }
    void put_proof(const std::string& company, http::Request request, const http::Responder& responder) {
        take_file(Part::proof, company, std::move(request), responder);
    }
    void import_jobs(const std::string& company, http::Request request, const http::Responder& responder) {
        take_file(Part::jobs, company, std::move(request), responder);
    }
    static void import_template(const http::Request& request, const http::Responder& responder);
    void preview(const std::string& company, const std::string& job, http::Request request,
                 const http::Responder& responder) const;
    void company_log(const std::string& company, http::Request request,
                     const http::Responder& responder) const;
    void applicants(const std::string& company, const std::string& job, http::Request request,
                    const http::Responder& responder) const;
    void export_person(http::Request request, const http::Responder& responder) const;

  private:
    enum class Part { logo, proof, jobs };

    void take_file(Part part, const std::string& company, http::Request request,
                   const http::Responder& responder);
    // Answers with a file for the caller, who has to be logged in.
    void answer_file(const std::string& company, http::Request request, const http::Responder& responder,
                     std::function<http::Response(const domain::Person&, const http::Request&)> make) const;
    [[nodiscard]] http::Response keep(Part part, const std::string& company, const domain::Person& person,
                                      const Form& form, domain::Locale locale) const;
    [[nodiscard]] http::Response keep_jobs(const std::string& company, const domain::Person& person,
                                           const http::FormPart& file, domain::Locale locale) const;
    void show_preview(const std::string& company, const std::string& job,
                      const std::shared_ptr<const http::Request>& request,
                      const http::Responder& responder) const;
    [[nodiscard]] http::Response refused(domain::Refusal refusal, domain::Locale locale) const;

    const PortalService& service_;
    FormReader reader_;
};

}  // namespace hoigung::endpoints::portal
