#include "domain/applicants/applicant.hpp"

namespace hoigung::domain {

Application without_prose(Application application) {
    Profile& profile = application.applicant.profile;
    profile.message_to_employer.clear();
    profile.picture.reset();
    for (WorkExperience& work : profile.work_experience) {
        work.company_name.clear();
        work.position_name.clear();
        work.description.clear();
    }
    for (Address& address : application.addresses) address.address = {};
    return application;
}

}  // namespace hoigung::domain
