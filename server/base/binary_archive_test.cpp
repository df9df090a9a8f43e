#include "base/binary_archive.hpp"

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

struct Point {
    int x = 0;
    double y = 0;

    bool operator==(const Point&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("x", self.x);
        visit.optional("y", self.y);
    }
};

struct Drawing {
    std::string name;
    std::vector<Point> points;
    std::optional<Point> middle;
    bool is_closed = false;

    bool operator==(const Drawing&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.optional("points", self.points);
        visit.optional("middle", self.middle);
        visit.optional("is_closed", self.is_closed);
    }
};

struct Renamed {
    int x = 0;
    double height = 0;

    static void describe(auto& self, auto& visit) {
        visit.required("x", self.x);
        visit.optional("height", self.height);
    }
};

std::string bytes_of(const Drawing& drawing) {
    std::string bytes;
    BinaryWriter(bytes).write(drawing);
    return bytes;
}

TEST(BinaryArchive, ReadsWhatItWrote) {
    const Drawing full{"圓", {{1, 2.5}, {-3, 0}}, Point{7, 8}, true};
    const Drawing empty;
    const std::string bytes = bytes_of(full) + bytes_of(empty);
    BinaryReader reader(bytes);
    Drawing read{"other", {{9, 9}}, Point{}, true};
    reader.read(read);
    EXPECT_EQ(read, full);
    reader.read(read);
    EXPECT_EQ(read, empty);
    EXPECT_TRUE(reader.ok() && reader.at_end());
}

TEST(BinaryArchive, NoticesThatSomethingIsMissing) {
    const std::string bytes = bytes_of({"圓", {{1, 2.5}, {-3, 0}}, Point{7, 8}, true});
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        BinaryReader reader(std::string_view(bytes).substr(0, size));
        Drawing read;
        reader.read(read);
        EXPECT_FALSE(reader.ok()) << size;
    }
}

TEST(BinaryArchive, AShapeTellsMembersApart) {
    EXPECT_EQ(BinaryShape::of<Point>(), BinaryShape::of<Point>());
    EXPECT_NE(BinaryShape::of<Point>(), BinaryShape::of<Renamed>());
    EXPECT_NE(BinaryShape::of<std::vector<Point>>(), BinaryShape::of<std::optional<Point>>());
}

}  // namespace
}  // namespace hoigung::base
