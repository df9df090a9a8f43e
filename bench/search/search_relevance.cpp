// search_relevance QUERIES.json [texts]: nDCG@10 of the engine and of SQLite FTS5 on the demonstration
// catalogue, over the half for building and the half that is held out of it. FTS5 gets the same fields and
// weights, folded texts, Chinese pre-split into characters and pairs, and a stemmer; all words must match.
// Then what the first ten do not show: other orders, whole lists and alerts of the engine, by half and by
// point; with another argument, also each text for building.
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>

#include <fmt/format.h>
#include <sqlite3.h>
#include <unicode/utf8.h>

#include "index_site.hpp"
#include "jobs.hpp"
#include "relevance.hpp"
#include "search/characters.hpp"
#include "search/index.hpp"
#include "search/tokens.hpp"

namespace {

using namespace hoigung;

// The words of a folded text; runs of ideographs as pairs, and single characters too when they are indexed.
std::vector<std::string> split(std::string_view text, bool indexed) {
    const std::string folded = search::fold_text(text);
    std::vector<std::string> words;
    std::vector<std::string> run;
    std::string word;
    const auto end_run = [&] {
        for (std::size_t i = 0; i < run.size(); ++i) {
            if (indexed || run.size() == 1) words.push_back(run[i]);
            if (i > 0) words.push_back(run[i - 1] + run[i]);
        }
        run.clear();
    };
    const auto end_word = [&] {
        if (!word.empty()) words.push_back(word);
        word.clear();
    };
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(folded.size());) {
        const std::int32_t begin = i;
        UChar32 c = 0;
        U8_NEXT(folded.data(), i, static_cast<std::int32_t>(folded.size()), c);
        const std::string one =
            folded.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(i - begin));
        const auto kind = search::classify(static_cast<std::uint32_t>(c)).kind;
        if (kind == search::CharacterClass::ideograph) {
            end_word();
            run.push_back(one);
        } else {
            end_run();
            kind == search::CharacterClass::letter ? void(word += one) : end_word();
        }
    }
    end_word();
    end_run();
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const auto& word : words) out += word + " ";
    return out;
}

std::string spread(const domain::LocalizedText& text) {
    return joined(split(text.zh_hant, true)) + joined(split(text.en, true));
}

std::vector<std::string> columns_of(const domain::Job& job, const domain::Company& company) {
    const auto& lists = bench::reference_lists();
    const domain::JobPosting& posting = job.posting;
    std::vector<std::string> columns(8);
    columns[0] = spread(posting.name);
    columns[1] = spread(company.profile.name);
    for (const auto& code : posting.job_types) {
        if (const auto placed = lists.job_type(code)) {
            columns[2] += spread(placed->type->name);
            columns[3] += spread(placed->category->name);
        }
    }
    for (const auto& address : posting.addresses) {
        if (const auto* district = lists.district(address.district)) columns[4] += spread(district->name);
        columns[6] += spread(address.address);
    }
    const auto add = [&](const std::vector<domain::Term>& terms, std::string_view code) {
        for (const auto& term : terms) {
            if (term.code == code) columns[5] += spread(term.name);
        }
    };
    add(lists.lists().employments, base::name_of(posting.employment));
    const auto times = domain::working_times_of(posting);
    for (const auto& term : lists.lists().working_times) {
        if (times.contains(*base::parse_enum<domain::WorkingTime>(term.code)))
            columns[5] += spread(term.name);
    }
    const auto days = domain::working_days_of(posting);
    for (const auto& term : lists.lists().working_days) {
        if (days.contains(*base::parse_enum<domain::WorkingDay>(term.code))) columns[5] += spread(term.name);
    }
    columns[7] = spread(posting.description);
    for (const auto& attribute : posting.attributes) columns[7] += spread(attribute.name);
    return columns;
}

class Fts5 {
  public:
    explicit Fts5(const domain::Catalogue& catalogue) : catalogue_(catalogue) {
        sqlite3_open(":memory:", &db_);
        run("CREATE VIRTUAL TABLE job USING fts5(name, company, type, category, district, time, address, "
            "description, tokenize='porter unicode61')");
        run("BEGIN");
        std::int64_t row = 0;
        for (const domain::Job* job : catalogue.open_jobs()) {
            sqlite3_stmt* insert = prepare(
                "INSERT INTO job(rowid, name, company, type, category, district, time, "
                "address, description) VALUES(?,?,?,?,?,?,?,?,?)");
            sqlite3_bind_int64(insert, 1, ++row);
            int at = 1;
            for (const auto& column : columns_of(*job, catalogue.company_of(*job)))
                sqlite3_bind_text(insert, ++at, column.c_str(), -1, SQLITE_TRANSIENT);
            sqlite3_step(insert);
            sqlite3_finalize(insert);
        }
        run("COMMIT");
    }
    ~Fts5() { sqlite3_close(db_); }
    Fts5(const Fts5&) = delete;
    Fts5& operator=(const Fts5&) = delete;

