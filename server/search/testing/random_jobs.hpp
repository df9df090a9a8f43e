#pragma once

#include <array>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/search/job_search.hpp"

// Random jobs, companies and queries from few words and values, so that all combinations occur.
namespace hoigung::search::testing {

inline constexpr std::array<std::string_view, 36> kWords{
    "侍應",      "樓面服務員", "waiter",   "保安員",    "security guard", "兼職",
    "part time", "夜更",       "night",    "旺角",      "mong kok",       "尖沙咀",
    "TST",       "銅鑼灣兼職", "kitchen",  "廚房",      "helper",         "海港城",
    "銀龍",      "ocean",      "無經驗",   "central",   "western",        "龍蝦",
    "cleaning",  "倉務員",     "觀塘倉務", "warehouse", "茶餐廳",         "更",
    "唔使返夜",  "時薪60",     "星期日",   "旺角站",    "不要銷售",       "3 days a week"};
inline constexpr std::array<std::string_view, 4> kDistricts{"030503", "030501", "040202", "040103"};
inline constexpr std::array<std::string_view, 5> kTypes{"WW", "SG", "WA", "KH", "GE"};
inline constexpr std::array<std::string_view, 3> kCategories{"food-and-beverage", "cleaning", "office"};

class Chance {
  public:
    explicit Chance(std::uint64_t seed) : engine_(seed) {}

    int below(int limit) { return std::uniform_int_distribution(0, limit - 1)(engine_); }
    bool one_in(int count) { return below(count) == 0; }
    template <class List>
    auto pick(const List& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(std::size(list))))];
    }
    std::string text(int words) {
        std::string out;
        for (int i = 0; i < words; ++i) {
            if (i > 0 && !one_in(4)) out += one_in(5) ? "，" : " ";
            out += pick(kWords);
        }
        return out;
    }
    std::string misspelt(std::string text) {
        if (!text.empty()) text.erase(static_cast<std::size_t>(below(static_cast<int>(text.size()))), 1);
        return text;
    }
    domain::Coordinates place() { return {22.28 + below(80) * 0.001, 114.15 + below(80) * 0.001}; }

    domain::Company company(int number) {
        domain::Company company;
        company.id = id<domain::CompanyId>(number, 0xC0);
        company.profile.name = {text(1) + std::to_string(number % 3), text(2)};
        company.is_suspended = one_in(12);
        return company;
    }

    domain::Job job(int number, int companies) {
        domain::Job job;
        job.id = id<domain::JobId>(number, 0x0A);
        job.company_id = id<domain::CompanyId>(below(companies), 0xC0);
        job.state = one_in(10) ? domain::JobState::closed : domain::JobState::published;
        // Few distinct moments, so that ids often decide the order.
        job.published_at = base::Timestamp(std::chrono::milliseconds(1'700'000'000'000 + below(40) * 1000));
        domain::JobPosting& posting = job.posting;
        posting.name = {text(1 + below(2)), one_in(3) ? "" : text(1 + below(3))};
        posting.description = {text(below(8)), text(below(8))};
        posting.employment = static_cast<domain::Employment>(below(3));
        for (int i = below(3); i > 0; --i) posting.job_types.emplace_back(pick(kTypes));
        for (int i = below(4); i > 0; --i) posting.addresses.push_back(address());
        if (one_in(2))
            posting.hourly_rate = {45 + below(30), one_in(2) ? std::optional(60 + below(20)) : std::nullopt};
        if (one_in(2)) posting.monthly_rate = {11000 + below(40) * 250, std::nullopt};
        if (one_in(2)) posting.working_days_per_week.from = 1 + below(7);
        if (one_in(2)) posting.working_hours_per_day = {1 + below(20) * 0.5, std::nullopt};
        for (int i = below(3); i > 0; --i) posting.working_hours.push_back(hour());
        posting.shift_required = one_in(4);
        return job;
    }

    domain::JobQuery query(int jobs, int companies) {
        domain::JobQuery query;
        if (one_in(2)) query.term = text(1 + below(3));
        if (one_in(12)) query.term = misspelt(query.term);
        if (one_in(12)) query.company = id<domain::CompanyId>(below(companies), 0xC0);
        for (int i = one_in(5) ? below(4) : 0; i > 0; --i)
            query.exclude.push_back(id<domain::JobId>(below(jobs + 1), 0x0A));
        if (one_in(8)) {
            query.among.emplace();
            for (int i = below(20); i > 0; --i)
                query.among->push_back(id<domain::JobId>(below(jobs + 1), 0x0A));
        }
        for (int i = one_in(4) ? 1 + below(2) : 0; i > 0; --i) query.districts.emplace_back(pick(kDistricts));
        if (one_in(40)) query.districts.emplace_back("999999");
        for (int i = one_in(4) ? 1 + below(2) : 0; i > 0; --i)
            query.job_types.emplace_back(one_in(4) ? pick(kCategories) : pick(kTypes));
        for (int i = one_in(4) ? 1 + below(2) : 0; i > 0; --i)
            query.employments.push_back(static_cast<domain::Employment>(below(3)));
        if (one_in(6)) query.working_times.insert(static_cast<domain::WorkingTime>(below(4)));
        if (one_in(6)) query.working_days.insert(static_cast<domain::WorkingDay>(below(3)));
        if (one_in(8)) query.hourly_rate = 45 + below(40);
        if (one_in(8)) query.monthly_rate = 10000 + below(50) * 250;
        if (one_in(8)) query.from_working_days_per_week = below(8);
        if (one_in(8)) query.from_working_hours_per_day = below(26) * 0.5;
        if (one_in(4)) query.near = one_in(10) ? domain::Coordinates{91, 0} : place();
        if (one_in(4)) query.sort = static_cast<domain::JobSort>(below(3));
        return query;
    }

    template <class Id>
    static Id id(int number, std::uint8_t kind) {
        Id id;
        id.bytes[0] = kind;
        // Spreads consecutive numbers.
        const auto spread = static_cast<std::uint32_t>(number) * 0x9E3779B1U;
        for (std::size_t i = 0; i < 4; ++i) {
            id.bytes[4 + i] = static_cast<std::uint8_t>(spread >> (8 * i));
            id.bytes[8 + i] = static_cast<std::uint8_t>(static_cast<std::uint32_t>(number) >> (8 * i));
        }
        return id;
    }

  private:
    domain::Address address() {
        domain::Address address;
        address.address = {text(1), text(1)};
        address.district = pick(kDistricts);
        if (!one_in(4)) address.coordinates = one_in(20) ? domain::Coordinates{95, 200} : place();
        return address;
    }
    domain::WorkingHour hour() {
        domain::WorkingHour hour;
        hour.day = static_cast<domain::DayOfWeek>(below(8));
        if (one_in(4)) return hour;
        hour.start = domain::TimeOfDay{below(24) * 60};
        hour.end = domain::TimeOfDay{below(48) * 30};
        return hour;
    }

    std::mt19937_64 engine_;
};

}  // namespace hoigung::search::testing
