#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "base/text.hpp"
#include "search/begins_word.hpp"
#include "search/index.hpp"

namespace hoigung::search {
namespace {

using domain::Suggestion;
using domain::SuggestionKind;

std::int64_t count_value(std::span<const LiveSegment> segments, FacetValue value) {
    std::size_t count = 0;
    for (const LiveSegment& part : segments) {
        const Word* set = part.segment->facet_set(value);
        const std::size_t words = part.segment->words();
        count += part.live ? count_common_bits(set, part.live->data(), words) : count_bits(set, words);
    }
    return static_cast<std::int64_t>(count);
}

// Trades and places before companies, then by the number of open jobs.
bool is_before(const Suggestion& left, const Suggestion& right) {
    const auto order_of = [](const Suggestion& each) {
        return std::tuple(each.kind == SuggestionKind::company, -each.count, std::string_view(each.text),
                          each.kind, std::string_view(each.code));
    };
    return order_of(left) < order_of(right);
}

// Collects suggestions that begin with the prefix. A type or a district is not listed again as a title.
class Completion {
  public:
    explicit Completion(std::string_view prefix) : prefix_(prefix) {}

    // Offers the name in the language in which a word begins with the prefix, if there is one.
    template <class Count>
    void offer(const domain::LocalizedText& name, SuggestionKind kind, std::string_view code, Count count) {
        for (const std::string& text : {name.zh_hant, name.en}) {
            const std::string folded = fold_text(text);
            if (!begins_word(folded, prefix_)) continue;
            told_.insert(folded);
            found_.push_back({text, kind, std::string(code), count()});
            return;
        }
    }
    void offer_titles(const LiveSegment& part) {
        const Segment& segment = *part.segment;
        const auto from =
            std::ranges::lower_bound(segment.title_starts, prefix_, {},
                                     [&](const TitleStart& start) { return segment.text_from(start); });
        std::vector<std::uint32_t> titles;
        for (auto start = from; start != segment.title_starts.end(); ++start) {
            if (!segment.text_from(*start).starts_with(prefix_)) break;
            titles.push_back(start->title);
        }
        std::ranges::sort(titles);
        titles.erase(std::unique(titles.begin(), titles.end()), titles.end());
        for (const std::uint32_t title : titles) {
            const std::int64_t count = (*part.title_counts)[title];
            if (count > 0) titles_[segment.titles[title]] += count;
        }
    }
    [[nodiscard]] std::vector<Suggestion> best(std::size_t limit) && {
        for (const auto& [title, count] : titles_) {
            if (!told_.contains(fold_text(title)))
                found_.push_back({std::string(title), SuggestionKind::title, "", count});
        }
        std::erase_if(found_, [](const Suggestion& suggestion) { return suggestion.count == 0; });
        const std::size_t kept = std::min(limit, found_.size());
        std::ranges::partial_sort(found_, found_.begin() + static_cast<std::ptrdiff_t>(kept), is_before);
        found_.resize(kept);
        return std::move(found_);
    }

  private:
    std::string_view prefix_;
    std::vector<Suggestion> found_;
    std::set<std::string> told_;
    std::map<std::string_view, std::int64_t> titles_;
};

constexpr std::size_t kMostDistricts = 3;
constexpr std::size_t kMostNarrowed = 4;

bool has_ideograph(std::string_view text) {
    return std::ranges::any_of(tokenize(text).list, &Token::ideograph);
}

std::string joined(std::span<const std::string> words, std::string_view between) {
    std::string out;
    for (const std::string& word : words) out.append(out.empty() ? "" : between).append(word);
    return out;
}

// The codes with the most jobs.
std::vector<std::string> most_jobs(std::vector<domain::FacetCount> counts, std::size_t limit) {
    std::ranges::stable_sort(counts, std::greater{}, &domain::FacetCount::count);
    std::vector<std::string> codes;
    for (const domain::FacetCount& each : counts) {
        if (each.count > 0 && codes.size() < limit) codes.push_back(each.code);
    }
    return codes;
}

// Filters that could narrow a search, named in the language of the typed text.
class Narrowings {
  public:
    Narrowings(const domain::ReferenceLists& lists, domain::Locale locale) : lists_(lists), locale_(locale) {}

