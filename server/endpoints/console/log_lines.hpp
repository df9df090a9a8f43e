#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "domain/operator/operator_log.hpp"
#include "domain/refusal.hpp"
#include "domain/staff/staff_store.hpp"

// What the console's page of the log and its file have in common.
namespace hoigung::endpoints::console {

// The mail addresses of staff by their ids, read at once.
class StaffNames {
  public:
    explicit StaffNames(domain::StaffStore& store);

    // Empty for actors who are no staff.
    [[nodiscard]] std::string of(const domain::OperatorActor& actor) const;
    // The id of the member of staff with a mail address, the one who was added last if several had it.
    [[nodiscard]] std::optional<std::string> id_of(std::string_view email) const;

  private:
    void add(const domain::Staff& staff);

    std::map<std::string, std::string, std::less<>> emails_;
    std::map<std::string, std::string, std::less<>> ids_;
};

// A filter's text by its name; std::nullopt when it is not given.
using FilterText = std::function<std::optional<std::string>(std::string_view name)>;

// The filter with these texts; InvalidMoment for a time that is none. An empty text is not given. Staff may
// stand there by their mail address, too.
[[nodiscard]] domain::Outcome<domain::LogFilter> log_filter(const FilterText& text, const StaffNames& names);

// The log as CSV.
[[nodiscard]] std::string log_as_csv(const std::vector<domain::LogEntry>& entries, const StaffNames& names);

}  // namespace hoigung::endpoints::console
