#pragma once

#include <string_view>
#include <vector>

#include "domain/catalogue/job.hpp"
#include "domain/wordings/concern.hpp"

namespace hoigung::domain {

// A wording, and the editor's name for the part of the job that it is in.
struct FoundWording {
    Concern concern;
    std::string_view field;
    Locale locale = Locale::zh_hant;

    bool operator==(const FoundWording&) const = default;
};

[[nodiscard]] std::vector<FoundWording> wordings_in(const JobPosting& posting);

// The wordings of a job's name, description and attributes that the operator should review, each once. They
// reject no job: whether a wording is lawful in its context is for a person to decide.
[[nodiscard]] std::vector<Concern> concerns_of(const JobPosting& posting);

// The signs of a scam among them, each kind once, in the language of the reader where it has them.
[[nodiscard]] std::vector<Concern> scam_signs_of(const JobPosting& posting, Locale reader);

}  // namespace hoigung::domain
