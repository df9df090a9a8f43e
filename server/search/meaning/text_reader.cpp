#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "base/text.hpp"
#include "search/meaning/reader.hpp"

namespace hoigung::search::meaning {
namespace {

using domain::LocalizedText;
using domain::PartKind;

template <class... Values>
LocalizedText filled(const LocalizedText& pattern, const Values&... values) {
    return {fmt::format(fmt::runtime(pattern.zh_hant), values...),
            fmt::format(fmt::runtime(pattern.en), values...)};
}

LocalizedText filled_by(const LocalizedText& pattern, const LocalizedText& name) {
    return {fmt::format(fmt::runtime(pattern.zh_hant), name.zh_hant),
            fmt::format(fmt::runtime(pattern.en), name.en)};
}

std::string grouped(int number) {
    std::string digits = std::to_string(number);
    for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
    return digits;
}

}  // namespace

// Reads one text.
class TextReader {
  public:
    TextReader(const Reader& reader, const Lexicon& lexicon, const Tokens& tokens,
               std::span<const std::string> as_words)
        : reader_(reader), lexicon_(lexicon), text_(tokens, reader.table_), as_words_(as_words) {}

    [[nodiscard]] Reading read();

  private:
    enum class Kind : std::uint8_t {
        unknown,
        lexicon,
        noise,
        negation,
        near_me,
        sense,
        place,
        station,
        pay,
        limit,
        hours
    };

    // A run of tokens that is read as one unit.
    struct Segment {
        std::size_t begin = 0;
        std::size_t size = 0;
        Kind kind = Kind::unknown;
        const Phrase* phrase = nullptr;
        const PhraseUses* uses = nullptr;
        bool is_negated = false;

        [[nodiscard]] std::size_t end() const { return begin + size; }
    };

    void split();
    void offer_phrases(std::size_t at);
    void offer_quantities(std::size_t at);
    void offer_stations(std::size_t at);
    void offer(const Segment& segment);

    [[nodiscard]] bool can_be_negated(const Segment& segment) const;
    void bind_negations();
    void free_negations();
    void take_as_words();
    // Joins noise words inside an unknown word to it.
    void join_noise();

    [[nodiscard]] bool is_unknown_at(std::size_t segment) const {
        return segment < segments_.size() && segments_[segment].kind == Kind::unknown;
    }
    [[nodiscard]] bool adjoin(const Segment& left, const Segment& right) const;

    void add_part(const Segment& segment);
    void add_types(Part& part) const;
    void add_unknown(std::size_t begin, std::size_t end);
    void add_all_as_words();
    [[nodiscard]] Part part_of(const Segment& segment) const;
    void fill_sense(const Segment& segment, Part& part) const;
    void fill_lexicon(const Segment& segment, Part& part) const;
    void fill_quantity(const Segment& segment, Part& part) const;
    void fill_hours(const Hours& hours, Part& part) const;
    [[nodiscard]] std::vector<Piece> pieces() const;

    struct Step {
        std::size_t cost = std::numeric_limits<std::size_t>::max();
        Segment segment;
    };

