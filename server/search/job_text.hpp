#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>

#include "base/enumerators.hpp"
#include "base/hash.hpp"
#include "domain/catalogue/company.hpp"
#include "domain/catalogue/job.hpp"
#include "search/lexicon.hpp"

namespace hoigung::search {

// The searched fields, from the weightiest to the lightest.
enum class Field : std::uint8_t { name, company, job_type, category, district, time, address, description };
inline constexpr std::size_t kFields = base::enumerator_count<Field>();

// How well a term describes a job: 1 to 255.
using Impact = std::uint8_t;
// The impact of a term that is only in the description, as most are. This is the smallest impact.
[[nodiscard]] Impact plain_impact();

struct WeighedTerm {
    Term term = 0;
    Impact impact = 0;

    bool operator==(const WeighedTerm&) const = default;
};

// Words of letters in their original spelling, for corrections. Each is stored once.
class Vocabulary {
  public:
    void add(std::string_view word) {
        if (seen_.insert(base::stable_hash(word)).second) words_.emplace_back(word);
    }
    [[nodiscard]] std::vector<std::string>& words() { return words_; }

  private:
    boost::unordered_flat_set<std::uint64_t> seen_;
    std::vector<std::string> words_;
};

// Makes terms from jobs. The result depends only on the job and its company, never on other jobs, so that a
// job scores the same wherever it is in the index.
class JobAnalyser {
  public:
    // Adds the analysed words to the vocabulary, if there is one.
    explicit JobAnalyser(const Lexicon& lexicon, Vocabulary* vocabulary = nullptr)
        : lexicon_(lexicon), vocabulary_(vocabulary) {}

    // The terms of a job, each once, in no particular order.
    void analyse(const domain::Job& job, const domain::Company& company, std::vector<WeighedTerm>& out);
    // The terms of a company's name, in order.
    [[nodiscard]] std::vector<Term> analyse_name(const domain::Company& company);

  private:
    // Bit 2 * field + locale says that a term occurs there.
    using Places = std::uint16_t;
    struct Mark {
        Term term = 0;
        Places places = 0;
    };
    // The analysis of a text that many jobs share.
    struct KnownText {
        std::vector<Mark> marks;
        std::array<double, 2> gains{};
    };

    void take(const domain::LocalizedText& text, Field field);
    // Takes a text of the reference lists or a company's name, which is analysed only once.
    void take_known(const domain::LocalizedText& text, Field field);
    void take_types(const domain::JobPosting& posting);
    void take_addresses(const domain::JobPosting& posting);
    void take_region(std::string_view code);
    void take_time(const domain::JobPosting& posting);

    // Adds the terms of the text to marks_ and returns the gain of each.
    [[nodiscard]] double mark(std::string_view text, Field field, domain::Locale locale);
    void mark_terms(Places place, Field field);
    void mark_meanings(Places place, Field field);
    void apply(const std::vector<Mark>& marks);
    [[nodiscard]] Impact impact_of(Places places) const;

    const Lexicon& lexicon_;
    Vocabulary* vocabulary_;
    Tokens tokens_;
    std::vector<Mark> marks_;
    std::vector<Mark> employments_;
    boost::unordered_flat_map<std::uint64_t, KnownText> known_;
    boost::unordered_flat_map<Term, Places> places_;
    std::string time_words_;
    std::vector<Term> facts_;
    // The gain of a term in the job's name and in the company's name, which depends on their lengths, by
    // language.
    std::array<double, 2> name_gains_{};
    std::array<double, 2> company_gains_{};
};

}  // namespace hoigung::search
