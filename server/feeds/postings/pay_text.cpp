#include "feeds/postings/pay_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace hoigung::feeds {
namespace {

struct UnitName {
    PayUnit unit;
    std::string_view text;
    // Complete without a 'per' before it: 'hourly', 時薪.
    bool is_whole = false;
};

// Words for the period that an amount is paid for.
constexpr std::array kUnitNames{
    UnitName{PayUnit::hour, "hour"},
    UnitName{PayUnit::hour, "hr"},
    UnitName{PayUnit::hour, "h"},
    UnitName{PayUnit::hour, "小時"},
    UnitName{PayUnit::hour, "個鐘"},
    UnitName{PayUnit::hour, "時"},
    UnitName{PayUnit::hour, "hourly", true},
    UnitName{PayUnit::hour, "時薪", true},
    UnitName{PayUnit::hour, "一小時", true},
    UnitName{PayUnit::day, "day"},
    UnitName{PayUnit::day, "shift"},
    UnitName{PayUnit::day, "日"},
    UnitName{PayUnit::day, "天"},
    UnitName{PayUnit::day, "更"},
    UnitName{PayUnit::day, "daily", true},
    UnitName{PayUnit::day, "日薪", true},
    UnitName{PayUnit::week, "week"},
    UnitName{PayUnit::week, "wk"},
    UnitName{PayUnit::week, "週"},
    UnitName{PayUnit::week, "星期"},
    UnitName{PayUnit::week, "weekly", true},
    UnitName{PayUnit::week, "週薪", true},
    UnitName{PayUnit::month, "month"},
    UnitName{PayUnit::month, "mth"},
    UnitName{PayUnit::month, "mo"},
    UnitName{PayUnit::month, "月"},
    UnitName{PayUnit::month, "個月"},
    UnitName{PayUnit::month, "monthly", true},
    UnitName{PayUnit::month, "p.m.", true},
    UnitName{PayUnit::month, "月薪", true},
    UnitName{PayUnit::year, "year"},
    UnitName{PayUnit::year, "yr"},
    UnitName{PayUnit::year, "annum"},
    UnitName{PayUnit::year, "年"},
    UnitName{PayUnit::year, "annual", true},
    UnitName{PayUnit::year, "yearly", true},
    UnitName{PayUnit::year, "p.a.", true},
    UnitName{PayUnit::year, "年薪", true},
};

// Longer names first: 'US$' contains '$'.
constexpr std::array<std::string_view, 28> kForeign{
    "us$", "usd", "nt$", "twd", "s$",  "sgd",    "a$",     "aud",  "c$",   "cad", "nz$",    "£", "gbp", "€",
    "eur", "¥",   "jpy", "rmb", "cny", "人民幣", "人民币", "美元", "美金", "mop", "澳門元", "₩", "฿",   "₱"};

constexpr std::array<std::string_view, 7> kHongKongDollars{"hkd",  "hk$",  "hk dollar", "港元",
                                                           "港幣", "港币", "$"};

bool is_letter_at(std::string_view text, std::size_t at) {
    return at < text.size() && base::is_letter(text[at]);
}

// Whether the word occurs outside of longer Latin words: 'eur' is not in 'entrepreneur'.
bool names(std::string_view text, std::string_view word) {
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const bool is_within = (is_letter_at(word, 0) && at > 0 && is_letter_at(text, at - 1)) ||
                               (is_letter_at(word, word.size() - 1) && is_letter_at(text, at + word.size()));
        if (!is_within) return true;
    }
    return false;
}

struct Sum {
    double amount = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool has_thousands = false;
    // With '$' or 'HKD' before it, or '元' after it.
    bool is_marked = false;
};

std::string_view before(std::string_view text, const Sum& sum) {
    std::string_view left = text.substr(0, sum.begin);
    while (!left.empty() && (left.back() == ' ' || left.back() == ':')) left.remove_suffix(1);
    return left;
}

