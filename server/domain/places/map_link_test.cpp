#include "domain/places/map_link.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "domain/places/distance.hpp"
#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

std::optional<Coordinates> place_in(std::string_view text, const District* district = nullptr) {
    const auto place = read_place(text, district, testing::small_lists().places());
    return place.ok() ? std::optional(*place) : std::nullopt;
}

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
        EXPECT_EQ(place_in(text), mong_kok) << text;
}

TEST(MapLink, KnowsStations) {
    RecordProperty("rows", "10.11");
    const auto place = [](std::string_view text) { return place_in(text); };
    const auto mong_kok = place("旺角站");
    ASSERT_TRUE(mong_kok.has_value());
    for (const char* text : {"港鐵旺角站A2出口", "near Mong Kok Station"})
        EXPECT_EQ(place(text), mong_kok) << text;
    ASSERT_TRUE(place("旺角東站").has_value());
    EXPECT_NE(place("旺角東站"), mong_kok);
    EXPECT_EQ(place("旺角東站"), place("Mong Kok East station"));
    for (const char* text : {"旺角", "加油站", "police station"})
        EXPECT_EQ(place(text), std::nullopt) << text;
}

TEST(MapLink, GoesAsFarFromAStationAsItSaysTowardsTheDistrict) {
    RecordProperty("rows", "10.11");
    const auto station = place_in("旺角站").value();
    const auto& lists = testing::small_lists();
    const District& district =
        *std::ranges::max_element(lists.lists().districts, {}, [&](const District& each) {
            return DistanceFrom(station).metres(GeoPoint::of({each.lat, each.lng}));
        });
    for (const auto& [text, metres] :
         std::vector<std::pair<const char*, int>>{{"旺角站 200 米", 200},
                                                  {"near Mong Kok Station, 350m", 350},
                                                  {"旺角站A2出口步行 5 分鐘", 400},
                                                  {"Mong Kok station 1.2 km", 1200}}) {
        for (const District* towards : {static_cast<const District*>(nullptr), &district}) {
            const auto place = place_in(text, towards);
            ASSERT_TRUE(place.has_value()) << text;
            EXPECT_NEAR(static_cast<double>(DistanceFrom(station).metres(GeoPoint::of(*place))), metres, 2)
                << text;
        }
    }
    const DistanceFrom middle({district.lat, district.lng});
    EXPECT_LT(middle.metres(GeoPoint::of(place_in("旺角站 200 米", &district).value())),
              middle.metres(GeoPoint::of(station)));
    EXPECT_FALSE(place_in("旺角站 60 公里").has_value());
}

TEST(MapLink, SaysOfAShortLinkThatItIsOne) {
    RecordProperty("rows", "10.11");
    const auto refusal = [](std::string_view text) {
        return read_place(text, nullptr, testing::small_lists().places()).error();
    };
    for (const char* text : {"https://maps.app.goo.gl/abc", "陳記麵家 https://maps.app.goo.gl/Abc1?g_st=ic",
                             "https://goo.gl/maps/xyz", "https://maps.apple/p/xyz"})
        EXPECT_EQ(refusal(text), Refusal::ShortMapLink) << text;
    EXPECT_EQ(refusal("https://example.com/"), Refusal::InvalidPlace);
    EXPECT_TRUE(place_in("旺角站 200 米 https://maps.app.goo.gl/abc").has_value());
}

TEST(MapLink, TakesNothingThatIsNotInHongKong) {
    for (const std::string& text :
         {std::string("51.5,-0.12"), std::string("https://maps.app.goo.gl/abc"), std::string(""),
          std::string("22.3193"), std::string("22.3193,"), std::string("nan,nan"), std::string("1e300,114"),
          std::string("Nathan Road 1"), std::string(10'000, '1')})
        EXPECT_FALSE(place_in(text).has_value()) << text;
}

TEST(MapLink, FindsTheDistrictAround) {
    const auto& lists = testing::small_lists();
    for (const District& district : lists.lists().districts)
        EXPECT_EQ(district_around({district.lat, district.lng}, lists.places()).short_code,
                  district.short_code);
}

}  // namespace
}  // namespace hoigung::domain
