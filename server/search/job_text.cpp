#include "search/job_text.hpp"

#include <algorithm>
#include <cmath>

#include "base/enum_table.hpp"
#include "domain/search/working_time.hpp"
#include "search/facts.hpp"
#include "search/working_words.hpp"

namespace hoigung::search {
namespace {

using domain::Locale;
using domain::WorkingTime;

constexpr base::EnumTable<Field, double> kWeights{{{Field::name, 14},
                                                   {Field::company, 9},
                                                   {Field::job_type, 8},
                                                   {Field::category, 5},
                                                   {Field::district, 5},
                                                   {Field::time, 4},
                                                   {Field::address, 2},
                                                   {Field::description, 1}}};
// How much the length of a text lowers the weight of each word; a typical name has three words.
constexpr double kLengthShare = 0.45;
constexpr double kUsualLength = 3;
constexpr double kIdeographLength = 0.5;
// BM25's k1: a field adds less the more the others have added.
constexpr double kSaturation = 8;
// The impact of a job's type when a text names the trade.
constexpr Impact kTypeImpact = 128;

Impact saturate(double gain) {
    return static_cast<Impact>(std::lround(255 * gain / (gain + kSaturation)));
}

bool is_short(Field field) {
    return field == Field::name || field == Field::company;
}

double length_of(const Tokens& tokens) {
    double length = 0;
    for (const Token& token : tokens.list) length += token.ideograph ? kIdeographLength : 1;
    return length;
}

void append(std::string& out, std::string_view words) {
    out += words;
    out += '\n';
}

void append_term(std::string& out, const std::vector<domain::Term>& terms, std::string_view code) {
    const auto found = std::ranges::find(terms, code, &domain::Term::code);
    if (found == terms.end()) return;
    append(out, found->name.zh_hant);
    append(out, found->name.en);
}

// Only times that a job states: the filter also finds negotiable hours, but the words for a shift do not.
struct FixedTimes {
    domain::WorkingTimes times;
    domain::WorkingDays days;
};

FixedTimes fixed_times(const domain::JobPosting& posting) {
    FixedTimes fixed;
    for (const domain::WorkingHour& hour : posting.working_hours) {
        if (hour.start && hour.end) fixed.times.insert(domain::bands_of_shift(*hour.start, *hour.end));
        if (hour.day == domain::DayOfWeek::negotiable) continue;
        const bool weekend = hour.day == domain::DayOfWeek::sat || hour.day == domain::DayOfWeek::sun;
        fixed.days.insert(weekend ? domain::WorkingDay::weekend : domain::WorkingDay::weekday);
    }
    return fixed;
}

}  // namespace

Impact plain_impact() {
    static const Impact impact = saturate(kWeights[Field::description]);
    return impact;
}

void JobAnalyser::analyse(const domain::Job& job, const domain::Company& company,
                          std::vector<WeighedTerm>& out) {
    places_.clear();
    take(job.posting.name, Field::name);
    take_known(company.profile.name, Field::company);
    take_types(job.posting);
    take_addresses(job.posting);
    take_time(job.posting);
    take(job.posting.description, Field::description);
    for (const domain::Attribute& attribute : job.posting.attributes)
        take_known(attribute.name, Field::description);

    out.clear();
    out.reserve(places_.size());
    for (const auto& [term, places] : places_) out.push_back({term, impact_of(places)});
    facts_.clear();
    append_facts(job.posting, facts_);
    std::ranges::sort(facts_);
    facts_.erase(std::unique(facts_.begin(), facts_.end()), facts_.end());
    for (const Term fact : facts_) out.push_back({fact, plain_impact()});
    facts_.clear();
    for (const std::string& type : job.posting.job_types) facts_.push_back(type_term(type));
    std::ranges::sort(facts_);
    facts_.erase(std::unique(facts_.begin(), facts_.end()), facts_.end());
    for (const Term type : facts_) out.push_back({type, kTypeImpact});
}

std::vector<Term> JobAnalyser::analyse_name(const domain::Company& company) {
    places_.clear();
    take(company.profile.name, Field::company);
    std::vector<Term> terms;
    terms.reserve(places_.size());
    for (const auto& entry : places_) terms.push_back(entry.first);
    std::ranges::sort(terms);
    return terms;
}

void JobAnalyser::apply(const std::vector<Mark>& marks) {
    for (const Mark& mark : marks) places_[mark.term] |= mark.places;
}

void JobAnalyser::take(const domain::LocalizedText& text, Field field) {
    marks_.clear();
    const std::array gains{mark(text.zh_hant, field, Locale::zh_hant), mark(text.en, field, Locale::en)};
    if (field == Field::name) name_gains_ = gains;
    if (field == Field::company) company_gains_ = gains;
    apply(marks_);
}

void JobAnalyser::take_known(const domain::LocalizedText& text, Field field) {
    const std::uint64_t key = scramble(base::stable_hash(text.zh_hant) + static_cast<std::uint64_t>(field)) ^
                              base::stable_hash(text.en);
    const auto [found, is_new] = known_.try_emplace(key);
    KnownText& known = found->second;
    if (is_new) {
        marks_.clear();
        known.gains = {mark(text.zh_hant, field, Locale::zh_hant), mark(text.en, field, Locale::en)};
        known.marks = marks_;
    }
    if (field == Field::company) company_gains_ = known.gains;
    apply(known.marks);
}

double JobAnalyser::mark(std::string_view text, Field field, Locale locale) {
    if (text.empty()) return 0;
    tokenize(text, tokens_);
    if (vocabulary_ != nullptr) {
        for (const Token& token : tokens_.list) {
            if (!token.ideograph) vocabulary_->add(tokens_.word(token));
        }
    }
    const auto place =
        static_cast<Places>(1U << (2 * static_cast<unsigned>(field) + static_cast<unsigned>(locale)));
    mark_terms(place, field);
    mark_meanings(place, field);
    double gain = kWeights[field];
    if (is_short(field)) gain /= 1 - kLengthShare + kLengthShare * length_of(tokens_) / kUsualLength;
    // However long the text, its words count at least as much as in the description.
    return std::max(gain, kWeights[Field::description]);
}

void JobAnalyser::mark_terms(Places place, Field field) {
    const auto& tokens = tokens_.list;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        marks_.push_back({single_term(tokens[i]), place});
        if (i == 0 || !follows(tokens[i - 1], tokens[i])) continue;
        if (!tokens[i - 1].ideograph || !tokens[i].ideograph) {
            if (is_short(field)) marks_.push_back({neighbours_term(tokens[i - 1], tokens[i]), place});
            continue;
        }
        marks_.push_back({bigram_term(tokens[i - 1], tokens[i]), place});
        if (i >= 2 && tokens[i - 2].ideograph && follows(tokens[i - 2], tokens[i - 1]))
            marks_.push_back({neighbours_term(tokens[i - 2], tokens[i - 1], tokens[i]), place});
    }
}

