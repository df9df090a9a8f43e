// search_peer_sqlite FOLDER: SQLite with FTS5, in memory, on the jobs and queries of search_bench.
#include <algorithm>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <unordered_map>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sqlite3.h>

#include "peer.hpp"

namespace {

using namespace hoigung::bench;

class Sqlite {
  public:
    Sqlite() {
        if (sqlite3_open(":memory:", &db_) != SQLITE_OK) throw std::runtime_error("sqlite");
        sqlite3_create_function(db_, "metres", 4, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, metres,
                                nullptr, nullptr);
    }
    ~Sqlite() {
        for (auto& [sql, statement] : prepared_) sqlite3_finalize(statement);
        sqlite3_close(db_);
    }
    Sqlite(const Sqlite&) = delete;
    Sqlite& operator=(const Sqlite&) = delete;

    void run(const std::string& sql) {
        char* error = nullptr;
        if (sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, &error) != SQLITE_OK)
            throw std::runtime_error(fmt::format("{}: {}", error, sql));
    }
    sqlite3_stmt* prepare(const std::string& sql) {
        sqlite3_stmt*& statement = prepared_[sql];
        if (statement == nullptr &&
            sqlite3_prepare_v2(db_, sql.c_str(), -1, &statement, nullptr) != SQLITE_OK)
            throw std::runtime_error(fmt::format("{}: {}", sqlite3_errmsg(db_), sql));
        sqlite3_reset(statement);
        return statement;
    }
    template <class Row>
    void each(const std::string& sql, Row row) {
        sqlite3_stmt* statement = prepare(sql);
        while (sqlite3_step(statement) == SQLITE_ROW) row(statement);
    }
    std::int64_t one(const std::string& sql) {
        std::int64_t value = 0;
        each(sql, [&](sqlite3_stmt* row) { value = sqlite3_column_int64(row, 0); });
        return value;
    }

  private:
    static void metres(sqlite3_context* context, int, sqlite3_value** values) {
        const auto at = [&](int i) { return sqlite3_value_double(values[i]); };
        sqlite3_result_double(context, metres_between({at(0), at(1)}, {at(2), at(3)}));
    }

    sqlite3* db_ = nullptr;
    std::unordered_map<std::string, sqlite3_stmt*> prepared_;
};

void load(Sqlite& db, const std::filesystem::path& folder) {
    db.run(
        "CREATE TABLE job(id INTEGER PRIMARY KEY, n0 REAL, n1 REAL, n2 REAL, n3 REAL);"
        "CREATE TABLE job_value(value TEXT, job INTEGER, PRIMARY KEY(value, job)) WITHOUT ROWID;"
        "CREATE TABLE job_point(lat REAL, lng REAL, job INTEGER);"
        "CREATE VIRTUAL TABLE job_text USING fts5(words, content='', tokenize='ascii', detail=none);"
        "BEGIN");
    each_job(folder, [&](const PeerJob& job) {
        sqlite3_stmt* insert = db.prepare("INSERT INTO job VALUES(?,?,?,?,?)");
        sqlite3_bind_int64(insert, 1, job.number);
        for (int i = 0; i < 4; ++i) {
            if (job.numbers[i]) {
                sqlite3_bind_double(insert, 2 + i, *job.numbers[i]);
            } else {
                sqlite3_bind_null(insert, 2 + i);
            }
        }
        sqlite3_step(insert);
        for (const auto& value : job.values) {
            sqlite3_stmt* statement = db.prepare("INSERT INTO job_value VALUES(?,?)");
            sqlite3_bind_text(statement, 1, value.c_str(), -1, SQLITE_TRANSIENT);
            sqlite3_bind_int64(statement, 2, job.number);
            sqlite3_step(statement);
        }
        for (const auto& point : job.points) {
            sqlite3_stmt* statement = db.prepare("INSERT INTO job_point VALUES(?,?,?)");
            sqlite3_bind_double(statement, 1, point.lat);
            sqlite3_bind_double(statement, 2, point.lng);
            sqlite3_bind_int64(statement, 3, job.number);
            sqlite3_step(statement);
        }
        sqlite3_stmt* text = db.prepare("INSERT INTO job_text(rowid, words) VALUES(?,?)");
        sqlite3_bind_int64(text, 1, job.number);
        sqlite3_bind_text(text, 2, job.text.c_str(), -1, SQLITE_TRANSIENT);
        sqlite3_step(text);
    });
    db.run(
        "COMMIT; CREATE INDEX job_value_job ON job_value(job); CREATE INDEX job_point_place ON "
        "job_point(lat, lng);"
        "INSERT INTO job_text(job_text) VALUES('optimize'); ANALYZE");
}

