#pragma once

#include "domain/catalogue/company.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/locale.hpp"

namespace hoigung::domain {

// A job as it would be on the site.
struct JobPreview {
    Job job;
    Company company;
    // The language of the preview.
    Locale locale = Locale::zh_hant;
    // Shows the job's card in a list instead of its page.
    bool is_card = false;
};

}  // namespace hoigung::domain
