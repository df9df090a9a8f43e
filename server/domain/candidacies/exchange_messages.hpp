#pragma once

#include <string_view>

#include "domain/candidacies/candidacy_access.hpp"

// The actions of both sides in a conversation.
namespace hoigung::domain {

inline constexpr std::size_t kLongestMessage = 1000;
inline constexpr std::size_t kLongestMessageReport = 500;
inline constexpr int kMostMessagesAtOnce = 50;
// A side that has not read a message after this time is told of it outside the conversation.
inline constexpr std::chrono::seconds kReadWithin{30};

// The state that both sides see.
[[nodiscard]] ConversationState shown_state(ApplicationStatus status, const Conversation& conversation);

// The actor for a person who has the permission in the company.
[[nodiscard]] Outcome<Actor> company_actor(const Person& person, std::string_view company_id,
                                           Permission permission, const CandidacyPorts& ports);

// Sends a text; a repeated key returns the message that was first sent with it. The company writes first.
// ConversationEnded for a seeker before that or when the company no longer sees the application, and for both
// sides after one has ended the conversation. CompanyLimitReached when the company has reached its daily
// limit, MessageLimitReached when the seeker has reached theirs.
[[nodiscard]] Outcome<Message> send_message(const Actor& actor, std::string_view application_id,
                                            std::string_view key, std::string_view text,
                                            const CandidacyPorts& ports, base::Timestamp now);

// Marks the messages up to a number as read by a side. A smaller number than before changes nothing.
[[nodiscard]] Outcome<Conversation> mark_read(const Actor& actor, std::string_view application_id,
                                              std::int64_t up_to, const CandidacyPorts& ports,
                                              base::Timestamp now);

// Ends the conversation for both sides; does nothing when it has ended already.
[[nodiscard]] Outcome<Conversation> end_conversation(const Actor& actor, std::string_view application_id,
                                                     const CandidacyPorts& ports, base::Timestamp now);

// Reports a message of the other side to the operator. IdNotFound when the other side sent no message of that
// number.
[[nodiscard]] Outcome<Message> report_message(const Actor& actor, std::string_view application_id,
                                              std::int64_t number, std::string_view reason,
                                              const CandidacyPorts& ports, base::Timestamp now);

// A range of messages; LimitTooLarge beyond kMostMessagesAtOnce.
[[nodiscard]] Outcome<MessageRange> message_range(std::optional<int> before, std::optional<int> after,
                                                  std::optional<int> limit);

}  // namespace hoigung::domain
