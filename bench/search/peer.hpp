#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

// What the peers of the engine have in common: the jobs and queries as search_bench wrote them, and the
// clock.
namespace hoigung::bench {

struct PeerPoint {
    double lat = 0;
    double lng = 0;
};

struct PeerJob {
    std::uint32_t number = 0;
    std::int64_t published = 0;
    // Facet values, 'v17'.
    std::vector<std::string> values;
    std::optional<double> numbers[4];
    std::vector<PeerPoint> points;
    std::string text;
};

struct PeerGroup {
    std::string name;
    int begin = 0;
    int end = 0;
};

struct PeerQuery {
    std::uint32_t number = 0;
    std::string kind;
    // All of the clauses, any of a clause's terms.
    std::vector<std::vector<std::string>> clauses;
    // By the group's name: any of the values.
    std::vector<std::pair<std::string, std::vector<std::string>>> choices;
    // Hourly and monthly pay at least, days and hours at most.
    std::optional<double> bounds[4];
    std::optional<PeerPoint> near;
    // 'page', 'count' or 'facets'.
    std::string options;
};

struct PeerWork {
    std::vector<PeerGroup> groups;
    std::vector<PeerQuery> queries;
};

struct PeerAnswer {
    std::int64_t total = 0;
    std::int64_t check = 0;
};

[[nodiscard]] PeerWork read_work(const std::filesystem::path& folder);
void each_job(const std::filesystem::path& folder, const std::function<void(const PeerJob&)>& visit);

// The groups whose facets are counted under the same choices: all that have none of their own together, and
// every one that has by itself, with its name.
struct FacetPass {
    std::string without;
    std::vector<PeerGroup> groups;
};
[[nodiscard]] std::vector<FacetPass> facet_passes(const PeerWork& work, const PeerQuery& query);

// The distance as the engine measures it.
[[nodiscard]] double metres_between(const PeerPoint& from, const PeerPoint& to);
inline constexpr double kNearMetres = 5001;

// Asks every query, as often as the engine was asked, and writes FOLDER/NAME.tsv.
void run_peer(const std::filesystem::path& folder, const std::string& name, const PeerWork& work,
              const std::function<PeerAnswer(const PeerQuery&)>& ask);
void write_about(const std::filesystem::path& folder, const std::string& name, double build_seconds);

}  // namespace hoigung::bench