std::string_view after(std::string_view text, const Sum& sum) {
    std::string_view right = text.substr(sum.end);
    while (right.starts_with(' ')) right.remove_prefix(1);
    return right;
}

// Whether the number counts something else: '5 days', '13 months', '6天'.
bool is_count(std::string_view text, const Sum& sum) {
    constexpr std::array<std::string_view, 18> kCounted{"day",   "month", "hour", "hr", "week", "year",
                                                        "shift", "%",     "日",   "天", "個月", "小時",
                                                        "年",    "更",    ":",    "am", "pm",   "個"};
    const std::string_view right = after(text, sum);
    return std::ranges::any_of(kCounted, [&](auto word) { return right.starts_with(word); });
}

// The numbers of a folded text: '15,000', '62.5', '15k', '1.8萬'.
std::vector<Sum> sums_in(std::string_view text) {
    std::vector<Sum> sums;
    for (std::size_t i = 0; i < text.size();) {
        if (!base::is_digit(text[i])) {
            ++i;
            continue;
        }
        Sum sum;
        sum.begin = i;
        std::string digits;
        const auto goes_on = [&] {
            if (base::is_digit(text[i])) return true;
            const bool is_mark = text[i] == ',' || text[i] == '.';
            return is_mark && i + 1 < text.size() && base::is_digit(text[i + 1]);
        };
        for (; i < text.size() && goes_on(); ++i) {
            if (text[i] != ',' && digits.size() < 12) digits += text[i];
        }
        std::from_chars(digits.data(), digits.data() + digits.size(), sum.amount);
        sum.end = i;
        if (i < text.size() && text[i] == 'k' && !is_letter_at(text, i + 1)) {
            sum.amount *= 1000;
            sum.has_thousands = true;
            sum.end = ++i;
        } else if (text.substr(i).starts_with("萬")) {
            sum.amount *= 10'000;
            sum.end = i += std::string_view("萬").size();
        }
        const std::string_view left = before(text, sum);
        const std::string_view right = after(text, sum);
        sum.is_marked = left.ends_with('$') || left.ends_with("hkd") || left.ends_with("港幣") ||
                        right.starts_with("元") || right.starts_with("蚊") || right.starts_with("hkd");
        sums.push_back(sum);
    }
    return sums;
}

// Whether two amounts form a range: only a dash, 'to' or the like, and currency marks are between them.
bool is_joined(std::string_view text, const Sum& from, const Sum& to) {
    std::string between(text.substr(from.end, to.begin - from.end));
    for (const std::string_view mark : {"hkd", "hk$", "$", "元", "港幣", " "}) {
        for (auto at = between.find(mark); at != std::string::npos; at = between.find(mark))
            between.erase(at, mark.size());
    }
    constexpr std::array<std::string_view, 9> kJoints{"-", "–", "—", "~", "～", "to", "至", "到", "/-"};
    return std::ranges::find(kJoints, between) != kJoints.end();
}

bool says_at_most(std::string_view text, const Sum& sum) {
    const std::string_view left = before(text, sum);
    const std::string_view right = after(text, sum);
    const auto leads = [&](std::string_view words) {
        const auto at = left.rfind(words);
        // At most a currency mark may stand between the words and the amount.
        return at != std::string_view::npos && left.size() - at - words.size() <= 5;
    };
    return leads("up to") || leads("upto") || leads("max") || leads("maximum") || leads("at most") ||
           leads("高達") || leads("最高") || leads("高至") || leads("可達") || right.starts_with("以下") ||
           right.starts_with("or below") || right.starts_with("or less");
}

