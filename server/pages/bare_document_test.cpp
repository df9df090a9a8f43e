#include "pages/bare_document.hpp"

#include <gtest/gtest.h>

namespace hoigung::pages {
namespace {

TEST(BareDocument, HasNoScriptsAndLinksThatLeadNowhere) {
    RecordProperty("rows", "10.16");
    EXPECT_EQ(bare_document("<html><head><link rel=\"modulepreload\" href=\"a.js\"><style>b{}</style>"
                            "<script type=\"module\" src=\"a.js\"></script></head><body>Job"
                            "<script type=\"application/json\">{}</script></body></html>"),
              "<html><head><base target=\"_blank\"><style>b{}</style></head><body>Job</body></html>");
}

TEST(BareDocument, MayBeFramedByThisOriginAlone) {
    RecordProperty("rows", "10.16");
    EXPECT_EQ(framed_policy("script-src 'self'; style-src 'self'; frame-ancestors 'none'"),
              "script-src 'none'; style-src 'self'; frame-ancestors 'self'");
}

}  // namespace
}  // namespace hoigung::pages
