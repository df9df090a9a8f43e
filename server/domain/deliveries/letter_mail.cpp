#include "domain/deliveries/letter_mail.hpp"

#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace hoigung::domain {
namespace {

constexpr std::string_view kEnglishTag = "en";
constexpr std::string_view kChineseTag = "zh-Hant-HK";
// Not "-- ", the separator of signatures, which mail programs cut off.
constexpr std::string_view kEndOfLetter = "----------------------------------------";

std::string_view language_tag(Locale locale) {
    return locale == Locale::en ? kEnglishTag : kChineseTag;
}

// Writes a letter as plain text: blocks that empty lines separate.
class LetterText {
  public:
    explicit LetterText(std::string_view language) : colon_(language == kEnglishTag ? ":" : "：") {}

    std::string of(const Letter& letter) && {
        for (const LetterSection& section : letter.sections) put(section);
        if (!letter.footnotes.empty() || !letter.links.empty()) block(kEndOfLetter);
        for (const std::string& footnote : letter.footnotes) block(footnote);
        for (const LetterLink& link : letter.links) put(link);
        return std::move(text_);
    }

  private:
    void put(const LetterSection& section) {
        block(section.heading);
        for (const std::string& paragraph : section.paragraphs) block(paragraph);
        block(section.code);
        for (const LetterItem& item : section.items) put(item);
        if (section.button) put(*section.button);
    }

    void put(const LetterItem& item) {
        std::string lines = "- " + item.title;
        for (const std::string& line : item.lines) lines += "\n  " + line;
        if (!item.url.empty()) lines += "\n  " + item.url;
        for (const LetterLink& link : item.links)
            lines += fmt::format("\n\n  {}{}\n  {}", link.label, colon_, link.url);
        block(lines);
    }

    void put(const LetterLink& link) { block(fmt::format("{}{}\n{}", link.label, colon_, link.url)); }

    void block(std::string_view lines) {
        if (lines.empty()) return;
        if (!text_.empty()) text_ += '\n';
        text_.append(lines).append("\n");
    }

    const std::string_view colon_;
    std::string text_;
};

}  // namespace

MailContent mail_of(const MailHead& head, Letter letter) {
    MailContent content;
    content.subject = head.subject;
    content.sender_name = head.sender_name;
    content.unsubscribe_url = head.unsubscribe_url;
    content.language = language_tag(head.locale);
    content.text = LetterText(content.language).of(letter);
    content.letter = std::move(letter);
    return content;
}

}  // namespace hoigung::domain
