#include "domain/wordings/typed_texts.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

TEST(EmployerTexts, NamesCarryNoLinksAndNoTelephoneNumbers) {
    RecordProperty("rows", "10.45");
    for (const char* text : {"Noodles 9123 4567", "麵店 ９１２３４５６７", "call +852-9123-4567",
                             "www.noodles.hk", "noodles.com.hk", "https://example.org", "chan@example.hk",
                             "麵店(noodle.hk)", "Noodles 9.1.2.3.4.5.6.7"})
        EXPECT_TRUE(has_contact(text)) << text;
    for (const char* text : {"7-Eleven", "360 Noodles", "Dr. Chan", "No.1 Noodles", "陳記(旺角)", "Café 1997",
                             "St. Honoré", "開工", "M&S. hk style", "2000 Chai Wan Road"})
        EXPECT_FALSE(has_contact(text)) << text;
}

TEST(EmployerTexts, ANameIsInOneLanguageAtLeast) {
    EXPECT_EQ(read_name({" 陳記 ", ""}, 10).value(), (LocalizedText{"陳記", ""}));
    EXPECT_EQ(read_name({"", " \u3000\u200B"}, 10).error(), Refusal::NameMissing);
    EXPECT_EQ(read_name({"陳記陳記陳記", ""}, 5).error(), Refusal::TextTooLong);
    EXPECT_EQ(read_name({std::string("a\x01", 2), ""}, 5).error(), Refusal::NameWithHiddenCharacters);
    EXPECT_EQ(read_name({"\xFF", ""}, 5).error(), Refusal::UnusableCharacters);
    EXPECT_EQ(read_name({"", std::string(10'000, 'a')}, 100).error(), Refusal::TextTooLong);
}

TEST(EmployerTexts, ARegistrationNumberHasEightDigits) {
    EXPECT_EQ(read_registration_number(" 12345678 ").value(), "12345678");
    EXPECT_EQ(read_registration_number("12345678-000-11-25-6").value(), "12345678");
    EXPECT_EQ(read_registration_number("１２３４５６７８").value(), "12345678");
    EXPECT_EQ(read_registration_number("").value(), "");
    for (const char* text : {"1234567", "123456789", "1234567a", "-"})
        EXPECT_EQ(read_registration_number(text).error(), Refusal::InvalidRegistrationNumber) << text;
}

TEST(EmployerTexts, AContactsTelephoneIsALocalNumber) {
    EXPECT_EQ(read_contact_telephone("+852 2345 6789").value(), "23456789");
    EXPECT_EQ(read_contact_telephone("").value(), "");
    for (const char* text : {"1234 5678", "2345", "+86 2345 6789 01", "2345678x"})
        EXPECT_EQ(read_contact_telephone(text).error(), Refusal::InvalidTelephone) << text;
}

}  // namespace
}  // namespace hoigung::domain
