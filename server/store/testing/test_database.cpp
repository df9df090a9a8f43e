#include "store/testing/test_database.hpp"

#include <cstdlib>
#include <stdexcept>

#include "store/migrate.hpp"
#include "store/testing/postgres_cluster.hpp"

namespace hoigung::store::testing {
namespace {

std::filesystem::path make_folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "hoigung-db-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
    return pattern;
}

}  // namespace

std::string name_of(DatabaseKind kind) {
    switch (kind) {
        case DatabaseKind::sqlite_memory:
            return "sqlite_memory";
        case DatabaseKind::sqlite_file:
            return "sqlite_file";
        case DatabaseKind::postgresql:
            return "postgresql";
    }
    throw std::logic_error("no such kind of database");
}

void PrintTo(DatabaseKind kind, std::ostream* out) {
    *out << name_of(kind);
}

TestDatabase::TestDatabase(DatabaseKind kind, Schema schema) {
    std::string url = "sqlite::memory:";
    if (kind == DatabaseKind::sqlite_file) {
        folder_ = make_folder();
        url = "sqlite:" + (folder_ / "test.db").string();
    } else if (kind == DatabaseKind::postgresql) {
        name_ = PostgresCluster::shared().create_database();
        url = PostgresCluster::shared().url_of(name_);
    }
    settings_.url = DatabaseUrl::parse(url).value();
    // Long enough for a busy machine and slow sanitizers; no test measures this wait.
    settings_.wait = std::chrono::minutes{1};
    database_ = std::make_unique<Database>(settings_);
    if (schema == Schema::current) static_cast<void>(migrate(*database_));
}

TestDatabase::~TestDatabase() {
    database_.reset();
    if (!name_.empty()) PostgresCluster::shared().drop_database(name_);
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

std::int64_t OnEachDatabase::rows_in(std::string_view table) {
    return database().read([&](Connection& connection) {
        return connection.select<std::int64_t>("SELECT count(*) FROM " + std::string(table)).first().value();
    });
}

}  // namespace hoigung::store::testing
