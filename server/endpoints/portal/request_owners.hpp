#pragma once

#include <chrono>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/work_queue.hpp"
#include "domain/employers/employer_company.hpp"

namespace hoigung::endpoints::portal {

// Decides whose share of the queue a request uses, on a network thread, which must not read the database: the
// share of the session's person and of the company in the request. A session is known for a minute after it
// was looked up; a request without a known session uses the share of its address. Thread-safe.
class RequestOwners {
  public:
    using Time = std::chrono::steady_clock::time_point;

    // `session` is the digest of a cookie, empty without one. A company that the person does not belong to is
    // ignored, so that strangers cannot use up its share.
    [[nodiscard]] base::WorkOwner owner_of(std::string_view session, std::string_view address,
                                           std::string_view company, Time now) const;

    [[nodiscard]] bool knows(std::string_view session, Time now) const;
    void learn(std::string_view session, domain::PersonId person,
               const std::vector<domain::CompanyId>& companies, Time now);

  private:
    struct Known {
        std::string person;
        std::vector<std::string> companies;
        Time until{};
    };

    [[nodiscard]] const Known* find(std::string_view session, Time now) const;

    mutable std::mutex mutex_;
    std::unordered_map<std::string, Known> known_;
};

}  // namespace hoigung::endpoints::portal
