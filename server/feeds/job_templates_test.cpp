#include <gmock/gmock.h>

#include "domain/ingest/findings.hpp"
#include "feeds/job_templates_json.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::feeds {
namespace {

using ::testing::IsEmpty;

TEST(JobTemplates, AreValidJobsOncePayAndPlaceAreGiven) {
    RecordProperty("rows", "10.17");
    const domain::ReferenceLists lists(read_reference_lists(reference_files()));
    const auto templates = read_job_templates(reference_files(), lists);
    EXPECT_GE(templates.size(), 60U);
    const auto now = base::parse_timestamp("2026-11-17T03:30:00Z").value();
    for (const domain::JobTemplate& each : templates) {
        domain::JobLine line;
        line.posting = domain::posting_of(each);
        line.posting.hourly_rate = {60, std::nullopt};
        line.posting.addresses = {{{}, {"彌敦道 700 號", "700 Nathan Road"}, "030503", std::nullopt}};
        std::vector<std::string> found;
        for (const domain::Finding& finding : domain::findings_of(line, lists, now))
            found.push_back(domain::sentence_of(finding, domain::Locale::en));
        EXPECT_THAT(found, IsEmpty()) << each.code;
        EXPECT_FALSE(each.name.zh_hant.empty() || each.name.en.empty()) << each.code;
        EXPECT_FALSE(each.requirements.empty() || each.benefits.empty() || each.hours.empty()) << each.code;
        for (const auto* list : {&each.requirements, &each.benefits}) {
            for (const domain::LocalizedText& text : *list)
                EXPECT_FALSE(text.zh_hant.empty() || text.en.empty()) << each.code;
        }
    }
}

}  // namespace
}  // namespace hoigung::feeds
