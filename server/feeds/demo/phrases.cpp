#include "feeds/demo/phrases.hpp"

#include <array>

#include <fmt/format.h>

namespace hoigung::feeds::demo {
namespace {

constexpr std::string_view kChineseStop = "。";

void fill(std::string& text, std::string_view blank, std::string_view words) {
    for (auto at = text.find(blank); at != std::string::npos; at = text.find(blank, at + words.size())) {
        text.replace(at, blank.size(), words);
    }
}

bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}

std::string without_stop(std::string text, std::string_view stop) {
    if (text.ends_with(stop)) text.resize(text.size() - stop.size());
    return text;
}

// 'Welcome' becomes 'welcome'; 'CCTV' stays unchanged.
std::string without_capital(std::string text) {
    if (text.size() > 1 && is_upper(text[0]) && !is_upper(text[1])) {
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    }
    return text;
}

}  // namespace

LocalizedText filled(LocalizedText sentence, const Blanks& blanks) {
    for (const auto& [blank, words] : blanks) {
        fill(sentence.zh_hant, blank, words.zh_hant);
        fill(sentence.en, blank, words.en);
    }
    return sentence;
}

LocalizedText joined(std::span<const LocalizedText> sentences) {
    LocalizedText paragraph;
    for (const LocalizedText& sentence : sentences) {
        paragraph.zh_hant += sentence.zh_hant;
        if (!paragraph.en.empty()) paragraph.en += ' ';
        paragraph.en += sentence.en;
    }
    return paragraph;
}

LocalizedText listed(std::span<const LocalizedText> names) {
    LocalizedText list;
    for (const LocalizedText& name : names) {
        if (!list.empty()) {
            list.zh_hant += "、";
            list.en += ", ";
        }
        list.zh_hant += name.zh_hant;
        list.en += name.en;
    }
    return list;
}

LocalizedText enumerated(const LocalizedText& lead, std::span<const LocalizedText> sentences) {
    LocalizedText text = lead;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        if (i > 0) {
            text.zh_hant += "；";
            text.en += "; ";
        }
        text.zh_hant += without_stop(sentences[i].zh_hant, kChineseStop);
        text.en += without_capital(without_stop(sentences[i].en, "."));
    }
    text.zh_hant += kChineseStop;
    text.en += '.';
    return text;
}

LocalizedText number(int value) {
    return {fmt::to_string(value), fmt::to_string(value)};
}

LocalizedText day_in_words(base::Date date) {
    static constexpr std::array<std::string_view, 12> kMonths{
        "January", "February", "March",     "April",   "May",      "June",
        "July",    "August",   "September", "October", "November", "December"};
    const auto month = static_cast<unsigned>(date.month());
    const auto day = static_cast<unsigned>(date.day());
    return {fmt::format("{} 月 {} 日", month, day), fmt::format("{} {}", day, kMonths[month - 1])};
}

}  // namespace hoigung::feeds::demo
