#include "feeds/reference_json.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace hoigung::feeds {
namespace {

using domain::Locale;
using domain::LocalizedText;
using domain::ReferenceLists;

const ReferenceLists& lists() {
    static const ReferenceLists made(read_reference_lists(reference_files()));
    return made;
}

template <class List>
void expect_complete_and_distinct(const List& list, std::string_view what) {
    std::set<std::string> chinese;
    std::set<std::string> english;
    for (const auto& item : list) {
        EXPECT_FALSE(item.name.zh_hant.empty()) << what << " " << item.name.en;
        EXPECT_FALSE(item.name.en.empty()) << what << " " << item.name.zh_hant;
        EXPECT_TRUE(chinese.insert(item.name.zh_hant).second) << what << " doubled: " << item.name.zh_hant;
        EXPECT_TRUE(english.insert(item.name.en).second) << what << " doubled: " << item.name.en;
    }
}

TEST(ReferenceLists, NoNameIsMissingOrDoubled) {
    const auto& all = lists().lists();
    expect_complete_and_distinct(all.regions, "region");
    expect_complete_and_distinct(all.districts, "district");
    expect_complete_and_distinct(all.categories, "category");
    expect_complete_and_distinct(all.educations, "education");
    expect_complete_and_distinct(all.spoken_languages, "spoken language");
    expect_complete_and_distinct(all.written_languages, "written language");
    expect_complete_and_distinct(all.language_levels, "level");
    expect_complete_and_distinct(all.skills, "skill");
    expect_complete_and_distinct(all.certs, "certificate");
    expect_complete_and_distinct(all.employments, "employment");
    std::vector<domain::JobType> types;
    for (const auto& category : all.categories)
        types.insert(types.end(), category.types.begin(), category.types.end());
    std::erase_if(types, [](const auto& type) { return type.subtitle; });
    expect_complete_and_distinct(types, "job type");
}

TEST(ReferenceLists, SlugsOfFilterPagesAreUniquePerLanguage) {
    for (const Locale locale : domain::kLocales) {
        std::set<std::string> seen{"advanced", "success", "blogs-list", "create-profile", "create-apply"};
        const auto add = [&](const LocalizedText& slug) {
            EXPECT_TRUE(seen.insert(slug.in(locale)).second) << slug.in(locale);
        };
        for (const auto& district : lists().lists().districts) add(district.slug);
        for (const auto& category : lists().lists().categories) {
            add(category.slug);
            for (const auto& type : category.types) {
                if (!type.subtitle) add(type.slug);
            }
        }
        for (const auto& employment : lists().lists().employments) add(employment.slug);
    }
}

TEST(ReferenceLists, ThereAre37DistrictsWithShortCodesInFiveRegions) {
    const auto& districts = lists().lists().districts;
    EXPECT_EQ(districts.size(), 37U);
    std::map<std::string, int> by_region;
    int index = 0;
    for (const auto& district : districts) {
        EXPECT_EQ(district.index, ++index);
        EXPECT_EQ(district.short_code.size(), 6U);
        ASSERT_NE(lists().region(district.region_code()), nullptr) << district.short_code;
        ++by_region[lists().region(district.region_code())->name.en];
        // Within Hong Kong.
        EXPECT_GT(district.lat, 22.15);
        EXPECT_LT(district.lat, 22.57);
        EXPECT_GT(district.lng, 113.82);
        EXPECT_LT(district.lng, 114.45);
    }
    const std::map<std::string, int> expected{{"Hong Kong Island", 10},
                                              {"Kowloon", 12},
                                              {"New Territories West", 6},
                                              {"New Territories East", 6},
                                              {"Lantau", 3}};
    EXPECT_EQ(by_region, expected);
}

TEST(ReferenceLists, ThereAre17CategoriesWith125TypesAnd5Subtitles) {
    EXPECT_EQ(lists().lists().categories.size(), 17U);
    std::set<std::string> codes;
    int subtitles = 0;
    for (const auto& category : lists().lists().categories) {
        EXPECT_EQ(category.code, category.slug.en);
        for (const auto& type : category.types) {
            if (type.subtitle) {
                ++subtitles;
                EXPECT_TRUE(type.short_code.empty());
                continue;
            }
            EXPECT_EQ(type.short_code.size(), 2U);
            EXPECT_TRUE(codes.insert(type.short_code).second) << type.short_code;
        }
    }
    EXPECT_EQ(codes.size(), 125U);
    EXPECT_EQ(subtitles, 5);
    for (const auto* taken : {"FT", "PT", "CT"}) EXPECT_FALSE(codes.contains(taken));
}

TEST(ReferenceLists, EducationsGoUpInRank) {
    const auto& educations = lists().lists().educations;
    EXPECT_EQ(educations.size(), 11U);
    for (std::size_t i = 1; i < educations.size(); ++i)
        EXPECT_LE(educations[i - 1].level, educations[i].level);
}

TEST(ReferenceLists, TheMinimumWageIsTheOneInForceOnTheDay) {
    using namespace std::chrono;
    EXPECT_EQ(lists().minimum_wage_cents(2011y / April / 30), 0);
    EXPECT_EQ(lists().minimum_wage_cents(2025y / April / 30), 4000);
    EXPECT_EQ(lists().minimum_wage_cents(2025y / May / 1), 4210);
}

TEST(ReferenceLists, EveryEnumerationHasItsNames) {
    const auto& all = lists().lists();
    const auto expect_codes = [](const std::vector<domain::Term>& terms,
                                 std::span<const std::string_view> codes) {
        ASSERT_EQ(terms.size(), codes.size());
        for (std::size_t i = 0; i < codes.size(); ++i) EXPECT_EQ(terms[i].code, codes[i]);
    };
    expect_codes(all.employments, base::names_of<domain::Employment>());
    expect_codes(all.days, base::names_of<domain::DayOfWeek>());
    expect_codes(all.career_levels, base::names_of<domain::CareerLevel>());
    expect_codes(all.allowances, base::names_of<domain::AllowanceKind>());
    expect_codes(all.language_levels, base::names_of<domain::LanguageLevel>());
    expect_codes(all.working_days, base::names_of<domain::WorkingDay>());
    expect_codes(all.working_times, base::names_of<domain::WorkingTime>());
    expect_codes(all.job_states, base::names_of<domain::JobState>());
}

}  // namespace
}  // namespace hoigung::feeds
