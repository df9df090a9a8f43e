#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/enum_names.hpp"
#include "base/id.hpp"
#include "base/time.hpp"
#include "domain/deliveries/letter.hpp"
#include "domain/deliveries/site_notice.hpp"
#include "domain/identity/push_subscription.hpp"
#include "domain/ids.hpp"
#include "domain/keys/webhook.hpp"
#include "domain/locale.hpp"

namespace hoigung::domain {

using DeliveryId = base::Id<struct DeliveryTag>;

// The channel by which somebody is told.
enum class DeliveryWay {
    mail,
    // A notification, which waits on the site until it is read.
    site,
    webhook,
    push,
    sms
};

struct MailAttachment {
    std::string name;
    std::string content_type;
    std::string content;

    bool operator==(const MailAttachment&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("content_type", self.content_type);
        visit.required("content", self.content);
    }
};

struct MailContent {
    std::string subject;
    std::string text;
    // Used instead when the delivery is about a single application; empty when the wording does not differ.
    std::string subject_of_one{};
    std::string text_of_one{};
    std::vector<MailAttachment> attachments{};
    // The sender's name shown to the receiver; empty in deliveries that earlier versions stored.
    std::string sender_name{};
    // The mail's HTML form is made from it. Mails without one are plain text.
    std::optional<Letter> letter{};
    // The URL that ends this kind of mail with one click (RFC 8058); empty for mails that cannot be ended.
    std::string unsubscribe_url{};
    // The language tag of a mail with a letter, such as "zh-Hant-HK".
    std::string language{};

    bool operator==(const MailContent&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("subject", self.subject);
        visit.required("text", self.text);
        visit.optional("subject_of_one", self.subject_of_one);
        visit.optional("text_of_one", self.text_of_one);
        visit.optional("attachments", self.attachments);
        visit.optional("sender_name", self.sender_name);
        visit.optional("letter", self.letter);
        visit.optional("unsubscribe_url", self.unsubscribe_url);
        visit.optional("language", self.language);
    }
};

// What a browser shows when a push arrives.
struct PushContent {
    std::string title;
    std::string body;
    // The page that it opens.
    std::string url;
    // The language tag of its texts.
    std::string language;
    // Delivered also while the phone saves power.
    bool is_urgent = false;
    // Shown without a sound.
    bool is_silent = false;
    // The number of unread notifications, shown on the icon of the installed site.
    std::int64_t unread = 0;

    bool operator==(const PushContent&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("title", self.title);
        visit.required("body", self.body);
        visit.required("url", self.url);
        visit.required("language", self.language);
        visit.optional("is_urgent", self.is_urgent);
        visit.optional("is_silent", self.is_silent);
        visit.optional("unread", self.unread);
    }
};

struct SmsContent {
    std::string text;
    Locale locale = Locale::zh_hant;

    bool operator==(const SmsContent&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("text", self.text);
        visit.required("locale", self.locale);
    }
};

// A browser that is sent a push.
struct PushReceiver {
    PushSubscriptionId id;
    // Filled in when the push is claimed to be sent.
    PushSubscription subscription{};

    bool operator==(const PushReceiver&) const = default;
};

// Placeholder in a text for the number of applications that it is about.
inline constexpr std::string_view kApplicationCount = "{count}";
// The content with the number of applications filled in.
[[nodiscard]] MailContent counted(MailContent content, std::int64_t applications);

// The receiver of a delivery, by its way: an e-mail address or a telephone, a seeker, the key whose webhook
// is told, or a browser.
using Recipient = std::variant<std::string, SeekerId, PartnerKeyId, PushReceiver>;

// A message to one receiver, by one way. It is stored in the transaction of the event that caused it, in the
// table of its way, and then sent until it is accepted. The receiver of a mail recognizes a repetition by the
// delivery's id, the receiver of a webhook's event by the event's number.
struct Delivery {
    DeliveryId id;
    DeliveryWay way = DeliveryWay::mail;
    Recipient recipient;
    // Sent together with the receiver's other daily deliveries.
    bool is_daily = false;
    base::Timestamp queued_at;
    // Not tried before this.
    base::Timestamp due_at;
    // Given up after this. Unset for a notification, which is not sent.
    base::Timestamp expires_at{};
    int failures = 0;
    std::variant<MailContent, SiteNotice, WebhookEvent, PushContent, SmsContent> content;
    // A later mail of the same topic is merged into the waiting one, a later push replaces it, also where it
    // is shown. Empty when this delivery is never merged.
    std::string topic{};
    // The applications that it is about. It is not sent when all of them are withdrawn or erased, nor while
    // the company is suspended, because members of a suspended company may not see seekers.
    std::vector<ApplicationId> applications{};

    [[nodiscard]] const std::string& address() const { return std::get<std::string>(recipient); }
    [[nodiscard]] SeekerId seeker() const { return std::get<SeekerId>(recipient); }
    [[nodiscard]] const PushReceiver& browser() const { return std::get<PushReceiver>(recipient); }
    [[nodiscard]] PartnerKeyId key() const { return std::get<PartnerKeyId>(recipient); }
    [[nodiscard]] MailContent& mail() { return std::get<MailContent>(content); }
    [[nodiscard]] const MailContent& mail() const { return std::get<MailContent>(content); }
    [[nodiscard]] const SiteNotice& notice() const { return std::get<SiteNotice>(content); }
    [[nodiscard]] const PushContent& push() const { return std::get<PushContent>(content); }
    [[nodiscard]] const SmsContent& sms() const { return std::get<SmsContent>(content); }
    [[nodiscard]] const WebhookEvent& event() const { return std::get<WebhookEvent>(content); }
    bool operator==(const Delivery&) const = default;
};

// A mail, a push or an SMS that ended without being accepted.
struct FailedDelivery {
    DeliveryId id;
    DeliveryWay way = DeliveryWay::mail;
    // The e-mail address, the id of the push subscription, or the telephone.
    std::string recipient;
    base::Timestamp queued_at;
    base::Timestamp ended_at;
    std::string problem;

    bool operator==(const FailedDelivery&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::DeliveryWay> {
    static constexpr std::array<std::string_view, 5> values{"mail", "site", "webhook", "push", "sms"};
};
