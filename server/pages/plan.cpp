#include "pages/plan.hpp"

#include <boost/json.hpp>

namespace hoigung::pages {

Plan Plan::read(const boost::json::value& json) {
    Plan plan;
    for (const auto& operation : json.at("operations").as_array()) {
        const auto& variables = operation.at("variables").as_object();
        plan.operations.push_back({std::string(std::string_view(operation.at("id").as_string())), variables,
                                   boost::json::serialize(variables)});
    }
    return plan;
}

std::size_t Plan::bytes() const {
    std::size_t bytes = sizeof *this;
    // The object holds about as much as its text, in larger pieces.
    for (const PlannedOperation& operation : operations)
        bytes += sizeof operation + operation.id.size() + 4 * operation.variables_json.size();
    return bytes;
}

}  // namespace hoigung::pages
