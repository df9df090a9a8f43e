#include "feeds/postings/text_encoding.hpp"

#include <string>

#include <gtest/gtest.h>

namespace hoigung::feeds {
namespace {

std::string from_hex(std::string_view digits) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
        bytes += static_cast<char>(std::stoi(std::string(digits.substr(i, 2)), nullptr, 16));
    return bytes;
}

// A hundred characters of the Hong Kong Supplementary Character Set that Big5 itself lacks.
TEST(TextEncoding, ReadsTheCharactersOfHongKong) {
    const std::string bytes = from_hex(
        "9def9df89df69df791c19dcffcab9e4d925d9df595da8a418fd494dcfaef9de5fcb69e4b9dc79e52"
        "9e57fb559dc09068fbdf8fc08ea8feb096639a4b9cae8adb916f9e509eca8fb59652fd5efd5f8e78"
        "995c9dd18ec48ec29e61fd7799ac8f588f778cbd99c68fa59e5e9dbf9e5a8a4a9dae9bd1977491bc"
        "8b508ec196b0faa191af9df29bd09ae98b489e639add9ec59dee9e778a458acb9df98af79e449daa"
        "9fd78a488da18a6b997b9db58aae98eb99adc87e965c9c799bee8a679f4d9ae58b6f8a548b628a66");
    EXPECT_EQ(document_text(bytes),
              "嘅啲喺咗嚟嘢攞揾哋嗰啱唥瞓啫吓嘥揸揼攰冚"
              "唞噏孭邨峯衞綫鎅鈪鐗氹氽鰂鱲鯭蟚餸枱櫈糉"
              "糭罉羣羗膶舦艔菓蔴蕟藠蘂蠄踎踭蹆躀軚鍟鐤"
              "閪駡鰵鴴麪𨋢𠝹𡁻𠺘𡃁𠸎㩒㗎𠻹𥄫𢫏𠱁𠮩𡁵㓤"
              "㗾㧬㨃㩧㬹㷫㿺䁪䒏䒑䓀䛐䝼䟴𠵱𡁜𠸐𦧲𨂽𨃩");
}

TEST(TextEncoding, ReadsTheSignsOfTheWindowsCodePage) {
    // Characters that Windows added to Big5 (ETEN's characters, the euro), and dashes and quotes written by
    // Word.
    EXPECT_EQ(document_text(from_hex("f9d6f9d7f9d8f9d9f9daf9dbf9dc"), "big5"), "碁銹裏墻恒粧嫺");
    EXPECT_EQ(document_text(from_hex("a3e1"), "big5"), "€");
    EXPECT_EQ(document_text(from_hex("938094209620"), "iso-8859-1"), "“€” – ");
}

TEST(TextEncoding, MarksBytesThatAreNoCharacter) {
    EXPECT_EQ(document_text(from_hex("a440ff41"), "big5"), "一\uFFFDA");
    // An unassigned position of the code page.
    EXPECT_EQ(document_text(from_hex("a4408140"), "big5"), "一\uFFFD");
    EXPECT_EQ(document_text(from_hex("a440a4"), "big5"), "一\uFFFD");
}

TEST(TextEncoding, TakesForBigFiveOnlyWhatIsIt) {
    EXPECT_EQ(document_text(from_hex("a4408140")), "\uFFFD@\uFFFD@");
}

TEST(TextEncoding, KnowsAnEncodingByItsMark) {
    EXPECT_EQ(document_text(from_hex("fffe8b95")), "開");
    EXPECT_EQ(document_text(from_hex("efbbbfe9968b")), "開");
    EXPECT_EQ(document_text(from_hex("feff958b")), "開");
}

}  // namespace
}  // namespace hoigung::feeds
