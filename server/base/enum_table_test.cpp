#include "base/enum_table.hpp"

#include <string_view>

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

enum class Colour { red, green, blue };
using Row = std::pair<Colour, std::string_view>;

template <class Rows>
concept Compiles = requires {
    typename std::integral_constant<std::size_t, EnumTable<Colour, std::string_view>{Rows::rows}.kSize>;
};

struct Right {
    static constexpr Row rows[] = {{Colour::red, "紅"}, {Colour::green, "綠"}, {Colour::blue, "藍"}};
};
struct Swapped {
    static constexpr Row rows[] = {{Colour::green, "綠"}, {Colour::red, "紅"}, {Colour::blue, "藍"}};
};
struct Missing {
    static constexpr Row rows[] = {{Colour::red, "紅"}, {Colour::green, "綠"}};
};

TEST(EnumTable, HasAValueForEachEnumerator) {
    constexpr EnumTable<Colour, std::string_view> table{Right::rows};
    EXPECT_EQ(table[Colour::green], "綠");
    EXPECT_EQ(table[Colour::blue], "藍");
}

TEST(EnumTable, DoesNotCompileWithARowThatIsMissingOrMisplaced) {
    EXPECT_TRUE(Compiles<Right>);
    EXPECT_FALSE(Compiles<Swapped>);
    EXPECT_FALSE(Compiles<Missing>);
}

}  // namespace
}  // namespace hoigung::base
