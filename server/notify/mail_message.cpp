#include "notify/mail_message.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/base64.hpp"
#include "base/internet_date.hpp"
#include "base/text.hpp"
#include "notify/letter_html.hpp"

namespace hoigung::notify {
namespace {

// RFC 2047: an encoded word has at most 75 characters, which leaves this many bytes for its text.
constexpr std::size_t kWordBytes = 45;
// RFC 2045: a line of base64 has at most 76 characters, which encode this many bytes.
constexpr std::size_t kLineBytes = 57;

// The first bytes of a text, cut at the end of a character.
std::string_view first_word(std::string_view text) {
    std::size_t size = std::min(kWordBytes, text.size());
    while (size < text.size() && size > 0 && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80) --size;
    return text.substr(0, size);
}

// Encodes any text as the value of a header, so that it cannot begin another header.
std::string encoded_words(std::string_view text) {
    std::string words;
    while (!text.empty()) {
        const std::string_view word = first_word(text);
        words += fmt::format("{}=?UTF-8?B?{}?=", words.empty() ? "" : "\r\n ", base::base64(word));
        text.remove_prefix(word.size());
    }
    return words;
}

std::string from_header(const MailSender& sender, const std::string& site_name) {
    const std::string& name = sender.name.empty() ? site_name : sender.name;
    return name.empty() ? sender.address : fmt::format("{} <{}>", encoded_words(name), sender.address);
}

std::string body_of(std::string_view text) {
    std::string body;
    for (; !text.empty(); text.remove_prefix(std::min(kLineBytes, text.size())))
        body += base::base64(text.substr(0, kLineBytes)) + "\r\n";
    return body;
}

// A MIME part: a text, or a file with a name.
std::string part_of(std::string_view content_type, std::string_view name, std::string_view content) {
    const std::string disposition =
        name.empty() ? "" : fmt::format("Content-Disposition: attachment; filename=\"{}\"\r\n", name);
    return fmt::format("Content-Type: {}\r\n{}Content-Transfer-Encoding: base64\r\n\r\n", content_type,
                       disposition) +
           body_of(content);
}

// Parts between lines with a boundary. Lines of base64 have no hyphen, so no content can look like one.
std::string parts_of(std::string_view kind, std::string_view boundary, std::span<const std::string> parts) {
    std::string message = fmt::format("Content-Type: multipart/{}; boundary=\"{}\"\r\n\r\n", kind, boundary);
    for (const std::string& part : parts) message += fmt::format("--{}\r\n{}", boundary, part);
    return message + fmt::format("--{}--\r\n", boundary);
}

// The text, with its HTML form when the mail has a letter.
std::string forms_of(const domain::MailContent& mail, const std::string& id) {
    std::string text = part_of("text/plain; charset=utf-8", "", mail.text);
    if (!mail.letter) return text;
    // Programs show the last form that they can.
    return parts_of("alternative", "form-" + id,
                    std::array{std::move(text), part_of("text/html; charset=utf-8", "", letter_html(mail))});
}

// Whether a URL can stand in a header as it is: not too long for a line, and nothing that ends it.
bool fits_header(std::string_view url) {
    constexpr std::size_t kLongest = 900;
    return !url.empty() && url.size() <= kLongest &&
           std::ranges::all_of(url, [](char c) { return c > ' ' && c < 0x7F && c != '<' && c != '>'; });
}

// RFC 8058: the receiver's program posts to the URL when its reader presses "unsubscribe".
std::string unsubscribe_headers(std::string_view url) {
    if (!fits_header(url)) return "";
    return fmt::format("List-Unsubscribe: <{}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n",
                       url);
}

std::string language_header(std::string_view language) {
    return language.empty() ? "" : fmt::format("Content-Language: {}\r\n", language);
}

}  // namespace

MailSender MailSender::parse(std::string_view text) {
    const std::size_t open = text.rfind('<');
    if (open == std::string_view::npos || !text.ends_with('>')) return {"", std::string(base::trim(text))};
    return {std::string(base::trim(text.substr(0, open))),
            std::string(text.substr(open + 1, text.size() - open - 2))};
}

std::string_view MailSender::host() const {
    return std::string_view(address).substr(address.rfind('@') + 1);
}

std::string mail_message(const domain::Delivery& delivery, const MailSender& sender, base::Timestamp now) {
    const domain::MailContent& mail = delivery.mail();
    const std::string id = delivery.id.text();
    std::string head = fmt::format(
        "Date: {}\r\nFrom: {}\r\nTo: {}\r\nSubject: {}\r\nMessage-ID: <{}@{}>\r\n"
        "Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n",
        base::mail_date(now), from_header(sender, mail.sender_name), delivery.address(),
        encoded_words(mail.subject), id, sender.host());
    head += language_header(mail.language) + unsubscribe_headers(mail.unsubscribe_url);
    std::string forms = forms_of(mail, id);
    if (mail.attachments.empty()) return head + forms;
    std::vector<std::string> parts{std::move(forms)};
    for (const domain::MailAttachment& each : mail.attachments)
        parts.push_back(part_of(each.content_type, each.name, each.content));
    return head + parts_of("mixed", "part-" + id, parts);
}

}  // namespace hoigung::notify
