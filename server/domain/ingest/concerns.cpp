#include "domain/ingest/concerns.hpp"

#include <algorithm>

#include "base/folded_text.hpp"
#include "base/text.hpp"
#include "domain/wordings/discrimination.hpp"
#include "domain/wordings/scam_signs.hpp"

namespace hoigung::domain {
namespace {

// A text as it was typed, and as words are looked for in it.
class LookedAt {
  public:
    explicit LookedAt(const std::string& text) : folded_(text), unified_(folded_.text()) {
        unify_variants(unified_);
    }
    [[nodiscard]] const std::string& unified() const { return unified_; }
    // The words at a place, as they were typed.
    [[nodiscard]] std::string typed(const PhrasePlace& place) const {
        constexpr std::size_t kShown = 60;
        return std::string(base::first_characters(base::trim(folded_.typed(place.begin, place.end)), kShown));
    }

  private:
    base::FoldedText folded_;
    std::string unified_;
};

class Looker {
  public:
    void look_at(std::string_view field, const LocalizedText& text) {
        look_at(field, Locale::zh_hant, text.zh_hant);
        look_at(field, Locale::en, text.en);
    }
    [[nodiscard]] std::vector<FoundWording> take() { return std::move(found_); }

  private:
    void look_at(std::string_view field, Locale locale, const std::string& text) {
        const LookedAt looked_at(text);
        const auto note = [&](ConcernKind kind, const PhrasePlace& place) {
            FoundWording wording{{kind, looked_at.typed(place)}, field, locale};
            if (std::ranges::find(found_, wording) == found_.end()) found_.push_back(std::move(wording));
        };
        for (const Discrimination& each : discrimination_in(looked_at.unified())) note(each.kind, each.words);
        for (const ScamSign& sign : scam_signs_in(looked_at.unified())) note(sign.kind, sign.sentence);
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

std::vector<Concern> scam_signs_of(const JobPosting& posting, Locale reader) {
    std::vector<Concern> found;
    const auto look_at = [&](const std::string& text) {
        const LookedAt looked_at(text);
        for (const ScamSign& sign : scam_signs_in(looked_at.unified())) {
            if (std::ranges::find(found, sign.kind, &Concern::kind) == found.end())
                found.push_back({sign.kind, looked_at.typed(sign.sentence)});
        }
    };
    const bool is_english = reader == Locale::en;
    for (const bool english : {is_english, !is_english}) {
        const auto look_in = [&](const LocalizedText& text) { look_at(english ? text.en : text.zh_hant); };
        look_in(posting.name);
        look_in(posting.description);
        for (const Attribute& attribute : posting.attributes) look_in(attribute.name);
    }
    return found;
}

}  // namespace hoigung::domain
