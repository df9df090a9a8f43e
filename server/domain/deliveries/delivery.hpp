#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "base/id.hpp"
#include "base/time.hpp"
#include "domain/ids.hpp"

namespace hoigung::domain {

using DeliveryId = base::Id<struct DeliveryTag>;

// The channel by which a message leaves the site.
enum class DeliveryWay { mail };

struct DeliveryAttachment {
    std::string name;
    std::string content_type;
    std::string content;

    bool operator==(const DeliveryAttachment&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("content_type", self.content_type);
        visit.required("content", self.content);
    }
};

struct DeliveryContent {
    std::string subject;
    std::string text;
    // Used instead when the delivery is about a single application; empty when the wording does not differ.
    std::string subject_of_one{};
    std::string text_of_one{};
    std::vector<DeliveryAttachment> attachments{};
    // The sender's name shown to the receiver; empty in deliveries that earlier versions stored.
    std::string sender_name{};

    bool operator==(const DeliveryContent&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("subject", self.subject);
        visit.required("text", self.text);
        visit.optional("subject_of_one", self.subject_of_one);
        visit.optional("text_of_one", self.text_of_one);
        visit.optional("attachments", self.attachments);
        visit.optional("sender_name", self.sender_name);
    }
};

// Placeholder in a text for the number of applications that it is about.
inline constexpr std::string_view kApplicationCount = "{count}";
// The content with the number of applications filled in.
[[nodiscard]] DeliveryContent counted(DeliveryContent content, std::int64_t applications);

// A message that leaves the site. It is stored in the transaction of the event that caused it and then sent
// until it is accepted; the receiver recognizes a repetition by the id.
struct Delivery {
    DeliveryId id;
    DeliveryWay way = DeliveryWay::mail;
    std::string recipient;
    // Sent together with the receiver's other daily deliveries.
    bool is_daily = false;
    base::Timestamp queued_at;
    // Not tried before this.
    base::Timestamp due_at;
    // Given up after this.
    base::Timestamp expires_at;
    int failures = 0;
    DeliveryContent content;
    // A later delivery of the same topic is merged into the waiting one; empty when none is.
    std::string topic{};
    // The applications that it is about. It is not sent when all of them are withdrawn or erased, nor while
    // the company is suspended, because its members may not see seekers then.
    std::vector<ApplicationId> applications{};

    bool operator==(const Delivery&) const = default;
};

// A delivery that ended without being accepted.
struct FailedDelivery {
    DeliveryId id;
    DeliveryWay way = DeliveryWay::mail;
    std::string recipient;
    base::Timestamp queued_at;
    base::Timestamp ended_at;
    std::string problem;

    bool operator==(const FailedDelivery&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::DeliveryWay> {
    static constexpr std::array<std::string_view, 1> values{"mail"};
};
