#include "domain/employers/map_link.hpp"

#include <gtest/gtest.h>

#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

TEST(MapLink, ReadsWhatPeopleCopyFromMaps) {
    RecordProperty("rows", "10.11");
    const Coordinates mong_kok{22.3193, 114.1694};
    for (const char* text :
         {"22.3193,114.1694", " 22.3193, 114.1694 ", "https://www.google.com/maps/@22.3193,114.1694,17z",
          "https://www.google.com/maps/place/Noodles/@22.30,114.10,17z/data=!3d22.3193!4d114.1694",
          "https://maps.google.com/?q=22.3193,114.1694", "https://www.google.com/maps?q=22.3193%2C114.1694",
          "https://maps.apple.com/?ll=22.3193,114.1694&q=Noodles",
          "https://maps.apple.com/place?coordinate=22.3193,114.1694",
          "https://www.google.com/maps/search/?api=1&query=22.3193%2C114.1694",
          "https://www.openstreetmap.org/?mlat=22.3193&mlon=114.1694#map=17/22.3/114.1",
          "https://www.openstreetmap.org/#map=17/22.3193/114.1694", "geo:22.3193,114.1694"})
        EXPECT_EQ(place_in(text, testing::small_lists()), mong_kok) << text;
}

TEST(MapLink, KnowsStations) {
    RecordProperty("rows", "10.11");
    const auto place = [](std::string_view text) { return place_in(text, testing::small_lists()); };
    const auto mong_kok = place("旺角站");
    ASSERT_TRUE(mong_kok.has_value());
    for (const char* text : {"旺角站 200 米", "港鐵旺角站A2出口", "near Mong Kok Station, 200 m"})
        EXPECT_EQ(place(text), mong_kok) << text;
    ASSERT_TRUE(place("旺角東站").has_value());
    EXPECT_NE(place("旺角東站"), mong_kok);
    EXPECT_EQ(place("旺角東站"), place("Mong Kok East station"));
    for (const char* text : {"旺角", "加油站", "police station"})
        EXPECT_EQ(place(text), std::nullopt) << text;
}

TEST(MapLink, TakesNothingThatIsNotInHongKong) {
    for (const std::string& text :
         {std::string("51.5,-0.12"), std::string("https://maps.app.goo.gl/abc"), std::string(""),
          std::string("22.3193"), std::string("22.3193,"), std::string("nan,nan"), std::string("1e300,114"),
          std::string("Nathan Road 1"), std::string(10'000, '1')})
        EXPECT_FALSE(place_in(text, testing::small_lists()).has_value()) << text;
}

TEST(MapLink, FindsTheDistrictAround) {
    const auto& lists = testing::small_lists();
    for (const District& district : lists.lists().districts)
        EXPECT_EQ(district_around({district.lat, district.lng}, lists).short_code, district.short_code);
}

}  // namespace
}  // namespace hoigung::domain
