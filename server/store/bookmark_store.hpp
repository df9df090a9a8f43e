#pragma once

#include "domain/bookmarks/bookmark_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlBookmarkStore final : public domain::BookmarkStore {
  public:
    explicit SqlBookmarkStore(Database& database) : database_(database) {}

    [[nodiscard]] bool add(domain::SeekerId seeker, domain::JobId job, int most,
                           base::Timestamp now) override;
    [[nodiscard]] bool remove(domain::SeekerId seeker, domain::JobId job) override;
    [[nodiscard]] std::vector<domain::JobId> bookmarks(domain::SeekerId seeker) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