// The position of a unit's name at or after `from`, as a separate word or, if it is long enough, as the
// beginning of one: 'hours', but not the 'h' of 'hkd'.
std::size_t find_unit(std::string_view text, std::string_view name, std::size_t from = 0) {
    constexpr std::size_t kAbbreviation = 2;
    for (auto at = text.find(name, from); at != std::string_view::npos; at = text.find(name, at + 1)) {
        if (!is_letter_at(name, 0)) return at;
        const bool begins = at == 0 || !is_letter_at(text, at - 1);
        const bool ends = name.size() > kAbbreviation || !is_letter_at(text, at + name.size());
        if (begins && ends) return at;
    }
    return std::string_view::npos;
}

// The position of 'per' or the like before the name of a unit; std::nullopt if absent: '8 hours'.
std::optional<std::size_t> find_per(std::string_view text, std::size_t name) {
    const std::string_view left = text.substr(0, name);
    for (const std::string_view per : {"per ", "/ ", "/", "每"}) {
        if (left.ends_with(per)) return name - per.size();
    }
    for (const std::string_view article : {"a ", "an "}) {
        const std::size_t begin = name - std::min(name, article.size());
        if (left.ends_with(article) && (begin == 0 || !is_letter_at(text, begin - 1))) return begin;
    }
    return std::nullopt;
}

// The unit whose words are nearest to the amount.
PayUnit unit_near(std::string_view text, const Sum& sum) {
    PayUnit found = PayUnit::unknown;
    std::size_t nearest = text.size() + 1;
    for (const auto& [unit, name, is_whole] : kUnitNames) {
        for (auto at = find_unit(text, name); at != std::string_view::npos;
             at = find_unit(text, name, at + 1)) {
            const auto begin = is_whole ? at : find_per(text, at);
            if (!begin) continue;
            const std::size_t distance =
                *begin >= sum.end ? *begin - sum.end : sum.begin - std::min(sum.begin, *begin);
            if (distance >= nearest) continue;
            nearest = distance;
            found = unit;
        }
    }
    return found;
}

std::string named_in(std::string_view folded) {
    const auto found = std::ranges::find_if(kForeign, [&](auto name) { return names(folded, name); });
    std::string name(found == kForeign.end() ? std::string_view() : *found);
    std::ranges::transform(name, name.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
    return name;
}

}  // namespace

Pay parse_pay(std::string_view text) {
    const std::string folded = base::fold(text);
    Pay pay;
    auto sums = sums_in(folded);
    const bool is_any_marked = std::ranges::any_of(sums, &Sum::is_marked);
    const auto first = std::ranges::find_if(sums, [&](const Sum& sum) {
        return sum.amount > 0 && (is_any_marked ? sum.is_marked : !is_count(folded, sum));
    });
    if (first == sums.end()) return pay;
    pay.foreign_currency = named_in(folded);
    const auto next = first + 1;
    const bool is_range = next != sums.end() && is_joined(folded, *first, *next);
    Sum& last = is_range ? *next : *first;
    // In '15-18K' the K also applies to the 15.
    if (is_range && last.has_thousands && !first->has_thousands && first->amount < 1000)
        first->amount *= 1000;
    pay.unit = unit_near(folded, last);
    if (!is_range && says_at_most(folded, *first)) {
        pay.range.to = first->amount;
    } else {
        pay.range.from = first->amount;
    }
    if (is_range && last.amount >= first->amount) pay.range.to = last.amount;
    return pay;
}

PayUnit parse_pay_unit(std::string_view text) {
    const std::string folded = base::fold(text);
    const auto found = std::ranges::find_if(kUnitNames, [&](const UnitName& name) {
        return find_unit(folded, name.text) != std::string_view::npos;
    });
    return found == kUnitNames.end() ? PayUnit::unknown : found->unit;
}

std::string foreign_currency(std::string_view name) {
    const std::string folded = base::fold(base::trim(name));
    const bool is_ours =
        folded.empty() || std::ranges::find(kHongKongDollars, folded) != kHongKongDollars.end();
    return is_ours ? std::string() : std::string(base::trim(name));
}

}  // namespace hoigung::feeds
