#include "store/picture_store.hpp"

#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

class PictureStoreTest : public testing::OnEachDatabase {
  protected:
    SqlPictureStore pictures_{database()};
};
HOIGUNG_ON_EACH_DATABASE(PictureStoreTest);

TEST_P(PictureStoreTest, KeepsEveryByteOfAPicture) {
    std::string bytes;
    for (int i = 0; i < 300'000; ++i) bytes += static_cast<char>(i * 7 + i / 256);
    pictures_.put("65f0c0ffee0123456789abcd.webp", {"image/webp", bytes});
    const auto picture = pictures_.get("65f0c0ffee0123456789abcd.webp");
    ASSERT_TRUE(picture);
    EXPECT_EQ(picture->content_type, "image/webp");
    EXPECT_EQ(picture->bytes, bytes);
}

TEST_P(PictureStoreTest, DoesNotKnowOtherNames) {
    EXPECT_FALSE(pictures_.get("65f0c0ffee0123456789abcd.webp"));
}

TEST_P(PictureStoreTest, NeverShowsAnotherPictureUnderAName) {
    pictures_.put("65f0c0ffee0123456789abcd.svg", {"image/svg+xml", "<svg/>"});
    pictures_.put("65f0c0ffee0123456789abcd.svg", {"image/png", "other"});
    EXPECT_EQ(pictures_.get("65f0c0ffee0123456789abcd.svg")->bytes, "<svg/>");
}

}  // namespace
}  // namespace hoigung::store
