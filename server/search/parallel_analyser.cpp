#include "search/parallel_analyser.hpp"

#include <algorithm>
#include <thread>

namespace hoigung::search {
namespace {

constexpr std::size_t kBatch = 1024;
constexpr std::size_t kMostThreads = 8;

}  // namespace

ParallelAnalyser::ParallelAnalyser(const domain::Catalogue& catalogue,
                                   std::span<const domain::Job* const> jobs, const Lexicon& lexicon)
    : catalogue_(catalogue), to_come_(jobs) {
    const std::size_t batches = (jobs.size() + kBatch - 1) / kBatch;
    const std::size_t cores = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, kMostThreads);
    for (std::size_t i = 0; i < std::min(batches, cores); ++i)
        analysts_.push_back(std::make_unique<Analyst>(lexicon));
    while (batches_.size() < analysts_.size() && !to_come_.empty()) send_for_next();
}

// An analyst gets a new batch when its previous one has been consumed, so that none has two.
void ParallelAnalyser::send_for_next() {
    const auto jobs = to_come_.first(std::min(kBatch, to_come_.size()));
    to_come_ = to_come_.subspan(jobs.size());
    Analyst& analyst = *analysts_[sent_++ % analysts_.size()];
    const auto how = analysts_.size() > 1 ? std::launch::async : std::launch::deferred;
    batches_.push_back(std::async(how, [this, jobs, &analyst] { return analyse(jobs, analyst); }));
}

ParallelAnalyser::Batch ParallelAnalyser::analyse(std::span<const domain::Job* const> jobs,
                                                  Analyst& analyst) const {
    Batch batch;
    std::vector<WeighedTerm> terms;
    for (const domain::Job* job : jobs) {
        analyst.analyser.analyse(*job, catalogue_.company_of(*job), terms);
        batch.terms.insert(batch.terms.end(), terms.begin(), terms.end());
        batch.ends.push_back(batch.terms.size());
    }
    return batch;
}

std::span<const WeighedTerm> ParallelAnalyser::next() {
    if (job_ == batch_.ends.size()) {
        batch_ = batches_.front().get();
        batches_.pop_front();
        job_ = 0;
        if (!to_come_.empty()) send_for_next();
    }
    const std::size_t begin = job_ == 0 ? 0 : batch_.ends[job_ - 1];
    const std::size_t end = batch_.ends[job_++];
    return std::span(batch_.terms).subspan(begin, end - begin);
}

std::vector<std::string> ParallelAnalyser::words() {
    Vocabulary all;
    for (const auto& analyst : analysts_) {
        for (const std::string& word : analyst->vocabulary.words()) all.add(word);
    }
    std::ranges::sort(all.words());
    return std::move(all.words());
}

}  // namespace hoigung::search
