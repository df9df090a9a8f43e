#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/operator/acting.hpp"

// The log of what was done for the operator. Each line is sealed together with the line before it, so that no
// line can be changed, left out or put in unnoticed by somebody who has the database but not the key.
namespace hoigung::domain {

// A line as it is stored. It has ids, kinds and digests only.
struct LogLine {
    // From 1, without gaps.
    std::int64_t number = 0;
    base::Timestamp at;
    OperatorActor actor;
    // The name of an OperatorAct, perhaps of another version of the program.
    std::string act;
    std::string subject;
    // Keyed; empty when the act has no reason.
    std::string reason_digest;
    std::string seal;

    bool operator==(const LogLine&) const = default;
};

// A line with its reason, unless that was deleted with what it is about.
struct LogEntry {
    LogLine line;
    std::optional<std::string> reason;
};

// Computes seals and digests with a key that is not in the database. Throws an Outage when there is no key.
class LogSeals {
  public:
    virtual ~LogSeals() = default;
    [[nodiscard]] virtual std::string seal(const LogLine& line, std::string_view seal_before) const = 0;
    [[nodiscard]] virtual std::string digest(std::int64_t number, std::string_view reason) const = 0;
};

// Lines that match everything that is given.
struct LogFilter {
    std::optional<std::string> actor{};
    std::optional<std::string> act{};
    std::optional<std::string> subject{};
    std::optional<base::Timestamp> from{};
    // Before this moment.
    std::optional<base::Timestamp> until{};
    // Before the line of this number.
    std::optional<std::int64_t> before{};
};

// The last line's number and seal. Whoever knows an earlier head can prove that the log still holds it.
struct LogHead {
    std::int64_t number = 0;
    std::string seal{};

    bool operator==(const LogHead&) const = default;
};

class OperatorLogStore {
  public:
    virtual ~OperatorLogStore() = default;
    // Newest first.
    [[nodiscard]] virtual std::vector<LogEntry> entries(const LogFilter& filter, int limit) = 0;
    [[nodiscard]] virtual LogHead head() = 0;
    // Visits all lines in their order, with their reasons.
    virtual void each(const std::function<void(const LogEntry&)>& visit) = 0;
};

// Where the log does not fit, and why.
struct LogFault {
    std::int64_t number = 0;
    std::string_view problem;
};

struct LogCheck {
    LogHead head;
    std::optional<LogFault> fault;
};

// Reads the whole log and finds the first line that does not fit. `known` are heads that were noted earlier.
[[nodiscard]] LogCheck check_log(OperatorLogStore& store, const LogSeals& seals,
                                 const std::vector<LogHead>& known = {});

}  // namespace hoigung::domain
