#pragma once

#include <string_view>

#include "domain/candidacies/candidacy_access.hpp"

// What the two sides of a conversation do.
namespace hoigung::domain {

inline constexpr std::size_t kLongestMessage = 1000;
inline constexpr std::size_t kLongestMessageReport = 500;
inline constexpr int kMostMessagesAtOnce = 50;
// Who has not read a message after this is told of it outside the conversation.
inline constexpr std::chrono::seconds kReadWithin{30};

// The state that both sides see.
[[nodiscard]] ConversationState shown_state(ApplicationStatus status, const Conversation& conversation);

// Who acts for a company; it may have to be one who answers applicants.
[[nodiscard]] Outcome<Actor> company_actor(const Person& person, std::string_view company_id,
                                           Permission permission, const CandidacyPorts& ports);

// Sends a text; the same key gives the message that was sent with it. The company begins: ConversationEnded
// for a seeker before that and when the company no longer sees it, and for both after one has ended it.
// CompanyLimitReached when the company has sent as many as it may in a day, MessageLimitReached for a seeker.
[[nodiscard]] Outcome<Message> send_message(const Actor& actor, std::string_view application_id,
                                            std::string_view key, std::string_view text,
                                            const CandidacyPorts& ports, base::Timestamp now);

// Marks what was sent up to a number as read by a side. A smaller number than before changes nothing.
[[nodiscard]] Outcome<Conversation> mark_read(const Actor& actor, std::string_view application_id,
                                              std::int64_t up_to, const CandidacyPorts& ports,
                                              base::Timestamp now);

// Ends it for both; one that is ended stays so.
[[nodiscard]] Outcome<Conversation> end_conversation(const Actor& actor, std::string_view application_id,
                                                     const CandidacyPorts& ports, base::Timestamp now);

// Shows a message of the other side to the operator. IdNotFound when there is none of that number.
[[nodiscard]] Outcome<Message> report_message(const Actor& actor, std::string_view application_id,
                                              std::int64_t number, std::string_view reason,
                                              const CandidacyPorts& ports, base::Timestamp now);

// A page of messages: LimitTooLarge beyond kMostMessagesAtOnce.
[[nodiscard]] Outcome<MessageRange> message_range(std::optional<int> before, std::optional<int> after,
                                                  std::optional<int> limit);

}  // namespace hoigung::domain
