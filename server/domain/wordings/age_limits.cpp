#include "domain/wordings/age_limits.hpp"

#include <array>
#include <charconv>

#include "base/ascii.hpp"

namespace hoigung::domain {
namespace {

// A text that is read from left to right.
struct Reader {
    std::string_view rest;

    bool take(std::string_view words) {
        if (!rest.starts_with(words)) return false;
        rest.remove_prefix(words.size());
        return true;
    }
    template <class... Words>
    bool take_any(Words... words) {
        return (take(words) || ...);
    }
    void skip_blanks() {
        while (take(" ")) {
        }
    }
    bool take_chinese_digit() { return take_any("一", "二", "三", "四", "五", "六", "七", "八", "九"); }
    // One to three digits without a further digit, or a Chinese number of ten or more.
    bool take_number() {
        std::size_t digits = 0;
        while (digits < rest.size() && base::is_digit(rest[digits])) ++digits;
        if (digits > 3) return false;
        if (digits > 0) {
            rest.remove_prefix(digits);
            return true;
        }
        Reader ahead = *this;
        static_cast<void>(ahead.take_chinese_digit());
        if (!ahead.take("十")) return false;
        static_cast<void>(ahead.take_chinese_digit());
        *this = ahead;
        return true;
    }
};

bool ends_clause(std::string_view rest) {
    constexpr std::array<std::string_view, 8> kMarks{".", ",", ";", "!", ")", "，", "。", "\n"};
    if (rest.empty() || rest == " ") return true;
    for (const std::string_view mark : kMarks) {
        if (rest.starts_with(mark)) return true;
    }
    return false;
}

// The length of an age limit at the beginning of a text; 0 if absent.
std::size_t length_of_age_limit(std::string_view text) {
    Reader at{text};
    const bool refuses = at.take_any("no one ", "nobody ", "noone ", "not ");
    const bool aged = at.take_any("aged ", "age ", "ages ", "年齡", "年紀");
    if (aged) at.take_any("between ", "from ", "：", ":", "由", "介乎", "in ", "限");
    at.skip_blanks();
    const bool under = at.take_any("under ", "below ", "younger than ", "up to ", "不超過", "不大於", "未滿",
                                   "唔好大過", "唔大過", "細過", "最大", "max ", "maximum ");
    const bool over = !under && at.take_any("above ", "over ", "older than ");
    at.take_any("the age of ", "age ");
    at.skip_blanks();
    const bool is_between = at.take("between ");
    if (!at.take_number()) return 0;
    at.skip_blanks();
    bool is_range = at.take_any("-", "–", "~", "至", "to ", "到") || (is_between && at.take("and "));
    at.skip_blanks();
    is_range = is_range && at.take_number();
    at.skip_blanks();
    const bool years = at.take_any("歲", "years old", "years of age", "yrs old", "year-old");
    at.skip_blanks();
    const bool or_less = at.take_any("以下", "或以下", "以內", "之下", "內", "or below", "or under",
                                     "or younger", "and below");
    const bool or_more = !or_less && at.take_any("以上", "或以上", "or above", "or over", "and above");
    const std::string_view rest = at.rest;
    at.take("者");
    at.take("人士");
    at.skip_blanks();
    const bool is_refused =
        at.take_any("免問", "勿問", "勿擾", "不請", "唔請", "不考慮", "請勿", "恕不", "need not apply");
    if (!is_refused) at.rest = rest;
    const bool limits = (aged || years) && (under || is_range || or_less || (or_more && is_refused));
    // Without a word for years, an age limit has to end the clause: 'under 30 minutes' is not an age.
    const bool stands_alone = (under || (over && refuses)) && ends_clause(at.rest);
    return limits || stands_alone ? text.size() - at.rest.size() : 0;
}

bool may_begin(std::string_view text, std::size_t at) {
    constexpr std::array<std::string_view, 9> kChinese{"年齡",     "年紀",   "不超過", "不大於", "未滿",
                                                       "唔好大過", "唔大過", "最大",   "十"};
    const char c = text[at];
    if (base::is_digit(c)) return at == 0 || !base::is_digit(text[at - 1]);
    if (base::is_letter(c)) return at == 0 || !base::is_letter(text[at - 1]);
    const std::string_view rest = text.substr(at);
    for (const std::string_view word : kChinese) {
        if (rest.starts_with(word)) return true;
    }
    Reader reader{rest};
    return reader.take_chinese_digit();
}

}  // namespace

std::optional<PhrasePlace> age_limit_in(std::string_view clause) {
    for (std::size_t at = 0; at < clause.size(); ++at) {
        if (!may_begin(clause, at)) continue;
        if (const std::size_t length = length_of_age_limit(clause.substr(at)))
            return PhrasePlace{at, at + length};
    }
    return std::nullopt;
}

}  // namespace hoigung::domain
