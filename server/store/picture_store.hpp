#pragma once

#include "domain/pictures.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlPictureStore final : public domain::PictureStore {
  public:
    explicit SqlPictureStore(Database& database) : database_(database) {}

    void put(std::string_view name, const domain::Picture& picture) override;
    [[nodiscard]] std::optional<domain::Picture> get(std::string_view name) override;
    [[nodiscard]] std::optional<domain::Picture> get_of_person(std::string_view name) override;
    [[nodiscard]] std::vector<std::string> names(std::string_view ending) override;
    void remove(std::string_view name) override;

  private:
    [[nodiscard]] std::optional<domain::Picture> select(std::string_view sql, std::string_view name);

    Database& database_;
};

}  // namespace hoigung::store
