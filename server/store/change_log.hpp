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

// The changes of one transaction. The constructor takes a lock that is held until the commit, so transactions
// with a log run one after the other: their numbers commit in order, and no other transaction changes what
// one has read.
class ChangeLog {
  public:
    explicit ChangeLog(Connection& connection);

    void note(ChangeKind kind, std::string entity_id);
    // Notes that a job changed its state, for the processes that follow such changes.
    void note_state(domain::JobId job, std::optional<domain::JobState> from, domain::JobState to);
    // Numbers everything that was noted. Call it once, last.
    void write(base::Timestamp now);

  private:
    // For followers that have already seen this version of the catalogue.
    void write_states(std::int64_t version);

    Connection& connection_;
    std::set<std::pair<ChangeKind, std::string>> noted_;
    std::vector<domain::JobStateChange> states_;
};

// The last change that the connection's transaction can see, and the current token of the change that a
// reader saw last. A token is kNoToken when its change no longer exists.
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
