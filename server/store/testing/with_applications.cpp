#include "store/testing/with_applications.hpp"

#include "domain/applications/apply_job.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "domain/catalogue/change_job_state.hpp"

namespace hoigung::store::testing {

using namespace domain;

WithApplications::WithApplications() {
    put(sample_company(1), sample_company(2));
    put(open_job(1), open_job(2));
    for (const int number : {1, 2}) {
        add_seeker(database(), sample_seeker(number));
        put_profile(database(), sample_seeker(number).id, sample_profile(number));
    }
}

Job WithApplications::open_job(int number) {
    Job job = sample_job(number);
    job.expires_at = sample_time() + std::chrono::days{60};
    job.posting.end_date.reset();
    const Address address = job.posting.addresses.front();
    job.posting.addresses.clear();
    for (int i = 0; i < 7; ++i) {
        job.posting.addresses.push_back(address);
        job.posting.addresses.back().id = sample_id<AddressId>('A', number * 100 + i);
    }
    return job;
}

std::vector<std::string> WithApplications::addresses(int job, int count) {
    std::vector<std::string> ids;
    for (int i = 0; i < count; ++i) ids.push_back(sample_id<AddressId>('A', job * 100 + i).text());
    return ids;
}

Outcome<ApplicationId> WithApplications::apply(int seeker, int job, std::string_view key) {
    return apply_to(seeker, sample_job(job).id.text(), addresses(job), key);
}

Outcome<ApplicationId> WithApplications::apply_to(int seeker, const std::string& job,
                                                  std::vector<std::string> places, std::string_view key) {
    clock_.advance(std::chrono::milliseconds{1});
    return apply_job({sample_seeker(seeker).id, job, std::move(places), key}, store_, random_, clock_.now());
}

Outcome<ApplicationId> WithApplications::withdraw(int seeker, const std::string& id) {
    return withdraw_application(sample_seeker(seeker).id, id, store_, clock_.now());
}

Outcome<Application> WithApplications::set(ApplicationId id, ApplicationStatus status) {
    return change_application_status(store_, id, {clock_.now(), status});
}

void WithApplications::move_job(int number, JobState state) {
    ASSERT_TRUE(change_job_state(catalogue_, sample_job(number).id, state, clock_.now()).ok());
}

ApplicationStatus WithApplications::status_of(ApplicationId id) {
    return store_.application(id).value().status;
}

}  // namespace hoigung::store::testing
