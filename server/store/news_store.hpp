#pragma once

#include "domain/notifications/news_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlNewsStore final : public domain::NewsStore {
  public:
    explicit SqlNewsStore(Database& database) : database_(database) {}

    void write(const std::function<void(domain::NewsWriter&)>& work) override;
    [[nodiscard]] domain::NewsPreferences preferences_of(domain::SeekerId seeker) override;
    [[nodiscard]] std::vector<domain::SavedJob> bookmarks_of(std::span<const domain::JobId> jobs,
                                                             const domain::SavedJob& after,
                                                             int most) override;
    void tell(std::span<const domain::Delivery> notices) override;
    [[nodiscard]] std::int64_t last_change() override;
    [[nodiscard]] std::vector<domain::NewsChange> changes_after(std::int64_t number, int most) override;
    void sweep(base::Timestamp changes_before, base::Timestamp untold_before) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
