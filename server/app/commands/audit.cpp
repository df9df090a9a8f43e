#include <charconv>
#include <iostream>

#include <fmt/format.h>

#include "app/audit_key.hpp"
#include "app/commands/commands.hpp"
#include "app/open_database.hpp"
#include "domain/operator/operator_log.hpp"
#include "security/log_seals.hpp"
#include "store/operator_log.hpp"

namespace hoigung::app {
namespace {

// A head as the site logs it: the number, a colon and the seal.
std::optional<domain::LogHead> parse_head(std::string_view text) {
    domain::LogHead head;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), head.number);
    if (problem != std::errc{} || end == text.data() + text.size() || *end != ':') return std::nullopt;
    head.seal = std::string(end + 1, text.data() + text.size());
    return head;
}

}  // namespace

int verify_audit(const Settings& settings, const std::string& known) {
    std::vector<domain::LogHead> heads;
    if (!known.empty()) {
        const auto head = parse_head(known);
        if (!head) {
            std::cerr << known << ": a head is a number, a colon and a seal\n";
            return kFailed;
        }
        heads.push_back(*head);
    }
    const auto database = open_database(settings);
    const security::AuditKey key = audit_key(settings);
    const security::HmacLogSeals seals(key);
    store::SqlOperatorLog log(*database, seals);
    const domain::LogCheck check = domain::check_log(log, seals, heads);
    if (check.fault) {
        std::cerr << fmt::format("line {} does not fit: {}\n", check.fault->number, check.fault->problem);
        return kFailed;
    }
    std::cout << fmt::format("{} lines are as they were written; head {}:{}\n", check.head.number,
                             check.head.number, check.head.seal);
    return kDone;
}

int make_audit_key(const Settings& settings) {
    const auto path = audit_key(settings).path();
    if (std::filesystem::exists(path)) {
        std::cerr << path.string() << ": is there already\n";
        return kFailed;
    }
    static_cast<void>(security::AuditKey(path, true).for_purpose("to be made"));
    std::cout << fmt::format("{} is made; keep a copy of it where neither the database nor its backups are\n",
                             path.string());
    return kDone;
}

}  // namespace hoigung::app