    const Reader& reader_;
    const Lexicon& lexicon_;
    PhrasesOfText text_;
    std::span<const std::string> as_words_;
    std::vector<Step> steps_;
    std::vector<Segment> segments_;
    Reading reading_;
};

void TextReader::offer(const Segment& segment) {
    // Costs that prefer the fewest tokens outside of known phrases, then the fewest pieces.
    constexpr std::size_t kUnknown = 100'000;
    constexpr std::size_t kNoise = 300;
    const bool is_noise = segment.kind == Kind::noise || segment.kind == Kind::negation;
    const std::size_t cost = segment.kind == Kind::unknown ? kUnknown : is_noise ? kNoise : 1;
    const std::size_t whole = steps_[segment.begin].cost + cost;
    Step& end = steps_[segment.end()];
    if (whole < end.cost) end = {whole, segment};
}

void TextReader::offer_phrases(std::size_t at) {
    for (const PhrasesOfText::Found& found : text_.at(at)) {
        const PhraseUses& uses = *found.uses;
        const auto offer_as = [&](Kind kind) { offer({at, found.size, kind, nullptr, &uses, false}); };
        if (uses.meaning >= 0) offer_as(Kind::sense);
        if (uses.place >= 0) offer_as(Kind::place);
        if (uses.has(Role::near_me)) offer_as(Kind::near_me);
        if (uses.has(Role::negation)) offer_as(Kind::negation);
        if (uses.has(Role::noise)) offer_as(Kind::noise);
    }
    lexicon_.phrases_at(text_.tokens().list, at, [&](std::size_t size, const Phrase& phrase) {
        offer({at, size, phrase.is_noise ? Kind::noise : Kind::lexicon, &phrase, nullptr, false});
    });
}

void TextReader::offer_stations(std::size_t at) {
    const std::size_t before = text_.longest(at, Role::station_before);
    const std::size_t name_at = at + before;
    if (name_at >= text_.size()) return;
    for (const PhrasesOfText::Found& found : text_.at(name_at)) {
        const PhraseUses& uses = *found.uses;
        if (uses.station < 0) continue;
        const std::size_t after = text_.longest(name_at + found.size, Role::station_after);
        const auto is_everyday = [&] {
            const std::string name = fold_text(text_.written(name_at, name_at + found.size));
            return std::ranges::find(reader_.everyday_, name) != reader_.everyday_.end();
        };
        // A bare name means the station only if it names no other place and is not an everyday word.
        if (before + after == 0 && (uses.place >= 0 || is_everyday())) continue;
        offer({at, before + found.size + after, Kind::station, nullptr, &uses, false});
    }
}

void TextReader::offer_quantities(std::size_t at) {
    const Quantities& quantities = reader_.quantities_;
    if (const auto pay = quantities.pay_at(text_, at))
        offer({at, pay->size, Kind::pay, nullptr, nullptr, false});
    if (const auto limit = quantities.limit_at(text_, at))
        offer({at, limit->size, Kind::limit, nullptr, nullptr, false});
    if (const auto hours = quantities.hours_at(text_, at))
        offer({at, hours->size, Kind::hours, nullptr, nullptr, false});
}

void TextReader::split() {
    steps_.assign(text_.size() + 1, {});
    steps_[0].cost = 0;
    for (std::size_t i = 0; i < text_.size(); ++i) {
        offer({i, 1, Kind::unknown, nullptr, nullptr, false});
        offer_stations(i);
        offer_phrases(i);
        offer_quantities(i);
    }
    for (std::size_t end = text_.size(); end > 0; end = steps_[end].segment.begin)
        segments_.push_back(steps_[end].segment);
    std::ranges::reverse(segments_);
}

bool TextReader::adjoin(const Segment& left, const Segment& right) const {
    return text_.token(left.end() - 1).ideograph && text_.token(right.begin).ideograph &&
           text_.token(right.begin).gap == Gap::none;
}

bool TextReader::can_be_negated(const Segment& segment) const {
    return segment.kind == Kind::sense || segment.kind == Kind::lexicon;
}

void TextReader::bind_negations() {
    const auto is_between = [&](const Segment& segment) {
        return segment.kind == Kind::noise && segment.size <= 2 &&
               text_.longest(segment.begin, Role::filler) == segment.size;
    };
    for (std::size_t i = 0; i < segments_.size(); ++i) {
        if (segments_[i].kind != Kind::negation) continue;
        std::size_t next = i + 1;
        while (next < segments_.size() && is_between(segments_[next])) ++next;
        if (next >= segments_.size() || !can_be_negated(segments_[next])) continue;
        Segment bound = segments_[next];
        bound.size = bound.end() - segments_[i].begin;
        bound.begin = segments_[i].begin;
        bound.is_negated = true;
        segments_[i] = bound;
        segments_.erase(segments_.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                        segments_.begin() + static_cast<std::ptrdiff_t>(next) + 1);
    }
    for (std::size_t i = 0; i + 1 < segments_.size(); ++i) {
        Segment& segment = segments_[i];
        const bool is_days =
            segment.kind == Kind::sense && !segment.is_negated &&
            reader_.senses_[static_cast<std::size_t>(segment.uses->meaning)].kind == PartKind::days;
        const std::size_t after = is_days ? text_.longest(segment.end(), Role::negation_after) : 0;
        if (after == 0) continue;
        std::size_t last = i;
        while (last + 1 < segments_.size() && segments_[last + 1].end() <= segment.end() + after) ++last;
        if (last == i || segments_[last].end() != segment.end() + after) continue;
        segment.size += after;
        segment.is_negated = true;
        segments_.erase(segments_.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                        segments_.begin() + static_cast<std::ptrdiff_t>(last) + 1);
    }
}

void TextReader::free_negations() {
    std::vector<Segment> freed;
    for (const Segment& segment : segments_) {
        if (segment.kind != Kind::negation) {
            freed.push_back(segment);
            continue;
        }
        for (std::size_t i = segment.begin; i < segment.end(); ++i) freed.push_back({i, 1});
    }
    segments_ = std::move(freed);
}

void TextReader::take_as_words() {
    if (as_words_.empty()) return;
    std::vector<Segment> taken;
    for (const Segment& segment : segments_) {
        const std::string_view written = text_.written(segment.begin, segment.end());
        if (std::ranges::find(as_words_, written) == as_words_.end()) {
            taken.push_back(segment);
            continue;
        }
        for (std::size_t i = segment.begin; i < segment.end(); ++i) taken.push_back({i, 1});
    }
    segments_ = std::move(taken);
}

void TextReader::join_noise() {
    for (std::size_t i = 0; i < segments_.size(); ++i) {
        Segment& segment = segments_[i];
        if (segment.kind != Kind::noise || segment.phrase != nullptr || segment.size > 1) continue;
        const bool joins_left = i > 0 && is_unknown_at(i - 1) && adjoin(segments_[i - 1], segment);
        const bool joins_right = is_unknown_at(i + 1) && adjoin(segment, segments_[i + 1]);
        if (joins_left || joins_right) segment.kind = Kind::unknown;
    }
}

void TextReader::fill_sense(const Segment& segment, Part& part) const {
    const Reader::Sense& sense = reader_.senses_[static_cast<std::size_t>(segment.uses->meaning)];
    part.kind = sense.kind;
    if (!segment.is_negated) {
        part.name = sense.name;
        part.clauses = sense.clauses;
        part.nearest = sense.nearest;
    } else if (!sense.negated.empty()) {
        part.name = sense.negated_name;
        part.clauses = sense.negated;
    } else {
        part.name = filled_by(reader_.names_.without, sense.name);
        part.excluded = sense.clauses.front().any;
    }
}

void TextReader::fill_lexicon(const Segment& segment, Part& part) const {
    part.kind = PartKind::work;
    const Piece piece{segment.begin, segment.size, segment.phrase};
    Clause clause = phrase_clause(piece, text_.tokens().list, lexicon_);
    if (segment.is_negated) {
        part.excluded = std::move(clause.any);
    } else {
        part.clauses.push_back(std::move(clause));
    }
}

void TextReader::fill_hours(const Hours& hours, Part& part) const {
    const PartNames& names = reader_.names_;
    part.kind = PartKind::time;
    if (hours.from && hours.until) {
        part.name = filled(names.range, hours.from->text(), hours.until->text());
    } else {
        part.name =
            hours.from ? filled(names.after, hours.from->text()) : filled(names.before, hours.until->text());
    }
    const domain::WorkingTimes bands = hours.bands();
    Clause within{{}, kFactWeight};
    for (std::size_t i = 0; i < base::names_of<domain::WorkingTime>().size(); ++i) {
        const auto place = [&](Fact first) { return static_cast<Fact>(static_cast<std::size_t>(first) + i); };
        if (bands.contains(static_cast<domain::WorkingTime>(i))) {
            within.any.push_back(fact_term(place(Fact::day_time)));
        } else {
            part.clauses.push_back({{fact_term(place(Fact::not_day_time))}, kFactWeight});
        }
    }
    std::ranges::sort(within.any);
    if (!within.any.empty()) part.clauses.push_back(std::move(within));
}

void TextReader::fill_quantity(const Segment& segment, Part& part) const {
    const PartNames& names = reader_.names_;
    const Quantities& quantities = reader_.quantities_;
    if (segment.kind == Kind::pay) {
        const Pay pay = *quantities.pay_at(text_, segment.begin);
        const bool by_hour = pay.per == Pay::Per::hour;
        part.kind = PartKind::pay;
        part.name = filled(by_hour ? names.hourly : names.monthly, grouped(pay.dollars));
        (by_hour ? part.bounds.hourly_rate : part.bounds.monthly_rate) = pay.dollars;
    } else if (segment.kind == Kind::limit) {
        const Limit limit = *quantities.limit_at(text_, segment.begin);
        const bool by_week = limit.of == Limit::Of::days_per_week;
        part.kind = by_week ? PartKind::days : PartKind::time;
        part.name = filled(by_week ? names.days_per_week : names.hours_per_day, limit.most);
        if (by_week) part.bounds.days_per_week = static_cast<int>(limit.most);
        if (!by_week) part.bounds.hours_per_day = limit.most;
    } else {
        fill_hours(*quantities.hours_at(text_, segment.begin), part);
    }
}

Part TextReader::part_of(const Segment& segment) const {
    Part part;
    part.text = text_.written(segment.begin, segment.end());
    switch (segment.kind) {
        case Kind::sense:
            fill_sense(segment, part);
            break;
        case Kind::place: {
            const Reader::Place& place = reader_.places_[static_cast<std::size_t>(segment.uses->place)];
            part.kind = PartKind::place;
            part.name = place.name;
            part.districts.assign(place.districts.begin(), place.districts.end());
            break;
        }
        case Kind::station: {
            const auto& station = reader_.stations_[static_cast<std::size_t>(segment.uses->station)];
            part.kind = PartKind::place;
            part.name = filled_by(reader_.names_.station, station.name);
            part.bounds.near = station.coordinates;
            break;
        }
        case Kind::near_me:
            part.kind = PartKind::near_me;
            part.name = reader_.names_.near_me;
            break;
        case Kind::lexicon:
            fill_lexicon(segment, part);
            break;
        case Kind::pay:
        case Kind::limit:
        case Kind::hours:
            fill_quantity(segment, part);
            break;
        case Kind::unknown:
        case Kind::noise:
        case Kind::negation:
            break;
    }
    return part;
}

void TextReader::add_types(Part& part) const {
    if (part.kind != PartKind::work) return;
    for (const Clause& clause : part.clauses) {
        for (const Term term : clause.any) {
            const auto found = reader_.types_.find(term);
            if (found == reader_.types_.end()) continue;
            part.types.insert(part.types.end(), found->second.begin(), found->second.end());
        }
    }
}

void TextReader::add_part(const Segment& segment) {
    Part part = part_of(segment);
    add_types(part);
    const auto is_said = [&](const Part& other) {
        return other.kind == part.kind && other.clauses == part.clauses && other.excluded == part.excluded &&
               other.bounds == part.bounds && other.districts == part.districts;
    };
    if (std::ranges::none_of(reading_.parts, is_said)) reading_.parts.push_back(std::move(part));
}

void TextReader::add_unknown(std::size_t begin, std::size_t end) {
    Part part;
    part.text = text_.written(begin, end);
    unknown_clauses(std::span(text_.tokens().list).subspan(begin, end - begin), part.clauses);
    reading_.parts.push_back(std::move(part));
}

// The text as pieces of the lexicon, for finding neighbours.
std::vector<Piece> TextReader::pieces() const {
    std::vector<Piece> pieces;
    for (const Segment& segment : segments_) pieces.push_back({segment.begin, segment.size, segment.phrase});
    return pieces;
}

void TextReader::add_all_as_words() {
    for (std::size_t i = 0; i < text_.size();) {
        std::size_t end = i + 1;
        while (end < text_.size() && text_.token(end - 1).ideograph && text_.token(end).ideograph &&
               text_.token(end).gap == Gap::none)
            ++end;
        add_unknown(i, end);
        i = end;
    }
}

Reading TextReader::read() {
    split();
    bind_negations();
    free_negations();
    take_as_words();
    join_noise();
    for (std::size_t i = 0; i < segments_.size(); ++i) {
        const Segment& segment = segments_[i];
        if (segment.kind == Kind::noise) continue;
        if (segment.kind != Kind::unknown) {
            add_part(segment);
            continue;
        }
        std::size_t last = i;
        while (is_unknown_at(last + 1) && adjoin(segments_[last], segments_[last + 1])) ++last;
        add_unknown(segment.begin, segments_[last].end());
        i = last;
    }
    const auto is_place = [](const Part& part) { return part.kind == PartKind::place; };
    if (std::ranges::any_of(reading_.parts, is_place))
        std::erase_if(reading_.parts, [](const Part& part) { return part.kind == PartKind::near_me; });
    if (reading_.parts.empty()) add_all_as_words();
    reading_.neighbours = neighbours_of(text_.tokens().list, pieces());
    return std::move(reading_);
}

Reading Reader::read(std::string_view text, std::span<const std::string> as_words,
                     const Lexicon& lexicon) const {
    const Tokens tokens = tokenize(base::first_characters(text, kLongestText));
    return TextReader(*this, lexicon, tokens, as_words).read();
}

}  // namespace hoigung::search::meaning
