#include "notify/mail_message.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/base64.hpp"
#include "base/internet_date.hpp"
#include "base/text.hpp"

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
    const std::string head = fmt::format(
        "Date: {}\r\nFrom: {}\r\nTo: {}\r\nSubject: {}\r\nMessage-ID: <{}@{}>\r\n"
        "Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n",
        base::mail_date(now), from_header(sender, delivery.mail().sender_name), delivery.address(),
        encoded_words(delivery.mail().subject), delivery.id.text(), sender.host());
    const std::string text = part_of("text/plain; charset=utf-8", "", delivery.mail().text);
    const auto& attachments = delivery.mail().attachments;
    if (attachments.empty()) return head + text;
    // Lines of base64 have no hyphen, so no content can look like the boundary.
    const std::string boundary = "part-" + delivery.id.text();
    std::string message =
        head +
        fmt::format("Content-Type: multipart/mixed; boundary=\"{0}\"\r\n\r\n--{0}\r\n{1}", boundary, text);
    for (const domain::MailAttachment& each : attachments)
        message += fmt::format("--{}\r\n{}", boundary, part_of(each.content_type, each.name, each.content));
    return message + fmt::format("--{}--\r\n", boundary);
}

}  // namespace hoigung::notify
