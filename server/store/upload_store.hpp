#pragma once

#include "domain/profile/upload_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlUploadStore final : public domain::UploadStore {
  public:
    explicit SqlUploadStore(Database& database) : database_(database) {}

    [[nodiscard]] std::optional<domain::Seeker> seeker(domain::SeekerId id) override;
    [[nodiscard]] int count(domain::SeekerId seeker, base::Timestamp after) override;
    void add(const domain::Upload& upload) override;
    int sweep(base::Timestamp sent_until) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
