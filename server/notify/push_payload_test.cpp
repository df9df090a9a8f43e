#include "notify/push_payload.hpp"

#include <gtest/gtest.h>

namespace hoigung::notify {
namespace {

TEST(PushPayload, IsWhatABrowserShowsByItself) {
    RecordProperty("rows", "12.11");
    const domain::PushContent content{.title = "僱主傳了訊息給你",
                                      .body = "侍應生\n好味茶餐廳",
                                      .url = "https://example.hk/hk/profile/?page=notifications",
                                      .language = "zh-Hant-HK",
                                      .is_urgent = true,
                                      .is_silent = true,
                                      .unread = 3};
    EXPECT_EQ(push_payload(content, "tag"),
              R"({"web_push":8030,"notification":{"title":"僱主傳了訊息給你","body":"侍應生\n好味茶餐廳",)"
              R"("navigate":"https://example.hk/hk/profile/?page=notifications","tag":"tag",)"
              R"("lang":"zh-Hant-HK","dir":"ltr","silent":true,"renotify":false},"app_badge":3})");
}

TEST(PushPayload, IsAlwaysShort) {
    RecordProperty("rows", "12.11");
    for (const std::string& text :
         {std::string(5000, 'a'), std::string(5000, '\x01'), std::string(5000, '"')}) {
        const domain::PushContent content{.title = text,
                                          .body = text,
                                          .url = "https://example.hk/" + std::string(1000, 'a'),
                                          .language = "en"};
        EXPECT_LT(push_payload(content, std::string(32, 't')).size(), 3000U);
    }
}

}  // namespace
}  // namespace hoigung::notify
