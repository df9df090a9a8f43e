#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/deliveries/delivery.hpp"
#include "domain/employers/person_store.hpp"
#include "domain/staff/staff.hpp"

namespace hoigung::domain {

class CodeRequests;

// Staff with what they log in with, within one transaction. In a writing transaction a member of staff who
// was found is locked until it ends.
class StaffRows {
  public:
    virtual ~StaffRows() = default;

    [[nodiscard]] virtual std::optional<Staff> find(StaffId id) const = 0;
    // Not who was removed.
    [[nodiscard]] virtual std::optional<Staff> find(const Email& email) const = 0;
    // In the order in which they were added, with those who were removed; locked in a writing transaction.
    [[nodiscard]] virtual std::vector<Staff> all() const = 0;
    virtual void put(const Staff& staff) = 0;

    // Replaces the recovery codes, of which digests are kept.
    virtual void put_recovery_codes(StaffId staff, std::span<const std::string> digests) = 0;
    [[nodiscard]] virtual std::int64_t count_recovery_codes(StaffId staff) const = 0;
    // Whether it was there; it works once.
    [[nodiscard]] virtual bool take_recovery_code(StaffId staff, std::string_view digest) = 0;

    // The attempts of an address, whether or not it is of staff. Locked in a writing transaction.
    [[nodiscard]] virtual std::optional<PortalCodeAttempts> code_attempts(const Email& email) const = 0;
    [[nodiscard]] virtual PortalCodeAttempts open_code_attempts(const Email& email) = 0;
    virtual void put(const Email& email, const PortalCodeAttempts& attempts, base::Timestamp now) = 0;

    // Logins that wait for the second factor, by the digest of their cookie.
    [[nodiscard]] virtual std::optional<PendingLogin> pending(std::string_view digest) const = 0;
    virtual void add(const PendingLogin& login, std::string_view digest) = 0;
    virtual void end_pending(StaffId staff) = 0;

    // Sessions by the digest of their cookie.
    [[nodiscard]] virtual std::optional<StaffSession> session(std::string_view digest) const = 0;
    // Last used first.
    [[nodiscard]] virtual std::vector<StaffSession> sessions_of(StaffId staff) const = 0;
    virtual void add(const StaffSession& session, std::string_view digest) = 0;
    virtual void touch(StaffSessionId session, base::Timestamp now) = 0;
    virtual void end(StaffSessionId session) = 0;

    [[nodiscard]] virtual CodeRequests& code_requests() = 0;
    virtual void queue(std::span<const Delivery> deliveries) = 0;
};

class StaffStore {
  public:
    virtual ~StaffStore() = default;
    // Everything that `work` reads comes from one snapshot.
    virtual void read(const std::function<void(const StaffRows&)>& work) = 0;
    // Runs `work` in one transaction, possibly more than once.
    virtual void write(const std::function<void(StaffRows&)>& work) = 0;
    // Whether anybody has not been removed: without staff there is no console.
    [[nodiscard]] virtual bool any() = 0;
    // Deletes sessions and logins that began before these moments, and codes that were touched before.
    virtual void sweep(base::Timestamp sessions_before, base::Timestamp logins_before,
                       base::Timestamp codes_before) = 0;
};

}  // namespace hoigung::domain
