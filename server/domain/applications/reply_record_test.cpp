#include "domain/applications/reply_record.hpp"

#include <random>

#include <gmock/gmock.h>

#include "domain/applicants/publish_reply_records.hpp"
#include "domain/applications/change_application_status.hpp"
#include "security/testing/with_applicants.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using std::chrono::days;
using enum ApplicationStatus;

// An application in a model that is simple enough to trust.
struct Known {
    int seeker = 0;
    base::Timestamp applied_at;
    std::optional<base::Timestamp> answered_at;
    bool is_withdrawn = false;
    bool is_leaving = false;
};

ReplyRecord counted(const std::vector<Known>& all, base::Timestamp now) {
    const auto day = [](base::Timestamp time) {
        return std::chrono::floor<std::chrono::days>(time + base::kHongKongOffset);
    };
    ReplyRecord record;
    std::vector<std::int64_t> hours;
    for (const Known& each : all) {
        const auto age = (day(now) - day(each.applied_at)).count();
        if (age >= 90) continue;
        if (each.answered_at) {
            const auto taken = *each.answered_at - each.applied_at;
            ++record.applicants;
            record.answered_in_time += taken <= days{7} ? 1 : 0;
            hours.push_back((taken.count() + 3'599'999) / 3'600'000);
        } else if (!each.is_withdrawn && !each.is_leaving) {
            ++record.waiting;
            if (age > 7) ++record.applicants;
            if (age >= 5 && age <= 7) ++record.soon_late;
        }
    }
    std::ranges::sort(hours);
    if (!hours.empty()) record.median_hours = static_cast<int>(hours[(hours.size() - 1) / 2]);
    return record;
}

class ReplyRecordTest : public WithApplicants {
  protected:
    void leave(int number, bool leaves) {
        Seeker person = store::testing::sample_seeker(number);
        if (leaves) person.delete_account_at = clock_.now();
        identity_.write([&](IdentityWriter& writer) { writer.put(person); });
    }
    void answer(ApplicationId id) {
        applications_.write([&](ApplicationWriter& writer) { writer.record_answer(id, clock_.now()); });
    }
};
HOIGUNG_ON_EACH_DATABASE(ReplyRecordTest);

TEST_P(ReplyRecordTest, IsExactWhateverHappensInWhichOrder) {
    RecordProperty("rows", "10.33");
    std::mt19937 engine(11);  // NOLINT(cert-msc51-cpp): the same each time.
    const auto roll = [&](int below) { return static_cast<int>(engine() % static_cast<unsigned>(below)); };
    std::map<ApplicationId, Known> known;
    const auto any = [&] { return std::next(known.begin(), roll(static_cast<int>(known.size()))); };
    put_job(1, [&](JobLine& line) { line.expires_at = clock_.now() + days{3650}; });
    for (int step = 0; step < 150; ++step) {
        clock_.advance(std::chrono::minutes{roll(2 * 24 * 60)});
        if (known.empty() || roll(3) == 0) {
            const int number = static_cast<int>(known.size()) + 1;
            const auto id = apply(number);
            known[id] = {number, clock_.now(), {}};
        }
        const auto one = any();
        const ApplicationId id = one->first;
        Known& application = one->second;
        const bool is_there = !application.is_leaving;
        switch (roll(6)) {
            case 0:
                answer(id);
                if (is_there && !application.is_withdrawn && !application.answered_at)
                    application.answered_at = clock_.now();
                break;
            case 1:
                if (is_there && may_move(status_of(id), rejected)) {
                    set(id, rejected);
                    if (!application.answered_at) application.answered_at = clock_.now();
                }
                break;
            case 2:
                if (is_there && is_open(status_of(id))) {
                    withdraw(application.seeker, id);
                    application.is_withdrawn = true;
                }
                break;
            case 3:
                application.is_leaving = !application.is_leaving;
                leave(application.seeker, application.is_leaving);
                break;
            case 4:
                if (is_there && status_of(id) == applied) set(id, reviewed);
                break;
            default:
                break;
        }
        std::vector<Known> all;
        for (const auto& [its_id, each] : known) all.push_back(each);
        ASSERT_EQ(reply_record(), counted(all, clock_.now())) << "after step " << step;
    }
}

