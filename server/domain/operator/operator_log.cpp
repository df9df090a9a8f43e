#include "domain/operator/operator_log.hpp"

namespace hoigung::domain {
namespace {

constexpr std::string_view kMissing = "it is missing, or cannot be read";

std::string_view problem_of(const LogEntry& entry, const LogHead& before, const LogSeals& seals,
                            const std::vector<LogHead>& known) {
    const LogLine& line = entry.line;
    if (line.seal != seals.seal(line, before.seal)) return "it was changed, or the line before it was";
    if (entry.reason && line.reason_digest != seals.digest(line.number, *entry.reason))
        return "its reason was changed";
    for (const LogHead& head : known) {
        if (head.number == line.number && head.seal != line.seal) return "it is another than was noted";
    }
    return "";
}

}  // namespace

LogCheck check_log(OperatorLogStore& store, const LogSeals& seals, const std::vector<LogHead>& known) {
    LogCheck check;
    // Lines that are written while the log is read are not looked at.
    const std::int64_t last = store.head().number;
    store.each([&](const LogEntry& entry) {
        if (check.fault || entry.line.number > last) return;
        if (entry.line.number != check.head.number + 1) {
            check.fault = LogFault{check.head.number + 1, kMissing};
            return;
        }
        const auto problem = problem_of(entry, check.head, seals, known);
        if (!problem.empty()) {
            check.fault = LogFault{entry.line.number, problem};
        } else {
            check.head = {entry.line.number, entry.line.seal};
        }
    });
    if (!check.fault && check.head.number < last) check.fault = LogFault{check.head.number + 1, kMissing};
    for (const LogHead& head : known) {
        if (!check.fault && head.number > last) check.fault = LogFault{last + 1, kMissing};
    }
    return check;
}

}  // namespace hoigung::domain
