#include "search/meaning/quantities.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hoigung::search::meaning {
namespace {

constexpr int kTen = 10;
constexpr int kHundred = 100;
constexpr int kThousand = 1000;
constexpr int kTenThousand = 10'000;
constexpr std::size_t kMostDigits = 7;

// Plausible pay for an hour and for a month; an amount without a unit is assigned to the one it fits.
constexpr double kLeastPerHour = 30;
constexpr double kMostPerHour = 2000;
constexpr double kMostPerHourUnsaid = 999;
constexpr double kLeastPerMonth = 3000;
constexpr double kLeastPerMonthUnsaid = 5000;
constexpr double kMostPerMonth = 300'000;

constexpr int kHoursOfHalfDay = 12;
constexpr int kHoursOfDay = 24;
constexpr int kDaysOfWeek = 7;
constexpr int kMinutesOfHour = 60;
// The assumed beginning and end of working hours with an open side.
constexpr domain::TimeOfDay kDawn{6 * kMinutesOfHour};

struct Digits {
    int value = 0;
    std::size_t count = 0;
};

Digits leading_digits(std::string_view word) {
    Digits digits;
    digits.count = static_cast<std::size_t>(
        std::ranges::find_if(word, [](char c) { return c < '0' || c > '9'; }) - word.begin());
    if (digits.count == 0 || digits.count > kMostDigits) return {};
    std::from_chars(word.data(), word.data() + digits.count, digits.value);
    return digits;
}

bool follows_directly(const PhrasesOfText& text, std::size_t at) {
    return at < text.size() && text.before(at).empty();
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

bool is_dash(std::string_view between) {
    constexpr std::array<std::string_view, 5> kDashes{"-", "–", "—", "~", "〜"};
    return std::ranges::find(kDashes, trimmed(between)) != kDashes.end();
}

std::string_view without_dollar(std::string_view between) {
    between = trimmed(between);
    if (between.ends_with('$')) between.remove_suffix(1);
    return between;
}

std::size_t skip(const PhrasesOfText& text, std::size_t at, Role role) {
    while (const std::size_t size = text.longest(at, role)) at += size;
    return at;
}

}  // namespace

domain::WorkingTimes Hours::bands() const {
    return domain::bands_of_shift(from.value_or(kDawn), until.value_or(kDawn));
}

domain::TimeOfDay Quantities::Clock::in(bool pm) const {
    const int hours = pm && hour < kHoursOfHalfDay ? hour + kHoursOfHalfDay : hour;
    return {hours % kHoursOfDay * kMinutesOfHour + minute};
}

Quantities::Quantities() {
    constexpr std::array<std::pair<std::string_view, int>, 16> kNumerals{{{"零", 0},
                                                                          {"一", 1},
                                                                          {"二", 2},
                                                                          {"兩", 2},
                                                                          {"三", 3},
                                                                          {"四", 4},
                                                                          {"五", 5},
                                                                          {"六", 6},
                                                                          {"七", 7},
                                                                          {"八", 8},
                                                                          {"九", 9},
                                                                          {"十", kTen},
                                                                          {"百", kHundred},
                                                                          {"千", kThousand},
                                                                          {"萬", kTenThousand},
                                                                          {"〇", 0}}};
    for (const auto& [written, value] : kNumerals) {
        for (const Token& token : tokenize(written).list) numerals_.emplace(token.key, value);
    }
}

std::optional<int> Quantities::numeral(const Token& token) const {
    if (!token.ideograph) return std::nullopt;
    const auto found = numerals_.find(token.key);
    if (found == numerals_.end()) return std::nullopt;
    return found->second;
}

std::optional<Amount> Quantities::amount_at(const PhrasesOfText& text, std::size_t at) const {
    if (at >= text.size()) return std::nullopt;
    return text.token(at).ideograph ? numerals_at(text, at) : digits_at(text, at);
}

std::optional<Amount> Quantities::digits_at(const PhrasesOfText& text, std::size_t at) const {
    const Tokens& tokens = text.tokens();
    std::string_view word = tokens.word(text.token(at));
    Digits digits = leading_digits(word);
    if (digits.count == 0) return std::nullopt;
    Amount amount{static_cast<double>(digits.value), 1};
    const auto next_word = [&]() -> std::string_view {
        const std::size_t next = at + amount.size;
        return next < text.size() && !text.token(next).ideograph ? tokens.word(text.token(next)) : "";
    };
    // Joins the tokens of 18,000 and of 1.8.
    while (digits.count == word.size() && next_word().size() == 3 && leading_digits(next_word()).count == 3 &&
           text.before(at + amount.size) == ",") {
        amount.value = amount.value * kThousand + leading_digits(next_word()).value;
        ++amount.size;
        if (amount.value > kMostPerMonth) return std::nullopt;
    }
    if (const Digits part = leading_digits(next_word());
        digits.count == word.size() && amount.size == 1 && part.count > 0 && text.before(at + 1) == ".") {
        amount.value += part.value / std::pow(kTen, part.count);
        ++amount.size;
        word = tokens.word(text.token(at + 1));
        digits = part;
    }
    const std::string_view rest = word.substr(digits.count);
    if (!rest.empty() && rest != "k") return std::nullopt;
    if (rest == "k") {
        amount.value *= kThousand;
        return amount;
    }
    // Reads the unit of 2萬 and of 1萬8.
    const std::size_t next = at + amount.size;
    if (!follows_directly(text, next)) return amount;
    const auto unit = numeral(text.token(next));
    if (!unit || *unit < kHundred) return amount;
    amount.value *= *unit;
    ++amount.size;
    if (!follows_directly(text, next + 1)) return amount;
    const Token& last = text.token(next + 1);
    const auto digit =
        last.ideograph ? numeral(last) : std::optional(leading_digits(tokens.word(last)).value);
    const bool is_digit = digit && *digit > 0 && *digit < kTen && (last.ideograph || last.size == 1);
    if (is_digit) {
        amount.value += *digit * (*unit / kTen);
        ++amount.size;
    }
    return amount;
}

std::optional<Amount> Quantities::numerals_at(const PhrasesOfText& text, std::size_t at) const {
    double whole = 0;
    double section = 0;
    int digit = -1;
    int unit = 1;
    std::size_t i = at;
    for (; i < text.size() && (i == at || follows_directly(text, i)); ++i) {
        const auto value = numeral(text.token(i));
        if (!value) break;
        if (*value < kTen) {
            if (digit >= 0) return std::nullopt;
            digit = *value;
            continue;
        }
        const bool is_bare = digit < 0 && section == 0;
        // A bare 十 or 萬 (萬五) means one of it; a number cannot begin with a bare 百 or 千.
        if (is_bare && i > at) return std::nullopt;
        if (is_bare && (*value == kHundred || *value == kThousand)) return std::nullopt;
        unit = *value;
        const double count = section + std::max(digit, is_bare ? 1 : 0);
        if (unit == kTenThousand) {
            whole += count * unit;
            section = 0;
        } else {
            section += (digit < 0 ? 1 : digit) * unit;
        }
        digit = -1;
    }
    if (i == at) return std::nullopt;
    // 一萬八 is 18,000, 六十五 is 65.
    if (digit >= 0) section += digit * (unit >= kHundred ? unit / kTen : 1);
    const double value = whole + section;
    // A lone 萬 is not a number, because many names begin with it.
    const bool is_lone_unit = i == at + 1 && unit > kTen && digit < 0;
    if (is_lone_unit || value > kMostPerMonth) return std::nullopt;
    return Amount{value, i - at};
}

std::optional<Pay> Quantities::pay_at(const PhrasesOfText& text, std::size_t at) const {
    std::optional<Pay::Per> per;
    bool is_pay = false;
    std::size_t i = at;
    for (std::size_t size = 1; size > 0; i += size) {
        if ((size = text.longest(i, Role::hourly_before)) > 0) {
            per = Pay::Per::hour;
        } else if ((size = text.longest(i, Role::monthly_before)) > 0) {
            per = Pay::Per::month;
        } else {
            size = text.longest(i, Role::pay_before);
        }
        is_pay = is_pay || size > 0;
    }
    const auto amount = amount_at(text, i);
    if (!amount) return std::nullopt;
    is_pay = is_pay || trimmed(text.before(i)).ends_with('$');
    i += amount->size;
    // Takes the lower end of a range such as $55-$60.
    if (const auto upper = amount_at(text, i); upper && is_pay && is_dash(without_dollar(text.before(i))))
        i += upper->size;
    if (const std::size_t size = text.longest(i, Role::currency)) {
        is_pay = true;
        i += size;
    }
    if (const std::size_t size = text.longest(i, Role::per_hour)) {
        per = Pay::Per::hour;
        i += size;
    } else if (const std::size_t month = text.longest(i, Role::per_month)) {
        per = Pay::Per::month;
        i += month;
    }
    const double value = amount->value;
    // An amount of five figures is pay, whatever stands around it.
    if (!is_pay && !per && value < kLeastPerMonthUnsaid) return std::nullopt;
    if (!per) per = value <= kMostPerHourUnsaid ? Pay::Per::hour : Pay::Per::month;
    const bool is_likely = *per == Pay::Per::hour ? value >= kLeastPerHour && value <= kMostPerHour
                                                  : value >= kLeastPerMonth && value <= kMostPerMonth;
    if (!is_likely) return std::nullopt;
    i = skip(text, i, Role::or_more);
    return Pay{static_cast<int>(std::lround(value)), *per, i - at};
}

std::optional<Limit> Quantities::limit_of(const PhrasesOfText& text, std::size_t at, Limit::Of of) const {
    const bool by_week = of == Limit::Of::days_per_week;
    std::size_t i = at + text.longest(at, by_week ? Role::each_week : Role::each_day);
    const bool is_said_before = i > at;
    if (is_said_before) i = skip(text, i, Role::filler);
    const auto amount = amount_at(text, i);
    if (!amount) return std::nullopt;
    i += amount->size;
    const std::size_t unit = text.longest(i, by_week ? Role::days_unit : Role::hours_unit);
    if (unit == 0) return std::nullopt;
    i += unit;
    const std::size_t after = text.longest(i, by_week ? Role::a_week : Role::a_day);
    const bool is_likely = amount->value == std::floor(amount->value) && amount->value >= 1 &&
                           amount->value <= (by_week ? kDaysOfWeek : kHoursOfHalfDay);
    // 8小時 without a unit can only mean a day.
    if (!is_likely || (by_week && !is_said_before && after == 0)) return std::nullopt;
    return Limit{amount->value, of, i + after - at};
}

std::optional<Limit> Quantities::limit_at(const PhrasesOfText& text, std::size_t at) const {
    if (const auto days = limit_of(text, at, Limit::Of::days_per_week)) return days;
    return limit_of(text, at, Limit::Of::hours_per_day);
}

std::optional<Quantities::Clock> Quantities::clock_at(const PhrasesOfText& text, std::size_t at) const {
    Clock clock;
    std::size_t i = at;
    if (const std::size_t am = text.longest(i, Role::am)) {
        clock.is_pm = false;
        i += am;
    } else if (const std::size_t pm = text.longest(i, Role::pm)) {
        clock.is_pm = true;
        i += pm;
    }
    if (i >= text.size()) return std::nullopt;
    const Tokens& tokens = text.tokens();
    if (text.token(i).ideograph) {
        const auto amount = numerals_at(text, i);
        if (!amount) return std::nullopt;
        clock.hour = static_cast<int>(amount->value);
        i += amount->size;
    } else {
        const std::string_view word = tokens.word(text.token(i));
        const Digits digits = leading_digits(word);
        const std::string_view rest = word.substr(std::min(digits.count, word.size()));
        if (digits.count == 0 || (!rest.empty() && rest != "am" && rest != "pm")) return std::nullopt;
        if (!rest.empty()) clock.is_pm = rest == "pm";
        clock.hour = digits.value;
        ++i;
        // 18:30 or 630pm.
        const bool has_minutes = i < text.size() && !text.token(i).ideograph && text.before(i) == ":" &&
                                 leading_digits(tokens.word(text.token(i))).count == 2;
        if (has_minutes) {
            clock.minute = leading_digits(tokens.word(text.token(i))).value;
            clock.is_sure = true;
            ++i;
        } else if (digits.count >= 3 && digits.count <= 4) {
            clock.minute = clock.hour % kHundred;
            clock.hour /= kHundred;
        }
    }
    if (const std::size_t oclock = text.longest(i, Role::oclock)) {
        clock.is_sure = true;
        i += oclock;
    }
    for (const Role role : {Role::am, Role::pm}) {
        const std::size_t size =
            clock.is_pm || i >= text.size() || text.token(i).ideograph ? 0 : text.longest(i, role);
        if (size == 0) continue;
        clock.is_pm = role == Role::pm;
        i += size;
    }
    if (clock.hour > kHoursOfDay || clock.minute >= kMinutesOfHour) return std::nullopt;
    clock.is_sure = clock.is_sure || clock.is_pm.has_value();
    clock.size = i - at;
    return clock;
}

std::optional<Hours> Quantities::range_at(const PhrasesOfText& text, std::size_t at) const {
    const auto from = clock_at(text, at);
    if (!from || from->hour == 0) return std::nullopt;
    std::size_t i = at + from->size;
    if (i >= text.size()) return std::nullopt;
    const std::size_t to = text.longest(i, Role::to);
    const bool is_joined = to > 0 || is_dash(text.before(i));
    i += to;
    const auto until = clock_at(text, i);
    if (!until || until->hour == 0) return std::nullopt;
    // 朝九晚六 needs nothing between the two times, but 9-6 needs the dash.
    if (!is_joined && !(from->is_pm && until->is_pm)) return std::nullopt;
    const bool is_half_day = from->hour <= kHoursOfHalfDay && until->hour <= kHoursOfHalfDay;
    if (!is_half_day && !from->is_sure) return std::nullopt;
    i += until->size;
    // 3-5日 and 50-60蚊 are not hours.
    for (const Role role : {Role::days_unit, Role::currency, Role::hours_unit}) {
        if (text.longest(i, role) > 0 && !from->is_sure) return std::nullopt;
    }
    constexpr int kEarliest = 6;
    const domain::TimeOfDay start = from->in(from->is_pm.value_or(from->hour < kEarliest));
    domain::TimeOfDay end = until->in(until->is_pm.value_or(false));
    if (!until->is_pm && end <= start) end = until->in(true);
    return Hours{start, end, i - at};
}

std::optional<Hours> Quantities::hours_at(const PhrasesOfText& text, std::size_t at) const {
    if (const auto range = range_at(text, at)) return range;
    const std::size_t after = text.longest(at, Role::after);
    const std::size_t before = after > 0 ? 0 : text.longest(at, Role::before);
    std::size_t i = at + after + before;
    const auto clock = clock_at(text, i);
    if (!clock || clock->hour == 0) return std::nullopt;
    i += clock->size;
    const std::size_t later = text.longest(i, Role::later);
    const std::size_t earlier = text.longest(i, Role::earlier);
    if (after + before == 0 && (!clock->is_sure || later + earlier == 0)) return std::nullopt;
    // Without a half of the day, the time when people are free is meant: after 6 is after 18:00.
    const domain::TimeOfDay time = clock->in(clock->is_pm.value_or(clock->hour < kHoursOfHalfDay));
    i += std::max(later, earlier);
    if (after + later > 0) return Hours{time, std::nullopt, i - at};
    return Hours{std::nullopt, time, i - at};
}

}  // namespace hoigung::search::meaning