TEST_P(ReplyRecordTest, SeekersSeeItFromTenApplicantsOnInNumbersThatSeldomChange) {
    RecordProperty("rows", "10.33");
    const auto publish = [&] { return publish_reply_records(employers_, catalogue_, clock_.now()); };
    const auto shown = [&] { return catalogue_.company(company_.id)->reply_record; };
    std::vector<ApplicationId> ids;
    for (int number = 1; number <= 10; ++number) ids.push_back(apply(number));
    clock_.advance(30h);
    for (int number = 1; number <= 9; ++number) answer(ids[static_cast<std::size_t>(number - 1)]);
    EXPECT_EQ(publish(), 0) << "nine, and one who does not count yet";
    EXPECT_EQ(shown(), std::nullopt);
    clock_.advance(days{7});
    EXPECT_EQ(publish(), 1);
    EXPECT_EQ(shown(), (PublicReplyRecord{10, 90, 48}));
    EXPECT_EQ(publish(), 0);
    answer(apply(11));
    EXPECT_EQ(publish(), 0) << "the same words";
    const Company before = *catalogue_.company(company_.id);
    catalogue_.write([&](CatalogueWriter& writer) { writer.put(before); });
    EXPECT_EQ(shown(), (PublicReplyRecord{10, 90, 48})) << "a change of the company keeps it";
    clock_.advance(days{90});
    EXPECT_EQ(publish(), 1);
    EXPECT_EQ(shown(), std::nullopt);
}

TEST_P(ReplyRecordTest, AnErasedSeekerIsNoLongerWaitedForAndAnAnswerStays) {
    const auto answered = apply(1);
    static_cast<void>(apply(2));
    answer(answered);
    for (const int number : {1, 2}) {
        identity_.write([&](IdentityWriter& writer) {
            writer.remove(store::testing::sample_seeker(number), clock_.now());
        });
    }
    EXPECT_EQ(reply_record().applicants, 1);
    EXPECT_EQ(reply_record().waiting, 0);
}

TEST(PublicRecord, LeavesOutOfWhoWasAnsweredWhomTheCompanyLeftWaitingAtAnInterview) {
    RecordProperty("rows", "10.46");
    const auto now = base::parse_timestamp("2026-11-20T02:30:00Z").value();
    const std::vector<ReplyDay> answered{{.day = day_number(now), .in_time = 10}};
    EXPECT_EQ(reply_record(answered, 0, now).percent(), 100);
    EXPECT_EQ(reply_record(answered, 3, now).percent(), 70);
    EXPECT_EQ(reply_record(answered, 11, now).percent(), 0);
    EXPECT_EQ(public_record(reply_record(answered, 3, now))->percent, 70);
}

TEST(PublicRecord, RoundsToWhatWordsSay) {
    ReplyRecord record{.applicants = 9};
    EXPECT_EQ(public_record(record), std::nullopt);
    record = {.applicants = 10, .answered_in_time = 0};
    EXPECT_EQ(public_record(record), (PublicReplyRecord{10, 0, std::nullopt}));
    record = {.applicants = 499, .answered_in_time = 499, .median_hours = 4};
    EXPECT_EQ(public_record(record), (PublicReplyRecord{200, 100, 4}));
    record = {.applicants = 500, .answered_in_time = 299, .median_hours = 5};
    EXPECT_EQ(public_record(record), (PublicReplyRecord{500, 50, 24}));
    record.median_hours = kMostReplyHours;
    EXPECT_EQ(public_record(record)->median_hours, kMostReplyHours);
}

}  // namespace
}  // namespace hoigung::domain
