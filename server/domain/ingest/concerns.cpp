#include "domain/ingest/concerns.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "domain/ingest/scam_signs.hpp"
#include "domain/ingest/words.hpp"

namespace hoigung::domain {
namespace {

struct Wording {
    ConcernKind kind;
    std::string_view words;
};

// Chinese, found anywhere in the text.
constexpr std::array kChinese{
    Wording{ConcernKind::sex, "限女"},
    Wording{ConcernKind::sex, "限男"},
    Wording{ConcernKind::sex, "女性優先"},
    Wording{ConcernKind::sex, "男性優先"},
    Wording{ConcernKind::sex, "女士優先"},
    Wording{ConcernKind::sex, "男士優先"},
    Wording{ConcernKind::sex, "女生優先"},
    Wording{ConcernKind::sex, "男生優先"},
    Wording{ConcernKind::sex, "只請女"},
    Wording{ConcernKind::sex, "只請男"},
    Wording{ConcernKind::sex, "只聘女"},
    Wording{ConcernKind::sex, "只聘男"},
    Wording{ConcernKind::sex, "不請女"},
    Wording{ConcernKind::sex, "不請男"},
    Wording{ConcernKind::marital_status, "未婚優先"},
    Wording{ConcernKind::marital_status, "限未婚"},
    Wording{ConcernKind::marital_status, "單身優先"},
    Wording{ConcernKind::marital_status, "已婚優先"},
    Wording{ConcernKind::pregnancy, "孕婦免問"},
    Wording{ConcernKind::pregnancy, "懷孕者不"},
    Wording{ConcernKind::pregnancy, "不請孕婦"},
    Wording{ConcernKind::family_status, "無家庭負擔"},
    Wording{ConcernKind::family_status, "無須照顧家庭"},
    Wording{ConcernKind::family_status, "無子女"},
    Wording{ConcernKind::disability, "傷殘免問"},
    Wording{ConcernKind::disability, "殘疾免問"},
    Wording{ConcernKind::disability, "五官端正"},
    Wording{ConcernKind::disability, "四肢健全"},
    Wording{ConcernKind::race, "限本地人"},
    Wording{ConcernKind::race, "本地人優先"},
    Wording{ConcernKind::race, "限華人"},
    Wording{ConcernKind::race, "華人優先"},
    Wording{ConcernKind::race, "不請南亞"},
    Wording{ConcernKind::race, "南亞裔免問"},
    Wording{ConcernKind::race, "外籍免問"},
    Wording{ConcernKind::race, "內地人免問"},
    Wording{ConcernKind::race, "新移民免問"},
    Wording{ConcernKind::age, "年輕人優先"},
    Wording{ConcernKind::age, "年青人優先"},
    Wording{ConcernKind::age, "限年輕"},
};

// English, found as whole words.
constexpr std::array kEnglish{
    Wording{ConcernKind::sex, "female only"},
    Wording{ConcernKind::sex, "females only"},
    Wording{ConcernKind::sex, "male only"},
    Wording{ConcernKind::sex, "males only"},
    Wording{ConcernKind::sex, "women only"},
    Wording{ConcernKind::sex, "men only"},
    Wording{ConcernKind::sex, "ladies only"},
    Wording{ConcernKind::sex, "girls only"},
    Wording{ConcernKind::sex, "female preferred"},
    Wording{ConcernKind::sex, "male preferred"},
    Wording{ConcernKind::sex, "prefer female"},
    Wording{ConcernKind::sex, "prefer male"},
    Wording{ConcernKind::sex, "female candidates"},
    Wording{ConcernKind::sex, "male candidates"},
    Wording{ConcernKind::marital_status, "single preferred"},
    Wording{ConcernKind::marital_status, "unmarried"},
    Wording{ConcernKind::pregnancy, "not pregnant"},
    Wording{ConcernKind::pregnancy, "no pregnant"},
    Wording{ConcernKind::family_status, "no children"},
    Wording{ConcernKind::family_status, "no family commitment"},
    Wording{ConcernKind::family_status, "no family burden"},
    Wording{ConcernKind::disability, "able-bodied"},
    Wording{ConcernKind::disability, "no disabilities"},
    Wording{ConcernKind::race, "chinese only"},
    Wording{ConcernKind::race, "locals only"},
    Wording{ConcernKind::race, "local chinese only"},
    Wording{ConcernKind::race, "filipino only"},
    Wording{ConcernKind::race, "caucasian"},
    Wording{ConcernKind::race, "no ethnic minorities"},
    Wording{ConcernKind::race, "no south asian"},
    Wording{ConcernKind::age, "young people preferred"},
    Wording{ConcernKind::age, "young candidates"},
};

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
    // A number of one to three digits that no other digit follows.
    std::optional<int> take_number() {
        std::size_t digits = 0;
        while (digits < rest.size() && base::is_digit(rest[digits])) ++digits;
        int number = 0;
        if (digits == 0 || digits > 3) return std::nullopt;
        std::from_chars(rest.data(), rest.data() + digits, number);
        rest.remove_prefix(digits);
        return number;
    }
};

// A maximum age: '35歲以下', '18-35歲', 'aged 18-35', 'under 35 years old'. A minimum age alone is not one:
// the law itself has those.
bool is_age_limit(Reader at) {
    const bool aged = at.take_any("aged ", "age ", "年齡");
    const bool under = at.take_any("under ", "below ", "不超過");
    if (aged) at.take_any("between ", "from ", "：", ":", "由", "介乎");
    at.skip_blanks();
    const auto first = at.take_number();
    if (!first) return false;
    at.skip_blanks();
    bool is_range = at.take_any("-", "–", "~", "至", "to ");
    at.skip_blanks();
    is_range = is_range && at.take_number().has_value();
    at.skip_blanks();
    const bool years = at.take_any("歲", "years old", "years of age");
    at.skip_blanks();
    const bool or_less = at.take_any("以下", "或以下", "or below", "or under", "or younger");
    return (aged || years) && (under || is_range || or_less);
}

// The words from where an age limit begins, for the operator to see.
std::optional<std::string> age_limit_in(std::string_view text) {
    constexpr std::size_t kShown = 16;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins_number = base::is_digit(text[i]) && (i == 0 || !base::is_digit(text[i - 1]));
        const bool begins_word =
            (text[i] == 'a' || text[i] == 'u' || text[i] == 'b') && (i == 0 || !is_letter(text[i - 1]));
        const bool begins_chinese =
            text.substr(i).starts_with("年齡") || text.substr(i).starts_with("不超過");
        if ((begins_number || begins_word || begins_chinese) && is_age_limit({text.substr(i)}))
            return std::string(base::first_characters(text.substr(i), kShown));
    }
    return std::nullopt;
}

