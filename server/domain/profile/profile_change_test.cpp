#include "domain/profile/profile_change.hpp"

#include <gtest/gtest.h>

#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using testing::kNow;
using testing::small_lists;

std::optional<ProfileRefusal> change(Profile& profile, const ProfileChange& input) {
    return change_profile(profile, input, small_lists(), kNow);
}

TEST(CalendarMonth, IsReadAndWrittenAsYearAndMonth) {
    EXPECT_EQ(CalendarMonth::parse("2026-11").value().text(), "2026-11");
    EXPECT_EQ(CalendarMonth::parse("0999-01").value().text(), "0999-01");
    for (const std::string_view text : {"", "2026", "2026-13", "2026-00", "2026-1", "26-01-1", "2026-11-01"})
        EXPECT_FALSE(CalendarMonth::parse(text).has_value()) << text;
}

TEST(ProfileChange, IsMadeWholeOrNotAtAll) {
    Profile profile;
    ASSERT_FALSE(change(profile, NewLanguages{{{{"cantonese", "basic"}}}, {{{"chinese", "excellent"}}}}));
    const Profile before = profile;
    EXPECT_EQ(change(profile, NewLanguages{{{}}, {{{"cantonese", "basic"}}}}),
              ProfileRefusal(Refusal::InvalidWrittenLevel));
    EXPECT_EQ(change(profile, NewSkills{{{"cashiering"}}, {{"flying"}}}),
              ProfileRefusal(Refusal::IdNotFound));
    EXPECT_EQ(change(profile, NewFreeHours{{{{0, 15}}}, std::optional<int>(8)}),
              ProfileRefusal(ProfileFault::work_days));
    EXPECT_EQ(profile, before);
}

TEST(ProfileChange, CreatesAProfileWithAnEducationAndBothKindsOfLanguage) {
    RecordProperty("rows", "4.19");
    Profile profile;
    ASSERT_FALSE(change(profile, NewName{"Chan"}));
    EXPECT_FALSE(profile.is_created());
    ASSERT_FALSE(change(profile, NewLanguages{{{{"cantonese", "basic"}}}, std::nullopt}));
    ASSERT_FALSE(change(profile, NewLanguages{std::nullopt, {{{"chinese", "basic"}}}}));
    EXPECT_FALSE(profile.is_created());
    ASSERT_FALSE(change(profile, NewEducation{"form-3"}));
    EXPECT_TRUE(profile.is_created());
}

TEST(ProfileChange, TakesAHomeDistrictOfTheListAndTakesItAway) {
    Profile profile;
    ASSERT_FALSE(change(profile, NewHomeDistrict{"030503"}));
    EXPECT_EQ(change(profile, NewHomeDistrict{"999999"}), ProfileRefusal(Refusal::IdNotFound));
    EXPECT_EQ(profile.home_district, "030503");
    ASSERT_FALSE(change(profile, NewHomeDistrict{""}));
    EXPECT_EQ(profile.home_district, "");
}

TEST(ProfileChange, CountsMonthsInHongKong) {
    const auto work = [](std::string start, std::optional<std::string> end) {
        return NewWork{{{"Tea House", "", std::move(start), std::move(end), "Waiter", "WW", std::nullopt}},
                       {}};
    };
    Profile profile;
    EXPECT_FALSE(change(profile, work("2026-11", "2026-11")));
    EXPECT_EQ(change(profile, work("2026-12", std::nullopt)), ProfileRefusal(Refusal::InvalidStart));
    EXPECT_EQ(change(profile, work("2026-10", "2026-12")), ProfileRefusal(Refusal::InvalidEnd));
    EXPECT_EQ(change(profile, work("2026-10", "2026-09")), ProfileRefusal(Refusal::StartAfterEnd));
    // In Hong Kong it is already the first of December.
    const base::Timestamp late{std::chrono::sys_days{std::chrono::year{2026} / 11 / 30} +
                               std::chrono::hours{17}};
    EXPECT_FALSE(change_profile(profile, work("2026-12", std::nullopt), small_lists(), late));
}

}  // namespace
}  // namespace hoigung::domain
