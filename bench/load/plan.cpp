#include "plan.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace hoigung::bench {
namespace {

std::vector<std::string> fields_of(const std::string& line) {
    std::vector<std::string> fields;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t tab = line.find('\t', begin);
        fields.push_back(line.substr(begin, tab - begin));
        if (tab == std::string::npos) return fields;
        begin = tab + 1;
    }
}

}  // namespace

void WeightedAsks::add(double weight, Ask ask) {
    asks_.push_back(std::move(ask));
    cumulative_.push_back((cumulative_.empty() ? 0 : cumulative_.back()) + weight);
}

std::size_t WeightedAsks::choose(std::mt19937_64& random) const {
    std::uniform_real_distribution<double> anywhere(0, cumulative_.back());
    const auto found = std::upper_bound(cumulative_.begin(), cumulative_.end(), anywhere(random));
    return std::min(static_cast<std::size_t>(found - cumulative_.begin()), asks_.size() - 1);
}

Plan Plan::read(const std::string& file) {
    std::ifstream in(file);
    if (!in) throw std::runtime_error("there is no plan " + file);
    Plan plan;
    for (std::string line; std::getline(in, line);) {
        auto fields = fields_of(line);
        if (fields[0] == "page" && fields.size() == 4) {
            plan.pages.add(std::stod(fields[1]), {fields[2], fields[3]});
        } else if (fields[0] == "search" && fields.size() == 4) {
            plan.searches.add(std::stod(fields[1]), {fields[2], fields[3]});
        } else if (fields[0] == "seeker" && fields.size() == 3) {
            plan.seekers.push_back({fields[1], fields[2]});
        } else if (fields[0] == "job" && fields.size() == 3) {
            plan.jobs.push_back({fields[1], fields[2]});
        } else {
            throw std::runtime_error("the plan has a line that cannot be read: " + line);
        }
    }
    return plan;
}

}  // namespace hoigung::bench
