#include "base/enum_names.hpp"

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

enum class Employment { full_time, part_time };
enum class Slipped { first, second };
enum class Incomplete { first, second };
enum class Foreign { full_time, part_time };

}  // namespace

template <>
struct EnumNames<Employment> {
    static constexpr std::array<std::string_view, 2> values{"FullTime", "part-time"};
};
template <>
struct EnumNames<Slipped> {
    static constexpr std::array<std::string_view, 2> values{"second", "first"};
};
template <>
struct EnumNames<Incomplete> {
    static constexpr std::array<std::string_view, 1> values{"first"};
};
template <>
struct EnumNames<Foreign> {
    static constexpr EnumTable<Foreign, std::string_view> values{
        {{Foreign::full_time, "ft"}, {Foreign::part_time, "pt"}}};
};

namespace {

TEST(EnumNames, NamesAndParses) {
    EXPECT_EQ(name_of(Employment::part_time), "part-time");
    EXPECT_EQ(parse_enum<Employment>("FullTime"), Employment::full_time);
    EXPECT_EQ(parse_enum<Employment>("full_time"), std::nullopt);
    EXPECT_EQ(name_of(Foreign::part_time), "pt");
    EXPECT_EQ(parse_enum<Foreign>("ft"), Foreign::full_time);
    EXPECT_EQ(names_of<Foreign>().size(), 2U);
}

TEST(EnumNames, NoticesNamesThatSlippedOrAreMissing) {
    EXPECT_TRUE(detail::is_named_in_order<Employment>());
    EXPECT_FALSE(detail::is_named_in_order<Slipped>());
    EXPECT_TRUE(detail::has_every_enumerator<Slipped>());
    EXPECT_FALSE(detail::has_every_enumerator<Incomplete>());
}

TEST(EnumNames, ReadsTheEnumerators) {
    constexpr std::array<std::string_view, 2> names{"full_time", "part_time"};
    EXPECT_EQ(enumerator_names<Employment>(), names);
}

}  // namespace
}  // namespace hoigung::base
