#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "domain/deliveries/delivery.hpp"
#include "domain/identity/identity_store.hpp"

namespace hoigung::domain {

// The address that a seeker wants to have, with the code that confirms it.
struct EmailChange {
    SeekerId seeker;
    Email email;
    CodeAttempts attempts;

    bool operator==(const EmailChange&) const = default;
};

// Seekers' e-mail addresses and the codes that are mailed to them, within one transaction. Rows read here are
// locked until the transaction ends.
class SeekerEmailWriter {
  public:
    virtual ~SeekerEmailWriter() = default;

    [[nodiscard]] virtual IdentityWriter& identity() = 0;

    // Reads and locks the attempts to log in with an address; an address without attempts gets an empty
    // record.
    [[nodiscard]] virtual CodeAttempts open_login_attempts(const Email& email) = 0;
    [[nodiscard]] virtual std::optional<CodeAttempts> login_attempts(const Email& email) = 0;
    virtual void put(const Email& email, const CodeAttempts& attempts, base::Timestamp now) = 0;

    // A seeker has at most one change that waits.
    [[nodiscard]] virtual std::optional<EmailChange> change_of(SeekerId seeker) = 0;
    virtual void put(const EmailChange& change, base::Timestamp now) = 0;
    virtual void remove_change(SeekerId seeker) = 0;

    // Whether the address is confirmed for another account. Locks nothing.
    [[nodiscard]] virtual bool is_taken(const Email& email, SeekerId seeker) = 0;
    // Sets the confirmed address with the language of mails to it, or removes it when the text is empty, and
    // forgets that an address was refused.
    virtual void put_email(SeekerId seeker, std::string_view email, Locale locale) = 0;

    virtual void queue(std::span<const Delivery> deliveries) = 0;
    // Queues a mail if it is wanted. Otherwise does the same work, so that the time does not tell which it
    // was.
    virtual void queue_if(const Delivery& mail, bool is_wanted) = 0;
    // Deletes the mails to a seeker with the address.
    virtual void forget_mails_to(std::string_view email) = 0;
};

class SeekerEmailStore {
  public:
    virtual ~SeekerEmailStore() = default;

    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all. Of
    // two that give one address to two accounts at once, the second runs again and finds it taken.
    virtual void write(const std::function<void(SeekerEmailWriter&)>& work) = 0;
};

}  // namespace hoigung::domain
