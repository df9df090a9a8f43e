#include "feeds/demo/postings.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "domain/search/working_time.hpp"
#include "feeds/demo/hours.hpp"

namespace hoigung::feeds::demo {
namespace {

using domain::Employment;
using domain::JobPosting;

constexpr std::string_view kFreeMeals = "free-meals";

int rounded(int value, int step) {
    return (value + step / 2) / step * step;
}

domain::Range<int> pay_range(const Between& usual, int step, const std::vector<int>& spreads, Dice& dice) {
    constexpr int kLowerPart = 60;
    constexpr int kOpenEnded = 12;
    const int from = std::max(
        rounded(usual.from + (usual.to - usual.from) * dice.between(0, kLowerPart) / 100, step), usual.from);
    if (dice.percent(kOpenEnded)) return {from, std::nullopt};
    return {from, from + dice.pick(spreads)};
}

bool is_at_night(const JobPosting& posting) {
    return posting.working_hours.front().start &&
           domain::working_times_of(posting).contains(domain::WorkingTime::overnight);
}

void set_pay(JobPosting& posting, const Trade& trade, Dice& dice) {
    if (posting.employment == Employment::full_time) {
        static const std::vector<int> kSpreads{0, 500, 1000, 1500, 2000, 3000};
        posting.monthly_rate = pay_range(trade.monthly.value(), 500, kSpreads, dice);
        return;
    }
    constexpr int kHighRate = 100;
    constexpr int kOvernightPercent = 8;
    Between usual = trade.hourly.value();
    if (is_at_night(posting)) {
        usual = {usual.from + usual.from * kOvernightPercent / 100,
                 usual.to + usual.to * kOvernightPercent / 100};
    }
    static const std::vector<int> kSmallSpreads{0, 0, 2, 3, 5, 5, 8, 10};
    static const std::vector<int> kLargeSpreads{0, 10, 20, 30, 50};
    posting.hourly_rate = usual.from < kHighRate ? pay_range(usual, 1, kSmallSpreads, dice)
                                                 : pay_range(usual, 10, kLargeSpreads, dice);
}

void set_places(JobPosting& posting, const Employer& employer, Dice& dice) {
    static const std::vector<std::size_t> kCounts{1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8};
    posting.addresses = dice.some(employer.workplaces, dice.pick(kCounts));
    posting.address_on_map = !employer.kind->private_addresses;
}

void set_requirements(JobPosting& posting, const Trade& trade, Dice& dice) {
    posting.career_level = trade.career_level;
    if (!trade.educations.empty() && (trade.education_required || dice.percent(55))) {
        posting.education = dice.pick(trade.educations);
    }
    const auto keep = [&dice](const std::vector<domain::LanguageSkill>& usual) {
        std::vector<domain::LanguageSkill> kept;
        for (const auto& skill : usual) {
            if (kept.empty() || dice.percent(60)) kept.push_back(skill);
        }
        return kept;
    };
    posting.spoken_skills = keep(trade.spoken);
    if (dice.percent(80)) posting.written_skills = keep(trade.written);
    posting.skills = dice.some(trade.skills, static_cast<std::size_t>(dice.between(0, 3)));
    posting.certs = trade.required_certs;
    for (const std::string& cert : trade.welcome_certs) {
        if (dice.percent(30)) posting.certs.push_back(cert);
    }
    posting.vacancy = dice.between(trade.vacancy.from, trade.vacancy.to);
}

bool weekdays_only(const JobPosting& posting) {
    return std::ranges::all_of(posting.working_hours, [](const domain::WorkingHour& hour) {
        return hour.day < domain::DayOfWeek::sat;
    });
}

bool suits(const Perk& perk, const JobPosting& posting) {
    const auto has = [](const auto& list, const auto& value) {
        return std::ranges::find(list, value) != list.end();
    };
    return (perk.employments.empty() || has(perk.employments, posting.employment)) &&
           (!perk.weekdays_only || weekdays_only(posting)) &&
           std::ranges::none_of(posting.addresses,
                                [&](const auto& address) { return has(perk.not_in, address.district); });
}

// Allows at most one way of paying: by the day or by the week.
bool clashes(const Perk& perk, const std::vector<const Perk*>& chosen) {
    return perk.category == "pay" &&
           std::ranges::any_of(chosen, [](const Perk* other) { return other->category == "pay"; });
}

std::vector<const Perk*> choose_perks(const Material& material, const Trade& trade, const JobPosting& posting,
                                      Dice& dice) {
    const auto wanted = static_cast<std::size_t>(dice.between(2, 5));
    std::vector<const Perk*> chosen;
    for (const std::string& id : dice.some(trade.perks, trade.perks.size())) {
        const Perk& perk = material.perk(id);
        if (chosen.size() < wanted && suits(perk, posting) && !clashes(perk, chosen)) {
            chosen.push_back(&perk);
        }
    }
    return chosen;
}

void set_attributes(JobPosting& posting, const Material& material, const std::vector<const Perk*>& perks) {
    const Trades& trades = material.trades;
    for (const Perk* perk : perks) {
        const auto category = std::ranges::find(trades.perk_categories, perk->category, &PerkCategory::id);
        posting.attributes.push_back({category->name, perk->name,
                                      static_cast<int>(category - trades.perk_categories.begin()) + 1,
                                      static_cast<int>(perk - trades.perks.data()) + 1});
    }
    std::ranges::sort(posting.attributes, {}, &domain::Attribute::display_sequence);
}

const std::vector<AllowanceSentence>& allowance_wording(const Material& material,
                                                        domain::AllowanceKind kind) {
    const AllowanceSentences& wording = material.wording.allowances;
    if (kind == domain::AllowanceKind::meal) return wording.meal;
    return kind == domain::AllowanceKind::travel ? wording.travel : wording.other;
}

bool is_across_districts(const JobPosting& posting) {
    return std::ranges::any_of(posting.addresses, [&](const domain::Address& address) {
        return address.district != posting.addresses.front().district;
    });
}

Sentences fitting_allowances(const std::vector<AllowanceSentence>& all, const JobPosting& posting) {
    Sentences fitting;
    for (const AllowanceSentence& sentence : all) {
        const bool fits = (!sentence.at_night || is_at_night(posting)) &&
                          (!sentence.across_districts || is_across_districts(posting));
        if (fits) fitting.push_back(sentence.text);
    }
    return fitting;
}

void set_allowances(JobPosting& posting, const Material& material, const Draft& draft, const Trade& trade,
                    Dice& dice) {
    const bool fed =
        std::ranges::any_of(draft.perks, [](const Perk* perk) { return perk->id == kFreeMeals; });
    for (const domain::AllowanceKind kind : trade.allowances) {
        const bool never = (kind == domain::AllowanceKind::meal && fed) ||
                           (kind == domain::AllowanceKind::other && posting.employment == Employment::temp);
        if (never || !dice.percent(35)) continue;
        posting.allowances.push_back(
            {kind, dice.pick(fitting_allowances(allowance_wording(material, kind), posting))});
    }
}

// 'Night-shift Part-time Waiter (Mong Kok)': the title has what distinguishes an advert from others.
LocalizedText title_of(const Draft& draft, const JobPlan& plan, const domain::ReferenceLists& lists,
                       Dice& dice) {
    // Only the plainest title fits every occasion.
    LocalizedText title =
        plan.occasion == nullptr ? dice.pick(plan.trade->titles) : plan.trade->titles.front();
    const bool says_hours = title.en.starts_with("Part-time") || title.en.starts_with("Hourly");
    if (plan.employment == Employment::part_time && !says_hours && dice.percent(55)) {
        title = {"兼職" + title.zh_hant, "Part-time " + title.en};
    }
    const LocalizedText& label = draft.shift->label;
    if (!label.empty() && dice.percent(45)) {
        title = {label.zh_hant + title.zh_hant, label.en + " " + title.en};
    }
    if (title.en.ends_with(')')) return title;
    LocalizedText note;
    if (plan.occasion != nullptr && dice.percent(75)) {
        note = plan.occasion->name;
    } else if (draft.posting.addresses.size() == 1 && dice.percent(30)) {
        note = lists.district(draft.posting.addresses.front().district)->name;
    }
    if (note.empty()) return title;
    return {fmt::format("{}（{}）", title.zh_hant, note.zh_hant), fmt::format("{} ({})", title.en, note.en)};
}

}  // namespace

Draft draft_job(const Material& material, const domain::ReferenceLists& lists, const JobPlan& plan,
                Dice& dice) {
    Draft draft;
    JobPosting& posting = draft.posting;
    posting.employment = plan.employment;
    posting.job_types = {plan.trade->type};
    if (plan.employment == Employment::temp) {
        posting.start_date = plan.first_day;
        posting.end_date = plan.last_day;
    }
    draft.shift = &choose_shift(material, plan, dice);
    set_hours(posting, *draft.shift, plan, dice);
    set_pay(posting, *plan.trade, dice);
    set_places(posting, *plan.employer, dice);
    set_requirements(posting, *plan.trade, dice);
    draft.perks = choose_perks(material, *plan.trade, posting, dice);
    set_attributes(posting, material, draft.perks);
    set_allowances(posting, material, draft, *plan.trade, dice);
    posting.name = title_of(draft, plan, lists, dice);
    return draft;
}

}  // namespace hoigung::feeds::demo
