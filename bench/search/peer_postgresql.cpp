// search_peer_postgresql FOLDER CONNECTION: PostgreSQL with GIN and GiST indexes, on the jobs and queries of
// search_bench. Times are those a client sees on a local socket.
#include <chrono>
#include <memory>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <libpq-fe.h>

#include "peer.hpp"

namespace {

using namespace hoigung::bench;

struct ResultCloser {
    void operator()(PGresult* result) const { PQclear(result); }
};
using Result = std::unique_ptr<PGresult, ResultCloser>;

class Postgresql {
  public:
    explicit Postgresql(const char* connection) : connection_(PQconnectdb(connection)) {
        if (PQstatus(connection_) != CONNECTION_OK) throw std::runtime_error(PQerrorMessage(connection_));
    }
    ~Postgresql() { PQfinish(connection_); }
    Postgresql(const Postgresql&) = delete;
    Postgresql& operator=(const Postgresql&) = delete;

    Result run(const std::string& sql) {
        Result result(PQexec(connection_, sql.c_str()));
        const auto status = PQresultStatus(result.get());
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_COPY_IN)
            throw std::runtime_error(fmt::format("{}: {}", PQerrorMessage(connection_), sql.substr(0, 500)));
        return result;
    }
    std::int64_t one(const std::string& sql) { return std::stoll(PQgetvalue(run(sql).get(), 0, 0)); }
    void copy(const std::string& table, const std::string& rows) {
        run("COPY " + table + " FROM STDIN");
        if (PQputCopyData(connection_, rows.data(), static_cast<int>(rows.size())) != 1 ||
            PQputCopyEnd(connection_, nullptr) != 1)
            throw std::runtime_error(PQerrorMessage(connection_));
        while (PGresult* result = PQgetResult(connection_)) {
            const bool ok = PQresultStatus(result) == PGRES_COMMAND_OK;
            PQclear(result);
            if (!ok) throw std::runtime_error(PQerrorMessage(connection_));
        }
    }

  private:
    PGconn* connection_;
};

void load(Postgresql& db, const std::filesystem::path& folder) {
    db.run("DROP TABLE IF EXISTS job, job_point");
    db.run(
        "CREATE TABLE job(id INT PRIMARY KEY, n0 REAL, n1 REAL, n2 REAL, n3 REAL, vals INT[], words "
        "TSVECTOR)");
    db.run("CREATE TABLE job_point(job INT, place POINT)");
    std::string jobs;
    std::string points;
    const auto flush = [&] {
        db.copy("job", jobs);
        db.copy("job_point", points);
        jobs.clear();
        points.clear();
    };
    each_job(folder, [&](const PeerJob& job) {
        jobs += fmt::format("{}", job.number);
        for (const auto& number : job.numbers) jobs += number ? fmt::format("\t{}", *number) : "\t\\N";
        std::vector<std::string> values;
        for (const auto& value : job.values) values.push_back(value.substr(1));
        jobs += fmt::format("\t{{{}}}\t{}\n", fmt::join(values, ","), job.text);
        for (const auto& point : job.points)
            points += fmt::format("{}\t({},{})\n", job.number, point.lng, point.lat);
        if (jobs.size() > 50'000'000) flush();
    });
    flush();
    db.run("CREATE INDEX ON job USING gin(words)");
    db.run("CREATE INDEX ON job USING gin(vals)");
    db.run("CREATE INDEX ON job(n0)");
    db.run("CREATE INDEX ON job_point USING gist(place)");
    db.run("CREATE INDEX ON job_point(job)");
    db.run("VACUUM ANALYZE job");
    db.run("VACUUM ANALYZE job_point");
}

std::string words_of(const PeerQuery& query) {
    std::vector<std::string> clauses;
    for (const auto& clause : query.clauses) clauses.push_back(fmt::format("({})", fmt::join(clause, "|")));
    return fmt::format("'{}'::tsquery", fmt::join(clauses, "&"));
}

std::string where_of(const PeerQuery& query, const std::string& without) {
    std::vector<std::string> all{"true"};
    if (!query.clauses.empty()) all.push_back("words @@ " + words_of(query));
    for (const auto& [group, values] : query.choices) {
        if (group == without) continue;
        std::vector<std::string> numbers;
        for (const auto& value : values) numbers.push_back(value.substr(1));
        all.push_back(fmt::format("vals && '{{{}}}'::int[]", fmt::join(numbers, ",")));
    }
    constexpr std::string_view kSides[] = {">=", ">=", "<=", "<="};
    for (std::size_t i = 0; i < 4; ++i) {
        if (query.bounds[i]) all.push_back(fmt::format("n{} {} {}", i, kSides[i], *query.bounds[i]));
    }
    return fmt::format("{}", fmt::join(all, " AND "));
}

std::string metres_to(const PeerPoint& from) {
    const double lat = metres_between(from, {from.lat + 0.01, from.lng}) * 100;
    const double lng = metres_between(from, {from.lat, from.lng + 0.01}) * 100;
    return fmt::format("sqrt((({1} - place[1]) * {2}) ^ 2 + (({0} - place[0]) * {3}) ^ 2)", from.lng,
                       from.lat, lat, lng);
}

PeerAnswer ask_nearest(Postgresql& db, const PeerQuery& query) {
    const std::string far = metres_to(*query.near);
    const std::string circle = fmt::format(
        "FROM job_point JOIN job ON id = job WHERE place <@ box(point({0} - 0.05, {1} - 0.046), point({0} + "
        "0.05, {1} "
        "+ 0.046)) AND {2} < {3} AND {4}",
        query.near->lng, query.near->lat, far, kNearMetres, where_of(query, ""));
    PeerAnswer answer;
    answer.total = db.one("SELECT count(DISTINCT job) " + circle);
    db.run(fmt::format("SELECT job, min({}) AS far {} GROUP BY job ORDER BY far, job LIMIT 20", far, circle));
    return answer;
}

PeerAnswer ask(Postgresql& db, const PeerWork& work, const PeerQuery& query) {
    if (query.near) return ask_nearest(db, query);
    PeerAnswer answer;
    const std::string where = where_of(query, "");
    answer.total = db.one("SELECT count(*) FROM job WHERE " + where);
    if (query.options == "count") return answer;
    db.run("SELECT id FROM job WHERE " + where + " ORDER BY " +
           (query.clauses.empty() ? "id" : "ts_rank(words, " + words_of(query) + ") DESC, id") + " LIMIT 20");
    if (query.options != "facets") return answer;
    for (const FacetPass& pass : facet_passes(work, query)) {
        std::vector<std::string> ranges;
        for (const PeerGroup& group : pass.groups)
            ranges.push_back(fmt::format("v BETWEEN {} AND {}", group.begin, group.end - 1));
        answer.check += db.one(fmt::format(
            "SELECT coalesce(sum(c), 0) FROM (SELECT v, count(*) AS c FROM job, unnest(vals) AS v WHERE {} "
            "AND ({}) GROUP BY v) AS counts",
            where_of(query, pass.without), fmt::join(ranges, " OR ")));
    }
    return answer;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const std::filesystem::path folder = argv[1];
    const PeerWork work = read_work(folder);
    Postgresql db(argv[2]);
    const auto start = std::chrono::steady_clock::now();
    load(db, folder);
    write_about(folder, "postgresql",
                std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    run_peer(folder, "postgresql", work, [&](const PeerQuery& query) { return ask(db, work, query); });
    return 0;
}
