#include "store/database_url.hpp"

#include <array>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <libpq-fe.h>

namespace hoigung::store {
namespace {

using Options = std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)>;

// Defaults for what the address leaves out. The timeouts bound the wait for a dead server.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kDefaults{{
    {"application_name", "hoigung"},
    {"client_encoding", "UTF8"},
    {"connect_timeout", "3"},
    {"keepalives_idle", "30"},
    {"tcp_user_timeout", "15000"},
}};

std::string_view default_of(std::string_view keyword) {
    for (const auto& [name, value] : kDefaults) {
        if (name == keyword) return value;
    }
    return {};
}

void append_keyword(std::string& out, std::string_view keyword, std::string_view value) {
    if (!out.empty()) out += ' ';
    out += keyword;
    out += "='";
    for (const char c : value) {
        if (c == '\'' || c == '\\') out += '\\';
        out += c;
    }
    out += '\'';
}

base::Result<DatabaseUrl> parse_sqlite(std::string_view path) {
    if (path.empty()) return base::Failure{"the database address 'sqlite:' lacks a file"};
    if (path.find('"') != std::string_view::npos)
        return base::Failure{"the file of a database cannot have '\"' in its name"};
    DatabaseUrl url;
    url.dialect = Dialect::sqlite;
    url.path = path == ":memory:" ? "" : path;
    url.shown = fmt::format("sqlite:{}", path);
    return url;
}

base::Result<DatabaseUrl> parse_postgresql(std::string_view text) {
    char* complaint = nullptr;
    const Options options(PQconninfoParse(std::string(text).c_str(), &complaint), &PQconninfoFree);
    if (!options) {
        const std::unique_ptr<char, decltype(&PQfreemem)> owned(complaint, &PQfreemem);
        // libpq's error message quotes a part of the address, which may hold the password.
        return base::Failure{"the database address is not a valid postgresql:// address"};
    }
    DatabaseUrl url;
    url.dialect = Dialect::postgresql;
    std::string host;
    std::string name;
    for (const auto* option = options.get(); option->keyword != nullptr; ++option) {
        const std::string_view keyword = option->keyword;
        const std::string_view value =
            option->val != nullptr ? std::string_view(option->val) : default_of(keyword);
        if (value.empty()) continue;
        append_keyword(url.keywords, keyword, value);
        if (keyword == "host") host = value;
        if (keyword == "dbname") name = value;
    }
    url.shown = fmt::format("postgresql://{}/{}", host, name);
    return url;
}

}  // namespace

base::Result<DatabaseUrl> DatabaseUrl::parse(std::string_view text) {
    constexpr std::string_view sqlite = "sqlite:";
    if (text.starts_with(sqlite)) return parse_sqlite(text.substr(sqlite.size()));
    if (text.starts_with("postgresql://") || text.starts_with("postgres://")) return parse_postgresql(text);
    return base::Failure{"a database address begins with sqlite: or postgresql://"};
}

}  // namespace hoigung::store
