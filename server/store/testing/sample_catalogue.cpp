#include "store/testing/sample_catalogue.hpp"

#include <fmt/format.h>

namespace hoigung::store::testing {
namespace {

using namespace domain;

base::Date day(unsigned of_november) {
    return {std::chrono::year{2026}, std::chrono::November, std::chrono::day{of_november}};
}

LocalizedText numbered(std::string_view zh_hant, std::string_view en, int number) {
    return {fmt::format("{}{}", zh_hant, number), fmt::format("{} {}", en, number)};
}

void set_terms(JobPosting& posting, int number) {
    posting.hourly_rate = {55 + number % 40, 60 + number % 40};
    posting.monthly_rate = {15000, 18000 + number % 1000};
    posting.working_days_per_week = {5, 6};
    posting.working_hours_per_day = {7.5, 9.25};
    posting.working_hours = {{DayOfWeek::mon, TimeOfDay{9 * 60}, TimeOfDay{18 * 60 + 30}},
                             {DayOfWeek::sat, TimeOfDay{22 * 60}, TimeOfDay{6 * 60}},
                             {DayOfWeek::negotiable, std::nullopt, std::nullopt}};
    posting.start_date = day(20);
    posting.end_date = day(28);
    posting.vacancy = 1 + number % 9;
    posting.shift_required = number % 2 == 0;
    posting.alternative_sat = number % 3 == 0;
}

void set_wishes(JobPosting& posting) {
    posting.career_level = CareerLevel::middle;
    posting.education = "hkdse";
    posting.spoken_skills = {{"cantonese", LanguageLevel::excellent}, {"english", LanguageLevel::basic}};
    posting.written_skills = {{"chinese", LanguageLevel::basic}};
    posting.skills = {"pos", "latte-art"};
    posting.certs = {"food-hygiene"};
    posting.allowances = {{AllowanceKind::meal, {"包兩餐", "Two meals"}},
                          {AllowanceKind::other, {"勤工獎", "Attendance bonus"}}};
    posting.attributes = {{{"福利", "Benefits"}, {"醫療保險", "Medical insurance"}, 2, 5}};
}

}  // namespace

base::Timestamp sample_time() {
    return base::Timestamp{std::chrono::milliseconds{1794706200000}};
}

Company sample_company(int number) {
    Company company;
    company.id = sample_id<CompanyId>('c', number);
    company.is_suspended = number % 7 == 6;
    company.updated_at = sample_time() + std::chrono::milliseconds{number};
    company.profile.name = numbered("好味茶餐廳", "Good Taste Cafe", number);
    company.profile.about = {"一間「街坊」小店\n\t歡迎加入", "A \"neighbourhood\" shop \\ since 1988"};
    company.profile.logo = fmt::format("{:024x}.svg", number);
    company.profile.logo_medium = fmt::format("{:024x}.webp", number);
    company.profile.logo_thumbnail = fmt::format("{:024x}.png", number);
    company.slug = slug_of(company.profile.name);
    return company;
}

Job sample_job(int number) {
    Job job;
    job.id = sample_id<JobId>('j', number);
    job.company_id = sample_id<CompanyId>('c', number % 100);
    job.published_at = sample_time() - std::chrono::minutes{number % 40000};
    job.updated_at = sample_time() + std::chrono::milliseconds{number};
    job.expires_at = sample_time() + std::chrono::days{30} + std::chrono::milliseconds{number};
    JobPosting& posting = job.posting;
    posting.name = numbered("侍應生", "Waiter / Waitress", number);
    posting.description = {
        "負責樓面工作，包括招呼客人、落單、傳菜及清潔。店舖鄰近港鐵站，返工方便。同事友善，"
        "有經驗或轉行人士均歡迎應徵。每日提供員工膳食，表現優異者可獲晉升機會。",
        "Look after guests on the floor, take orders, serve dishes and keep the place clean. The shop is "
        "close to the MTR. Friendly colleagues; people with experience and people who are changing trade "
        "are both welcome. Staff meals every day, and a chance to move up for those who do well."};
    posting.employment = static_cast<Employment>(number % 3);
    posting.job_types = {"waiter", "restaurant-other"};
    posting.addresses = {
        {sample_id<AddressId>('a', number), numbered("銅鑼灣軒尼詩道", "Hennessy Road, Causeway Bay", number),
         "causeway-bay", Coordinates{22.2801234 + number * 1e-6, 114.1845678}},
        {sample_id<AddressId>('b', number), {"旺角彌敦道", ""}, "mong-kok", std::nullopt}};
    posting.address_on_map = number % 2 == 1;
    set_terms(posting, number);
    set_wishes(posting);
    job.slug = slug_of(posting.name);
    return job;
}

JobList sample_list(int number) {
    return {sample_id<JobListId>('l', number),
            numbered("急聘", "Urgent", number),
            {sample_id<JobId>('j', 2), sample_id<JobId>('j', 1)},
            "q=cook&district=mong-kok",
            number};
}

Banner sample_banner(int number) {
    return {sample_id<BannerId>('n', number), fmt::format("{:024x}.svg", number), "/find-jobs/?q=cook",
            numbered("今日開工", "Start today", number), number};
}

FeaturedCompany sample_featured_company(int number) {
    return {sample_id<FeaturedCompanyId>('f', number),
            sample_id<CompanyId>('c', number),
            {"請人", "Hiring"},
            numbered("標誌", "Logo", number),
            number};
}

Bid sample_bid(int number) {
    return {sample_id<BidId>('d', number), sample_id<JobId>('j', number), 120 + number, 50000};
}

}  // namespace hoigung::store::testing
