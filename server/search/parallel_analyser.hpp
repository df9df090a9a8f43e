#pragma once

#include <deque>
#include <future>
#include <memory>
#include <span>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "search/job_text.hpp"

namespace hoigung::search {

// Analyses jobs one after another. When there are many, other threads analyse the following jobs in advance;
// the result is the same.
class ParallelAnalyser {
  public:
    ParallelAnalyser(const domain::Catalogue& catalogue, std::span<const domain::Job* const> jobs,
                     const Lexicon& lexicon);

    // The next job's terms; valid until the next call.
    [[nodiscard]] std::span<const WeighedTerm> next();
    // The words of all jobs, in order.
    [[nodiscard]] std::vector<std::string> words();

  private:
    struct Analyst {
        explicit Analyst(const Lexicon& lexicon) : analyser(lexicon, &vocabulary) {}
        Vocabulary vocabulary;
        JobAnalyser analyser;
    };
    // Some consecutive jobs, and where the terms of each end.
    struct Batch {
        std::vector<WeighedTerm> terms;
        std::vector<std::size_t> ends;
    };

    void send_for_next();
    [[nodiscard]] Batch analyse(std::span<const domain::Job* const> jobs, Analyst& analyst) const;

    const domain::Catalogue& catalogue_;
    std::span<const domain::Job* const> to_come_;
    std::vector<std::unique_ptr<Analyst>> analysts_;
    std::size_t sent_ = 0;
    std::deque<std::future<Batch>> batches_;
    Batch batch_;
    std::size_t job_ = 0;
};

}  // namespace hoigung::search
