#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/identity/seeker.hpp"
#include "domain/ids.hpp"
#include "domain/interviews/side.hpp"
#include "domain/people/person.hpp"
#include "domain/wordings/concern.hpp"

namespace hoigung::domain {

using MessageId = base::Id<struct MessageTag>;
using MessageReportId = base::Id<struct MessageReportTag>;

enum class ConversationState {
    // Nobody has written; the employer begins.
    none,
    open,
    ended_by_employer,
    ended_by_seeker,
    // The application was withdrawn.
    over
};

// When one side is told, outside the conversation, of unread messages.
struct UnreadReminder {
    // Empty while there is nothing to tell.
    std::optional<base::Timestamp> due_at;
    // The number of the last message that the side was told of.
    std::int64_t told = 0;

    bool operator==(const UnreadReminder&) const = default;
};

struct Conversation {
    ApplicationId application;
    CompanyId company;
    ConversationState state = ConversationState::none;
    std::int64_t last_number = 0;
    base::Timestamp last_at;
    // The number of the last message that each side has read.
    std::int64_t read_by_seeker = 0;
    std::int64_t read_by_company = 0;
    UnreadReminder seeker_reminder;
    UnreadReminder company_reminder;

    [[nodiscard]] std::int64_t& read_by(Side side) {
        return side == Side::seeker ? read_by_seeker : read_by_company;
    }
    [[nodiscard]] UnreadReminder& unread_reminder(Side side) {
        return side == Side::seeker ? seeker_reminder : company_reminder;
    }
    bool operator==(const Conversation&) const = default;
};

struct Message {
    MessageId id;
    ApplicationId application;
    // From 1 in each conversation, without gaps.
    std::int64_t number = 0;
    Side from = Side::seeker;
    // The person who wrote for the company; empty once the account is deleted.
    std::optional<PersonId> person;
    // The name or e-mail of that person.
    std::string by;
    std::string text;
    base::Timestamp sent_at;
    // Signs of a scam.
    std::vector<ConcernKind> warnings;
    // Whether the receiving side has reported it.
    bool is_reported = false;

    bool operator==(const Message&) const = default;
};

// Selects messages of a conversation, oldest first: those after a number, or else the newest ones before a
// number.
struct MessageRange {
    std::optional<std::int64_t> before;
    std::optional<std::int64_t> after;
    int limit = 50;
};

struct MessageReport {
    MessageReportId id;
    ApplicationId application;
    std::int64_t number = 0;
    Side by = Side::seeker;
    std::string reason;
    base::Timestamp reported_at;
    std::optional<base::Timestamp> handled_at;

    bool operator==(const MessageReport&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ConversationState> {
    static constexpr std::array<std::string_view, 5> values{"none", "open", "ended_by_employer",
                                                            "ended_by_seeker", "over"};
};
