#include "pages/page_cache.hpp"

#include <gtest/gtest.h>

#include "domain/testing/samples.hpp"

namespace hoigung::pages {
namespace {

using namespace std::chrono_literals;

const SourcesVersion kVersion{.catalogue = 1, .library = 2, .today = 2026y / 11 / 16};

class PageCacheTest : public ::testing::Test {
  protected:
    std::shared_ptr<const RenderedPage> page(const std::string& text) {
        auto made = std::make_shared<RenderedPage>();
        made->status = 404;
        made->html = http::SharedBody::packed(text + std::string(2000, '.'));
        made->etag = "\"" + text + "\"";
        made->policy = "default-src 'self'";
        made->answers_digest = 77;
        const auto job = domain::testing::numbered<domain::JobId>;
        made->dependencies = {.jobs = {job(1), job(2)},
                              .companies = {domain::testing::numbered<domain::CompanyId>(3)},
                              .related = {{job(1), job(4)}},
                              .searches = {1, 1, 77},
                              .lists = domain::AnswerDependencies::Lists::any};
        return made;
    }
    void put(const std::string& address) { cache_.put(address, {page(address), kVersion}); }

    // Memory for one page or two.
    PageCache cache_{1000, std::make_unique<base::RingFile>(std::filesystem::temp_directory_path(), 100000)};
};

TEST_F(PageCacheTest, KeepsPagesBeyondItsMemoryAsTheyWere) {
    for (int i = 0; i < 20; ++i) put("/hk/" + std::to_string(i));
    for (int i = 0; i < 20; ++i) {
        const std::string address = "/hk/" + std::to_string(i);
        const auto kept = cache_.find(address);
        ASSERT_TRUE(kept) << address;
        EXPECT_EQ(kept->true_for, kVersion);
        const auto& found = kept->page;
        EXPECT_EQ(found->status, 404);
        EXPECT_EQ(found->html->unpacked(), address + std::string(2000, '.'));
        EXPECT_EQ(found->etag, "\"" + address + "\"");
        EXPECT_EQ(found->policy, "default-src 'self'");
        EXPECT_EQ(found->answers_digest, 77U);
        EXPECT_EQ(found->dependencies, page(address)->dependencies);
    }
}

TEST_F(PageCacheTest, APageIsTrueForLaterSourcesWhenItWasConfirmed) {
    put("/hk/");
    const SourcesVersion later{.catalogue = 5, .library = 2, .today = 2026y / 11 / 17};
    cache_.confirm("/hk/", *cache_.find("/hk/"), later);
    EXPECT_EQ(cache_.find("/hk/")->true_for, later);
    for (int i = 0; i < 20; ++i) put("/hk/" + std::to_string(i));
    const auto kept = cache_.find("/hk/");
    EXPECT_EQ(kept->true_for, later) << "also when it comes from the file";
    EXPECT_EQ(kept->page->etag, "\"/hk/\"");
}

TEST_F(PageCacheTest, AnotherPageForTheAddressIsNotConfirmed) {
    put("/hk/");
    cache_.confirm("/hk/", *cache_.find("/hk/"), {.catalogue = 5, .library = 2, .today = 2026y / 11 / 17});
    auto other = std::make_shared<RenderedPage>(*page("/hk/"));
    other->answers_digest = 78;
    cache_.put("/hk/", {other, kVersion});
    for (int i = 0; i < 20; ++i) put("/hk/" + std::to_string(i));
    EXPECT_EQ(cache_.find("/hk/")->true_for, kVersion);
}

TEST_F(PageCacheTest, KeepsTheGzipFormWithThePageIfItIsToldTo) {
    const auto made = page("/hk/");
    const std::string gzip(made->html->encoded(http::Encoding::gzip));
    cache_.put("/hk/", {made, kVersion, true});
    for (int i = 0; i < 20; ++i) put("/hk/" + std::to_string(i));
    const auto kept = cache_.find("/hk/");
    EXPECT_TRUE(kept->with_gzip);
    EXPECT_EQ(kept->page->html->kept_bytes(), made->html->kept_bytes()) << "nothing has to be compressed";
    EXPECT_EQ(kept->page->html->encoded(http::Encoding::gzip), gzip);
    EXPECT_EQ(kept->page->html->unpacked(), made->html->unpacked());
}

TEST_F(PageCacheTest, ARedirectStaysInMemoryAlone) {
    auto redirect = std::make_shared<RenderedPage>();
    redirect->status = 301;
    redirect->location = "/hk/there/";
    cache_.put("/hk/here/", {redirect, {}});
    ASSERT_TRUE(cache_.find("/hk/here/"));
    EXPECT_EQ(cache_.find("/hk/here/")->page->location, "/hk/there/");
    for (int i = 0; i < 20; ++i) put("/hk/" + std::to_string(i));
    EXPECT_FALSE(cache_.find("/hk/here/"));
}

TEST_F(PageCacheTest, WithoutAFileThereIsItsMemory) {
    PageCache cache(1000, nullptr);
    EXPECT_TRUE(cache.keeps_pages());
    cache.put("/hk/", {page("/hk/"), {}});
    EXPECT_TRUE(cache.find("/hk/"));
    EXPECT_FALSE(PageCache(0, nullptr).keeps_pages());
}

}  // namespace
}  // namespace hoigung::pages
