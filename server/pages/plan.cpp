#include "pages/plan.hpp"

#include <string_view>

#include <boost/json.hpp>

namespace hoigung::pages {

Plan Plan::read(const boost::json::value& json) {
    Plan plan;
    const auto& operations = json.at("operations").as_array();
    for (const auto& operation : operations)
        plan.operations.push_back({std::string(std::string_view(operation.at("id").as_string())),
                                   operation.at("variables").as_object()});
    // Parsed values take more memory than their text.
    plan.bytes = sizeof plan + 4 * boost::json::serialize(operations).size();
    return plan;
}

}  // namespace hoigung::pages
