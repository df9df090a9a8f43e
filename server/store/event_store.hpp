#pragma once

#include "domain/events/event_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlEventStore final : public domain::EventStore {
  public:
    explicit SqlEventStore(Database& database) : database_(database) {}

    void add(const std::vector<domain::TrackingEvent>& events, base::Random& random,
             base::Timestamp received_at) override;
    void add(const std::vector<domain::EmptySearch>& searches, base::Timestamp received_at) override;
    void add(const domain::ErrorReport& report, base::Random& random, base::Timestamp received_at) override;
    int sweep(base::Timestamp before, int limit) override;
    int trim(std::int64_t most, int limit) override;
    std::vector<domain::EmptySearchCount> empty_searches(int limit) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
