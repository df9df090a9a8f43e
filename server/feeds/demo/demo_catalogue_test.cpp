#include "feeds/demo/demo_catalogue.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <sstream>

#include <boost/property_tree/xml_parser.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/json_archive.hpp"
#include "domain/ingest/check_line.hpp"
#include "domain/ingest/concerns.hpp"
#include "domain/pictures.hpp"
#include "domain/search/working_time.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::feeds::demo {
namespace {

using domain::Employment;
using domain::JobLine;
using domain::JobState;
using std::chrono::days;
using std::chrono::sys_days;

const base::Timestamp kNow = *base::parse_timestamp("2026-11-15T02:30:00Z");

const domain::ReferenceLists& lists() {
    static const domain::ReferenceLists made(read_reference_lists(reference_files()));
    return made;
}

const Material& material() {
    static const Material read = read_material(demo_files());
    return read;
}

const DemoCatalogue& catalogue() {
    static const DemoCatalogue made = make_demo_catalogue(material(), lists(), kDefaultSeed, kNow);
    return made;
}

template <class Line>
std::vector<Line> lines_of(const DemoCatalogue& catalogue) {
    std::vector<Line> found;
    for (const auto& line : catalogue.lines) {
        if (const auto* wanted = std::get_if<Line>(&line)) found.push_back(*wanted);
    }
    return found;
}

const std::vector<JobLine>& jobs() {
    static const std::vector<JobLine> all = lines_of<JobLine>(catalogue());
    return all;
}

std::vector<JobLine> open_jobs(const DemoCatalogue& catalogue) {
    std::vector<JobLine> open = lines_of<JobLine>(catalogue);
    std::erase_if(open, [](const JobLine& job) { return job.state != JobState::published; });
    return open;
}

std::map<Employment, int> count_employments(const std::vector<JobLine>& jobs) {
    std::map<Employment, int> counts;
    for (const JobLine& job : jobs) ++counts[job.posting.employment];
    return counts;
}

const std::map<Employment, int> kWantedEmployments{
    {Employment::part_time, 2310}, {Employment::full_time, 1260}, {Employment::temp, 630}};

std::string everything(const DemoCatalogue& catalogue) {
    std::string text;
    for (const auto& line : catalogue.lines) {
        std::visit([&](const auto& thing) { text += base::to_json(thing) + "\n"; }, line);
    }
    for (const auto& picture : catalogue.pictures) text += picture.name + picture.svg;
    return text;
}

TEST(DemoCatalogue, HasTheNumbersThatTheSiteSpeaksOf) {
    EXPECT_EQ(lines_of<domain::CompanyLine>(catalogue()).size(), 300U);
    EXPECT_EQ(lines_of<domain::JobList>(catalogue()).size(), 8U);
    EXPECT_EQ(lines_of<domain::Banner>(catalogue()).size(), 5U);
    EXPECT_EQ(lines_of<domain::FeaturedCompany>(catalogue()).size(), 24U);
    EXPECT_EQ(lines_of<domain::Bid>(catalogue()).size(), 60U);
    std::map<JobState, int> states;
    for (const JobLine& job : jobs()) ++states[*job.state];
    const std::map<JobState, int> wanted{
        {JobState::published, 4200}, {JobState::closed, 120}, {JobState::suspended, 40}};
    EXPECT_EQ(states, wanted);
}

TEST(DemoCatalogue, OpenJobsAre55PercentPartTime30FullTimeAnd15Temp) {
    EXPECT_EQ(count_employments(open_jobs(catalogue())), kWantedEmployments);
}

TEST(DemoCatalogue, HasNoJobThatTheOperatorWouldHaveToLookAt) {
    for (const JobLine& job : jobs()) {
        for (const domain::Concern& concern : domain::concerns_of(job.posting))
            ADD_FAILURE() << job.posting.name.en << ": " << concern.words;
    }
}

TEST(DemoCatalogue, CanBeMadeInEverySeason) {
    for (const auto* moment : {"2027-02-03T16:30:00Z", "2027-05-20T00:05:00Z", "2027-08-31T15:59:00Z"}) {
        const auto now = *base::parse_timestamp(moment);
        const DemoCatalogue made = make_demo_catalogue(material(), lists(), 7, now);
        EXPECT_EQ(count_employments(open_jobs(made)), kWantedEmployments) << moment;
        for (const auto& line : made.lines) {
            ASSERT_THAT(domain::problems_of(line, lists(), base::hong_kong_date(now)), testing::IsEmpty());
        }
        for (const JobLine& job : lines_of<JobLine>(made)) ASSERT_LT(*job.published_at, now) << moment;
    }
}

TEST(DemoCatalogue, IsTheSameForTheSameSeedAndMoment) {
    EXPECT_EQ(everything(catalogue()),
              everything(make_demo_catalogue(material(), lists(), kDefaultSeed, kNow)));
    EXPECT_NE(everything(catalogue()),
              everything(make_demo_catalogue(material(), lists(), kDefaultSeed + 1, kNow)));
}

TEST(DemoCatalogue, EveryLinePassesTheChecksOfAnImport) {
    for (const auto& line : catalogue().lines) {
        EXPECT_THAT(domain::problems_of(line, lists(), base::hong_kong_date(kNow)), testing::IsEmpty());
    }
}

TEST(DemoCatalogue, LinesReferOnlyToLinesBeforeThem) {
    std::set<domain::CompanyId> companies;
    std::set<domain::JobId> known;
    for (const auto& line : catalogue().lines) {
        if (const auto* company = std::get_if<domain::CompanyLine>(&line)) {
            EXPECT_TRUE(companies.insert(company->id).second);
        } else if (const auto* job = std::get_if<JobLine>(&line)) {
            EXPECT_TRUE(companies.contains(job->company_id));
            EXPECT_TRUE(known.insert(job->id).second);
        } else if (const auto* list = std::get_if<domain::JobList>(&line)) {
            for (const auto id : list->job_ids) EXPECT_TRUE(known.contains(id));
        } else if (const auto* featured = std::get_if<domain::FeaturedCompany>(&line)) {
            EXPECT_TRUE(companies.contains(featured->company_id));
        } else if (const auto* bid = std::get_if<domain::Bid>(&line)) {
            EXPECT_TRUE(known.contains(bid->job_id));
        }
    }
}

TEST(DemoCatalogue, NoTwoJobsShareADescription) {
    std::set<std::string> chinese;
    std::set<std::string> english;
    for (const JobLine& job : jobs()) {
        EXPECT_TRUE(chinese.insert(job.posting.description.zh_hant).second);
        EXPECT_TRUE(english.insert(job.posting.description.en).second) << job.posting.description.en;
    }
}

TEST(DemoCatalogue, DescriptionsHaveThreeSentencesOrMoreInBothLanguages) {
    const auto count = [](std::string_view text, std::string_view mark) {
        int found = 0;
        for (auto at = text.find(mark); at != text.npos; at = text.find(mark, at + 1)) ++found;
        return found;
    };
    for (const JobLine& job : jobs()) {
        EXPECT_GE(count(job.posting.description.zh_hant, "。"), 3) << job.posting.description.zh_hant;
        EXPECT_GE(count(job.posting.description.en, "."), 3) << job.posting.description.en;
    }
}

TEST(DemoCatalogue, EveryTextIsInBothLanguagesWithItsBlanksFilled) {
    const auto expect_whole = [](const LocalizedText& text) {
        EXPECT_FALSE(text.zh_hant.empty()) << text.en;
        EXPECT_FALSE(text.en.empty()) << text.zh_hant;
        EXPECT_EQ((text.zh_hant + text.en).find_first_of("{}"), std::string::npos) << text.en;
        // English text contains no Chinese.
        EXPECT_TRUE(std::ranges::none_of(text.en, [](char c) { return (c & 0xF0) == 0xE0 && c != '\xE2'; }))
            << text.en;
    };
    for (const auto& company : lines_of<domain::CompanyLine>(catalogue())) {
        expect_whole(company.profile.name);
        expect_whole(company.profile.about);
    }
    for (const JobLine& job : jobs()) {
        expect_whole(job.posting.name);
        expect_whole(job.posting.description);
        for (const auto& address : job.posting.addresses) expect_whole(address.address);
        for (const auto& allowance : job.posting.allowances) expect_whole(allowance.description);
        for (const auto& attribute : job.posting.attributes) expect_whole(attribute.name);
    }
    for (const auto& list : lines_of<domain::JobList>(catalogue())) expect_whole(list.name);
    for (const auto& banner : lines_of<domain::Banner>(catalogue())) expect_whole(banner.description);
    for (const auto& featured : lines_of<domain::FeaturedCompany>(catalogue())) {
        expect_whole(featured.about);
        expect_whole(featured.alt_text);
    }
}

// Stricter than an import, which checks the fewest hours: here the pay is also enough for the most hours.
TEST(DemoCatalogue, PayIsAboveTheMinimumWageForTheLongestHours) {
    const double minimum = lists().minimum_wage_cents(base::hong_kong_date(kNow)) / 100.0;
    for (const JobLine& job : jobs()) {
        const auto& posting = job.posting;
        if (posting.employment == Employment::full_time) {
            ASSERT_TRUE(posting.monthly_rate.least() && posting.hourly_rate.empty()) << posting.name.en;
            const double hours =
                *posting.working_days_per_week.most() * *posting.working_hours_per_day.most() * 52 / 12;
            EXPECT_GT(*posting.monthly_rate.least() / hours, minimum) << posting.name.en;
        } else {
            ASSERT_TRUE(posting.hourly_rate.least() && posting.monthly_rate.empty()) << posting.name.en;
            EXPECT_GE(*posting.hourly_rate.least(), 45) << posting.name.en;
        }
    }
}

TEST(DemoCatalogue, HoursFitTheEmployment) {
    for (const JobLine& job : jobs()) {
        const auto& posting = job.posting;
        ASSERT_FALSE(posting.working_hours.empty());
        EXPECT_LE(*posting.working_hours_per_day.most(), 11) << posting.name.en;
        if (posting.employment == Employment::full_time) {
            EXPECT_GE(*posting.working_days_per_week.least(), 5) << posting.name.en;
            EXPECT_GE(*posting.working_hours_per_day.most(), 7) << posting.name.en;
        } else {
            EXPECT_LE(*posting.working_days_per_week.most(), 6) << posting.name.en;
        }
    }
}

TEST(DemoCatalogue, OpenTempJobsLieAheadOnTheDaysTheyName) {
    const auto today = sys_days(base::hong_kong_date(kNow));
    for (const JobLine& job : open_jobs(catalogue())) {
        const auto& posting = job.posting;
        ASSERT_EQ(posting.employment == Employment::temp, posting.start_date && posting.end_date);
        if (posting.employment != Employment::temp) continue;
        EXPECT_GT(sys_days(*posting.start_date), today);
        EXPECT_LE(*posting.start_date, *posting.end_date);
        std::set<domain::DayOfWeek> days_of_dates;
        for (auto day = sys_days(*posting.start_date); day <= sys_days(*posting.end_date); day += days(1)) {
            days_of_dates.insert(
                static_cast<domain::DayOfWeek>(std::chrono::weekday(day).iso_encoding() - 1));
        }
        for (const auto& hour : posting.working_hours) EXPECT_TRUE(days_of_dates.contains(hour.day));
    }
}

TEST(DemoCatalogue, OpenJobsWerePublishedWithinThirtyDays) {
    for (const JobLine& job : open_jobs(catalogue())) {
        EXPECT_LT(*job.published_at, kNow);
        EXPECT_GT(*job.published_at, kNow - days(30));
        EXPECT_FALSE(job.expires_at) << "the term of a job is the catalogue's rule";
    }
}

TEST(DemoCatalogue, AddressesLieInHongKongNearTheirDistrict) {
    for (const JobLine& job : jobs()) {
        EXPECT_GE(job.posting.addresses.size(), 1U);
        EXPECT_LE(job.posting.addresses.size(), 8U);
        for (const auto& address : job.posting.addresses) {
            ASSERT_TRUE(address.coordinates);
            EXPECT_TRUE(address.coordinates->lat > 22.15 && address.coordinates->lat < 22.57);
            EXPECT_TRUE(address.coordinates->lng > 113.82 && address.coordinates->lng < 114.45);
            // Written with at most five decimals.
            EXPECT_EQ(address.coordinates->lat, std::round(address.coordinates->lat * 1e5) / 1e5);
            const domain::District& district = *lists().district(address.district);
            EXPECT_LT(std::abs(address.coordinates->lat - district.lat), 0.1) << address.address.en;
            EXPECT_LT(std::abs(address.coordinates->lng - district.lng), 0.1) << address.address.en;
        }
    }
}

TEST(DemoCatalogue, EveryJobTypeAndEveryDistrictHasOpenJobs) {
    std::set<std::string> types;
    std::set<std::string> districts;
    for (const JobLine& job : open_jobs(catalogue())) {
        types.insert(job.posting.job_types.begin(), job.posting.job_types.end());
        for (const auto& address : job.posting.addresses) districts.insert(address.district);
    }
    EXPECT_EQ(types.size(), 125U);
    EXPECT_EQ(districts.size(), lists().lists().districts.size());
}

TEST(DemoCatalogue, NoCompanyHasTheNameOrTheLogoOfAnother) {
    std::set<std::string> chinese;
    std::set<std::string> english;
    std::set<std::string> logos;
    for (const auto& company : lines_of<domain::CompanyLine>(catalogue())) {
        EXPECT_TRUE(chinese.insert(company.profile.name.zh_hant).second) << company.profile.name.zh_hant;
        EXPECT_TRUE(english.insert(company.profile.name.en).second) << company.profile.name.en;
        EXPECT_TRUE(logos.insert(company.profile.logo).second) << company.profile.name.en;
    }
}

TEST(DemoCatalogue, PicturesAreSmallWellFormedAndWithoutText) {
    std::set<std::string> names;
    for (const auto& picture : catalogue().pictures) {
        EXPECT_TRUE(domain::is_picture_name(picture.name)) << picture.name;
        EXPECT_TRUE(names.insert(picture.name).second);
        EXPECT_LT(picture.svg.size(), 6000U) << picture.name;
        std::istringstream stream(picture.svg);
        boost::property_tree::ptree tree;
        ASSERT_NO_THROW(boost::property_tree::read_xml(stream, tree)) << picture.svg;
        EXPECT_EQ(tree.front().first, "svg");
        EXPECT_EQ(picture.svg.find("<text"), std::string::npos);
        EXPECT_EQ(picture.svg.find("<script"), std::string::npos);
    }
    for (const auto& company : lines_of<domain::CompanyLine>(catalogue())) {
        EXPECT_TRUE(names.contains(company.profile.logo));
    }
    for (const auto& banner : lines_of<domain::Banner>(catalogue())) {
        EXPECT_TRUE(names.contains(banner.cover_image));
    }
}

TEST(DemoCatalogue, ListsHoldJobsThatTheirNamesPromise) {
    std::map<domain::JobId, JobLine> by_id;
    for (const JobLine& job : open_jobs(catalogue())) by_id.emplace(job.id, job);
    const auto has_attribute = [](const JobLine& job, std::string_view name) {
        return std::ranges::any_of(job.posting.attributes,
                                   [&](const auto& attribute) { return attribute.name.en == name; });
    };
    std::map<std::string, std::function<bool(const JobLine&)>> promises;
    promises["Paid the same day"] = [&](const auto& job) { return has_attribute(job, "Same-day pay"); };
    promises["Weekend part-time"] = [](const JobLine& job) {
        return std::ranges::all_of(job.posting.working_hours, [](const auto& hour) {
            return hour.day == domain::DayOfWeek::sat || hour.day == domain::DayOfWeek::sun;
        });
    };
    promises["Well-paid night work"] = [](const JobLine& job) {
        return job.posting.hourly_rate.least() >= 60 &&
               std::ranges::none_of(job.posting.working_hours, [](const auto& hour) {
                   return hour.start.value().text() >= "04:00" && hour.start.value().text() < "17:00";
               });
    };
    promises["No experience needed"] = [&](const auto& job) {
        return has_attribute(job, "No experience needed") &&
               job.posting.career_level == domain::CareerLevel::entry;
    };
    promises["Good jobs in the New Territories"] = [](const JobLine& job) {
        return std::ranges::any_of(job.posting.addresses, [](const auto& address) {
            return address.district.starts_with("01") || address.district.starts_with("02");
        });
    };
    for (const auto& list : lines_of<domain::JobList>(catalogue())) {
        EXPECT_EQ(list.job_ids.size(), 40U) << list.name.en;
        const auto promise = promises.find(list.name.en);
        for (const auto id : list.job_ids) {
            ASSERT_TRUE(by_id.contains(id)) << list.name.en << " holds a job that is not open";
            EXPECT_TRUE(promise == promises.end() || promise->second(by_id.at(id))) << list.name.en;
        }
        promises.erase(list.name.en);
    }
    EXPECT_TRUE(promises.empty());
}

// The text and the fields of a job are made from the same choices.
TEST(DemoCatalogue, WhatNeedsALicenceSaysSoAndAsksNoBeginner) {
    int licensed = 0;
    for (const JobLine& job : jobs()) {
        const Trade& trade = material().trade(job.posting.job_types.front());
        for (const auto& cert : trade.required_certs) {
            ++licensed;
            EXPECT_THAT(job.posting.certs, testing::Contains(cert));
            EXPECT_NE(job.posting.description.en.find(lists().cert(cert)->name.en), std::string::npos);
        }
        if (trade.required_certs.empty() && trade.career_level == domain::CareerLevel::entry) continue;
        EXPECT_EQ(job.posting.description.zh_hant.find("無經驗"), std::string::npos)
            << job.posting.description.zh_hant;
    }
    EXPECT_GT(licensed, 100);
}

bool says(const LocalizedText& text, std::string_view words) {
    return text.zh_hant.find(words) != std::string::npos;
}

bool asks_for(const domain::JobPosting& posting, std::string_view language) {
    const auto is_language = [&](const domain::LanguageSkill& skill) { return skill.language == language; };
    return std::ranges::any_of(posting.spoken_skills, is_language) ||
           std::ranges::any_of(posting.written_skills, is_language);
}

TEST(DemoCatalogue, AllowancesFitTheHoursAndThePlaces) {
    for (const JobLine& job : jobs()) {
        std::set<std::string> districts;
        for (const auto& address : job.posting.addresses) districts.insert(address.district);
        for (const auto& allowance : job.posting.allowances) {
            if (says(allowance.description, "夜更")) {
                EXPECT_TRUE(domain::working_times_of(job.posting).contains(domain::WorkingTime::overnight))
                    << job.posting.name.zh_hant;
            }
            if (says(allowance.description, "跨區")) {
                EXPECT_GT(districts.size(), 1U) << job.posting.name.zh_hant;
            }
        }
    }
}

// A day's hours are those of its spans, which are either all worked or alternatives.
TEST(DemoCatalogue, HoursADayAreThoseOfTheShifts) {
    const auto paid = [](const domain::WorkingHour& span) {
        const int minutes = (span.end->minutes - span.start->minutes + 24 * 60 - 1) % (24 * 60) + 1;
        return minutes >= 510 ? minutes / 60.0 - 1 : minutes / 60.0;
    };
    for (const JobLine& job : jobs()) {
        const auto& posting = job.posting;
        if (!posting.working_hours.front().start) continue;
        double least = 24;
        double longest_span = 0;
        std::map<domain::DayOfWeek, double> of_day;
        for (const auto& span : posting.working_hours) {
            least = std::min(least, paid(span));
            longest_span = std::max(longest_span, paid(span));
            of_day[span.day] += paid(span);
        }
        double longest_day = 0;
        for (const auto& [day, hours] : of_day) longest_day = std::max(longest_day, hours);
        EXPECT_GE(*posting.working_hours_per_day.from, least) << posting.name.zh_hant;
        const double most = *posting.working_hours_per_day.to;
        EXPECT_TRUE(most == longest_span || most == longest_day) << posting.name.zh_hant << " " << most;
        EXPECT_LE(*posting.working_days_per_week.to, static_cast<int>(of_day.size())) << posting.name.zh_hant;
    }
}

TEST(DemoCatalogue, WordsAskForNoLanguageOrSchoolingThatTheFieldsDoNot) {
    for (const JobLine& job : jobs()) {
        const LocalizedText& text = job.posting.description;
        for (const auto* english :
             {"中英文良好", "良好中英文", "中英文清晰", "簡單英語溝通", "英語及普通話良好"}) {
            if (says(text, english)) {
                EXPECT_TRUE(asks_for(job.posting, "english")) << text.zh_hant;
            }
        }
        if (says(text, "懂普通話及") || says(text, "英語及普通話良好")) {
            EXPECT_TRUE(asks_for(job.posting, "mandarin")) << text.zh_hant;
        }
        for (const auto* schooling : {"無需學歷", "學歷不限", "中學程度"})
            EXPECT_FALSE(says(text, schooling));
    }
}

TEST(DemoCatalogue, NoJobHasAnAddressTwice) {
    for (const JobLine& job : jobs()) {
        std::set<std::string> seen;
        for (const auto& address : job.posting.addresses)
            EXPECT_TRUE(seen.insert(address.address.zh_hant).second) << address.address.zh_hant;
    }
}

TEST(DemoCatalogue, HasEveryCareerLevelAndEveryLevelOfCantonese) {
    std::set<domain::CareerLevel> careers;
    std::set<domain::LanguageLevel> levels;
    for (const JobLine& job : open_jobs(catalogue())) {
        careers.insert(*job.posting.career_level);
        for (const auto& skill : job.posting.spoken_skills) {
            if (skill.language == "cantonese") levels.insert(skill.level);
        }
    }
    EXPECT_EQ(careers.size(), 4U);
    EXPECT_EQ(levels.size(), 2U);
}

// A company's text mentions what its name says it sells or does, and it has no jobs of types that it does not
// need.
TEST(DemoCatalogue, CompaniesAreWhatTheirNamesSay) {
    const std::vector<std::pair<std::string, std::string>> names{
        {"拉麵", "拉麵"}, {"麵屋", "拉麵"}, {"串燒", "串燒"}, {"漢堡", "漢堡"}, {"炸雞", "雞"},
        {"玩具", "玩具"}, {"鞋店", "鞋"},   {"文具", "文具"}, {"婚禮", "婚禮"}, {"游泳", "游泳"},
        {"體操", "體操"}, {"薄餅", "薄餅"}, {"粥店", "粥"},   {"米線", "米線"}, {"會計", "會計"},
        {"兒科", "兒"},   {"棚業", "棚"},   {"濾水", "濾水"}, {"家具", "家具"}, {"製衣廠", "製衣"},
    };
    std::map<domain::CompanyId, std::string> by_id;
    for (const auto& company : lines_of<domain::CompanyLine>(catalogue())) {
        by_id[company.id] = company.profile.name.zh_hant;
        for (const auto& [name, thing] : names) {
            if (company.profile.name.zh_hant.find(name) != std::string::npos) {
                EXPECT_TRUE(says(company.profile.about, thing)) << company.profile.name.zh_hant;
            }
        }
    }
    const auto is_without_pool = [](const std::string& name) {
        return name.find("體操") != std::string::npos || name.find("健身") != std::string::npos ||
               name.find("球類") != std::string::npos;
    };
    for (const JobLine& job : jobs()) {
        const std::string& name = by_id.at(job.company_id);
        const std::string& type = job.posting.job_types.front();
        if (is_without_pool(name)) {
            EXPECT_NE(type, "LI") << name;
        }
        if (name.find("拉麵") != std::string::npos) {
            EXPECT_NE(type, "SH") << name;
        }
    }
}

TEST(DemoCatalogue, NoTextMakesSexAgeOrRaceACondition) {
    for (const JobLine& job : jobs()) {
        for (const auto* word : {"男性", "女性", "限男", "限女", "歲以下", "年齡", "國籍"}) {
            EXPECT_EQ(job.posting.description.zh_hant.find(word), std::string::npos) << word;
        }
    }
}

}  // namespace
}  // namespace hoigung::feeds::demo
