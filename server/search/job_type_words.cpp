#include "search/job_type_words.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <tuple>

#include "base/json_archive.hpp"
#include "search/begins_word.hpp"

namespace hoigung::search {
namespace {

// How well a text matches a type, best first.
enum class Call : std::uint8_t { is_phrase, begins_phrase, is_part, has_phrase, names_industry };

std::vector<std::string> folded_texts(std::span<const std::string> texts) {
    std::vector<std::string> folded;
    for (const std::string& text : texts) {
        std::string each = fold_text(text);
        if (!each.empty() && std::ranges::find(folded, each) == folded.end())
            folded.push_back(std::move(each));
    }
    return folded;
}

std::vector<std::string> names_of(const domain::LocalizedText& name) {
    return {name.zh_hant, name.en};
}

// Whether each word of `words` begins a word of the text.
bool has_words(std::string_view folded, std::string_view words) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (!begins_word(folded, words.substr(0, end))) return false;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return true;
}

// Whether a text contains a phrase as whole words; each ideograph is a word.
bool has_phrase(std::string_view folded, std::string_view phrase) {
    for (const std::uint16_t at : word_starts(folded)) {
        const std::string_view rest = folded.substr(at);
        if (!rest.starts_with(phrase)) continue;
        const std::string_view after = rest.substr(phrase.size());
        const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
        if (after.empty() || !is_letter(after.front()) || !is_letter(phrase.back())) return true;
    }
    return false;
}

std::optional<Call> call_of(std::string_view text, std::string_view phrase) {
    if (text == phrase) return Call::is_phrase;
    if (phrase.starts_with(text)) return Call::begins_phrase;
    if (has_words(phrase, text)) return Call::is_part;
    if (has_phrase(text, phrase)) return Call::has_phrase;
    return std::nullopt;
}

}  // namespace

std::vector<TradesOfType> read_job_trades(std::string_view json) {
    std::vector<TradesOfType> trades;
    base::JsonReader reader;
    reader.read(boost::json::parse(json), trades);
    if (!reader.problems().empty()) throw std::runtime_error("job trades: " + reader.problems().front());
    return trades;
}

JobTypeWords::JobTypeWords(const domain::ReferenceLists& lists, std::span<const SynonymGroup> synonyms,
                           std::span<const TradesOfType> trades) {
    std::vector<std::vector<std::string>> groups;
    for (const SynonymGroup& group : synonyms) groups.push_back(folded_texts(group));
    for (const domain::JobCategory& category : lists.lists().categories) {
        const auto industry = folded_texts(names_of(category.name));
        for (const domain::JobType& type : category.types) {
            if (type.subtitle) continue;
            std::vector<std::string> names = names_of(type.name);
            for (const TradesOfType& each : trades) {
                if (each.type == type.short_code)
                    names.insert(names.end(), each.trades.begin(), each.trades.end());
            }
            const std::vector<std::string> own = folded_texts(names);
            std::vector<std::string> phrases = own;
            for (const auto& group : groups) {
                if (std::ranges::find_first_of(group, own) != group.end())
                    phrases.insert(phrases.end(), group.begin(), group.end());
            }
            types_.push_back({type.short_code, folded_texts(phrases), industry});
        }
    }
}

std::vector<std::string> JobTypeWords::called(std::string_view text, std::size_t limit) const {
    const std::string folded = fold_text(text);
    if (folded.empty()) return {};
    // Sorts by the match, then longer phrases in the text first.
    using Order = std::tuple<Call, std::ptrdiff_t>;
    std::vector<std::pair<Order, const std::string*>> found;
    for (const Entry& type : types_) {
        std::optional<Order> best;
        const auto offer = [&](Call call, std::ptrdiff_t length) {
            const Order order{call, call == Call::has_phrase ? -length : 0};
            best = best ? std::min(*best, order) : order;
        };
        for (const std::string& phrase : type.phrases) {
            if (const auto call = call_of(folded, phrase)) offer(*call, std::ssize(phrase));
        }
        for (const std::string& industry : type.industry) {
            if (has_words(industry, folded)) offer(Call::names_industry, 0);
        }
        if (best) found.emplace_back(*best, &type.code);
    }
    std::ranges::stable_sort(found, {}, &std::pair<Order, const std::string*>::first);
    std::vector<std::string> codes;
    for (const auto& [order, code] : found) {
        if (codes.size() < limit) codes.push_back(*code);
    }
    return codes;
}

}  // namespace hoigung::search
