#include <gmock/gmock.h>

#include "domain/ingest/concerns.hpp"
#include "feeds/embedded_json.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::feeds {
namespace {

// A sentence of a job and the sign of a scam in it; empty when it is an innocent one.
struct JudgedWording {
    std::string sign;
    std::string text;

    static void describe(auto& self, auto& visit) {
        visit.required("sign", self.sign);
        visit.required("text", self.text);
    }
};

std::vector<std::string> signs_in(const std::string& text) {
    domain::JobPosting posting;
    posting.description.zh_hant = text;
    std::vector<std::string> signs;
    for (const auto& concern : domain::concerns_of(posting)) signs.emplace_back(base::name_of(concern.kind));
    return signs;
}

TEST(JudgedWordings, SignsOfAScamAreFoundAndInnocentLookAlikesAreNot) {
    RecordProperty("rows", "10.18");
    const auto judged =
        read_embedded_json<std::vector<JudgedWording>>(reference_files(), "data/judged_wordings.json");
    const auto innocent = std::ranges::count(judged, "", &JudgedWording::sign);
    EXPECT_GE(judged.size(), 150U);
    EXPECT_GE(innocent * 2, static_cast<std::ptrdiff_t>(judged.size()) - 10);
    for (const auto& [sign, text] : judged) {
        if (sign.empty()) {
            EXPECT_THAT(signs_in(text), ::testing::IsEmpty()) << text;
        } else {
            EXPECT_THAT(signs_in(text), ::testing::Contains(sign)) << text;
        }
    }
}

}  // namespace
}  // namespace hoigung::feeds
