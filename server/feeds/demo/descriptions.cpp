#include "feeds/demo/descriptions.hpp"

#include <algorithm>
#include <numeric>

#include "feeds/demo/phrases.hpp"

namespace hoigung::feeds::demo {
namespace {

using domain::CareerLevel;
using domain::Employment;

struct Parts {
    Sentences opening;
    Sentences duties;
    Sentences requirements;
    Sentences benefits;
    Sentences closing;
};

const domain::LanguageSkill* skill_in(const std::vector<domain::LanguageSkill>& skills,
                                      std::string_view language) {
    const auto found = std::ranges::find(skills, language, &domain::LanguageSkill::language);
    return found == skills.end() ? nullptr : &*found;
}

// Whether a sentence requires something that the job's fields do not: a language that is not required, or
// another level of Cantonese.
bool contradicts(const LocalizedText& sentence, const domain::JobPosting& posting) {
    const auto says = [&](std::string_view words) {
        return sentence.zh_hant.find(words) != std::string::npos;
    };
    if (says("更佳") || says("優先")) return false;
    const auto is_asked = [&](std::string_view language) {
        return skill_in(posting.spoken_skills, language) != nullptr ||
               skill_in(posting.written_skills, language) != nullptr;
    };
    const auto* cantonese = skill_in(posting.spoken_skills, "cantonese");
    const bool is_fluent = cantonese != nullptr && cantonese->level == domain::LanguageLevel::excellent;
    return (says("英") && !is_asked("english")) || (says("普通話") && !is_asked("mandarin")) ||
           (says("基本廣東話") && is_fluent);
}

class Writer {
  public:
    Writer(const Material& material, const domain::ReferenceLists& lists, const JobPlan& plan,
           const Draft& draft, Dice& dice)
        : material_(material),
          wording_(material.wording),
          lists_(lists),
          plan_(plan),
          draft_(draft),
          dice_(dice),
          blanks_(blanks()) {}

    Parts parts() {
        Parts parts;
        parts.opening = opening();
        parts.duties = duties();
        parts.requirements = requirements();
        parts.benefits = benefits(parts.requirements);
        parts.closing = closing();
        return parts;
    }

  private:
    Blanks blanks() const {
        std::vector<LocalizedText> districts;
        for (const domain::Address& address : draft_.posting.addresses) {
            const LocalizedText& name = lists_.district(address.district)->name;
            if (std::ranges::find(districts, name) == districts.end()) districts.push_back(name);
        }
        Blanks blanks{{"{company}", plan_.employer->profile.name},
                      {"{districts}", listed(districts)},
                      {"{district}", districts.front()}};
        if (plan_.occasion != nullptr) {
            blanks.push_back({"{occasion}", plan_.occasion->phrase});
            blanks.push_back({"{start}", day_in_words(plan_.first_day)});
            blanks.push_back({"{end}", day_in_words(plan_.last_day)});
        }
        return blanks;
    }

    LocalizedText one_of(const Sentences& sentences) { return filled(dice_.pick(sentences), blanks_); }

    Sentences opening() {
        if (plan_.occasion != nullptr) return {one_of(wording_.temp_dates)};
        Sentences sentences{one_of(plan_.employer->kind->opening)};
        if (dice_.percent(30)) sentences.push_back(one_of(wording_.atmosphere));
        return sentences;
    }

    // Some of the trade's duties, in the order of the work.
    Sentences duties() {
        const Sentences& all = material_.duties(plan_.trade->type);
        std::vector<std::size_t> places(all.size());
        std::iota(places.begin(), places.end(), std::size_t{0});
        places = dice_.some(places, static_cast<std::size_t>(dice_.between(3, 4)));
        std::ranges::sort(places);
        Sentences chosen;
        for (const std::size_t place : places) chosen.push_back(all[place]);
        return chosen;
    }

