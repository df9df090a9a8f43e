#pragma once

#include "domain/employers/employer_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlEmployerStore final : public domain::EmployerStore {
  public:
    explicit SqlEmployerStore(Database& database) : database_(database) {}

    void read(const std::function<void(domain::EmployerReader&)>& work) override;
    void write(const std::function<void(domain::EmployerWriter&)>& work) override;
    void each_person(const std::function<void(const domain::Person&)>& visit) override;
    void sweep(const domain::EmployerRetention& retention) override;
    [[nodiscard]] std::int64_t last_access_change() override;
    [[nodiscard]] std::vector<domain::AccessChange> access_changes_after(std::int64_t number,
                                                                         int limit) override;
    std::int64_t end_every_session() override;

  private:
    void sweep_views_on_applicants(base::Timestamp jobs_closed_before);

    Database& database_;
};

}  // namespace hoigung::store
