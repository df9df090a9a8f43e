#include <barrier>
#include <future>

#include <gmock/gmock.h>

#include "domain/bookmarks/bookmarks.hpp"
#include "domain/profile/upload_picture.hpp"
#include "store/bookmark_store.hpp"
#include "store/catalogue_store.hpp"
#include "store/picture_store.hpp"
#include "store/profile_store.hpp"
#include "store/report_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/sample_seekers.hpp"
#include "store/testing/test_database.hpp"
#include "store/upload_store.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;

class SeekerStoresTest : public OnEachDatabase {
  protected:
    SeekerStoresTest() {
        SqlCatalogueStore(database(), clock_).write([](CatalogueWriter& writer) {
            writer.put(sample_company(1));
            writer.put(sample_company(2));
            for (const int number : {1, 2}) writer.put(sample_job(number));
        });
        for (const int number : {1, 2}) add_seeker(database(), sample_seeker(number));
    }
    static Upload sample_upload(int number, base::Timestamp at) {
        const auto named = [&](PictureSize size, char mark) {
            return SizedPicture{size,
                                sample_id<UploadId>(mark, number).text() + ".webp",
                                {"image/webp", std::string(1, mark) + '\0' + "\xFF"}};
        };
        return {sample_id<UploadId>('U', number),
                sample_seeker(1).id,
                at,
                {named(PictureSize::picture, 'p'), named(PictureSize::thumbnail, 't'),
                 named(PictureSize::avatar, 'a')}};
    }

    base::ManualClock clock_{sample_time()};
    const SeekerId me_ = sample_seeker(1).id;
    const SeekerId you_ = sample_seeker(2).id;
};
HOIGUNG_ON_EACH_DATABASE(SeekerStoresTest);

TEST_P(SeekerStoresTest, AProfileIsEmptyUntilItIsPutAndThenGivenBackWhole) {
    SqlProfileStore store(database());
    EXPECT_EQ(store.profile(me_), Profile{});
    store.write([&](ProfileWriter& writer) {
        EXPECT_EQ(writer.seeker(me_), sample_seeker(1));
        EXPECT_EQ(writer.profile(me_), Profile{});
        writer.put(me_, sample_profile(1), sample_time());
        writer.put(me_, sample_profile(2), sample_time());
    });
    EXPECT_EQ(store.profile(me_), sample_profile(2));
    EXPECT_EQ(store.profile(you_), Profile{});
}

TEST_P(SeekerStoresTest, APictureIsServedOnlyAfterItsOwnerShowsIt) {
    SqlUploadStore uploads(database());
    SqlProfileStore profiles(database());
    SqlPictureStore pictures(database());
    const Upload upload = sample_upload(1, sample_time());
    uploads.add(upload);
    EXPECT_FALSE(pictures.get_of_person(upload.sizes[0].name).has_value());
    profiles.write(
        [&](ProfileWriter& writer) { EXPECT_FALSE(writer.show_upload(you_, upload.id).has_value()); });
    EXPECT_FALSE(pictures.get_of_person(upload.sizes[0].name).has_value());
    profiles.write([&](ProfileWriter& writer) {
        EXPECT_EQ(
            writer.show_upload(me_, upload.id),
            (ProfilePicture{upload.id, upload.sizes[0].name, upload.sizes[1].name, upload.sizes[2].name}));
    });
    EXPECT_EQ(pictures.get_of_person(upload.sizes[2].name)->bytes, upload.sizes[2].picture.bytes);
}

TEST_P(SeekerStoresTest, UploadsThatNobodyUsesAreSwept) {
    SqlUploadStore uploads(database());
    for (const int number : {1, 2, 3}) uploads.add(sample_upload(number, sample_time() + number * 1h));
    Profile profile = sample_profile(1);
    put_profile(database(), me_, profile);
    EXPECT_EQ(uploads.count(me_, sample_time()), 3);
    EXPECT_EQ(uploads.count(me_, sample_time() + 1h), 2);
    EXPECT_EQ(uploads.count(you_, sample_time()), 0);
    EXPECT_EQ(uploads.sweep(sample_time() + 2h), 1);
    EXPECT_EQ(uploads.count(me_, sample_time()), 2);
    EXPECT_EQ(uploads.sweep(sample_time() + 2h), 0);
}