    // Adds names that begin with the text being typed.
    void add_beginning_with(std::string_view typed) {
        const std::string folded = fold_text(typed);
        const auto offer = [&](const domain::LocalizedText& name) {
            if (begins_word(fold_text(name.in(locale_)), folded)) found_.push_back({name.in(locale_)});
        };
        for (const auto& district : lists_.lists().districts) offer(district.name);
        for (const auto& employment : lists_.lists().employments) offer(employment.name);
    }
    // Adds the most frequent districts and kinds of employment among the jobs of a search.
    void add_most_frequent(const domain::JobFacets& facets, bool has_place, bool has_employment) {
        std::vector<std::string> places;
        std::vector<std::string> employments;
        for (const std::string& code : most_jobs(facets.districts, has_place ? 0 : kMostDistricts))
            places.push_back(lists_.district(code)->name.in(locale_));
        for (const std::string& code : most_jobs(facets.employments, has_employment ? 0 : 1)) {
            const auto& terms = lists_.lists().employments;
            const auto term = std::ranges::find(terms, code, &domain::Term::code);
            if (term != terms.end()) employments.push_back(term->name.in(locale_));
        }
        for (const std::string& place : places) found_.push_back({place});
        for (const std::string& employment : employments) found_.push_back({employment});
        if (!places.empty() && !employments.empty()) found_.push_back({places.front(), employments.front()});
    }
    [[nodiscard]] const std::vector<std::vector<std::string>>& found() const { return found_; }

  private:
    const domain::ReferenceLists& lists_;
    domain::Locale locale_;
    std::vector<std::vector<std::string>> found_;
};

}  // namespace

std::vector<Suggestion> Index::whole_searches(std::string_view typed) const {
    const meaning::Reading reading = dictionary_->read(typed);
    std::vector<std::string> head;
    const auto has = [&](domain::PartKind kind) {
        return std::ranges::find(reading.parts, kind, &meaning::Part::kind) != reading.parts.end();
    };
    const bool is_typing = !reading.parts.empty() && reading.parts.back().kind == domain::PartKind::words;
    for (const meaning::Part& part : reading.parts) head.push_back(part.text);
    if (is_typing) head.pop_back();
    if (head.empty()) return {};
    Narrowings narrowings(dictionary_->lexicon.lists(),
                          has_ideograph(typed) ? domain::Locale::zh_hant : domain::Locale::en);
    if (is_typing) {
        narrowings.add_beginning_with(reading.parts.back().text);
    } else {
        const auto facets = run({}, reading.query(), {std::nullopt, true}).facets;
        narrowings.add_most_frequent(*facets, has(domain::PartKind::place),
                                     has(domain::PartKind::employment));
    }
    std::vector<Suggestion> found;
    const auto offer = [&](std::span<const std::string> words) {
        const std::string text = joined(words, " ");
        if (const std::int64_t count = count_text(dictionary_->read(text).query()); count > 0)
            found.push_back({joined(words, " · "), SuggestionKind::search, text, count});
    };
    if (head.size() > 1 && !is_typing) offer(head);
    for (const auto& narrowing : narrowings.found()) {
        if (found.size() >= kMostNarrowed) break;
        std::vector<std::string> words = head;
        words.insert(words.end(), narrowing.begin(), narrowing.end());
        offer(words);
    }
    return found;
}

std::vector<Suggestion> Index::complete(std::string_view prefix, std::size_t limit) const {
    const std::string folded = fold_text(base::first_characters(prefix, kLongestText));
    if (folded.empty()) return {};
    Completion completion(folded);
    const auto& lists = dictionary_->lexicon.lists().lists();
    const auto count = [&](std::optional<FacetValue> value) {
        return value ? count_value(segments_, *value) : 0;
    };
    for (const auto& category : lists.categories) {
        for (const auto& type : category.types) {
            if (type.subtitle) continue;
            completion.offer(type.name, SuggestionKind::job_type, type.short_code,
                             [&] { return count(dictionary_->facets.job_type(type.short_code)); });
        }
    }
    for (const auto& district : lists.districts) {
        completion.offer(district.name, SuggestionKind::district, district.short_code,
                         [&] { return count(dictionary_->facets.district(district.short_code)); });
    }
    for (const CompanyTable::Row& row : companies_->rows()) {
        const CompanyEntry& entry = *row.entry;
        if (!begins_word(entry.folded.zh_hant, folded) && !begins_word(entry.folded.en, folded)) continue;
        completion.offer(entry.name, SuggestionKind::company, entry.id.text(), [&] { return row.open_jobs; });
    }
    for (const LiveSegment& part : segments_) completion.offer_titles(part);
    std::vector<Suggestion> whole = whole_searches(prefix);
    whole.resize(std::min(whole.size(), limit / 2));
    std::vector<Suggestion> found = std::move(completion).best(limit - whole.size());
    const auto companies = std::ranges::find(found, SuggestionKind::company, &Suggestion::kind);
    found.insert(companies, whole.begin(), whole.end());
    return found;
}

}  // namespace hoigung::search