    std::vector<domain::JobId> search(const std::string& text) {
        std::string match;
        for (const auto& word : split(text, false)) match += "\"" + word + "\" ";
        sqlite3_stmt* select = prepare(
            "SELECT rowid FROM job WHERE job MATCH ? ORDER BY bm25(job, 14, 9, 8, 5, 5, 4, "
            "2, 1), rowid LIMIT 10");
        sqlite3_bind_text(select, 1, match.c_str(), -1, SQLITE_TRANSIENT);
        std::vector<domain::JobId> found;
        while (sqlite3_step(select) == SQLITE_ROW)
            found.push_back(
                catalogue_.open_jobs()[static_cast<std::size_t>(sqlite3_column_int64(select, 0) - 1)]->id);
        sqlite3_finalize(select);
        return found;
    }

  private:
    void run(const char* sql) {
        if (sqlite3_exec(db_, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
            throw std::runtime_error(sqlite3_errmsg(db_));
    }
    sqlite3_stmt* prepare(const char* sql) {
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(db_, sql, -1, &statement, nullptr) != SQLITE_OK)
            throw std::runtime_error(sqlite3_errmsg(db_));
        return statement;
    }

    const domain::Catalogue& catalogue_;
    sqlite3* db_ = nullptr;
};

void print(std::string_view name, const relevance::Figures& figures, std::size_t worst) {
    fmt::print("{}: nDCG@10 {:.4f} over {} queries, {} without an answer\n", name, figures.ndcg,
               figures.queries, figures.without_answer);
    for (std::size_t i = 0; i < worst && i < figures.worst.size(); ++i)
        fmt::print("  {:.3f} {}\n", figures.worst[i].second, figures.worst[i].first);
}

void print_lists(const domain::Catalogue& catalogue, const search::Index& index,
                 const std::vector<relevance::JudgedQuery>& queries, bool with_texts) {
    const auto texts = relevance::measure_lists(catalogue, bench::reference_lists(), queries,
                                                relevance::site_of(index, catalogue, bench::dictionary()));
    const auto print_row = [&](std::string_view name, const relevance::Chosen& chosen) {
        fmt::print("{}\n", relevance::row(name, relevance::means_of(texts, chosen)));
    };
    fmt::print("{}\n", relevance::heading());
    for (const bool held_out : {false, true}) {
        const std::string_view half = held_out ? "held out" : "for building";
        print_row(fmt::format("first part, {}", half), relevance::in_first_part(held_out));
        print_row(fmt::format("second part, {}", half), relevance::in_second_part(held_out));
        for (std::size_t i = 0; i < relevance::kPoints.size(); ++i)
            print_row(fmt::format("{} {}, {}", i + 1, relevance::kPoints[i], half),
                      relevance::in_point(static_cast<int>(i) + 1, held_out));
    }
    for (const auto& text : texts) {
        // What is held out stays unseen.
        if (with_texts && !text.held_out)
            print_row(text.text, [&](const auto& other) { return other.text == text.text; });
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    std::ifstream file(argv[1]);
    const std::string json{std::istreambuf_iterator<char>(file), {}};
    const auto queries = relevance::read_queries(json);
    const domain::Catalogue catalogue = relevance::demo_catalogue(bench::reference_lists());
    const search::Index index(catalogue, bench::dictionary());
    Fts5 fts(catalogue);
    bool is_better = true;
    for (const bool held_out : {false, true}) {
        const auto half = relevance::half_of(relevance::first_part(queries), held_out);
        fmt::print("{}\n", held_out ? "held out" : "for building");
        const auto own = relevance::measure(catalogue, half, [&](const std::string& text) {
            domain::JobQuery query;
            query.term = text;
            return index.search(query, domain::JobSearchOptions{domain::Page{0, 10}, false}).jobs;
        });
        // What is held out stays unseen.
        print("hoigung", own, held_out ? 0 : argc > 2 ? 60 : 5);
        const auto theirs =
            relevance::measure(catalogue, half, [&](const std::string& text) { return fts.search(text); });
        print("SQLite FTS5", theirs, 0);
        is_better = is_better && own.ndcg > theirs.ndcg;
    }
    print_lists(catalogue, index, queries, argc > 2);
    return is_better ? 0 : 1;
}
