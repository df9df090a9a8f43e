#include "endpoints/outbox_page.hpp"

#include <fmt/format.h>

#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints {
namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '&':
                out += "&amp;";
                break;
            case '"':
                out += "&quot;";
                break;
            default:
                out += c;
        }
    }
    return out;
}

// The HTML form of a mail, as a document of its own that can neither run scripts nor leave its frame.
std::string frame_of(const domain::OutboxMessage& message) {
    if (message.html.empty()) return "";
    return fmt::format(
        "<iframe sandbox=\"\" title=\"HTML\" width=\"640\" height=\"640\" srcdoc=\"{}\"></iframe>",
        escaped(message.html));
}

std::string page_of(const std::vector<domain::OutboxMessage>& messages,
                    const std::optional<ShownTimeCode>& time_code) {
    std::string html =
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">"
        "<meta name=\"viewport\" content=\"width=device-width\"><meta name=\"robots\" content=\"noindex\">"
        "<title>Outbox</title></head><body><h1>Outbox</h1>"
        "<p>Messages that would have been sent, newest first.</p>";
    if (time_code)
        html += fmt::format("<p>The time-based code of {}: <strong data-time-code>{}</strong></p>",
                            escaped(time_code->email), time_code->code);
    html += "<ol>";
    for (const domain::OutboxMessage& message : messages) {
        html += fmt::format(
            "<li><article data-{0}=\"{1}\"><h2>{1}</h2><p>{2} <time datetime=\"{3}\">{3}</time></p>"
            "<pre>{4}</pre>{5}</article></li>",
            message.channel == domain::OutboxChannel::mail ? "email" : "telephone",
            escaped(message.recipient), base::name_of(message.channel), base::to_iso(message.sent_at),
            escaped(message.text), frame_of(message));
    }
    return html + "</ol></body></html>\n";
}

}  // namespace

void OutboxPage::answer(const http::Responder& responder) {
    answer_later(queue_, responder, [this] {
        constexpr int kShown = 100;
        // Frames with a document of their own have the policy of the page; mails need their styles.
        return http::Response::html(200, page_of(outbox_.latest(kShown), time_code_()))
            .with("Cache-Control", "no-store")
            .with("Content-Security-Policy",
                  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'");
    });
}

}  // namespace hoigung::endpoints
