#pragma once

#include <string_view>
#include <vector>

#include "domain/catalogue/job.hpp"
#include "domain/wordings/concern.hpp"

namespace hoigung::domain {

// A wording with the part of the job that it stands in, as the editor calls it.
struct FoundWording {
    Concern concern;
    std::string_view field;
    Locale locale = Locale::zh_hant;

    bool operator==(const FoundWording&) const = default;
};

[[nodiscard]] std::vector<FoundWording> wordings_in(const JobPosting& posting);

// What the operator should review in a job's name, description and attributes, each wording once. It rejects
// no job: whether the wording is lawful in its context is for a person to decide.
[[nodiscard]] std::vector<Concern> concerns_of(const JobPosting& posting);

}  // namespace hoigung::domain
