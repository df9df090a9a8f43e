#include "domain/ingest/concerns.hpp"

#include <algorithm>

#include "base/folded_text.hpp"
#include "base/text.hpp"
#include "domain/wordings/discrimination.hpp"
#include "domain/wordings/scam_signs.hpp"

namespace hoigung::domain {
namespace {

class Looker {
  public:
    void look_at(std::string_view field, const LocalizedText& text) {
        look_at(field, Locale::zh_hant, text.zh_hant);
        look_at(field, Locale::en, text.en);
    }
    [[nodiscard]] std::vector<FoundWording> take() { return std::move(found_); }

  private:
    void look_at(std::string_view field, Locale locale, const std::string& text) {
        const base::FoldedText folded(text);
        std::string unified = folded.text();
        unify_variants(unified);
        const auto note = [&](ConcernKind kind, const PhrasePlace& place) {
            constexpr std::size_t kShown = 60;
            const auto words =
                base::first_characters(base::trim(folded.typed(place.begin, place.end)), kShown);
            FoundWording wording{{kind, std::string(words)}, field, locale};
            if (std::ranges::find(found_, wording) == found_.end()) found_.push_back(std::move(wording));
        };
        for (const Discrimination& each : discrimination_in(unified)) note(each.kind, each.words);
        for (const ScamSign& sign : scam_signs_in(unified)) note(sign.kind, sign.sentence);
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
