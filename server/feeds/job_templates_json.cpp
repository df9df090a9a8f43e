#include "feeds/job_templates_json.hpp"

#include <algorithm>

#include "feeds/embedded_json.hpp"

namespace hoigung::feeds {

std::vector<domain::JobTemplate> read_job_templates(std::span<const base::EmbeddedFile> files,
                                                    const domain::ReferenceLists& lists) {
    const auto read = read_embedded_json<std::vector<domain::JobTemplate>>(files, "data/job_templates.json");
    std::vector<domain::JobTemplate> ordered;
    for (const domain::JobCategory& category : lists.lists().categories) {
        for (const domain::JobType& type : category.types) {
            const auto found = std::ranges::find(read, type.short_code, &domain::JobTemplate::code);
            if (found != read.end() && !type.short_code.empty()) ordered.push_back(*found);
        }
    }
    if (ordered.size() != read.size())
        throw std::runtime_error("data/job_templates.json: a code is not known, or stands twice");
    return ordered;
}

}  // namespace hoigung::feeds
