#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace hoigung::bench {

// One address or question that many ask for, and what its answer must hold.
struct Ask {
    std::string text;
    std::string needle;
};

// Asks with a weight each: the first are asked for far more often than the last.
class WeightedAsks {
  public:
    void add(double weight, Ask ask);
    [[nodiscard]] std::size_t choose(std::mt19937_64& random) const;
    [[nodiscard]] const Ask& at(std::size_t index) const { return asks_[index]; }
    [[nodiscard]] std::size_t size() const { return asks_.size(); }

  private:
    std::vector<Ask> asks_;
    std::vector<double> cumulative_;
};

struct Seeker {
    std::string token;
    std::string id;
};

struct OpenJob {
    std::string id;
    std::string address_id;
};

// What the people do: read from lines of fields with tabs between them,
//   page WEIGHT TARGET NEEDLE | search WEIGHT BODY NEEDLE | seeker TOKEN ID | job ID ADDRESS
struct Plan {
    WeightedAsks pages;
    WeightedAsks searches;
    std::vector<Seeker> seekers;
    std::vector<OpenJob> jobs;

    static Plan read(const std::string& file);
};

}  // namespace hoigung::bench
