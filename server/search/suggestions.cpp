#include <algorithm>
#include <map>
#include <set>

#include "base/text.hpp"
#include "search/index.hpp"

namespace hoigung::search {
namespace {

using domain::Suggestion;
using domain::SuggestionKind;

bool begins_word(std::string_view folded, std::string_view prefix) {
    for (const std::uint16_t at : word_starts(folded)) {
        if (folded.substr(at).starts_with(prefix)) return true;
    }
    return false;
}

std::int64_t count_value(std::span<const LiveSegment> segments, FacetValue value) {
    std::size_t count = 0;
    for (const LiveSegment& part : segments) {
        const Word* set = part.segment->facet_set(value);
        const std::size_t words = part.segment->words();
        count += part.live ? count_common_bits(set, part.live->data(), words) : count_bits(set, words);
    }
    return static_cast<std::int64_t>(count);
}

// Collects what begins with the prefix. A text that is a type or a district is not also listed as a title.
class Completion {
  public:
    explicit Completion(std::string_view prefix) : prefix_(prefix) {}

    // Offers the name of the language in which a word begins with the prefix; nothing when in neither.
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
        std::ranges::partial_sort(found_, found_.begin() + static_cast<std::ptrdiff_t>(kept),
                                  [](const Suggestion& left, const Suggestion& right) {
                                      return std::tuple(-left.count, std::string_view(left.text), left.kind,
                                                        std::string_view(left.code)) <
                                             std::tuple(-right.count, std::string_view(right.text),
                                                        right.kind, std::string_view(right.code));
                                  });
        found_.resize(kept);
        return std::move(found_);
    }

  private:
    std::string_view prefix_;
    std::vector<Suggestion> found_;
    std::set<std::string> told_;
    std::map<std::string_view, std::int64_t> titles_;
};

}  // namespace

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
    return std::move(completion).best(limit);
}

}  // namespace hoigung::search
