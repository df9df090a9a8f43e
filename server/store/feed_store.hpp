#pragma once

#include "domain/ingest/feed_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlFeedStore final : public domain::FeedStore {
  public:
    explicit SqlFeedStore(Database& database) : database_(database) {}

    [[nodiscard]] domain::FeedJobs jobs_of(std::string_view feed) override;
    [[nodiscard]] std::map<domain::JobId, std::string> jobs_of_others(std::string_view feed) override;
    [[nodiscard]] std::optional<base::Timestamp> read_at(std::string_view feed) override;
    void note_read(std::string_view feed, base::Timestamp now) override;
    void note_listed(std::string_view feed, std::span<const domain::JobId> jobs) override;
    void note_vanished(std::string_view feed, std::span<const domain::JobId> jobs,
                       base::Timestamp now) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
