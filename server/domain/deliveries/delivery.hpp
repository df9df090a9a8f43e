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
#include "domain/ids.hpp"
#include "domain/keys/webhook.hpp"

namespace hoigung::domain {

using DeliveryId = base::Id<struct DeliveryTag>;

// The channel by which somebody is told.
enum class DeliveryWay {
    mail,
    // A notification, which waits on the site until it is read.
    site,
    webhook
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
    // Added to the text when the delivery is about this application alone: links that act on it.
    std::string acts{};
    std::optional<ApplicationId> acted_on{};
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
        visit.optional("acts", self.acts);
        visit.optional("acted_on", self.acted_on);
        visit.optional("attachments", self.attachments);
        visit.optional("sender_name", self.sender_name);
        visit.optional("letter", self.letter);
        visit.optional("unsubscribe_url", self.unsubscribe_url);
        visit.optional("language", self.language);
    }
};

// Placeholder in a text for the number of applications that it is about.
inline constexpr std::string_view kApplicationCount = "{count}";
// The content with the number of applications filled in. `only` is the application when there is just one.
[[nodiscard]] MailContent counted(MailContent content, std::int64_t applications,
                                  const std::optional<ApplicationId>& only);

// The receiver of a delivery, by its way: an e-mail address, a seeker, or the key whose webhook is told.
using Recipient = std::variant<std::string, SeekerId, PartnerKeyId>;

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
    std::variant<MailContent, SiteNotice, WebhookEvent> content;
    // A later delivery of the same topic is merged into the waiting one. Empty when this delivery is never
    // merged.
    std::string topic{};
    // The applications that it is about. It is not sent when all of them are withdrawn or erased, nor while
    // the company is suspended, because members of a suspended company may not see seekers.
    std::vector<ApplicationId> applications{};

    [[nodiscard]] const std::string& address() const { return std::get<std::string>(recipient); }
    [[nodiscard]] SeekerId seeker() const { return std::get<SeekerId>(recipient); }
    [[nodiscard]] PartnerKeyId key() const { return std::get<PartnerKeyId>(recipient); }
    [[nodiscard]] MailContent& mail() { return std::get<MailContent>(content); }
    [[nodiscard]] const MailContent& mail() const { return std::get<MailContent>(content); }
    [[nodiscard]] const SiteNotice& notice() const { return std::get<SiteNotice>(content); }
    [[nodiscard]] const WebhookEvent& event() const { return std::get<WebhookEvent>(content); }
    bool operator==(const Delivery&) const = default;
};

// A mail that ended without being accepted.
struct FailedDelivery {
    DeliveryId id;
    DeliveryWay way = DeliveryWay::mail;
    // The e-mail address.
    std::string recipient;
    base::Timestamp queued_at;
    base::Timestamp ended_at;
    std::string problem;

    bool operator==(const FailedDelivery&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::DeliveryWay> {
    static constexpr std::array<std::string_view, 3> values{"mail", "site", "webhook"};
};
