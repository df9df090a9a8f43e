#pragma once

#include "domain/identity/signing_key.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlKeyStore final : public domain::KeyStore {
  public:
    explicit SqlKeyStore(Database& database) : database_(database) {}

    [[nodiscard]] std::vector<domain::SigningKey> all() override;
    void add(const domain::SigningKey& key) override;
    void add_first(const domain::SigningKey& key) override;
    void remove(domain::KeyId id) override;

    // The site's own secret of this name: 32 random bytes, made on the first request.
    [[nodiscard]] std::string site_secret(std::string_view name, base::Random& random);

  private:
    Database& database_;
};

}  // namespace hoigung::store
