#pragma once

#include "domain/seeker_emails/seeker_email_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlSeekerEmailStore final : public domain::SeekerEmailStore {
  public:
    explicit SqlSeekerEmailStore(Database& database) : database_(database) {}

    void write(const std::function<void(domain::SeekerEmailWriter&)>& work) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
