#include <algorithm>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/embedded.hpp"
#include "domain/reckoning/after_mpf.hpp"
#include "domain/reckoning/continuous_contract.hpp"
#include "domain/reckoning/pay_in_other_unit.hpp"
#include "search/testing/trade.hpp"

namespace hoigung {

[[nodiscard]] std::span<const base::EmbeddedFile> reckoning_cases();

namespace domain {
namespace {

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, at);) parts.push_back(part);
    if (!text.empty() && text.back() == at) parts.emplace_back();
    return parts;
}

// One line of cases.tsv.
struct Case {
    std::string name, day, job, dates, days, hours, week, pay, contract, other, mpf, source;
};

std::vector<Case> read_cases() {
    std::vector<Case> cases;
    std::istringstream lines{std::string(reckoning_cases().front().text)};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#') continue;
        auto column = split(line, '\t');
        if (column.size() != 12) throw std::runtime_error("has not twelve columns: " + line);
        cases.push_back({column[0], column[1], column[2], column[3], column[4], column[5], column[6],
                         column[7], column[8], column[9], column[10], column[11]});
    }
    return cases;
}

// Reads 5, 5-6, 5- and -6.
template <class Number>
Range<Number> range_of(const std::string& text) {
    if (text.empty()) return {};
    const auto number = [](const std::string& part) {
        return part.empty() ? std::nullopt : std::optional(static_cast<Number>(std::stod(part)));
    };
    const auto parts = split(text, '-');
    return parts.size() == 1 ? Range<Number>{number(parts[0]), number(parts[0])}
                             : Range<Number>{number(parts[0]), number(parts[1])};
}

TimeOfDay time_of(const std::string& text) {
    return TimeOfDay::parse(text).value();
}

// Reads a part of a week: mon-fri 10:00-13:00, or sat 10:00-14:00 alt, or alt, or ?.
void draw(const std::string& text, JobPosting& posting) {
    std::istringstream words(text);
    for (std::string word, days; words >> word;) {
        if (word == "?") {
            posting.working_hours.push_back({DayOfWeek::negotiable, std::nullopt, std::nullopt});
        } else if (word == "alt") {
            posting.alternative_sat = true;
        } else if (word.find(':') == std::string::npos) {
            days = word;
        } else {
            const auto ends = split(days, '-');
            const auto times = split(word, '-');
            const auto first = base::parse_enum<DayOfWeek>(ends.front()).value();
            const auto last = base::parse_enum<DayOfWeek>(ends.back()).value();
            for (int day = static_cast<int>(first); day <= static_cast<int>(last); ++day)
                posting.working_hours.push_back(
                    {static_cast<DayOfWeek>(day), time_of(times[0]), time_of(times[1])});
        }
    }
}

JobPosting posting_of(const Case& each) {
    JobPosting posting;
    const auto words = split(each.job, ' ');
    posting.employment = base::parse_enum<Employment>(words.front()).value();
    posting.job_types.assign(words.begin() + 1, words.end());
    if (!each.dates.empty()) {
        posting.start_date = base::parse_date(each.dates.substr(0, 10));
        posting.end_date = base::parse_date(each.dates.substr(12));
    }
    posting.working_days_per_week = range_of<int>(each.days);
    posting.working_hours_per_day = range_of<double>(each.hours);
    for (const std::string& part : split(each.week, ';')) draw(part, posting);
    if (!each.pay.empty()) {
        auto& rate = each.pay.back() == 'h' ? posting.hourly_rate : posting.monthly_rate;
        rate = range_of<int>(each.pay.substr(0, each.pay.size() - 1));
    }
    return posting;
}

std::string text_of(const PaySpan& span) {
    const auto dollars = [](const std::optional<int>& cents) {
        return cents ? fmt::format("{:.2f}", *cents / 100.0) : "";
    };
    return dollars(span.from_cents) + "-" + dollars(span.to_cents);
}

TEST(Reckoning, JudgesEveryCaseAsTheLawDoes) {
    RecordProperty("rows", "13.01,13.02");
    const auto cases = read_cases();
    EXPECT_GE(cases.size(), 40U);
    const ReferenceLists& lists = search::testing::reference_lists();
    for (const Case& each : cases) {
        SCOPED_TRACE(each.name + ": " + each.source);
        const JobPosting posting = posting_of(each);
        const auto day = base::parse_date(each.day).value();
        const auto contract = continuous_contract(posting, lists.law(), day);
        EXPECT_EQ(fmt::format("{} {}", base::name_of(contract.answer), base::name_of(contract.ground)),
                  each.contract);
        const auto other = pay_in_other_unit(posting, lists.law(), day);
        EXPECT_EQ(other ? text_of(other->pay) : "", each.other);
        const auto mpf = after_mpf(posting, lists, day);
        EXPECT_EQ(mpf ? fmt::format("{} {} {}", base::name_of(mpf->kind), text_of(mpf->own_share),
                                    text_of(mpf->left))
                      : "",
                  each.mpf);
    }
}

}  // namespace
}  // namespace domain
}  // namespace hoigung
