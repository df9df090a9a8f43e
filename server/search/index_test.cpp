#include "search/index.hpp"

#include <gtest/gtest.h>

#include "search/spelling.hpp"
#include "search/testing/random_jobs.hpp"
#include "search/testing/trade.hpp"

namespace hoigung::search {
namespace {

using domain::Catalogue;
using domain::CatalogueRows;
using domain::Company;
using domain::CompanyId;
using domain::Employment;
using domain::Job;
using domain::JobId;
using domain::JobQuery;
using domain::JobSearchAnswer;
using domain::LocalizedText;
using testing::Chance;

// A catalogue written by hand: each job is identified by its number, which is also its age.
class Jobs {
  public:
    Job& add(int number, LocalizedText name, std::vector<std::string> types = {}, std::string district = {}) {
        Job job;
        job.id = id(number);
        job.company_id = company_id(1);
        job.published_at = base::Timestamp(std::chrono::hours(480'000 - number));
        job.posting.name = std::move(name);
        job.posting.job_types = std::move(types);
        if (!district.empty()) {
            domain::Address address;
            address.district = std::move(district);
            job.posting.addresses.push_back(std::move(address));
        }
        rows_.jobs.push_back(std::move(job));
        return rows_.jobs.back();
    }
    void add_company(int number, LocalizedText name) {
        Company company;
        company.id = company_id(number);
        company.profile.name = std::move(name);
        rows_.companies.push_back(std::move(company));
    }
    [[nodiscard]] Catalogue catalogue() const {
        Jobs all = *this;
        if (all.rows_.companies.empty()) all.add_company(1, {"銀龍", "Silver Dragon"});
        return Catalogue(std::move(all.rows_));
    }
    [[nodiscard]] Index index() const { return {catalogue(), testing::dictionary()}; }

    static JobId id(int number) { return Chance::id<JobId>(number, 0x0A); }
    static CompanyId company_id(int number) { return Chance::id<CompanyId>(number, 0xC0); }

  private:
    CatalogueRows rows_;
};

JobSearchAnswer search(const Index& index, const JobQuery& query) {
    return index.search(query, domain::JobSearchOptions{domain::Page{0, 30}, false});
}

JobQuery text(std::string term) {
    JobQuery query;
    query.term = std::move(term);
    return query;
}

std::vector<JobId> ids(std::initializer_list<int> numbers) {
    std::vector<JobId> out;
    for (const int number : numbers) out.push_back(Jobs::id(number));
    return out;
}

TEST(JobSearch, EitherLanguageFindsTheSameJobs) {
    Jobs jobs;
    jobs.add(1, {"樓面服務員", ""});
    jobs.add(2, {"", "Waitress wanted"});
    jobs.add(3, {"保安員", "Security Guard"});
    const Index index = jobs.index();
    EXPECT_EQ(search(index, text("侍應")).total, 2);
    EXPECT_EQ(search(index, text("waiter")).total, 2);
    EXPECT_EQ(search(index, text("看更")).jobs, ids({3}));
}

TEST(JobSearch, AllWordsMustMatch) {
    Jobs jobs;
    jobs.add(1, {"侍應", "Waiter"}, {"WW"}, "030503");
    jobs.add(2, {"侍應", "Waiter"}, {"WW"}, "030501").posting.employment = Employment::full_time;
    const Index index = jobs.index();
    EXPECT_EQ(search(index, text("waiter tsim sha tsui")).jobs, ids({2}));
    EXPECT_EQ(search(index, text("旺角兼職侍應")).jobs, ids({1}));
    EXPECT_EQ(search(index, text("TST 侍應")).jobs, ids({2}));
    JobQuery kept = text("waiter tsim sha tsui part time");
    kept.keep = {"waiter", "tsim sha tsui", "part time"};
    EXPECT_EQ(search(index, kept).total, 0);
}

TEST(JobSearch, CharactersMakeAWordOnlySideBySide) {
    Jobs jobs;
    jobs.add(1, {"侍應", ""}).posting.description = {"餵飼鯨鯊。售賣鯊鯉，清洗鯉鯽。", ""};
    jobs.add(2, {"侍應", ""}).posting.description = {"餵飼鯨鯊鯉鯽。", ""};
    const Index index = jobs.index();
    for (const auto* run : {"鯨鯊鯉", "鯊鯉鯽", "鯨鯊鯉鯽"}) {
        EXPECT_EQ(search(index, text(run)).jobs, ids({2})) << run;
        EXPECT_EQ(search(index, text(run)).total, 1) << run;
    }
    EXPECT_EQ(search(index, text("鯊鯉")).total, 2);
}

TEST(JobSearch, WhatAJobIsEmployedAsIsNotReadOutOfItsDescription) {
    Jobs jobs;
    jobs.add(1, {"侍應", "Waiter"}).posting.employment = Employment::temp;
    Job& part_time = jobs.add(2, {"侍應", "Waiter"});
    part_time.posting.employment = Employment::part_time;
    part_time.posting.description = {"臨時有事可調更，表現良好可轉全職。",
                                     "Casual dress. Can become full-time."};
    jobs.add(3, {"地盤散工", ""}).posting.employment = Employment::full_time;
    jobs.add(4, {"臨時演員", "Extra"}, {"EM"}).posting.employment = Employment::part_time;
    const Index index = jobs.index();
    EXPECT_EQ(search(index, text("臨時工")).jobs, ids({1}));
    EXPECT_EQ(search(index, text("temp waiter")).jobs, ids({1}));
    EXPECT_EQ(search(index, text("全職")).jobs, ids({3}));
    EXPECT_EQ(search(index, text("part-time waiter")).jobs, ids({2}));
}

TEST(JobSearch, WeighsFieldsInTheirOrder) {
    Jobs jobs;
    // The lighter the field, the newer the job: only the weights can produce this order.
    jobs.add(5, {"鯨魚", ""});
    jobs.add(4, {"甲", ""}).company_id = Jobs::company_id(2);
    jobs.add(3, {"乙", ""}).posting.addresses.push_back({{}, {"鯨魚街", ""}, "030503", {}});
    jobs.add(2, {"丙", ""}).posting.description = {"近鯨魚", ""};
    jobs.add_company(1, {"銀龍", ""});
    jobs.add_company(2, {"鯨魚", ""});
    EXPECT_EQ(search(jobs.index(), text("鯨魚")).jobs, ids({5, 4, 3, 2}));
}

TEST(JobSearch, NewerComesFirstAmongEquals) {
    Jobs jobs;
    jobs.add(3, {"侍應", ""});
    jobs.add(1, {"侍應", ""});
    jobs.add(2, {"侍應", ""});
    EXPECT_EQ(search(jobs.index(), text("侍應")).jobs, ids({1, 2, 3}));
}

TEST(JobSearch, ANameThatHasTheWordsSideBySideComesFirst) {
    Jobs jobs;
    jobs.add(1, {"保安、夜更", ""});
    jobs.add(2, {"夜更保安", ""});
    EXPECT_EQ(search(jobs.index(), text("夜更保安")).jobs, ids({2, 1}));
    Jobs english;
    english.add(1, {"", "Ocean staff and Blue staff"});
    english.add(2, {"", "Staff of Blue Ocean staff"});
    EXPECT_EQ(search(english.index(), text("blue ocean")).jobs, ids({2, 1}));
}

TEST(JobSearch, SaysWhatItSearchedInstead) {
    Jobs jobs;
    jobs.add(1, {"侍應", "Waiter"}, {"WW"}, "030503");
    jobs.add(2, {"咖啡師", "Barista"}, {"BR"}, "030501");
    const Index index = jobs.index();
    const auto transposed = search(index, text("barsita"));
    EXPECT_EQ(transposed.searched_instead, "barista");
    EXPECT_EQ(transposed.jobs, ids({2}));
    const auto two = search(index, text("Waitr mong kokk"));
    EXPECT_EQ(two.searched_instead, "waiter mong kok");
    EXPECT_EQ(two.jobs, ids({1}));
    EXPECT_FALSE(search(index, text("barista")).searched_instead);
    EXPECT_FALSE(search(index, text("xylophone")).searched_instead);
}

TEST(JobSearch, DoesNotCorrectATextThatOnlyTheFiltersHide) {
    Jobs jobs;
    jobs.add(1, {"廚師", "Cook"}, {"CH"}, "030503");
    jobs.add(2, {"書店", "Book shop"}, {"SA"}, "030501");
    JobQuery query = text("cook");
    query.districts = {"030501"};
    const auto answer = search(jobs.index(), query);
    EXPECT_EQ(answer.total, 0);
    EXPECT_FALSE(answer.searched_instead);
}

TEST(JobSearch, CorrectsNothingWhereTooManyWordsAreNear) {
    const auto searched_instead = [](std::size_t near) {
        Jobs jobs;
        for (std::size_t i = 0; i < near; ++i)
            jobs.add(static_cast<int>(i) + 1, {"", std::string("Zor") + static_cast<char>('a' + i) + "vik"});
        return search(jobs.index(), text("zorvik")).searched_instead;
    };
    EXPECT_TRUE(searched_instead(kMostCandidates));
    EXPECT_FALSE(searched_instead(kMostCandidates + 1));
}

TEST(JobSearch, NeverCorrectsAWordThatIsKnown) {
    Jobs jobs;
    jobs.add(1, {"茶", "Tea shop team"}, {"SA"}, "030503");
    jobs.add(2, {"甲", "Lay worker"}, {"SA"}, "030503");
    const auto answer = search(jobs.index(), text("tea lady"));
    EXPECT_FALSE(answer.searched_instead);
}

TEST(JobSearch, ShowsWhatComesNearestWhenNoJobHasAll) {
    RecordProperty("rows", "14.03");
    Jobs jobs;
    jobs.add(1, {"侍應", "Waiter"}, {"WW"}, "030503").posting.hourly_rate = {50, 60};
    jobs.add(2, {"侍應", "Waiter"}, {"WW"}, "030501").posting.hourly_rate = {70, 80};
    const Index index = jobs.index();
    const auto answer = search(index, text("侍應 旺角 $90"));
    EXPECT_EQ(answer.jobs, ids({1}));
    ASSERT_EQ(answer.parts.size(), 3U);
    EXPECT_FALSE(answer.parts[0].left_out);
    EXPECT_FALSE(answer.parts[1].left_out);
    EXPECT_TRUE(answer.parts[2].left_out);
    // Parts that must be kept are not dropped.
    JobQuery kept = text("侍應 旺角 $75");
    kept.keep = {answer.parts[1].text, "75"};
    EXPECT_EQ(search(index, kept).total, 0);
    kept.keep = {"75"};
    EXPECT_EQ(search(index, kept).jobs, ids({2}));
    // Chosen filters are not dropped, either.
    JobQuery chosen = text("侍應 $75");
    chosen.districts = {"030503"};
    EXPECT_EQ(search(index, chosen).jobs, ids({1}));
    EXPECT_EQ(search(index, text("廚師 $75")).jobs, ids({2}));
}

TEST(JobSearch, TotalsAndFacetsGoByTheSameReading) {
    RecordProperty("rows", "14.01");
    Jobs jobs;
    const auto shift = [](domain::DayOfWeek day, int from, int to) {
        return domain::WorkingHour{day, domain::TimeOfDay{from * 60}, domain::TimeOfDay{to * 60}};
    };
    auto& weekend = jobs.add(1, {"侍應", "Waiter"}, {"WW"}, "030503").posting;
    weekend.employment = Employment::part_time;
    weekend.working_hours = {shift(domain::DayOfWeek::sat, 9, 17)};
    auto& every_day = jobs.add(2, {"侍應", "Waiter"}, {"WW"}, "030503").posting;
    every_day.employment = Employment::part_time;
    every_day.working_hours = {shift(domain::DayOfWeek::sat, 9, 17), shift(domain::DayOfWeek::mon, 18, 23)};
    const Index index = jobs.index();
    EXPECT_EQ(search(index, text("pt waitress mong kok sat sun")).jobs, ids({1}));
    EXPECT_EQ(search(index, text("星期六")).total, 2);
    EXPECT_EQ(search(index, text("唔使返夜")).jobs, ids({1}));
    EXPECT_EQ(search(index, text("返夜")).jobs, ids({2}));
    const auto answer = index.search(text("週末"), {domain::Page{0, 10}, true});
    EXPECT_EQ(answer.total, 1);
    EXPECT_EQ(answer.facets->working_days.back(), (domain::FacetCount{"WeekendOnly", 1}));
    JobQuery only;
    only.working_days = {domain::WorkingDay::weekend_only};
    EXPECT_EQ(search(index, only).jobs, ids({1}));
}

TEST(JobSearch, WhatIsOfTheTradeComesFirst) {
    Jobs jobs;
    jobs.add(1, {"鏟車司機", "Forklift Driver"}, {"FO"}, "030503");
    jobs.add(2, {"送貨司機", "Delivery Driver"}, {"DV"}, "030503");
    EXPECT_EQ(search(jobs.index(), text("司機")).jobs, ids({2, 1}));
}

TEST(JobSearch, LeavesOutWhatIsNotWanted) {
    Jobs jobs;
    jobs.add(1, {"營業代表", "Sales Executive"}, {"SL"}, "030503");
    jobs.add(2, {"文員", "Clerk"}, {"GC"}, "030503");
    EXPECT_EQ(search(jobs.index(), text("旺角 唔要銷售")).jobs, ids({2}));
}

TEST(JobSearch, AStationMeansAroundIt) {
    RecordProperty("rows", "14.04");
    Jobs jobs;
    jobs.add(1, {"甲", ""}, {}, "030503").posting.addresses[0].coordinates =
        domain::Coordinates{22.33, 114.17};
    jobs.add(2, {"乙", ""}, {}, "030503").posting.addresses[0].coordinates =
        domain::Coordinates{22.3195, 114.1694};
    jobs.add(3, {"丙", ""}, {}, "011201").posting.addresses[0].coordinates =
        domain::Coordinates{22.39, 113.97};
    const auto answer = search(jobs.index(), text("旺角站"));
    EXPECT_EQ(answer.jobs, ids({2, 1}));
    EXPECT_TRUE(answer.near);
}

TEST(Suggestions, OfferWholeSearchesWithExactNumbers) {
    RecordProperty("rows", "14.05");
    Jobs jobs;
    for (int i = 1; i <= 3; ++i) jobs.add(i, {"侍應", "Waiter"}, {"WW"}, "030503");
    jobs.add(4, {"侍應", "Waiter"}, {"WW"}, "030501");
    const Index index = jobs.index();
    const auto has = [&](std::string_view typed, const std::string& words, std::int64_t count) {
        const auto found = index.complete(typed, 8);
        return std::ranges::any_of(found, [&](const domain::Suggestion& each) {
            return each.kind == domain::SuggestionKind::search && each.text == words && each.count == count;
        });
    };
    EXPECT_TRUE(has("侍應", "侍應 · 旺角", 3));
    EXPECT_TRUE(has("侍應 旺角", "侍應 · 旺角", 3));
    EXPECT_TRUE(has("侍應 尖", "侍應 · 尖沙咀", 1));
    EXPECT_TRUE(has("waiter mong", "waiter · Mong Kok", 3));
}

TEST(Suggestions, NameTradesBeforeCompanies) {
    Jobs jobs;
    jobs.add_company(1, {"侍應人才", "Waiter Talents"});
    for (int i = 1; i <= 3; ++i) jobs.add(i, {"廚師", "Cook"}, {"CH"}, "030503");
    jobs.add(4, {"侍應", "Waiter"}, {"WW"}, "030503");
    const auto found = jobs.index().complete("侍應", 8);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.back().kind, domain::SuggestionKind::company);
    EXPECT_EQ(found.front().kind, domain::SuggestionKind::job_type);
}

TEST(JobSearch, FindsShiftsByTheWordsPeopleUse) {
    Jobs jobs;
    const auto shift = [](int from, int to) {
        return domain::WorkingHour{domain::DayOfWeek::sat, domain::TimeOfDay{from * 60},
                                   domain::TimeOfDay{to * 60}};
    };
    jobs.add(1, {"保安員", "Security Guard"}, {"SG"}).posting.working_hours = {shift(19, 7)};
    jobs.add(2, {"保安員", "Security Guard"}, {"SG"}).posting.working_hours = {shift(7, 15)};
    const Index index = jobs.index();
    EXPECT_EQ(search(index, text("返夜更 保安")).jobs, ids({1}));
    EXPECT_EQ(search(index, text("overnight security")).jobs, ids({1}));
    EXPECT_EQ(search(index, text("morning shift security")).jobs, ids({2}));
    EXPECT_EQ(search(index, text("週末保安")).total, 2);
}

TEST(JobSearch, AnEverydayWordIsNoPlace) {
    Jobs jobs;
    jobs.add(1, {"西餐廚師", "Western Cook"}, {"CH"}, "030503");
    jobs.add(2, {"廚師", "Cook"}, {"CH"}, "040101");
    const Index index = jobs.index();
    EXPECT_EQ(search(index, text("西環")).jobs, ids({2}));
    EXPECT_EQ(search(index, text("western")).total, 2);
}

TEST(JobSearch, AJobSomewhereInARegionIsFoundWhenAllOfItIsAskedFor) {
    Jobs jobs;
    jobs.add(1, {"侍應", "Waiter"}).posting.regions = {"03"};
    jobs.add(2, {"侍應", "Waiter"});
    jobs.add(3, {"侍應", "Waiter"}, {}, "030503");
    const Index index = jobs.index();
    EXPECT_EQ(search(index, text("waiter")).total, 3);
    EXPECT_EQ(search(index, text("九龍")).total, 2);
    JobQuery query;
    query.districts = {"030503"};
    EXPECT_EQ(search(index, query).jobs, ids({3}));
    query.districts.clear();
    for (const auto& district : testing::dictionary()->lexicon.lists().lists().districts)
        if (district.region_code() == "03") query.districts.push_back(district.short_code);
    EXPECT_EQ(search(index, query).jobs, ids({1, 3}));
    // A job that is just somewhere in Hong Kong is not found by any choice of districts.
    for (const auto& district : testing::dictionary()->lexicon.lists().lists().districts)
        query.districts.push_back(district.short_code);
    EXPECT_EQ(search(index, query).jobs, ids({1, 3}));
    const auto answer = index.search({}, domain::JobSearchOptions{std::nullopt, true});
    EXPECT_EQ(answer.facets->districts.size(),
              testing::dictionary()->lexicon.lists().lists().districts.size());
}

TEST(JobSearch, PayMatchesByItsUpperEnd) {
    Jobs jobs;
    jobs.add(1, {"甲", ""}).posting.hourly_rate = {50, 60};
    jobs.add(2, {"乙", ""}).posting.hourly_rate = {59, std::nullopt};
    jobs.add(3, {"丙", ""});
    jobs.add(4, {"丁", ""}).posting.monthly_rate = {std::nullopt, 17000};
    const Index index = jobs.index();
    JobQuery query;
    query.hourly_rate = 60;
    EXPECT_EQ(search(index, query).jobs, ids({1}));
    query.hourly_rate = 57;
    EXPECT_EQ(search(index, query).jobs, ids({1, 2}));
    JobQuery monthly;
    monthly.monthly_rate = 17000;
    EXPECT_EQ(search(index, monthly).jobs, ids({4}));
    monthly.monthly_rate = 17001;
    EXPECT_EQ(search(index, monthly).total, 0);
}

TEST(JobSearch, FindsWhatIsWithin5KmNearestFirst) {
    Jobs jobs;
    const auto at = [&](int number, double lat, double lng) {
        jobs.add(number, {"甲", ""}, {}, "030503").posting.addresses[0].coordinates =
            domain::Coordinates{lat, lng};
    };
    at(1, 22.3593, 114.1694);  // 4.4 km
    at(2, 22.3200, 114.1694);
    at(3, 22.3693, 114.1694);  // 5.6 km
    JobQuery query;
    query.near = domain::Coordinates{22.3193, 114.1694};
    const Index index = jobs.index();
    EXPECT_EQ(search(index, query).jobs, ids({2, 1}));
    query.sort = domain::JobSort::newest;
    EXPECT_EQ(search(index, query).jobs, ids({1, 2}));
    query.near = domain::Coordinates{91, 0};
    EXPECT_EQ(search(index, query).total, 3) << "an invalid place is ignored";
}

TEST(JobSearch, CountsWithoutAPage) {
    RecordProperty("rows", "7.21");
    Jobs jobs;
    for (int i = 0; i < 50; ++i) jobs.add(i, {"侍應", ""});
    const auto counted = jobs.index().search(text("侍應"), domain::JobSearchOptions{});
    EXPECT_EQ(counted.total, 50);
    EXPECT_TRUE(counted.jobs.empty());
    EXPECT_FALSE(counted.facets);
}

TEST(JobSearch, EachFacetGroupIsCountedWithoutItsOwnFilter) {
    Jobs jobs;
    jobs.add(1, {"甲", ""}, {"WW"}, "030503");
    jobs.add(2, {"乙", ""}, {"WW"}, "030501");
    jobs.add(3, {"丙", ""}, {"SG"}, "030501");
    JobQuery query;
    query.districts = {"030501"};
    query.job_types = {"WW"};
    const auto answer = jobs.index().search(query, domain::JobSearchOptions{std::nullopt, true});
    EXPECT_EQ(answer.total, 1);
    const auto count = [](const std::vector<domain::FacetCount>& counts, std::string_view code) {
        return std::ranges::find(counts, code, &domain::FacetCount::code)->count;
    };
    EXPECT_EQ(count(answer.facets->districts, "030503"), 1);
    EXPECT_EQ(count(answer.facets->districts, "030501"), 1);
    EXPECT_EQ(count(answer.facets->job_types, "SG"), 1);
    EXPECT_EQ(count(answer.facets->categories, "property-mgt-and-security"), 1);
    EXPECT_EQ(count(answer.facets->employments, "pt"), 1);
}

Catalogue changed(const Catalogue& before, const Job& job) {
    CatalogueRows rows;
    rows.jobs.push_back(job);
    return before.with(std::move(rows));
}

Catalogue changed(const Catalogue& before, const Company& company) {
    CatalogueRows rows;
    rows.companies.push_back(company);
    return before.with(std::move(rows));
}

TEST(JobSearch, FollowsChangesOfJobsAndCompanies) {
    Jobs jobs;
    jobs.add(1, {"侍應", ""});
    jobs.add(2, {"侍應", ""});
    Catalogue catalogue = jobs.catalogue();
    Index index = jobs.index();

    Job renamed = *catalogue.job(Jobs::id(1));
    renamed.posting.name = {"廚師", ""};
    catalogue = changed(catalogue, renamed);
    index = index.with(catalogue, std::vector{renamed.id});
    EXPECT_EQ(search(index, text("侍應")).jobs, ids({2}));
    EXPECT_EQ(search(index, text("廚師")).jobs, ids({1}));

    Company company = *catalogue.company(Jobs::company_id(1));
    company.is_suspended = true;
    catalogue = changed(catalogue, company);
    index = index.with(catalogue, touched_jobs(catalogue, {}, std::vector{company.id}));
    EXPECT_EQ(search(index, {}).total, 0);
    company.is_suspended = false;
    company.profile.name = {"金龍", "Golden Dragon"};
    catalogue = changed(catalogue, company);
    index = index.with(catalogue, touched_jobs(catalogue, {}, std::vector{company.id}));
    EXPECT_EQ(search(index, text("golden dragon")).total, 2);
    EXPECT_EQ(search(index, text("silver")).total, 0);
}

TEST(CompanySearch, OrdersByOpenJobsThenName) {
    Jobs jobs;
    jobs.add_company(1, {"乙公司", "Beta Kitchen"});
    jobs.add_company(2, {"甲公司", "Alpha Kitchen"});
    jobs.add_company(3, {"丙公司", "Gamma House"});
    jobs.add_company(4, {"丁公司", "Delta Kitchen"});
    jobs.add(1, {"侍應", ""}, {"WW"}, "030503");
    jobs.add(2, {"侍應", ""}, {"WW"}, "030501").company_id = Jobs::company_id(2);
    jobs.add(3, {"保安", ""}, {"SG"}, "030501").company_id = Jobs::company_id(3);
    jobs.add(4, {"保安", ""}, {"SG"}, "030503").company_id = Jobs::company_id(3);
    const Index index = jobs.index();
    const auto find = [&](domain::CompanyQuery query) {
        query.locale = domain::Locale::en;
        return index.search(query, domain::Page{0, 20});
    };
    const auto all = find({});
    EXPECT_EQ(all.total, 3) << "a company without open jobs is not found";
    EXPECT_EQ(all.companies,
              (std::vector<domain::CompanyMatch>{
                  {Jobs::company_id(3), 2}, {Jobs::company_id(2), 1}, {Jobs::company_id(1), 1}}));
    EXPECT_EQ(find({"kitchens", {}, {}, {}, {}}).total, 2);
    EXPECT_EQ(find({"", {"030501"}, {"SG"}, {}, {}}).companies,
              (std::vector<domain::CompanyMatch>{{Jobs::company_id(3), 2}}));
    EXPECT_EQ(find({"", {"030503"}, {"WW"}, {Employment::temp}, {}}).total, 0);
}

TEST(Suggest, CompletesInBothLanguagesByOpenJobs) {
    Jobs jobs;
    jobs.add_company(1, {"侍衛公司", "Waitrose Kitchen"});
    jobs.add(1, {"侍應長", "Head Waiter"}, {"WW"}, "040201");
    jobs.add(2, {"侍應", "Waiter"}, {"WW"}, "040201");
    jobs.add(3, {"侍應長", "Head Waiter"}, {"SG"}, "030501");
    const Index index = jobs.index();
    using domain::Suggestion;
    using domain::SuggestionKind;
    EXPECT_EQ(index.complete("wai", 4),
              (std::vector<Suggestion>{
                  {"Head Waiter", SuggestionKind::title, "", 2},
                  {"Waiter or Waitress", SuggestionKind::job_type, "WW", 2},
                  {"Waiter", SuggestionKind::title, "", 1},
                  {"Waitrose Kitchen", SuggestionKind::company, Jobs::company_id(1).text(), 3}}));
    const auto chinese = index.complete("侍應", 10);
    ASSERT_GE(chinese.size(), 2U);
    EXPECT_EQ(chinese[0].text, "侍應");
    EXPECT_EQ(chinese[0].kind, SuggestionKind::job_type);
    EXPECT_EQ(chinese[1].text, "侍應長");
    EXPECT_EQ(index.complete("湾", 10).at(0), (Suggestion{"灣仔", SuggestionKind::district, "040201", 2}));
    EXPECT_TRUE(index.complete("  ", 10).empty());
    EXPECT_TRUE(index.complete("zzz", 10).empty());
}

}  // namespace
}  // namespace hoigung::search
