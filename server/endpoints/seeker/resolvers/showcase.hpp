#pragma once

#include <vector>

#include "domain/snapshot/showcase_queries.hpp"
#include "graphql/field.hpp"

namespace hoigung::endpoints {

struct FeaturedCompanyPage {
    std::vector<domain::ShownCompany> companies;
    std::size_t total = 0;
};

void answer_homepage(graphql::Field& field);
// Jobs that suit the caller; the newest jobs when too little is known about the caller.
void answer_recommended(graphql::Field& field);
// The address of a stored picture, or null when there is none.
void answer_picture(graphql::Field& field, const std::string& name);

}  // namespace hoigung::endpoints
