#include "security/testing/with_applicants.hpp"

#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/publish_reply_records.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "domain/ingest/ingest.hpp"

namespace hoigung::security::testing {

using namespace domain;
using namespace store::testing;

WithApplicants::WithApplicants() {
    put_job(1);
    put_job(2);
}

void WithApplicants::put_job(int number, const std::function<void(JobLine&)>& change) {
    JobLine line = domain::testing::job_line(number);
    line.company_id = company_.id;
    if (change) change(line);
    const std::vector<CatalogueLine> lines{line};
    ASSERT_TRUE(ingest(lines, domain::testing::small_lists(), catalogue_, clock_.now()).front().ok());
}

SeekerId WithApplicants::seeker(int number) {
    if (!profiles_.contains(number)) {
        add_seeker(database(), sample_seeker(number));
        profiles_[number] = sample_profile(number);
        profiles_[number].picture.reset();
        put_profile(database(), sample_seeker(number).id, profiles_[number]);
    }
    return sample_seeker(number).id;
}

void WithApplicants::change_profile(int number, const std::function<void(Profile&)>& change) {
    const SeekerId id = seeker(number);
    change(profiles_[number]);
    put_profile(database(), id, profiles_[number]);
}

ApplicationId WithApplicants::apply(int number, int job_number) {
    const auto posting = catalogue_.job(job(job_number)).value().posting;
    clock_.advance(std::chrono::milliseconds{1});
    return apply_job({seeker(number), job(job_number).text(), {posting.addresses.front().id.text()}, ""},
                     applications_, random_, clock_.now())
        .value();
}

void WithApplicants::withdraw(int number, ApplicationId application) {
    ASSERT_TRUE(withdraw_application(seeker(number), application.text(), applications_, clock_.now()).ok());
}

void WithApplicants::set(ApplicationId id, ApplicationStatus status) {
    ASSERT_TRUE(change_application_status(applications_, id, {clock_.now(), status}).ok());
}

ApplicationStatus WithApplicants::status_of(ApplicationId id) {
    return applications_.application(id).value().status;
}

std::optional<ApplicantCard> WithApplicants::card(ApplicationId id) {
    return find_applicant(company_.id, id.text(), ports(), clock_.now());
}

ApplicantRanking WithApplicants::ranked(const ApplicantQuery& query) {
    const auto all_ports = ports();
    return rank_applicants(company_.id, query, Catalogue(), all_ports, clock_.now());
}

std::vector<ApplicationId> WithApplicants::found(const ApplicantFilter& filter, ApplicantSort sort) {
    return ranked({filter, sort}).ids;
}

ReplyRecord WithApplicants::reply_record() {
    return reply_record_of(company_.id, employers_, clock_.now());
}

}  // namespace hoigung::security::testing
