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

// How something leaves the site.
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
    // What is said instead when it is about one application alone; empty when that is the same.
    std::string subject_of_one{};
    std::string text_of_one{};
    std::vector<DeliveryAttachment> attachments{};
    // What the site calls itself to the receiver; empty in those of earlier versions.
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

// Stands in a text for the number of applications that it is about.
inline constexpr std::string_view kApplicationCount = "{count}";
// What is said about so many applications.
[[nodiscard]] DeliveryContent counted(DeliveryContent content, std::int64_t applications);

// Something that somebody is told outside the site. It is stored in the transaction of what caused it and
// then sent until it is taken; the receiver knows a repetition by the id.
struct Delivery {
    DeliveryId id;
    DeliveryWay way = DeliveryWay::mail;
    std::string recipient;
    // Waits for the others of the day and goes together with them.
    bool is_daily = false;
    base::Timestamp queued_at;
    // Not tried before this.
    base::Timestamp due_at;
    // Of no use to anybody after this.
    base::Timestamp expires_at;
    int failures = 0;
    DeliveryContent content;
    // A later one of the same topic joins the one that waits; empty when none does.
    std::string topic{};
    // The applications that it is about. It is not sent when they are all withdrawn or erased, nor while the
    // company is suspended, whose people have nothing to do with seekers then.
    std::vector<ApplicationId> applications{};

    bool operator==(const Delivery&) const = default;
};

// A delivery that came to an end without being taken.
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
