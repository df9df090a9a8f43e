#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <soci/soci.h>

#include "store/connection.hpp"
#include "store/sql_stopwatch.hpp"

namespace hoigung::store {

// A statement that the database has parsed, with fixed places for its parameters and columns.
class Prepared {
  public:
    Prepared(Connection::Backend& backend, std::string_view sql, std::span<const SqlType> params,
             std::span<const SqlType> columns);

    [[nodiscard]] const std::string& sql() const { return sql_; }
    [[nodiscard]] bool fits(std::span<const SqlType> params, std::span<const SqlType> columns) const;
    [[nodiscard]] std::span<Cell> params() { return params_; }
    [[nodiscard]] std::span<Cell> columns() { return columns_; }
    [[nodiscard]] Connection::Backend& backend() { return backend_; }

    // Both return true when the columns hold a row.
    [[nodiscard]] bool execute();
    [[nodiscard]] bool fetch();
    // Logs the execution and the fetches since the last call.
    void log() { stopwatch_.log(sql_); }
    [[nodiscard]] std::int64_t affected_rows() { return statement_.get_affected_rows(); }

    bool is_running = false;

  private:
    void exchange_param(std::size_t index, const std::string& name);
    void exchange_column(std::size_t index);
    void encode_params();
    void decode_columns();

    Connection::Backend& backend_;
    std::string sql_;
    std::vector<Cell> params_;
    std::vector<Cell> columns_;
    std::vector<soci::indicator> param_indicators_;
    std::vector<soci::indicator> column_indicators_;
    soci::statement statement_;
    SqlStopwatch stopwatch_;
};

// The names after colons, each once, in the order in which they first appear outside quotes.
[[nodiscard]] std::vector<std::string> parameter_names(std::string_view sql);

}  // namespace hoigung::store