std::string quoted(std::string_view sentence) {
    constexpr std::size_t kShown = 60;
    return std::string(base::first_characters(base::trim(sentence), kShown));
}

class Looker {
  public:
    void look_at(std::string_view field, const LocalizedText& text) {
        look_at(field, Locale::zh_hant, text.zh_hant);
        look_at(field, Locale::en, text.en);
    }
    [[nodiscard]] std::vector<FoundWording> take() { return std::move(found_); }

  private:
    void look_at(std::string_view field, Locale locale, const std::string& text) {
        const std::string folded = base::fold(text);
        const auto note = [&](Concern concern) {
            FoundWording wording{std::move(concern), field, locale};
            if (std::ranges::find(found_, wording) == found_.end()) found_.push_back(std::move(wording));
        };
        for (const Wording& wording : kChinese) {
            if (folded.find(wording.words) != std::string::npos)
                note({wording.kind, std::string(wording.words)});
        }
        for (const Wording& wording : kEnglish) {
            if (has_words(folded, wording.words)) note({wording.kind, std::string(wording.words)});
        }
        if (auto words = age_limit_in(folded)) note({ConcernKind::age, std::move(*words)});
        std::string unified = folded;
        unify_variants(unified);
        for (const ScamSign& sign : scam_signs_in(unified))
            note({sign.kind, quoted(std::string_view(folded).substr(
                                 sign.sentence.begin, sign.sentence.end - sign.sentence.begin))});
    }

    std::vector<FoundWording> found_;
};

}  // namespace

std::vector<FoundWording> wordings_in(const JobPosting& posting) {
    Looker looker;
    looker.look_at("name", posting.name);
    looker.look_at("description", posting.description);
    for (const Attribute& attribute : posting.attributes) looker.look_at("attributes", attribute.name);
    return looker.take();
}

std::vector<Concern> concerns_of(const JobPosting& posting) {
    std::vector<Concern> found;
    for (FoundWording& wording : wordings_in(posting)) {
        if (std::ranges::find(found, wording.concern) == found.end())
            found.push_back(std::move(wording.concern));
    }
    return found;
}

}  // namespace hoigung::domain
