#include "peer.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <numbers>

#include <fmt/format.h>
#include <fmt/ostream.h>

namespace hoigung::bench {
namespace {

using Clock = std::chrono::steady_clock;
constexpr int kRounds = 5;
// A query that takes this long is not asked again.
constexpr double kSlowMicros = 200'000;

std::vector<std::string> split(const std::string& text, char by) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (true) {
        const std::size_t end = text.find(by, begin);
        parts.push_back(text.substr(begin, end - begin));
        if (end == std::string::npos) return parts;
        begin = end + 1;
    }
}

std::vector<std::string> list(const std::string& text, char by) {
    return text.empty() ? std::vector<std::string>{} : split(text, by);
}

std::optional<double> number(const std::string& text) {
    if (text.empty()) return std::nullopt;
    return std::strtod(text.c_str(), nullptr);
}

PeerPoint point(const std::string& text) {
    const auto parts = split(text, ':');
    return {std::strtod(parts[0].c_str(), nullptr), std::strtod(parts[1].c_str(), nullptr)};
}

PeerQuery query_of(const std::vector<std::string>& cells) {
    PeerQuery query;
    query.number = static_cast<std::uint32_t>(std::stoul(cells[1]));
    query.kind = cells[2];
    for (const auto& clause : list(cells[3], ' ')) query.clauses.push_back(split(clause, '|'));
    for (const auto& choice : list(cells[4], ';')) {
        const auto parts = split(choice, '=');
        query.choices.emplace_back(parts[0], split(parts[1], ','));
    }
    for (std::size_t i = 0; i < 4; ++i) query.bounds[i] = number(cells[5 + i]);
    if (!cells[9].empty()) query.near = point(cells[9]);
    query.options = cells[10];
    return query;
}

}  // namespace

PeerWork read_work(const std::filesystem::path& folder) {
    PeerWork work;
    std::ifstream in(folder / "queries.tsv");
    for (std::string line; std::getline(in, line);) {
        const auto cells = split(line, '\t');
        if (cells[0] == "group") {
            work.groups.push_back({cells[1], std::stoi(cells[2]), std::stoi(cells[3])});
        } else {
            work.queries.push_back(query_of(cells));
        }
    }
    return work;
}

void each_job(const std::filesystem::path& folder, const std::function<void(const PeerJob&)>& visit) {
    std::ifstream in(folder / "jobs.tsv");
    for (std::string line; std::getline(in, line);) {
        const auto cells = split(line, '\t');
        PeerJob job;
        job.number = static_cast<std::uint32_t>(std::stoul(cells[0]));
        job.published = std::stoll(cells[1]);
        job.values = list(cells[2], ',');
        for (std::size_t i = 0; i < 4; ++i) job.numbers[i] = number(cells[3 + i]);
        for (const auto& text : list(cells[7], ',')) job.points.push_back(point(text));
        job.text = cells[8];
        visit(job);
    }
}

std::vector<FacetPass> facet_passes(const PeerWork& work, const PeerQuery& query) {
    std::vector<FacetPass> passes{{"", {}}};
    for (const PeerGroup& group : work.groups) {
        // Categories are chosen by their job types.
        const std::string own = group.name == "category" ? "job_type" : group.name;
        const bool chosen =
            std::ranges::any_of(query.choices, [&](const auto& choice) { return choice.first == own; });
        if (!chosen) {
            passes.front().groups.push_back(group);
            continue;
        }
        const auto same = std::ranges::find(passes, own, &FacetPass::without);
        if (same == passes.end()) {
            passes.push_back({own, {group}});
        } else {
            same->groups.push_back(group);
        }
    }
    return passes;
}

double metres_between(const PeerPoint& from, const PeerPoint& to) {
    constexpr double kMetresPerDegree = 6'371'008.8 * std::numbers::pi / 180;
    const double x = (to.lng - from.lng) * kMetresPerDegree * std::cos(from.lat * std::numbers::pi / 180);
    const double y = (to.lat - from.lat) * kMetresPerDegree;
    return std::sqrt(x * x + y * y);
}

void run_peer(const std::filesystem::path& folder, const std::string& name, const PeerWork& work,
              const std::function<PeerAnswer(const PeerQuery&)>& ask) {
    std::ofstream out(folder / (name + ".tsv"));
    for (const PeerQuery& query : work.queries) {
        double best = 0;
        PeerAnswer answer;
        for (int round = 0; round < kRounds; ++round) {
            const auto start = Clock::now();
            answer = ask(query);
            const double micros = std::chrono::duration<double, std::micro>(Clock::now() - start).count();
            best = round == 0 ? micros : std::min(best, micros);
            if (micros > kSlowMicros) break;
        }
        fmt::print(out, "{}\t{}\t{:.1f}\t{}\t{}\n", query.number, query.kind, best, answer.total,
                   answer.check);
    }
}

void write_about(const std::filesystem::path& folder, const std::string& name, double build_seconds) {
    std::ofstream out(folder / (name + ".txt"));
    fmt::print(out, "build_s\t{:.1f}\n", build_seconds);
}

}  // namespace hoigung::bench
