#include "search/lexicon.hpp"

#include <algorithm>

#include "base/hash.hpp"
#include "search/working_words.hpp"

namespace hoigung::search {

Lexicon::Lexicon(const domain::ReferenceLists& lists, std::span<const SynonymGroup> synonyms)
    : lists_(&lists) {
    for (const SynonymGroup& group : synonyms) add_meaning(group);
    add_reference_names();
    add_noise();
    std::ranges::sort(words_);
    words_.erase(std::unique(words_.begin(), words_.end()), words_.end());
    for (const Meaning& meaning : meanings_) fingerprint_ = scramble(fingerprint_ + meaning.term);
}

std::int32_t Lexicon::phrase_number(std::string_view text) {
    const Tokens tokens = tokenize(text);
    if (tokens.list.empty()) return -1;
    for (std::size_t i = 1; i < tokens.list.size(); ++i) {
        if (!follows(tokens.list[i - 1], tokens.list[i])) return -1;
    }
    std::uint32_t node = 0;
    for (const Token& token : tokens.list) {
        const auto [next, is_new] =
            edges_.try_emplace(edge(node, token.key), static_cast<std::uint32_t>(phrase_of_node_.size()));
        if (is_new) phrase_of_node_.push_back(-1);
        node = next->second;
        if (!token.ideograph) words_.emplace_back(tokens.word(token));
    }
    std::int32_t& number = phrase_of_node_[node];
    if (number < 0) {
        number = static_cast<std::int32_t>(phrases_.size());
        phrases_.push_back({{}, tokens.list.size() == 1 && !tokens.list.front().ideograph, false});
        const std::uint64_t first = tokens.list.front().key;
        begins_[(first % kFilterBits) / 64] |= std::uint64_t{1} << (first % 64);
    }
    return number;
}

void Lexicon::add_meaning(std::span<const std::string> texts) {
    std::vector<std::size_t> numbers;
    std::uint64_t hash = 0;
    for (const std::string& text : texts) {
        const std::int32_t number = phrase_number(text);
        if (number < 0) continue;
        numbers.push_back(static_cast<std::size_t>(number));
        hash = scramble(hash + base::stable_hash(text));
    }
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    if (numbers.empty()) return;
    std::vector<std::uint32_t> common = phrases_[numbers.front()].meanings;
    for (const std::size_t number : numbers) {
        const auto& others = phrases_[number].meanings;
        std::erase_if(common, [&](std::uint32_t meaning) {
            return std::ranges::find(others, meaning) == others.end();
        });
    }
    if (!common.empty()) return;
    const auto meaning = static_cast<std::uint32_t>(meanings_.size());
    meanings_.push_back({meaning_term(hash), Subject::work});
    for (const std::size_t number : numbers) phrases_[number].meanings.push_back(meaning);
}

void Lexicon::add_name(const domain::LocalizedText& name) {
    const std::string names[] = {name.zh_hant, name.en};
    add_meaning(names);
}

void Lexicon::mark(const domain::LocalizedText& name, Subject subject) {
    for (const std::string& text : {name.zh_hant, name.en}) {
        const std::int32_t number = phrase_number(text);
        if (number < 0) continue;
        for (const std::uint32_t meaning : phrases_[static_cast<std::size_t>(number)].meanings)
            meanings_[meaning].subject = subject;
    }
}

void Lexicon::add_reference_names() {
    const auto& lists = lists_->lists();
    for (const auto& category : lists.categories) {
        add_name(category.name);
        for (const auto& type : category.types) {
            if (!type.subtitle) add_name(type.name);
        }
    }
    for (const auto* terms : {&lists.employments, &lists.working_days, &lists.working_times}) {
        for (const auto& term : *terms) {
            add_name(term.name);
            mark(term.name, terms == &lists.employments ? Subject::employment : Subject::time);
        }
    }
    for (const std::string_view words : words::kWorkingWords) {
        const std::size_t space = words.find(' ');
        const domain::LocalizedText name{std::string(words.substr(0, space)),
                                         std::string(words.substr(space + 1))};
        add_name(name);
        mark(name, Subject::time);
    }
    for (const auto& district : lists.districts) {
        add_name(district.name);
        mark(district.name, Subject::place);
    }
    for (const auto& region : lists.regions) {
        for (const auto& name : {region.name, region.label}) {
            add_name(name);
            mark(name, Subject::place);
        }
    }
}

void Lexicon::add_noise() {
    for (const std::string_view word : words::kNoise) {
        const std::int32_t number = phrase_number(word);
        if (number < 0) continue;
        Phrase& phrase = phrases_[static_cast<std::size_t>(number)];
        if (phrase.meanings.empty()) phrase.is_noise = true;
    }
}

}  // namespace hoigung::search
