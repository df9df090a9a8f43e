#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/application_store.hpp"
#include "store/catalogue_store.hpp"
#include "store/identity_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/sample_seekers.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store::testing {

// The operations on applications with the stores they run on: two companies, two open jobs and two seekers,
// each with a profile.
class WithApplications : public OnEachDatabase {
  protected:
    WithApplications();

    // A job with seven addresses that does not expire while a test runs.
    static domain::Job open_job(int number);
    static std::vector<std::string> addresses(int job, int count = 1);
    template <class... Things>
    void put(const Things&... things) {
        catalogue_.write([&](domain::CatalogueWriter& writer) { (writer.put(things), ...); });
    }
    template <class Change>
    void change_seeker(int number, Change change) {
        domain::Seeker seeker = sample_seeker(number);
        change(seeker);
        identity_.write([&](domain::IdentityWriter& writer) { writer.put(seeker); });
    }

    domain::Outcome<domain::ApplicationId> apply(int seeker, int job, std::string_view key = "");
    domain::Outcome<domain::ApplicationId> apply_to(int seeker, const std::string& job,
                                                    std::vector<std::string> places,
                                                    std::string_view key = "");
    domain::Outcome<domain::ApplicationId> withdraw(int seeker, const std::string& id);
    domain::Outcome<domain::Application> set(domain::ApplicationId id, domain::ApplicationStatus status);
    void move_job(int number, domain::JobState state);
    [[nodiscard]] domain::ApplicationStatus status_of(domain::ApplicationId id);

    base::ManualClock clock_{sample_time()};
    base::SystemRandom random_;
    SqlCatalogueStore catalogue_{database(), clock_};
    SqlIdentityStore identity_{database()};
    SqlApplicationStore store_{database()};
};

}  // namespace hoigung::store::testing
