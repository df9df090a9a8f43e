#pragma once

#include "domain/ingest/concern_store.hpp"
#include "domain/keys/partner_key.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlPartnerKeyStore final : public domain::PartnerKeyStore {
  public:
    explicit SqlPartnerKeyStore(Database& database) : database_(database) {}

    void add(const domain::PartnerKey& key, std::string_view digest) override;
    [[nodiscard]] std::vector<domain::PartnerKey> all() override;
    [[nodiscard]] std::optional<domain::PartnerKey> find(std::string_view digest) override;
    bool revoke(domain::PartnerKeyId id, base::Timestamp now) override;

  private:
    Database& database_;
};

class SqlConcernStore final : public domain::ConcernStore {
  public:
    explicit SqlConcernStore(Database& database) : database_(database) {}

    [[nodiscard]] domain::ConcernPage open_concerns(domain::Page page) override;
    [[nodiscard]] bool mark_reviewed(domain::JobId job, base::Timestamp now) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
