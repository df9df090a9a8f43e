#pragma once

#include "domain/identity/outbox.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlOutbox final : public domain::Outbox {
  public:
    explicit SqlOutbox(Database& database) : database_(database) {}

    void put(const domain::OutboxMessage& message) override;
    [[nodiscard]] std::vector<domain::OutboxMessage> latest(int limit) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