void JobAnalyser::mark_meanings(Places place, Field field) {
    const bool names_places = field == Field::district || field == Field::address;
    for (std::size_t i = 0; i < tokens_.list.size(); ++i) {
        // Takes the employment of the longest phrase only: an extra (臨時演員) need not be temporary (臨時).
        employments_.clear();
        lexicon_.phrases_at(tokens_.list, i, [&](std::size_t, const Phrase& phrase) {
            employments_.clear();
            for (const std::uint32_t number : phrase.meanings) {
                const Meaning& meaning = lexicon_.meaning(number);
                // A 'Western cook' is not a job in Western district.
                if (meaning.subject == Subject::place && phrase.is_single_word && !names_places) continue;
                (meaning.subject == Subject::employment ? employments_ : marks_)
                    .push_back({meaning.term, place});
            }
        });
        // Descriptions of part-time jobs say 'can be made full-time later'.
        if (field != Field::description)
            marks_.insert(marks_.end(), employments_.begin(), employments_.end());
    }
}

void JobAnalyser::take_types(const domain::JobPosting& posting) {
    for (const std::string& code : posting.job_types) {
        const auto placed = lexicon_.lists().job_type(code);
        if (!placed) continue;
        take_known(placed->type->name, Field::job_type);
        take_known(placed->category->name, Field::category);
    }
}

void JobAnalyser::take_addresses(const domain::JobPosting& posting) {
    for (const domain::Address& address : posting.addresses) {
        take(address.address, Field::address);
        const domain::District* district = lexicon_.lists().district(address.district);
        if (district == nullptr) continue;
        take_known(district->name, Field::district);
        take_region(district->region_code());
    }
    for (const std::string& code : posting.regions) take_region(code);
}

void JobAnalyser::take_region(std::string_view code) {
    const domain::Region* region = lexicon_.lists().region(code);
    if (region == nullptr) return;
    take_known(region->name, Field::district);
    if (region->label != region->name) take_known(region->label, Field::district);
}

void JobAnalyser::take_time(const domain::JobPosting& posting) {
    const auto& lists = lexicon_.lists().lists();
    const FixedTimes fixed = fixed_times(posting);
    const auto has = [&](WorkingTime time) { return fixed.times.contains(time); };
    time_words_.clear();
    append_term(time_words_, lists.employments, base::name_of(posting.employment));
    for (const auto day : {domain::WorkingDay::weekday, domain::WorkingDay::weekend}) {
        if (fixed.days.contains(day)) append_term(time_words_, lists.working_days, base::name_of(day));
    }
    for (const auto time :
         {WorkingTime::day_time, WorkingTime::afternoon, WorkingTime::night_time, WorkingTime::overnight}) {
        if (has(time)) append_term(time_words_, lists.working_times, base::name_of(time));
    }
    if (has(WorkingTime::day_time)) append(time_words_, words::kMorning);
    if (has(WorkingTime::afternoon)) append(time_words_, words::kAfternoon);
    if (has(WorkingTime::day_time) || has(WorkingTime::afternoon)) append(time_words_, words::kDay);
    if (has(WorkingTime::night_time) || has(WorkingTime::overnight)) append(time_words_, words::kNight);
    if (has(WorkingTime::overnight)) append(time_words_, words::kOvernight);
    if (posting.shift_required) append(time_words_, words::kRotating);
    if (posting.alternative_sat) append(time_words_, words::kAlternateSaturday);
    take_known({time_words_, {}}, Field::time);
}

Impact JobAnalyser::impact_of(Places places) const {
    constexpr Places kDescription = 3U << (2 * static_cast<unsigned>(Field::description));
    if ((places & static_cast<Places>(~kDescription)) == 0) return plain_impact();
    const auto greater = [&](const std::array<double, 2>& gains, unsigned at) {
        return std::max((places >> at) & 1 ? gains[0] : 0, (places >> (at + 1)) & 1 ? gains[1] : 0);
    };
    double gain = greater(name_gains_, 0) + greater(company_gains_, 2);
    for (unsigned field = 2; field < kFields; ++field) {
        if (((places >> (2 * field)) & 3) != 0) gain += kWeights[static_cast<Field>(field)];
    }
    return saturate(gain);
}

}  // namespace hoigung::search
