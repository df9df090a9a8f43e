// search_peer_xapian FOLDER: Xapian, on the jobs and queries of search_bench.
#include <chrono>
#include <cstring>
#include <unordered_map>

#include <xapian.h>

#include "peer.hpp"

namespace {

using namespace hoigung::bench;

constexpr Xapian::valueno kFirstNumber = 0;
constexpr Xapian::valueno kFacets = 4;
constexpr Xapian::valueno kPoints = 5;

template <class T>
std::string pack(const std::vector<T>& items) {
    return {reinterpret_cast<const char*>(items.data()), items.size() * sizeof(T)};
}

template <class T>
std::vector<T> unpack(const std::string& bytes) {
    std::vector<T> items(bytes.size() / sizeof(T));
    std::memcpy(items.data(), bytes.data(), bytes.size());
    return items;
}

double nearest_metres(const Xapian::Document& document, const PeerPoint& from) {
    double least = 1e12;
    for (const PeerPoint& point : unpack<PeerPoint>(document.get_value(kPoints)))
        least = std::min(least, metres_between(from, point));
    return least;
}

struct WithinReach final : Xapian::MatchDecider {
    PeerPoint from;
    explicit WithinReach(const PeerPoint& point) : from(point) {}
    bool operator()(const Xapian::Document& document) const override {
        return nearest_metres(document, from) < kNearMetres;
    }
};

struct NearestFirst final : Xapian::KeyMaker {
    PeerPoint from;
    explicit NearestFirst(const PeerPoint& point) : from(point) {}
    std::string operator()(const Xapian::Document& document) const override {
        return Xapian::sortable_serialise(nearest_metres(document, from));
    }
};

struct FacetSpy final : Xapian::MatchSpy {
    std::unordered_map<std::uint16_t, std::int64_t> counts;
    void operator()(const Xapian::Document& document, double) override {
        for (const std::uint16_t value : unpack<std::uint16_t>(document.get_value(kFacets))) ++counts[value];
    }
};

void load(Xapian::WritableDatabase& db, const std::filesystem::path& folder) {
    each_job(folder, [&](const PeerJob& job) {
        Xapian::Document document;
        for (std::size_t begin = 0; begin < job.text.size();) {
            const std::size_t end = job.text.find(' ', begin);
            if (end > begin) document.add_term(job.text.substr(begin, end - begin));
            begin = end + 1;
        }
        std::vector<std::uint16_t> values;
        for (const auto& value : job.values) {
            document.add_boolean_term("X" + value);
            values.push_back(static_cast<std::uint16_t>(std::stoi(value.substr(1))));
        }
        document.add_value(kFacets, pack(values));
        document.add_value(kPoints, pack(job.points));
        for (Xapian::valueno i = 0; i < 4; ++i) {
            if (job.numbers[i])
                document.add_value(kFirstNumber + i, Xapian::sortable_serialise(*job.numbers[i]));
        }
        db.add_document(document);
    });
    db.commit();
}

Xapian::Query query_of(const PeerQuery& query, const std::string& without) {
    Xapian::Query text;
    for (const auto& clause : query.clauses) {
        const Xapian::Query any(Xapian::Query::OP_OR, clause.begin(), clause.end());
        text = text.empty() ? any : Xapian::Query(Xapian::Query::OP_AND, text, any);
    }
    Xapian::Query all = text.empty() ? Xapian::Query::MatchAll : text;
    for (const auto& [group, values] : query.choices) {
        if (group == without) continue;
        std::vector<std::string> terms;
        for (const auto& value : values) terms.push_back("X" + value);
        all = Xapian::Query(Xapian::Query::OP_FILTER, all,
                            Xapian::Query(Xapian::Query::OP_OR, terms.begin(), terms.end()));
    }
    for (Xapian::valueno i = 0; i < 4; ++i) {
        if (!query.bounds[i]) continue;
        const std::string bound = Xapian::sortable_serialise(*query.bounds[i]);
        const Xapian::Query range = i < 2 ? Xapian::Query(Xapian::Query::OP_VALUE_GE, kFirstNumber + i, bound)
                                          : Xapian::Query(Xapian::Query::OP_VALUE_RANGE, kFirstNumber + i,
                                                          Xapian::sortable_serialise(-1), bound);
        all = Xapian::Query(Xapian::Query::OP_FILTER, all, range);
    }
    return all;
}

PeerAnswer ask(const Xapian::Database& db, const PeerWork& work, const PeerQuery& query) {
    PeerAnswer answer;
    Xapian::Enquire enquire(db);
    enquire.set_docid_order(Xapian::Enquire::ASCENDING);
    if (query.clauses.empty()) enquire.set_weighting_scheme(Xapian::BoolWeight());
    enquire.set_query(query_of(query, ""));
    const Xapian::doccount all = db.get_doccount();
    const Xapian::doccount page = query.options == "count" ? 0 : 20;
    if (query.near) {
        NearestFirst order(*query.near);
        const WithinReach reach(*query.near);
        enquire.set_sort_by_key(&order, false);
        answer.total = enquire.get_mset(0, page, all, nullptr, &reach).get_matches_estimated();
        return answer;
    }
    answer.total = enquire.get_mset(0, page, all).get_matches_estimated();
    if (query.options != "facets") return answer;
    for (const FacetPass& pass : facet_passes(work, query)) {
        FacetSpy spy;
        Xapian::Enquire counting(db);
        counting.set_weighting_scheme(Xapian::BoolWeight());
        counting.set_query(query_of(query, pass.without));
        counting.add_matchspy(&spy);
        counting.get_mset(0, 0, all);
        for (const PeerGroup& group : pass.groups) {
            for (int value = group.begin; value < group.end; ++value)
                answer.check += spy.counts[static_cast<std::uint16_t>(value)];
        }
    }
    return answer;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    const std::filesystem::path folder = argv[1];
    const PeerWork work = read_work(folder);
    const std::filesystem::path files = folder / "xapian";
    const auto start = std::chrono::steady_clock::now();
    {
        Xapian::WritableDatabase writer(files.string(), Xapian::DB_CREATE_OR_OVERWRITE);
        load(writer, folder);
    }
    write_about(folder, "xapian",
                std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    const Xapian::Database db(files.string());
    run_peer(folder, "xapian", work, [&](const PeerQuery& query) { return ask(db, work, query); });
    std::filesystem::remove_all(files);
    return 0;
}
