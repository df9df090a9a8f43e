#pragma once

#include <cstdint>
#include <random>
#include <string>

#include "plan.hpp"
#include "tally.hpp"

namespace hoigung::bench {

// Of a hundred visits, how many are which; what is left logs in, applies and edits profiles, a third each.
struct Mix {
    int pages = 70;
    int searches = 25;
};

// One request on its way.
struct Errand {
    Kind kind = Kind::page;
    std::string request;
    // The place of the page or of the search in the plan; what the answer must hold otherwise.
    std::size_t ask = 0;
    std::string_view needle;
    std::string telephone;
};

// The visitors: a hundred thousand, each behind an address of its own. What they do depends on the seed and
// the plan alone.
class People {
  public:
    // Logins and applications go on where an earlier run ended: nobody applies to a job twice. `encodings` is
    // what all of them accept.
    People(const Plan& plan, Mix mix, std::uint64_t seed, std::uint64_t first_login,
           std::uint64_t first_application, std::string encodings)
        : plan_(plan),
          mix_(mix),
          random_(seed),
          logins_(first_login),
          applications_(first_application),
          encodings_(std::move(encodings)) {}

    [[nodiscard]] Errand next();
    // What follows a code that has come.
    [[nodiscard]] Errand log_in(const std::string& telephone, int code);
    [[nodiscard]] std::uint64_t logins() const { return logins_; }
    [[nodiscard]] std::uint64_t applications() const { return applications_; }

  private:
    [[nodiscard]] std::string get(const std::string& target);
    [[nodiscard]] std::string post(std::string_view path, const std::string& body,
                                   const std::string& token = {});
    [[nodiscard]] std::string common_fields();
    [[nodiscard]] Errand ask_for_code();
    [[nodiscard]] Errand apply();
    [[nodiscard]] Errand edit_profile();

    const Plan& plan_;
    const Mix mix_;
    std::mt19937_64 random_;
    std::uint64_t logins_;
    std::uint64_t applications_;
    const std::string encodings_;
};

}  // namespace hoigung::bench
