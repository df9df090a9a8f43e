#include "endpoints/shared/error_table.hpp"

#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>

namespace hoigung::endpoints {
namespace {

using domain::Locale;
using domain::Refusal;
using ::testing::HasSubstr;

// The problem of the files together with these lines; empty when they have none.
std::string problem_with(std::string_view lines) {
    std::vector<base::EmbeddedFile> files(error_files().begin(), error_files().end());
    files.push_back({"more.json", lines});
    try {
        const ErrorTable table(files);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
}

TEST(ErrorTable, EachMeaningHasItsRefusalAndTheContractKeepsItsCodes) {
    const ErrorTable table(error_files());
    for (const Refusal refusal : {Refusal::NoSuchApplication, Refusal::ApplicationWithdrawn,
                                  Refusal::StepNotAllowed, Refusal::AppliedAgain}) {
        EXPECT_EQ(table.of(refusal).code, 100039);
        EXPECT_EQ(table.of(refusal).status, 409);
        EXPECT_EQ(table.of(refusal).text.in(Locale::en), "There is no such application");
    }
    for (const Refusal refusal : {Refusal::TextTooLong, Refusal::UnusableCharacters, Refusal::TextMissing,
                                  Refusal::ListTooLong, Refusal::TooManyAtOnce, Refusal::InvalidRequestKey})
        EXPECT_EQ(table.of(refusal).code, 200005);
    for (const Refusal refusal :
         {Refusal::CompanyLimitReached, Refusal::TooManyDrafts, Refusal::TooManyBranches,
          Refusal::TooManyKeys, Refusal::TooManyNotes, Refusal::TooManyClaims}) {
        EXPECT_EQ(table.of(refusal).code, 200012);
        const bool passes_overnight = refusal == Refusal::CompanyLimitReached;
        EXPECT_EQ(table.of(refusal).text.in(Locale::en).find("tomorrow") != std::string::npos,
                  passes_overnight);
        EXPECT_EQ(table.of(refusal).text.in(Locale::zh_hant).find("明天") != std::string::npos,
                  passes_overnight);
    }
    for (const Refusal refusal : {Refusal::PersonLimitReached, Refusal::TooManyMemberships})
        EXPECT_EQ(table.of(refusal).code, 200040);
    EXPECT_EQ(table.of(Refusal::TooManyAtOnce).text.in(Locale::en),
              "This is too many at once, please choose fewer");
}

TEST(ErrorTable, ARefusalThatIsThereTwiceStopsTheProgram) {
    EXPECT_EQ(problem_with("[]"), "");
    EXPECT_THAT(
        problem_with(R"([{"name": "JobClosed", "code": 1, "status": 409, "en": "a", "zh-hant": "b"}])"),
        HasSubstr("JobClosed twice"));
    EXPECT_THAT(
        problem_with(R"([{"name": "JobClose", "code": 1, "status": 409, "en": "a", "zh-hant": "b"}])"),
        HasSubstr("name"));
}

TEST(ErrorTable, ARefusalThatIsMissingStopsTheProgram) {
    EXPECT_THROW(ErrorTable(error_files().first(1)), std::runtime_error);
}

TEST(ErrorTable, ATextInOneLanguageIsNotEnough) {
    const std::vector<base::EmbeddedFile> files{
        {"few.json", R"([{"name": "JobClosed", "code": 1, "status": 409, "en": "a", "zh-hant": "b",
                          "also": [{"name": "JobSuspended", "en": "c"}]}])"}};
    EXPECT_THROW(ErrorTable{files}, std::runtime_error);
}

}  // namespace
}  // namespace hoigung::endpoints
