#include "domain/search/filter_slug.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "domain/search/applied_filters.hpp"
#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using ::testing::ElementsAre;

std::optional<FilterSlug> parse(std::string_view slug, Locale locale = Locale::zh_hant) {
    return parse_filter_slug(slug, locale, testing::small_lists());
}

std::string normal(std::string_view slug, Locale locale = Locale::zh_hant) {
    return normal_filter_slug(slug, locale, testing::small_lists());
}

TEST(FilterSlug, NamesAreJoinedByAFullWidthBar) {
    const auto slug = parse("旺角｜餐飲｜兼職");
    ASSERT_TRUE(slug);
    EXPECT_EQ(slug->district->short_code, "030503");
    EXPECT_EQ(slug->category->code, "food-and-beverage");
    EXPECT_EQ(slug->employment->code, "pt");
    EXPECT_EQ(slug->text(Locale::zh_hant), "旺角｜餐飲｜兼職");
    EXPECT_EQ(slug->text(Locale::en), "mong-kok｜food-and-beverage｜part-time");
}

TEST(FilterSlug, EachPartIsReadInThePagesLanguage) {
    EXPECT_TRUE(parse("mong-kok", Locale::en));
    EXPECT_FALSE(parse("mong-kok", Locale::zh_hant));
    EXPECT_FALSE(parse("旺角", Locale::en));
}

TEST(FilterSlug, AnUnknownPartOrASecondOfAKindMakesItNoPage) {
    for (const auto* slug : {"", "｜", "旺角｜", "｜旺角", "火星", "旺角｜火星", "旺角｜尖沙咀", "旺角｜旺角",
                             "廚房", "保安｜侍應"})
        EXPECT_FALSE(parse(slug)) << slug;
}

TEST(FilterSlug, HasOneRightSpelling) {
    EXPECT_EQ(normal("旺角|兼職"), "旺角｜兼職");
    EXPECT_EQ(normal("兼職｜旺角"), "旺角｜兼職");
    EXPECT_EQ(normal("Mong-Kok｜PART-TIME", Locale::en), "mong-kok｜part-time");
    EXPECT_EQ(normal("火星|兼職"), "火星｜兼職") << "the bars at least";
    EXPECT_EQ(normal("餐飲｜侍應"), "餐飲｜侍應") << "a category may go before its type";
}

TEST(FilterSlug, NarrowsAQueryByItsChoices) {
    JobQuery query;
    query.districts = {"030501"};
    parse("旺角｜餐飲｜侍應｜兼職")->narrow(query);
    EXPECT_THAT(query.districts, ElementsAre("030501", "030503"));
    EXPECT_THAT(query.job_types, ElementsAre("WW")) << "the type is the narrower of the two";
    EXPECT_THAT(query.employments, ElementsAre(Employment::part_time));
    JobQuery whole;
    parse("餐飲")->narrow(whole);
    EXPECT_THAT(whole.job_types, ElementsAre("food-and-beverage"));
}

std::vector<std::string> codes(const AppliedFilter& applied) {
    std::vector<std::string> found;
    for (const FilterValue& value : applied.values) found.push_back(value.code);
    return found;
}

TEST(AppliedFilters, TellsWhatNarrowsASearchWithoutWhatIsNotKnown) {
    JobQuery query;
    query.term = "  cook ";
    query.districts = {"030503", "999999", "030503"};
    query.job_types = {"WW", "food-and-beverage", "SG", "ZZ"};
    query.employments = {Employment::temp, Employment::full_time};
    query.hourly_rate = 60;
    query.from_working_hours_per_day = 4.5;
    query.near = Coordinates{91, 0};
    const auto applied = applied_filters(query, testing::small_lists());
    ASSERT_EQ(applied.size(), 6U);
    EXPECT_THAT(codes(applied[0]), ElementsAre("cook"));
    EXPECT_THAT(codes(applied[1]), ElementsAre("030503"));
    EXPECT_THAT(codes(applied[2]), ElementsAre("food-and-beverage", "SG"));
    EXPECT_THAT(codes(applied[3]), ElementsAre("ft", "ct"));
    EXPECT_THAT(codes(applied[4]), ElementsAre("60"));
    EXPECT_THAT(codes(applied[5]), ElementsAre("4.5"));
    EXPECT_EQ(applied[1].values[0].slug.en, "mong-kok");
    EXPECT_EQ(base::name_of(applied[5].filter), "fromWorkingHoursPerDay");
}

TEST(AppliedFilters, EachCanBeTakenAway) {
    JobQuery query;
    query.term = "cook";
    query.districts = {"030503"};
    query.job_types = {"WW"};
    query.employments = {Employment::temp};
    query.working_days = kAllWorkingDays;
    query.working_times = kAllWorkingTimes;
    query.hourly_rate = 60;
    query.monthly_rate = 12000;
    query.from_working_days_per_week = 3;
    query.from_working_hours_per_day = 4;
    query.near = Coordinates{22.3, 114.1};
    const auto& lists = testing::small_lists();
    auto applied = applied_filters(query, lists);
    // The small lists contain no working days and times.
    EXPECT_EQ(applied.size(), 9U);
    for (const AppliedFilter& each : applied) query = without(std::move(query), each.filter);
    query = without(without(std::move(query), JobFilter::working_day), JobFilter::working_hour);
    EXPECT_TRUE(applied_filters(query, lists).empty());
    EXPECT_TRUE(query.working_days.empty() && query.working_times.empty());
}

}  // namespace
}  // namespace hoigung::domain
