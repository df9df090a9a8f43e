#include <map>
#include <random>

#include <gmock/gmock.h>

#include "domain/applications/apply_job.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "domain/catalogue/change_job_state.hpp"
#include "domain/identity/purge_accounts.hpp"
#include "domain/operator/suspend_seeker.hpp"
#include "domain/testing/acting.hpp"
#include "domain/testing/remembered_erasures.hpp"
#include "store/testing/with_applications.hpp"

// Random walks through the life cycle of applications, compared with a model that is simple enough to trust.
namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;
using enum ApplicationStatus;

constexpr int kSeekers = 3;
constexpr int kJobs = 3;
constexpr int kSteps = 150;

struct ModelApplication {
    ApplicationId id;
    int seeker = 0;
    int job = 0;
    std::vector<ApplicationEvent> history;

    [[nodiscard]] ApplicationStatus status() const { return history.back().status; }
};

// The expected state.
struct Model {
    std::map<int, bool> suspended_seekers;
    std::map<int, JobState> jobs;
    bool company_suspended = false;
    std::vector<ModelApplication> applications;
    // Everything that happened, in order.
    std::vector<std::pair<ApplicationId, ApplicationStatus>> log;

    // Whether it keeps the seeker from applying again: neither withdrawn nor ended with its job.
    static bool bars(const ModelApplication& one) {
        return one.status() != withdrawn && one.status() != job_closed;
    }
    ModelApplication* current(int seeker, int job) {
        for (auto& one : applications) {
            if (one.seeker == seeker && one.job == job && bars(one)) return &one;
        }
        return nullptr;
    }
    // The seeker has applied again since and has not withdrawn the newer application.
    bool is_superseded(const ModelApplication& application) {
        return std::ranges::any_of(applications, [&](const ModelApplication& one) {
            return &one > &application && one.seeker == application.seeker && one.job == application.job &&
                   one.status() != withdrawn;
        });
    }
    void happen(ModelApplication& application, ApplicationStatus status, base::Timestamp at) {
        application.history.push_back({at, status});
        log.emplace_back(application.id, status);
    }
    // In the order of P55.
    std::optional<Refusal> refusal(int seeker, int job) {
        if (suspended_seekers[seeker]) return Refusal::ApplicantNotUsable;
        if (company_suspended) return Refusal::CompanySuspended;
        if (jobs[job] == JobState::suspended) return Refusal::JobSuspended;
        if (jobs[job] == JobState::closed) return Refusal::JobClosed;
        if (current(seeker, job) != nullptr) return Refusal::AlreadyApplied;
        return std::nullopt;
    }
};

class ApplicationModelTest : public ::testing::TestWithParam<DatabaseKind> {
  protected:
    ApplicationModelTest() {
        start();
        catalogue_->write([](CatalogueWriter& writer) {
            writer.put(sample_company(1));
            for (int number = 1; number <= kJobs; ++number) writer.put(open_job(number));
        });
        for (int number = 1; number <= kJobs; ++number) model_.jobs[number] = JobState::published;
        for (int number = 1; number <= kSeekers; ++number) join(number);
    }

    static Job open_job(int number) {
        Job job = sample_job(number);
        job.company_id = sample_company(1).id;
        job.expires_at = sample_time() + std::chrono::days{3650};
        job.posting.end_date.reset();
        job.posting.addresses.resize(1);
        return job;
    }
    // Opens the stores like a new process.
    void start() {
        if (GetParam() != DatabaseKind::sqlite_memory)
            process_ = std::make_unique<store::Database>(test_database_.settings());
        store::Database& database = process_ ? *process_ : *test_database_;
        catalogue_ = std::make_unique<store::SqlCatalogueStore>(database, clock_);
        identity_ = std::make_unique<store::SqlIdentityStore>(database);
        store_ = std::make_unique<store::SqlApplicationStore>(database);
    }
    void join(int number) {
        add_seeker(*test_database_, sample_seeker(number));
        put_profile(*test_database_, sample_seeker(number).id, sample_profile(number));
        model_.suspended_seekers[number] = false;
    }

