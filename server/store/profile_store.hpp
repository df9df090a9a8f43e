#pragma once

#include "domain/profile/profile_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlProfileStore final : public domain::ProfileStore {
  public:
    explicit SqlProfileStore(Database& database) : database_(database) {}

    void write(const std::function<void(domain::ProfileWriter&)>& work) override;
    [[nodiscard]] domain::Profile profile(domain::SeekerId id) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
