#pragma once

#include "domain/ingest/feed_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlFeedStore final : public domain::FeedStore {
  public:
    explicit SqlFeedStore(Database& database) : database_(database) {}

    [[nodiscard]] domain::FeedJobs jobs_of(std::string_view feed) override;
    [[nodiscard]] std::map<domain::JobId, std::string> jobs_of_others(std::string_view feed) override;
    [[nodiscard]] std::set<domain::JobId> vanished_jobs() override;
    [[nodiscard]] std::optional<base::Timestamp> read_at(std::string_view feed) override;
    [[nodiscard]] std::vector<domain::FeedState> feeds() override;
    [[nodiscard]] std::optional<domain::FeedState> feed(std::string_view name) override;
    void note_failed(std::string_view feed, std::string_view problem, base::Timestamp now) override;
    void hand_over(std::string_view from, std::string_view to) override;
    void forget(std::string_view feed) override;
    void note_read(std::string_view feed, base::Timestamp now) override;
    void note_listed(std::string_view feed, std::span<const domain::JobId> jobs) override;
    void note_vanished(std::string_view feed, std::span<const domain::JobId> jobs,
                       base::Timestamp now) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