    void apply(int seeker, int job) {
        const auto expected = model_.refusal(seeker, job);
        const auto id = apply_job({sample_seeker(seeker).id,
                                   sample_job(job).id.text(),
                                   {open_job(job).posting.addresses.front().id.text()},
                                   ""},
                                  *store_, random_, clock_.now());
        ASSERT_EQ(id.ok(), !expected.has_value());
        if (!id.ok()) {
            ASSERT_EQ(id.error(), *expected);
            return;
        }
        model_.applications.push_back({*id, seeker, job, {}});
        model_.happen(model_.applications.back(), applied, clock_.now());
    }
    void withdraw(int seeker, ModelApplication& application) {
        const bool may = application.seeker == seeker && application.status() != rejected &&
                         application.status() != hired && application.status() != withdrawn;
        const auto id =
            withdraw_application(sample_seeker(seeker).id, application.id.text(), *store_, clock_.now());
        ASSERT_EQ(id.ok(), may);
        if (may) model_.happen(application, withdrawn, clock_.now());
    }
    void set_status(ModelApplication& application, ApplicationStatus to) {
        const auto from = application.status();
        const bool ends = to == rejected || to == hired;
        const bool may =
            (from == applied && (to == reviewed || to == contacted || ends)) ||
            (from == reviewed && (to == contacted || ends)) || (from == contacted && ends) ||
            (from == job_closed && (to == contacted || ends) && !model_.is_superseded(application));
        ASSERT_EQ(change_application_status(*store_, application.id, {clock_.now(), to}).ok(), may);
        if (may) model_.happen(application, to, clock_.now());
    }
    void move_job(int job, JobState to) {
        const JobState from = model_.jobs[job];
        const bool may = from == to || from == JobState::published || to == JobState::published;
        ASSERT_EQ(change_job_state(*catalogue_, sample_job(job).id, to, clock_.now()).ok(), may);
        if (!may || from == to) return;
        model_.jobs[job] = to;
        if (to != JobState::closed) return;
        for (auto& one : model_.applications) {
            if (one.job == job && is_open(one.status())) model_.happen(one, job_closed, clock_.now());
        }
    }
    void suspend_company(bool suspended) {
        Company company = sample_company(1);
        company.is_suspended = suspended;
        catalogue_->write([&](CatalogueWriter& writer) { writer.put(company); });
        model_.company_suspended = suspended;
    }
    // The seeker's account is erased and the telephone number gets a new account.
    void leave(int number) {
        Seeker seeker = sample_seeker(number);
        seeker.delete_account_at = clock_.now() - std::chrono::days{91};
        identity_->write([&](IdentityWriter& writer) { writer.put(seeker); });
        testing::RememberedErasures erasures;
        ASSERT_EQ(purge_accounts(*identity_, erasures, {}, {}, clock_.now()), 1);
        for (const auto& one : model_.applications) {
            if (one.seeker == number)
                std::erase_if(model_.log, [&](const auto& entry) { return entry.first == one.id; });
        }
        std::erase_if(model_.applications, [&](const auto& one) { return one.seeker == number; });
        join(number);
    }

    void step(std::mt19937& dice) {
        const auto roll = [&](int sides) { return static_cast<int>(dice() % static_cast<unsigned>(sides)); };
        clock_.advance(1min);
        const int seeker = 1 + roll(kSeekers);
        const int job = 1 + roll(kJobs);
        auto& all = model_.applications;
        auto* any =
            all.empty() ? nullptr : &all[static_cast<std::size_t>(roll(static_cast<int>(all.size())))];
        switch (roll(14)) {
            case 0:
            case 1:
            case 2:
            case 3:
                return apply(seeker, job);
            case 4:
            case 5:
                return any == nullptr ? void() : withdraw(roll(4) == 0 ? seeker : any->seeker, *any);
            case 6:
            case 7:
                return any == nullptr ? void() : set_status(*any, static_cast<ApplicationStatus>(roll(7)));
            case 8:
                return move_job(job, JobState::closed);
            case 9:
            case 10:
                return move_job(job, JobState::published);
            case 11:
                return roll(2) == 0 ? move_job(job, JobState::suspended) : suspend_company(roll(3) == 0);
            case 12:
                model_.suspended_seekers[seeker] = roll(3) == 0;
                ASSERT_TRUE(suspend_seeker(testing::acting(clock_.now()), sample_seeker(seeker).id,
                                           model_.suspended_seekers[seeker], *identity_)
                                .ok());
                return;
            default:
                return roll(3) == 0 ? leave(seeker) : start();
        }
    }

    void compare() {
        std::size_t count = 0;
        for (int job = 1; job <= kJobs; ++job)
            count += store_->applications_of(sample_job(job).id, {}, {0, 1000}).total;
        ASSERT_EQ(count, model_.applications.size());
        for (const auto& one : model_.applications) {
            const auto kept = store_->application(one.id);
            ASSERT_TRUE(kept.has_value());
            ASSERT_EQ(kept->status, one.status());
            ASSERT_EQ(kept->history, one.history);
            Profile profile = kept->applicant.profile;
            profile.picture = sample_profile(one.seeker).picture;
            ASSERT_EQ(profile, sample_profile(one.seeker));
        }
        for (int seeker = 1; seeker <= kSeekers; ++seeker) {
            std::vector<JobId> jobs;
            for (auto one = model_.applications.rbegin(); one != model_.applications.rend(); ++one) {
                if (one->seeker == seeker && Model::bars(*one)) jobs.push_back(sample_job(one->job).id);
            }
            ASSERT_EQ(store_->applied_jobs(sample_seeker(seeker).id), jobs);
        }
        std::vector<std::pair<ApplicationId, ApplicationStatus>> log;
        for (const auto& change : store_->changes_after(0, 100'000))
            log.emplace_back(change.application, change.event.status);
        ASSERT_EQ(log, model_.log);
    }

    TestDatabase test_database_{GetParam()};
    std::unique_ptr<store::Database> process_;
    base::ManualClock clock_{sample_time()};
    base::SystemRandom random_;
    std::unique_ptr<store::SqlCatalogueStore> catalogue_;
    std::unique_ptr<store::SqlIdentityStore> identity_;
    std::unique_ptr<store::SqlApplicationStore> store_;
    Model model_;
};
HOIGUNG_ON_EACH_DATABASE(ApplicationModelTest);

TEST_P(ApplicationModelTest, DoesWhatTheModelDoes) {
    for (const unsigned seed : {7U, 2026U}) {
        std::mt19937 dice(seed);
        for (int number = 0; number < kSteps; ++number) {
            SCOPED_TRACE(::testing::Message() << "seed " << seed << ", step " << number);
            ASSERT_NO_FATAL_FAILURE(step(dice));
            if (number % 5 == 0) {
                ASSERT_NO_FATAL_FAILURE(compare());
            }
        }
        ASSERT_NO_FATAL_FAILURE(compare());
    }
}

}  // namespace
}  // namespace hoigung::domain
