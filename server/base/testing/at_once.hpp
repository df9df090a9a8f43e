#pragma once

#include <future>
#include <vector>

namespace hoigung::base::testing {

// Runs `work(0)`, `work(1)`, ... in a thread each and returns their results.
template <class Work>
auto at_once(int times, Work work) {
    std::vector<std::future<decltype(work(0))>> running;
    running.reserve(static_cast<std::size_t>(times));
    for (int i = 0; i < times; ++i) running.push_back(std::async(std::launch::async, work, i));
    std::vector<decltype(work(0))> results;
    results.reserve(running.size());
    for (auto& each : running) results.push_back(each.get());
    return results;
}

}  // namespace hoigung::base::testing
