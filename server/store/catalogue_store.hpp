#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlCatalogueStore final : public domain::CatalogueStore {
  public:
    SqlCatalogueStore(Database& database, const base::Clock& clock) : database_(database), clock_(clock) {}

    void write(const std::function<void(domain::CatalogueWriter&)>& work) override;
    [[nodiscard]] std::optional<domain::Company> company(domain::CompanyId id) override;
    [[nodiscard]] std::vector<domain::Company> companies(std::span<const domain::CompanyId> ids) override;
    [[nodiscard]] std::vector<domain::Company> every_company() override;
    [[nodiscard]] std::optional<domain::Job> job(domain::JobId id) override;
    [[nodiscard]] std::vector<domain::Job> jobs(std::span<const domain::JobId> ids) override;
    [[nodiscard]] domain::JobsOfVersion recent_jobs_of(domain::CompanyId id, base::Timestamp since) override;
    [[nodiscard]] std::vector<domain::OldJob> closed_jobs(std::optional<base::Timestamp> since,
                                                          base::Timestamp before) override;
    [[nodiscard]] std::optional<domain::Banner> banner(domain::BannerId id) override;
    [[nodiscard]] domain::CatalogueRows showcase() override;
    [[nodiscard]] domain::CatalogueRows load() override;
    [[nodiscard]] domain::CatalogueRows load_without_closed_before(base::Timestamp moment) override;
    // Cheap when nothing changed.
    [[nodiscard]] domain::CatalogueRows changes_since(std::int64_t version) override;
    // Deletes changes older than `before`. A reader that last looked before then reloads everything.
    void sweep_changes(base::Timestamp before);

  private:
    Database& database_;
    const base::Clock& clock_;
};

}  // namespace hoigung::store