TEST_P(SeekerStoresTest, BookmarksAreEachPersonsOwn) {
    SqlBookmarkStore store(database());
    const JobId one = sample_job(1).id;
    const JobId two = sample_job(2).id;
    EXPECT_TRUE(store.add(me_, one, 2, sample_time()));
    EXPECT_FALSE(store.add(me_, one, 2, sample_time() + 1s));
    EXPECT_TRUE(store.add(me_, two, 2, sample_time() + 2s));
    EXPECT_TRUE(store.add(you_, one, 1, sample_time()));
    EXPECT_FALSE(store.add(you_, two, 1, sample_time()));
    EXPECT_THAT(store.bookmarks(me_), ElementsAre(two, one));
    EXPECT_TRUE(store.remove(me_, one));
    EXPECT_FALSE(store.remove(me_, one));
    EXPECT_THAT(store.bookmarks(me_), ElementsAre(two));
    EXPECT_THAT(store.bookmarks(you_), ElementsAre(one));
}

TEST_P(SeekerStoresTest, NoMoreBookmarksThanThereMayBeAlsoWhenTheyComeAtOnce) {
    SqlBookmarkStore store(database());
    for (int round = 0; round < 10; ++round) {
        std::barrier together(2);
        const auto tap = [&](int number) {
            together.arrive_and_wait();
            static_cast<void>(store.add(me_, sample_job(number).id, 1, sample_time()));
        };
        auto other = std::async(std::launch::async, tap, 2);
        tap(1);
        other.wait();
        const auto kept = store.bookmarks(me_);
        ASSERT_EQ(kept.size(), 1U);
        ASSERT_TRUE(store.remove(me_, kept.front()));
    }
}

TEST_P(SeekerStoresTest, ReportsWaitUntilTheyAreHandled) {
    SqlReportStore store(database());
    const auto report = [&](int number, SeekerId seeker, int job, base::Timestamp at) {
        return Report{sample_id<ReportId>('R', number),
                      seeker,
                      sample_job(job).id,
                      ReportReason::scam,
                      "Pay first.",
                      at,
                      {}};
    };
    const Report first = report(1, me_, 1, sample_time());
    EXPECT_TRUE(store.add(first, 1, sample_time() - 1h));
    EXPECT_FALSE(store.add(report(2, me_, 2, sample_time() + 1s), 1, sample_time() - 1h));
    const Report other = report(3, you_, 1, sample_time() + 2s);
    EXPECT_TRUE(store.add(other, 1, sample_time() - 1h));
    EXPECT_THAT(store.reports(ReportsShown::waiting, {0, 10}).reports, ElementsAre(first, other));
    EXPECT_THAT(store.reports_of(you_), ElementsAre(other));

    EXPECT_TRUE(store.handle(first.id, "taken off", sample_time() + 3s));
    EXPECT_FALSE(store.handle(sample_id<ReportId>('R', 9), "", sample_time()));
    EXPECT_THAT(store.reports(ReportsShown::waiting, {0, 10}).reports, ElementsAre(other));
    const auto all = store.reports(ReportsShown::all, {0, 1});
    EXPECT_EQ(all.total, 2U);
    EXPECT_EQ(all.reports.front().handled_at, sample_time() + 3s);
    // A second report is stored beside the first.
    const Report again = report(4, me_, 1, sample_time() + 4s);
    EXPECT_TRUE(store.add(again, 1, sample_time() + 3s));
    EXPECT_THAT(store.reports(ReportsShown::waiting, {0, 10}).reports, ElementsAre(other, again));
    EXPECT_EQ(store.reports_of(me_).size(), 2U);
}

}  // namespace
}  // namespace hoigung::store
