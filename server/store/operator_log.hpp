#pragma once

#include "domain/identity/seeker.hpp"
#include "domain/operator/operator_log.hpp"
#include "store/database.hpp"

namespace hoigung::store {

// The log of what was done for the operator.
class SqlOperatorLog final : public domain::ActLog, public domain::OperatorLogStore {
  public:
    SqlOperatorLog(Database& database, const domain::LogSeals& seals) : database_(database), seals_(seals) {}

    void note(const domain::ActDone& done) override;
    void together(const std::function<void()>& work) override { database_.together(work); }

    [[nodiscard]] std::vector<domain::LogEntry> entries(const domain::LogFilter& filter, int limit) override;
    [[nodiscard]] domain::LogHead head() override;
    void each(const std::function<void(const domain::LogEntry&)>& visit) override;

  private:
    void append(Connection& connection, const domain::ActDone& done) const;

    Database& database_;
    const domain::LogSeals& seals_;
};

// Deletes what was typed as reasons about a thing. The log itself stays as it is.
void forget_reasons(Connection& connection, std::string_view about);
// The same for a seeker, and for what the seeker reported.
void forget_reasons_about_seeker(Connection& connection, domain::SeekerId seeker);

}  // namespace hoigung::store
