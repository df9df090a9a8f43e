#include "notify/push_payload.hpp"

#include <algorithm>

#include "base/json_writer.hpp"
#include "base/text.hpp"

namespace hoigung::notify {

namespace {

constexpr std::size_t kMostBytes = 2999;

// The members and their places are those of the Push API's declarative push message.
std::string payload_of(const domain::PushContent& content, std::string_view tag) {
    std::string text;
    base::JsonWriter json(text);
    json.begin_object().member("web_push", 8030).key("notification").begin_object();
    json.member("title", content.title)
        .member("body", content.body)
        .member("navigate", content.url)
        .member("tag", tag)
        .member("lang", content.language)
        .member("dir", "ltr")
        .member("silent", content.is_silent)
        .member("renotify", !content.is_silent)
        .end_object();
    json.member("app_badge", content.unread).end_object();
    return text;
}

}  // namespace

std::string push_payload(const domain::PushContent& content, std::string_view tag) {
    domain::PushContent shown = content;
    std::string payload = payload_of(shown, tag);
    // Titles of jobs are short; a text that is not, or that has to be escaped throughout, loses its end.
    for (std::size_t most = 200; payload.size() > kMostBytes && most > 0; most /= 2) {
        shown.title = base::first_characters(content.title, most);
        shown.body = base::first_characters(content.body, most);
        payload = payload_of(shown, tag);
    }
    return payload;
}

}  // namespace hoigung::notify
