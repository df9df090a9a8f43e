#include "pages/page_cache.hpp"

#include <gtest/gtest.h>

namespace hoigung::pages {
namespace {

using namespace std::chrono_literals;

class PageCacheTest : public ::testing::Test {
  protected:
    std::shared_ptr<const RenderedPage> page(const std::string& text) {
        auto made = std::make_shared<RenderedPage>();
        made->status = 404;
        made->html = http::SharedBody::packed(text + std::string(2000, '.'));
        made->etag = "\"" + text + "\"";
        made->policy = "default-src 'self'";
        made->made_at = clock_.now();
        return made;
    }
    void put(const std::string& address, std::int64_t version = 1) {
        cache_.put(address, version, page(address));
    }

    base::ManualClock clock_{base::Timestamp{1000000s}};
    // Memory for one page or two.
    PageCache cache_{1000, std::make_unique<base::RingFile>(std::filesystem::temp_directory_path(), 100000),
                     clock_};
};

TEST_F(PageCacheTest, KeepsPagesBeyondItsMemoryAsTheyWere) {
    for (int i = 0; i < 20; ++i) put("/hk/" + std::to_string(i));
    for (int i = 0; i < 20; ++i) {
        const std::string address = "/hk/" + std::to_string(i);
        const auto found = cache_.find(address, 1);
        ASSERT_TRUE(found) << address;
        EXPECT_EQ(found->status, 404);
        EXPECT_EQ(found->html->unpacked(), address + std::string(2000, '.'));
        EXPECT_EQ(found->etag, "\"" + address + "\"");
        EXPECT_EQ(found->policy, "default-src 'self'");
        EXPECT_EQ(found->made_at, clock_.now());
    }
}

TEST_F(PageCacheTest, GivesNothingThatWasMadeFromAnotherVersion) {
    for (int i = 0; i < 20; ++i) put("/hk/" + std::to_string(i));
    for (int i = 0; i < 20; ++i) EXPECT_FALSE(cache_.find("/hk/" + std::to_string(i), 2));
}

TEST_F(PageCacheTest, GivesNothingThatIsTooOldAlsoIfItWasReadMeanwhile) {
    for (int i = 0; i < 20; ++i) put("/hk/" + std::to_string(i));
    clock_.advance(30min);
    EXPECT_TRUE(cache_.find("/hk/0", 1));
    clock_.advance(1ms);
    EXPECT_FALSE(cache_.find("/hk/0", 1));
    EXPECT_FALSE(cache_.find("/hk/5", 1));
}

TEST_F(PageCacheTest, GivesNothingThatWasMadeBeforeTheClockWasSetBack) {
    for (int i = 0; i < 20; ++i) put("/hk/" + std::to_string(i));
    clock_.advance(-1ms);
    EXPECT_FALSE(cache_.find("/hk/0", 1));
}

TEST_F(PageCacheTest, ARedirectStaysInMemoryAlone) {
    auto redirect = std::make_shared<RenderedPage>();
    redirect->status = 301;
    redirect->location = "/hk/there/";
    redirect->made_at = clock_.now();
    cache_.put("/hk/here/", 1, redirect);
    ASSERT_TRUE(cache_.find("/hk/here/", 1));
    EXPECT_EQ(cache_.find("/hk/here/", 1)->location, "/hk/there/");
    for (int i = 0; i < 20; ++i) put("/hk/" + std::to_string(i));
    EXPECT_FALSE(cache_.find("/hk/here/", 1));
}

TEST_F(PageCacheTest, WithoutAFileThereIsItsMemory) {
    PageCache cache(1000, nullptr, clock_);
    EXPECT_TRUE(cache.keeps_pages());
    cache.put("/hk/", 1, page("/hk/"));
    EXPECT_TRUE(cache.find("/hk/", 1));
    EXPECT_FALSE(PageCache(0, nullptr, clock_).keeps_pages());
}

}  // namespace
}  // namespace hoigung::pages
