#include "domain/applications/get_applications.hpp"

#include <gmock/gmock.h>

#include "store/testing/with_applications.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using enum ApplicationStatus;

class GetApplicationsTest : public WithApplications {};
HOIGUNG_ON_EACH_DATABASE(GetApplicationsTest);

TEST_P(GetApplicationsTest, ASeekerSeesTheirOwnNewestFirstByStatusAndById) {
    RecordProperty("rows", "3.55,3.56,7.23");
    const auto first = apply(1, 1).value();
    const auto second = apply(1, 2).value();
    const auto foreign = apply(2, 1).value();
    ASSERT_TRUE(set(first, rejected).ok());
    const SeekerId me = sample_seeker(1).id;
    const auto ids = [&](const ApplicationsAsked& asked) {
        std::vector<ApplicationId> found;
        const auto page = get_applications(me, asked, store_);
        for (const Application& one : page->applications) found.push_back(one.id);
        return found;
    };
    EXPECT_THAT(ids({}), ElementsAre(second, first));
    EXPECT_THAT(ids({{}, 1, 1, {}}), ElementsAre(first));
    EXPECT_THAT(ids({{}, {}, {}, "Rejected"}), ElementsAre(first));
    const auto history =
        get_applications(me, {{first.text()}, {}, {}, {}}, store_)->applications.front().history;
    EXPECT_EQ(history.front().status, applied);
    EXPECT_EQ(history.back(), (ApplicationEvent{clock_.now(), rejected}));
    EXPECT_THAT(ids({{}, {}, {}, "Reviewed"}), IsEmpty());
    EXPECT_THAT(ids({{foreign.text(), second.text(), "x"}, {}, {}, {}}), ElementsAre(second));
    EXPECT_THAT(ids({{"x"}, {}, {}, {}}), IsEmpty());
    EXPECT_EQ(get_applications(me, {{}, 1, 0, {}}, store_)->total, 2U);
    EXPECT_EQ(get_applications(me, {{}, 31, 0, {}}, store_).error(), Refusal::LimitTooLarge);
    EXPECT_EQ(get_applications(me, {std::vector<std::string>(31, "x"), 1, 0, {}}, store_).error(),
              Refusal::LimitTooLarge);
    for (const std::string_view status : {"rejected", "Withdrawn", "", "All"})
        EXPECT_EQ(get_applications(me, {{}, {}, {}, status}, store_).error(), Refusal::IdNotFound);
    EXPECT_THAT(store_.applied_jobs(me), ElementsAre(sample_job(2).id, sample_job(1).id));
}

}  // namespace
}  // namespace hoigung::domain
