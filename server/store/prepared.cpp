#include "store/prepared.hpp"

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <utility>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "store/backend.hpp"

namespace hoigung::store {
namespace {

// PostgreSQL reads and writes BYTEA as \x and hex digits.
std::string to_bytea(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "\\x";
    out.reserve(2 + bytes.size() * 2);
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        out += digits[byte >> 4];
        out += digits[byte & 15];
    }
    return out;
}

std::string from_bytea(std::string_view text) {
    std::string out;
    out.reserve(text.size() / 2);
    for (std::size_t i = 2; i + 1 < text.size(); i += 2)
        out += static_cast<char>(base::hex_value(text[i]) * 16 + base::hex_value(text[i + 1]));
    return out;
}

std::vector<Cell> cells_for(std::span<const SqlType> types) {
    std::vector<Cell> cells(types.size());
    for (std::size_t i = 0; i < types.size(); ++i) cells[i].type = types[i];
    return cells;
}

bool same_types(const std::vector<Cell>& cells, std::span<const SqlType> types) {
    return std::ranges::equal(cells, types, {}, &Cell::type);
}

}  // namespace

std::vector<std::string> parameter_names(std::string_view sql) {
    std::vector<std::string> names;
    char quote = 0;
    for (std::size_t i = 0; i < sql.size(); ++i) {
        if (quote != 0) {
            if (sql[i] == quote) quote = 0;
        } else if (sql[i] == '\'' || sql[i] == '"') {
            quote = sql[i];
        } else if (sql[i] == ':') {
            std::size_t end = i + 1;
            while (end < sql.size() &&
                   (std::isalnum(static_cast<unsigned char>(sql[end])) || sql[end] == '_'))
                ++end;
            const auto name = std::string(sql.substr(i + 1, end - i - 1));
            if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(name);
            i = end - 1;
        }
    }
    return names;
}

Prepared::Prepared(Connection::Backend& backend, std::string_view sql, std::span<const SqlType> params,
                   std::span<const SqlType> columns)
    : backend_(backend),
      sql_(sql),
      params_(cells_for(params)),
      columns_(cells_for(columns)),
      param_indicators_(params.size(), soci::i_ok),
      column_indicators_(columns.size(), soci::i_ok),
      statement_(backend.session) {
    const auto names = parameter_names(sql);
    if (names.size() != params.size())
        throw std::logic_error("the statement wants other parameters: " + sql_);
    backend_.guarded(sql_, [&] {
        statement_.alloc();
        for (std::size_t i = 0; i < params_.size(); ++i) exchange_param(i, names[i]);
        for (std::size_t i = 0; i < columns_.size(); ++i) exchange_column(i);
        statement_.prepare(sql_);
        statement_.define_and_bind();
    });
}

void Prepared::exchange_param(std::size_t index, const std::string& name) {
    const Cell& cell = params_[index];
    soci::indicator& indicator = param_indicators_[index];
    switch (cell.type) {
        case SqlType::integer:
        case SqlType::boolean:
            statement_.exchange(soci::use(cell.integer, indicator, name));
            break;
        case SqlType::real:
            statement_.exchange(soci::use(cell.real, indicator, name));
            break;
        case SqlType::text:
        case SqlType::bytes:
            statement_.exchange(soci::use(cell.text, indicator, name));
            break;
    }
}

void Prepared::exchange_column(std::size_t index) {
    Cell& cell = columns_[index];
    soci::indicator& indicator = column_indicators_[index];
    switch (cell.type) {
        case SqlType::integer:
            statement_.exchange(soci::into(cell.integer, indicator));
            break;
        case SqlType::real:
            statement_.exchange(soci::into(cell.real, indicator));
            break;
        case SqlType::boolean:
        case SqlType::text:
        case SqlType::bytes:
            statement_.exchange(soci::into(cell.text, indicator));
            break;
    }
}

bool Prepared::fits(std::span<const SqlType> params, std::span<const SqlType> columns) const {
    return same_types(params_, params) && same_types(columns_, columns);
}

bool Prepared::execute() {
    encode_params();
    const bool has_row =
        stopwatch_.measure([&] { return backend_.guarded(sql_, [&] { return statement_.execute(true); }); });
    if (has_row) decode_columns();
    return has_row;
}

bool Prepared::fetch() {
    const bool has_row =
        stopwatch_.measure([&] { return backend_.guarded(sql_, [&] { return statement_.fetch(); }); });
    if (has_row) decode_columns();
    return has_row;
}

void Prepared::encode_params() {
    for (std::size_t i = 0; i < params_.size(); ++i) {
        Cell& cell = params_[i];
        param_indicators_[i] = cell.is_null ? soci::i_null : soci::i_ok;
        if (cell.is_null) continue;
        // SQLite would store the text, but it could then not be copied to PostgreSQL.
        if (cell.type == SqlType::text && !base::is_storable(cell.text))
            throw DatabaseError("a text for the database holds a zero byte or is not UTF-8");
        if (cell.type == SqlType::bytes && backend_.dialect == Dialect::postgresql)
            cell.text = to_bytea(cell.text);
    }
}

void Prepared::decode_columns() {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        Cell& cell = columns_[i];
        cell.is_null = column_indicators_[i] == soci::i_null;
        if (cell.is_null) continue;
        // PostgreSQL says t and f, SQLite 1 and 0.
        if (cell.type == SqlType::boolean) cell.integer = cell.text == "t" || cell.text == "1";
        if (cell.type == SqlType::bytes && backend_.dialect == Dialect::postgresql)
            cell.text = from_bytea(cell.text);
    }
}

}  // namespace hoigung::store
