#include "store/testing/with_feed.hpp"

namespace hoigung::store::testing {

void WithFeed::SetUp() {
    catalogue_.write([](domain::CatalogueWriter& writer) {
        writer.put(sample_company(1));
        for (int number = 1; number <= 10; ++number) {
            domain::Job job = sample_job(number);
            job.company_id = sample_company(1).id;
            writer.put(job);
        }
    });
    feeds_.note_listed("board", ids(1, 10));
}

std::vector<domain::JobId> WithFeed::ids(int from, int to) {
    std::vector<domain::JobId> all;
    for (int number = from; number <= to; ++number) all.push_back(sample_job(number).id);
    return all;
}

std::set<domain::JobId> WithFeed::listing(int from, int to) {
    const auto all = ids(from, to);
    return {all.begin(), all.end()};
}

domain::JobState WithFeed::state_of(int number) {
    return catalogue_.job(sample_job(number).id).value().state;
}

}  // namespace hoigung::store::testing
