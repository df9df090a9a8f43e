// search_peer_groonga FOLDER: Groonga in the process, on the jobs and queries of search_bench. It is not
// asked for the nearest jobs: a job with several places has no column type for them.
#include <chrono>
#include <cstring>
#include <stdexcept>
#include <string_view>
#include <unordered_map>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <groonga.h>

#include "peer.hpp"

namespace {

using namespace hoigung::bench;

// What a job without a number has, on the side that no bound lets through.
constexpr double kNoNumber[] = {-1, -1, 1e9, 1e9};

class Groonga {
  public:
    explicit Groonga(const std::string& file) {
        grn_init();
        grn_ctx_init(&context_, 0);
        if (grn_db_create(&context_, file.c_str(), nullptr) == nullptr) throw std::runtime_error("groonga");
    }
    ~Groonga() {
        grn_obj_close(&context_, grn_ctx_db(&context_));
        grn_ctx_fin(&context_);
        grn_fin();
    }
    Groonga(const Groonga&) = delete;
    Groonga& operator=(const Groonga&) = delete;

    std::string send(const std::string& command) {
        grn_ctx_send(&context_, command.data(), static_cast<unsigned>(command.size()), 0);
        std::string answer;
        int flags = GRN_CTX_MORE;
        while ((flags & GRN_CTX_MORE) != 0) {
            char* part = nullptr;
            unsigned size = 0;
            grn_ctx_recv(&context_, &part, &size, &flags);
            answer.append(part, size);
            if (context_.rc != GRN_SUCCESS)
                throw std::runtime_error(fmt::format("{}: {}", context_.errbuf, command.substr(0, 300)));
        }
        return answer;
    }

  private:
    grn_ctx context_;
};

void load(Groonga& db, const std::filesystem::path& folder) {
    for (const auto* command :
         {"table_create Jobs TABLE_NO_KEY", "table_create Vals TABLE_HASH_KEY ShortText",
          "table_create Words TABLE_HASH_KEY ShortText --default_tokenizer TokenDelimit",
          "column_create Jobs words COLUMN_SCALAR Text", "column_create Jobs vals COLUMN_VECTOR Vals"}) {
        db.send(command);
    }
    for (int i = 0; i < 4; ++i) {
        db.send(fmt::format("column_create Jobs n{} COLUMN_SCALAR Float", i));
        db.send(fmt::format("table_create N{} TABLE_PAT_KEY Float", i));
    }
    std::string rows;
    const auto flush = [&] {
        db.send("load --table Jobs --values '[" + rows + "]'");
        rows.clear();
    };
    each_job(folder, [&](const PeerJob& job) {
        if (!rows.empty()) rows += ',';
        rows += fmt::format("{{\"words\":\"{}\",\"vals\":[\"{}\"]", job.text, fmt::join(job.values, "\",\""));
        for (std::size_t i = 0; i < 4; ++i)
            rows += fmt::format(",\"n{}\":{}", i, job.numbers[i].value_or(kNoNumber[i]));
        rows += '}';
        if (rows.size() > 4'000'000) flush();
    });
    flush();
    db.send("column_create Words jobs COLUMN_INDEX Jobs words");
    db.send("column_create Vals jobs COLUMN_INDEX Jobs vals");
    for (int i = 0; i < 4; ++i) db.send(fmt::format("column_create N{0} jobs COLUMN_INDEX Jobs n{0}", i));
}

std::string filter_of(const PeerQuery& query, const std::string& without) {
    std::vector<std::string> all;
    const auto any = [&](std::string_view column, const std::vector<std::string>& terms) {
        std::vector<std::string> parts;
        for (const auto& term : terms) parts.push_back(fmt::format("{} @ \"{}\"", column, term));
        all.push_back(fmt::format("({})", fmt::join(parts, " || ")));
    };
    for (const auto& clause : query.clauses) any("words", clause);
    for (const auto& [group, values] : query.choices) {
        if (group != without) any("vals", values);
    }
    constexpr std::string_view kSides[] = {">=", ">=", "<=", "<="};
    for (std::size_t i = 0; i < 4; ++i) {
        if (query.bounds[i]) all.push_back(fmt::format("n{} {} {}", i, kSides[i], *query.bounds[i]));
    }
    return all.empty() ? "" : fmt::format("--filter '{}' ", fmt::join(all, " && "));
}

// [[[TOTAL],...
std::int64_t total_of(std::string_view answer) {
    return std::stoll(std::string(answer.substr(3, 20)));
}

// The counts of a drill-down: ["v12",34] and so on.
std::unordered_map<int, std::int64_t> counts_of(const std::string& answer) {
    std::unordered_map<int, std::int64_t> counts;
    for (std::size_t at = answer.find("[\"v"); at != std::string::npos; at = answer.find("[\"v", at + 1)) {
        const std::size_t comma = answer.find(',', at);
        counts[std::stoi(answer.substr(at + 3, 5))] = std::stoll(answer.substr(comma + 1, 20));
    }
    return counts;
}

PeerAnswer ask(Groonga& db, const PeerWork& work, const PeerQuery& query) {
    PeerAnswer answer;
    const std::string page = query.options == "count" ? "--limit 0 "
                             : query.clauses.empty()  ? "--sort_keys _id --limit 20 "
                                                      : "--sort_keys -_score,_id --limit 20 ";
    const std::string select = "select Jobs --cache no --output_columns _id ";
    answer.total = total_of(db.send(select + filter_of(query, "") + page));
    if (query.options != "facets") return answer;
    for (const FacetPass& pass : facet_passes(work, query)) {
        auto counts = counts_of(db.send(select + filter_of(query, pass.without) +
                                        "--limit 0 --drilldown vals --drilldown_limit -1 "
                                        "--drilldown_output_columns _key,_nsubrecs"));
        for (const PeerGroup& group : pass.groups) {
            for (int value = group.begin; value < group.end; ++value) answer.check += counts[value];
        }
    }
    return answer;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    const std::filesystem::path folder = argv[1];
    const std::filesystem::path files = folder / "groonga";
    PeerWork work = read_work(folder);
    std::erase_if(work.queries, [](const PeerQuery& query) { return query.near.has_value(); });
    std::filesystem::remove_all(files);
    std::filesystem::create_directories(files);
    {
        Groonga db((files / "db").string());
        const auto start = std::chrono::steady_clock::now();
        load(db, folder);
        write_about(folder, "groonga",
                    std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        run_peer(folder, "groonga", work, [&](const PeerQuery& query) { return ask(db, work, query); });
    }
    std::filesystem::remove_all(files);
    return 0;
}