std::string match_of(const PeerQuery& query) {
    std::vector<std::string> clauses;
    for (const auto& clause : query.clauses)
        clauses.push_back(fmt::format("({})", fmt::join(clause, " OR ")));
    return fmt::format("{}", fmt::join(clauses, " AND "));
}

// The conditions on `id`, without the choices of one group.
std::string where_of(const PeerQuery& query, const std::string& without, bool with_text) {
    std::vector<std::string> all{"1"};
    if (with_text && !query.clauses.empty())
        all.push_back(
            fmt::format("id IN (SELECT rowid FROM job_text WHERE job_text MATCH '{}')", match_of(query)));
    for (const auto& [group, values] : query.choices) {
        if (group == without) continue;
        all.push_back(
            fmt::format("id IN (SELECT job FROM job_value WHERE value IN ('{}'))", fmt::join(values, "','")));
    }
    constexpr std::string_view kSides[] = {">=", ">=", "<=", "<="};
    for (std::size_t i = 0; i < 4; ++i) {
        if (query.bounds[i]) all.push_back(fmt::format("n{} {} {}", i, kSides[i], *query.bounds[i]));
    }
    return fmt::format("{}", fmt::join(all, " AND "));
}

std::int64_t count_facets(Sqlite& db, const PeerWork& work, const PeerQuery& query) {
    std::int64_t sum = 0;
    for (const FacetPass& pass : facet_passes(work, query)) {
        std::unordered_map<int, std::int64_t> counts;
        db.each(fmt::format("SELECT value, count(*) FROM job_value WHERE job IN (SELECT id FROM job WHERE "
                            "{}) GROUP BY value",
                            where_of(query, pass.without, true)),
                [&](sqlite3_stmt* row) {
                    const auto* value = reinterpret_cast<const char*>(sqlite3_column_text(row, 0));
                    counts[std::stoi(value + 1)] = sqlite3_column_int64(row, 1);
                });
        for (const PeerGroup& group : pass.groups) {
            for (int value = group.begin; value < group.end; ++value) sum += counts[value];
        }
    }
    return sum;
}

PeerAnswer ask(Sqlite& db, const PeerWork& work, const PeerQuery& query) {
    PeerAnswer answer;
    const auto ignore = [](sqlite3_stmt*) {};
    if (query.near) {
        const std::string circle = fmt::format(
            "FROM job_point JOIN job ON id = job WHERE lat BETWEEN {0} - 0.046 AND {0} + 0.046 AND lng "
            "BETWEEN {1} - 0.05 AND {1} + 0.05 AND metres({0}, {1}, lat, lng) < {2} AND {3}",
            query.near->lat, query.near->lng, kNearMetres, where_of(query, "", true));
        answer.total = db.one("SELECT count(DISTINCT job) " + circle);
        db.each(
            fmt::format(
                "SELECT job, min(metres({}, {}, lat, lng)) AS far {} GROUP BY job ORDER BY far, job LIMIT 20",
                query.near->lat, query.near->lng, circle),
            ignore);
        return answer;
    }
    const bool is_bounded =
        std::ranges::any_of(query.bounds, [](const auto& bound) { return bound.has_value(); });
    const bool only_text =
        query.choices.empty() && !is_bounded && !query.clauses.empty() && query.options == "page";
    if (only_text) {
        answer.total =
            db.one(fmt::format("SELECT count(*) FROM job_text WHERE job_text MATCH '{}'", match_of(query)));
    } else {
        answer.total = db.one("SELECT count(*) FROM job WHERE " + where_of(query, "", true));
    }
    if (query.options == "count") return answer;
    if (query.clauses.empty()) {
        db.each("SELECT id FROM job WHERE " + where_of(query, "", true) + " ORDER BY id LIMIT 20", ignore);
    } else {
        db.each(
            fmt::format(
                "SELECT id FROM job_text JOIN job ON id = job_text.rowid WHERE job_text MATCH '{}' AND {} "
                "ORDER BY rank LIMIT 20",
                match_of(query), where_of(query, "", false)),
            ignore);
    }
    if (query.options == "facets") answer.check = count_facets(db, work, query);
    return answer;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    const std::filesystem::path folder = argv[1];
    const PeerWork work = read_work(folder);
    Sqlite db;
    const auto start = std::chrono::steady_clock::now();
    load(db, folder);
    write_about(folder, "sqlite",
                std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    run_peer(folder, "sqlite", work, [&](const PeerQuery& query) { return ask(db, work, query); });
    return 0;
}
