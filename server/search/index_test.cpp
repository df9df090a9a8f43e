#include "search/index.hpp"

#include <gtest/gtest.h>

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

// A catalogue written by hand: each job is known by its number, which is also its age.
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
    EXPECT_EQ(search(index, text("waiter tsim sha tsui part time")).total, 0);
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
    EXPECT_EQ(search(index, text("臨時工")).total, 2);
    EXPECT_EQ(search(index, text("temp waiter")).jobs, ids({1}));
    EXPECT_EQ(search(index, text("全職")).jobs, ids({3}));
    EXPECT_EQ(search(index, text("part-time waiter")).jobs, ids({2}));
}

TEST(JobSearch, WeighsFieldsInTheirOrder) {
    Jobs jobs;
    // The lighter the field, the newer the job: only the weight can bring them into this order.
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
    // Somewhere in Hong Kong, no choice of districts says that it is there.
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
    EXPECT_EQ(
        index.complete("wai", 4),
        (std::vector<Suggestion>{{"Waitrose Kitchen", SuggestionKind::company, Jobs::company_id(1).text(), 3},
                                 {"Head Waiter", SuggestionKind::title, "", 2},
                                 {"Waiter or Waitress", SuggestionKind::job_type, "WW", 2},
                                 {"Waiter", SuggestionKind::title, "", 1}}));
    const auto chinese = index.complete("侍應", 10);
    ASSERT_EQ(chinese.size(), 2U);
    EXPECT_EQ(chinese[0].text, "侍應");
    EXPECT_EQ(chinese[0].kind, SuggestionKind::job_type);
    EXPECT_EQ(chinese[1].text, "侍應長");
    EXPECT_EQ(index.complete("湾", 10).at(0), (Suggestion{"灣仔", SuggestionKind::district, "040201", 2}));
    EXPECT_TRUE(index.complete("  ", 10).empty());
    EXPECT_TRUE(index.complete("zzz", 10).empty());
}

}  // namespace
}  // namespace hoigung::search
