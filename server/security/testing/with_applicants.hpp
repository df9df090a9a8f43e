#pragma once

#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/find_applicants.hpp"
#include "domain/applications/apply_job.hpp"
#include "domain/testing/samples.hpp"
#include "security/testing/with_employers.hpp"
#include "store/testing/sample_seekers.hpp"

namespace hoigung::security::testing {

// A verified company with two jobs that seekers apply for.
class WithApplicants : public WithEmployers {
  protected:
    WithApplicants();

    // A seeker with a profile, made on the first call.
    domain::SeekerId seeker(int number);
    void change_profile(int number, const std::function<void(domain::Profile&)>& change);
    domain::ApplicationId apply(int number, int job = 1);
    void withdraw(int number, domain::ApplicationId application);
    [[nodiscard]] static domain::JobId job(int number) {
        return domain::testing::numbered<domain::JobId>(number);
    }
    void put_job(int number, const std::function<void(domain::JobLine&)>& change = {});
    void set(domain::ApplicationId id, domain::ApplicationStatus status);
    [[nodiscard]] domain::ApplicationStatus status_of(domain::ApplicationId id);
    [[nodiscard]] std::optional<domain::ApplicantCard> card(domain::ApplicationId id);
    [[nodiscard]] domain::ApplicantRanking ranked(const domain::ApplicantQuery& query);
    [[nodiscard]] std::vector<domain::ApplicationId> found(const domain::ApplicantFilter& filter,
                                                           domain::ApplicantSort sort = {});
    [[nodiscard]] domain::ReplyRecord reply_record();

    const domain::Person owner_ = sign_in().person;
    const domain::EmployerCompany company_ = verified(owner_);

  private:
    std::map<int, domain::Profile> profiles_;
};

}  // namespace hoigung::security::testing
