#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/csv.hpp"
#include "base/fuzz/require.hpp"
#include "base/text.hpp"
#include "base/text_encoding.hpp"
#include "domain/employer_jobs/import_jobs.hpp"
#include "domain/employer_jobs/job_columns.hpp"
#include "domain/ingest/findings.hpp"
#include "domain/testing/samples.hpp"

namespace {

using namespace hoigung;
using namespace hoigung::domain;
using base::require;

const std::vector<Branch>& branches() {
    static const std::vector<Branch> kBranches{{BranchId{base::derive_id("branch")},
                                                CompanyId{},
                                                {"旺角店", "Mong Kok"},
                                                {"彌敦道 1 號", ""},
                                                "030503",
                                                {}}};
    return kBranches;
}

// Every finding about a line names a column of the file's heading, and reading the line again changes
// nothing: importing a file twice updates nothing.
void check_line(const base::CsvLine& line, const std::vector<std::string>& heading,
                const JobColumns& columns) {
    const ColumnLists lists{domain::testing::small_lists(), branches()};
    const auto stands = [&](const std::string& column) {
        return column.empty() || std::ranges::find(heading, column) != heading.end();
    };
    JobContent content;
    for (const ImportProblem& problem : columns.read(line, lists, content)) {
        require(!problem.column.empty() && stands(problem.column));
        require(base::is_utf8(problem.message.zh_hant) && base::is_utf8(problem.message.en));
    }
    JobContent again = content;
    static_cast<void>(columns.read(line, lists, again));
    require(again == content && content.reference == columns.reference_in(line));
    const base::Timestamp now{};
    const JobLine job{JobId{}, CompanyId{}, JobState::published, now, now, content.posting};
    for (const Finding& finding : findings_of(job, lists.lists, now)) {
        require(stands(columns.heading_for(finding, line)));
        require(base::is_utf8(sentence_of(finding, Locale::zh_hant)));
    }
}

}  // namespace

// A file of jobs as an employer uploads it, from its bytes to the findings on each line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto decoded = base::decode_text(bytes);
    if (!decoded) return 0;
    require(base::is_utf8(decoded->text));
    const auto lines = base::read_csv(decoded->text, {kMostImportLines + 1, kMostImportColumns});
    if (!lines || lines->empty()) return 0;
    const std::vector<std::string>& heading = lines->front().cells;
    const JobColumns columns(heading);
    for (std::size_t i = 1; i < lines->size(); ++i) {
        const base::CsvLine& line = (*lines)[i];
        require(line.number > (*lines)[i - 1].number && line.cells.size() <= kMostImportColumns);
        check_line(line, heading, columns);
    }
    return 0;
}
