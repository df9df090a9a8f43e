#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlCatalogueStore final : public domain::CatalogueStore {
  public:
    SqlCatalogueStore(Database& database, const base::Clock& clock) : database_(database), clock_(clock) {}

    void write(const std::function<void(domain::CatalogueWriter&)>& work) override;
    [[nodiscard]] std::optional<domain::Company> company(domain::CompanyId id) override;
    [[nodiscard]] std::optional<domain::Job> job(domain::JobId id) override;
    [[nodiscard]] std::optional<domain::Banner> banner(domain::BannerId id) override;
    [[nodiscard]] domain::CatalogueRows showcase() override;
    [[nodiscard]] domain::CatalogueRows load() override;
    // Cheap when nothing changed. A result with a lower version than the given one means that the database
    // was restored to an older state; then load everything.
    [[nodiscard]] domain::CatalogueRows changes_since(std::int64_t version) override;

  private:
    Database& database_;
    const base::Clock& clock_;
};

}  // namespace hoigung::store
