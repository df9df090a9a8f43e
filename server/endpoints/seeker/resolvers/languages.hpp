#pragma once

#include <vector>

#include "domain/catalogue/job.hpp"
#include "graphql/bindings.hpp"

namespace hoigung::endpoints {

void bind_languages(graphql::Bindings& bindings);

// Languages with their names, of a job or of a person.
void answer_spoken(graphql::Field& field, const std::vector<domain::LanguageSkill>& skills);
void answer_written(graphql::Field& field, const std::vector<domain::LanguageSkill>& skills);

}  // namespace hoigung::endpoints