    Sentences requirements() {
        const UsualRequirements& usual = material_.requirements(plan_.trade->requirements);
        Sentences choices = usual.sentences;
        const bool beginner = plan_.trade->career_level == CareerLevel::entry;
        if (beginner) choices.insert(choices.end(), usual.for_beginners.begin(), usual.for_beginners.end());
        std::erase_if(choices,
                      [&](const LocalizedText& sentence) { return contradicts(sentence, draft_.posting); });
        Sentences chosen = dice_.some(choices, 2);
        if (plan_.trade->career_level == CareerLevel::middle)
            chosen.push_back(one_of(wording_.experience.middle));
        if (plan_.trade->career_level >= CareerLevel::senior)
            chosen.push_back(one_of(wording_.experience.senior));
        if (!plan_.trade->required_certs.empty()) chosen.push_back(certs());
        return chosen;
    }

    LocalizedText certs() const {
        std::vector<LocalizedText> names;
        for (const std::string& id : plan_.trade->required_certs) names.push_back(lists_.cert(id)->name);
        const LocalizedText all = listed(names);
        const LocalizedText& lead = wording_.headings.certs;
        return {lead.zh_hant + all.zh_hant + "。", lead.en + all.en + "."};
    }

    // Some benefits have the same wording as conditions; nothing is said twice.
    Sentences benefits(const Sentences& said) {
        Sentences chosen;
        for (const Perk* perk : dice_.some(draft_.perks, 3)) {
            const LocalizedText sentence = one_of(perk->sentences);
            if (std::ranges::find(said, sentence) == said.end()) chosen.push_back(sentence);
        }
        return chosen;
    }

    Sentences closing() {
        Sentences sentences{one_of(schedule())};
        if (dice_.percent(40)) {
            const bool many = draft_.posting.addresses.size() > 1;
            sentences.push_back(one_of(many ? wording_.location.many : wording_.location.one));
        }
        if (dice_.percent(70)) sentences.push_back(one_of(wording_.apply));
        return sentences;
    }

    const Sentences& schedule() const {
        if (plan_.employment == Employment::full_time) return wording_.schedule.full_time;
        return plan_.employment == Employment::part_time ? wording_.schedule.part_time
                                                         : wording_.schedule.temp;
    }

    const Material& material_;
    const Wording& wording_;
    const domain::ReferenceLists& lists_;
    const JobPlan& plan_;
    const Draft& draft_;
    Dice& dice_;
    Blanks blanks_;
};

void append(LocalizedText& text, const LocalizedText& more, std::string_view between) {
    if (!text.empty()) {
        text.zh_hant += between;
        text.en += between;
    }
    text.zh_hant += more.zh_hant;
    text.en += more.en;
}

LocalizedText as_paragraphs(const Parts& parts, const Headings& headings) {
    LocalizedText text;
    Sentences first = parts.opening;
    first.push_back(enumerated(headings.main_duties, parts.duties));
    append(text, joined(first), "");
    Sentences second{enumerated(headings.asked_for, parts.requirements)};
    second.insert(second.end(), parts.benefits.begin(), parts.benefits.end());
    append(text, joined(second), "\n\n");
    append(text, joined(parts.closing), "\n\n");
    return text;
}

void append_section(LocalizedText& text, const LocalizedText& heading, const Sentences& sentences) {
    if (sentences.empty()) return;
    append(text, {"【" + heading.zh_hant + "】", heading.en + ":"}, "\n\n");
    for (const LocalizedText& sentence : sentences) {
        append(text, {"・" + sentence.zh_hant, "- " + sentence.en}, "\n");
    }
}

LocalizedText as_sections(const Parts& parts, const Headings& headings) {
    LocalizedText text = joined(parts.opening);
    append_section(text, headings.duties, parts.duties);
    append_section(text, headings.requirements, parts.requirements);
    append_section(text, headings.benefits, parts.benefits);
    append(text, joined(parts.closing), "\n\n");
    return text;
}

}  // namespace

LocalizedText describe_job(const Material& material, const domain::ReferenceLists& lists, const JobPlan& plan,
                           const Draft& draft, Dice& dice) {
    const Parts parts = Writer(material, lists, plan, draft, dice).parts();
    const Headings& headings = material.wording.headings;
    return dice.percent(60) ? as_sections(parts, headings) : as_paragraphs(parts, headings);
}

}  // namespace hoigung::feeds::demo
