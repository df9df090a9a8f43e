#include <set>

#include <gmock/gmock.h>

#include "domain/ingest/concerns.hpp"
#include "feeds/embedded_json.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::feeds {
namespace {

// A sentence of a job or of a message, and the sign of a scam or the ground of discrimination in it; the sign
// is empty for an innocent sentence.
struct JudgedWording {
    std::string sign;
    std::string text;
    // The set of the sentence: scam or discrimination. The first sentences belong to no set, and all of them
    // must be judged correctly.
    std::string about;
    // Where people write the sentence: message or advert.
    std::string in;
    // Authors of rules look at the sentences for tuning; those for measuring only count in the figures.
    std::string use;

    static void describe(auto& self, auto& visit) {
        visit.required("sign", self.sign);
        visit.required("text", self.text);
        visit.optional("about", self.about);
        visit.optional("in", self.in);
        visit.optional("use", self.use);
    }
};

std::vector<JudgedWording> judged_about(std::string_view about) {
    auto judged =
        read_embedded_json<std::vector<JudgedWording>>(reference_files(), "data/judged_wordings.json");
    std::erase_if(judged, [&](const auto& wording) { return wording.about != about; });
    return judged;
}

std::vector<std::string> signs_in(const std::string& text) {
    domain::JobPosting posting;
    posting.description.zh_hant = text;
    std::vector<std::string> signs;
    for (const auto& concern : domain::concerns_of(posting)) signs.emplace_back(base::name_of(concern.kind));
    return signs;
}

TEST(JudgedWordings, SignsOfAScamAreFoundAndInnocentLookAlikesAreNot) {
    RecordProperty("rows", "10.18");
    const auto judged = judged_about("");
    const auto innocent = std::ranges::count(judged, "", &JudgedWording::sign);
    EXPECT_GE(judged.size(), 150U);
    EXPECT_GE(innocent * 2, static_cast<std::ptrdiff_t>(judged.size()) - 10);
    for (const auto& [sign, text, about, in, use] : judged) {
        if (sign.empty()) {
            EXPECT_THAT(signs_in(text), ::testing::IsEmpty()) << text;
        } else {
            EXPECT_THAT(signs_in(text), ::testing::Contains(sign)) << text;
        }
    }
}

// Checks that the figures of a set are meaningful: no duplicates, half of the sentences innocent, and half of
// each half reserved for measuring.
void expect_fair_set(std::string_view about, int size) {
    std::set<std::string> texts;
    int innocent = 0;
    int measuring = 0;
    int innocent_measuring = 0;
    for (const auto& wording : judged_about(about)) {
        EXPECT_TRUE(texts.insert(wording.text).second) << wording.text;
        EXPECT_THAT(wording.in, ::testing::AnyOf("message", "advert")) << wording.text;
        EXPECT_THAT(wording.use, ::testing::AnyOf("tuning", "measuring")) << wording.text;
        const bool measures = wording.use == "measuring";
        innocent += wording.sign.empty() ? 1 : 0;
        measuring += measures ? 1 : 0;
        innocent_measuring += measures && wording.sign.empty() ? 1 : 0;
    }
    EXPECT_EQ(texts.size(), static_cast<std::size_t>(size));
    EXPECT_EQ(innocent, size / 2);
    EXPECT_EQ(measuring, size / 2);
    EXPECT_EQ(innocent_measuring, size / 4);
}

// How many of the sentences for measuring are judged correctly.
struct Figures {
    int bad = 0;
    int found = 0;
    int innocent = 0;
    int flagged = 0;
};

Figures measured(std::string_view about) {
    Figures figures;
    for (const auto& wording : judged_about(about)) {
        if (wording.use != "measuring") continue;
        const auto signs = signs_in(wording.text);
        if (wording.sign.empty()) {
            ++figures.innocent;
            figures.flagged += signs.empty() ? 0 : 1;
        } else {
            ++figures.bad;
            figures.found += std::ranges::find(signs, wording.sign) != signs.end() ? 1 : 0;
        }
    }
    return figures;
}

TEST(JudgedWordings, OfAHundredSignsOfAScamNinetyFiveAreFoundAndOfAHundredInnocentSentencesThreeFlagged) {
    RecordProperty("rows", "10.18 10.42");
    const Figures figures = measured("scam");
    EXPECT_EQ(figures.bad, 100);
    EXPECT_EQ(figures.innocent, 100);
    EXPECT_GE(figures.found, 95);
    EXPECT_LE(figures.flagged, 3);
}

TEST(JudgedWordings, OfFiftyWordingsThatDiscriminateFortyEightAreFoundAndOfFiftyInnocentOnesOneFlagged) {
    RecordProperty("rows", "10.18");
    const Figures figures = measured("discrimination");
    EXPECT_EQ(figures.bad, 50);
    EXPECT_EQ(figures.innocent, 50);
    EXPECT_GE(figures.found, 48);
    EXPECT_LE(figures.flagged, 1);
}

TEST(JudgedWordings, HalfOfTheSentencesAboutScamsAreInnocentAndEverySecondMeasures) {
    expect_fair_set("scam", 400);
}

TEST(JudgedWordings, HalfOfTheSentencesAboutDiscriminationAreInnocentAndEverySecondMeasures) {
    expect_fair_set("discrimination", 200);
}

}  // namespace
}  // namespace hoigung::feeds
