#pragma once

#include "domain/candidacies/candidacy_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlCandidacyStore final : public domain::CandidacyStore {
  public:
    explicit SqlCandidacyStore(Database& database) : database_(database) {}

    void read(const std::function<void(domain::CandidacyReader&)>& work) override;
    void write(const std::function<void(domain::CandidacyWriter&)>& work) override;
    [[nodiscard]] std::int64_t last_change() override;
    [[nodiscard]] std::vector<domain::CandidacyChange> changes_after(std::int64_t number, int limit,
                                                                     base::Timestamp closed_before) override;
    [[nodiscard]] std::vector<domain::DueConversation> conversations_to_tell(
        domain::Side side, base::Timestamp now, const domain::DueConversation& after, int limit) override;
    [[nodiscard]] std::vector<domain::DueInterview> interviews_to_remind_of(base::Timestamp now,
                                                                            const domain::DueInterview& after,
                                                                            int limit) override;
    void sweep(base::Timestamp changes_before) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
