#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "base/id.hpp"
#include "base/time.hpp"

namespace hoigung::domain {

using DeliveryId = base::Id<struct DeliveryTag>;

// How something leaves the site.
enum class DeliveryWay { mail };

struct DeliveryContent {
    std::string subject;
    std::string text;

    bool operator==(const DeliveryContent&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("subject", self.subject);
        visit.required("text", self.text);
    }
};

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

    bool operator==(const Delivery&) const = default;
};

// A delivery that came to an end without being taken.
struct EndedDelivery {
    DeliveryId id;
    DeliveryWay way = DeliveryWay::mail;
    std::string recipient;
    base::Timestamp queued_at;
    base::Timestamp ended_at;
    std::string problem;

    bool operator==(const EndedDelivery&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::DeliveryWay> {
    static constexpr std::array<std::string_view, 1> values{"mail"};
};
