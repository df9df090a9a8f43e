#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/enum_names.hpp"
#include "base/time.hpp"
#include "domain/catalogue/job_state_changes.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

enum class ChangeKind { company, job, job_list, banner, featured_company, bid };

// What one transaction changed. Constructing it takes a lock until the commit, so transactions with a log run
// one after the other: their numbers commit in order, and what one reads, no other is changing.
class ChangeLog {
  public:
    explicit ChangeLog(Connection& connection);

    void note(ChangeKind kind, std::string entity_id);
    // A job that is put into another state, for those who process such changes.
    void note_state(domain::JobId job, std::optional<domain::JobState> from, domain::JobState to);
    // Gives everything that was noted a number. Call it once, last.
    void write(base::Timestamp now);

  private:
    // For followers that have seen the catalogue's version.
    void write_states(std::int64_t version);

    Connection& connection_;
    std::set<std::pair<ChangeKind, std::string>> noted_;
    std::vector<domain::JobStateChange> states_;
};

// The last change that the connection's transaction can see, and the token of one that a reader has seen as
// it is now; kNoToken for a change that is not there.
struct LastChange {
    std::int64_t number = 0;
    std::string token;
    std::string seen_token;
};
inline constexpr const char* kNoToken = "-";
[[nodiscard]] LastChange last_change(Connection& connection, std::int64_t seen);

}  // namespace hoigung::store

template <>
struct hoigung::base::EnumNames<hoigung::store::ChangeKind> {
    static constexpr std::array<std::string_view, 6> values{"company",          "job", "job_list", "banner",
                                                            "featured_company", "bid"};
};
