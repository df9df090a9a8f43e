#include "endpoints/outbox_page.hpp"

#include <future>

#include <gmock/gmock.h>

namespace hoigung::endpoints {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class FilledOutbox final : public domain::Outbox {
  public:
    void put(const domain::OutboxMessage& message) override { messages_.push_back(message); }
    std::vector<domain::OutboxMessage> latest(int) override { return messages_; }

  private:
    std::vector<domain::OutboxMessage> messages_;
};

class WaitingSink final : public http::ResponseSink {
  public:
    void put(http::Response response) override { answer.set_value(std::move(response)); }
    std::promise<http::Response> answer;
};

class OutboxPageTest : public ::testing::Test {
  protected:
    http::Response page() {
        const auto sink = std::make_shared<WaitingSink>();
        auto answer = sink->answer.get_future();
        page_.answer(http::Responder(sink));
        return answer.get();
    }

    FilledOutbox outbox_;
    base::WorkQueue queue_{10};
    std::optional<ShownTimeCode> time_code_;
    OutboxPage page_{outbox_, queue_, [this] { return time_code_; }};
    base::WorkerThreads threads_{queue_, 1};
    const base::Timestamp now_ = base::parse_timestamp("2026-11-17T03:30:00Z").value();
};

TEST_F(OutboxPageTest, ShowsBothFormsOfAMail) {
    RecordProperty("rows", "12.10");
    outbox_.put(
        {domain::OutboxChannel::mail, "chan@example.hk", "News\n\nText", now_, "<p class=\"ink\">HTML</p>"});
    const http::Response response = page();
    EXPECT_THAT(response.body.view(),
                HasSubstr("<article data-email=\"chan@example.hk\"><h2>chan@example.hk</h2>"));
    EXPECT_THAT(response.body.view(), HasSubstr("<pre>News\n\nText</pre><iframe sandbox=\"\" "));
    EXPECT_THAT(response.body.view(), HasSubstr("srcdoc=\"&lt;p class=&quot;ink&quot;&gt;HTML&lt;/p&gt;\""));
    EXPECT_EQ(response.headers.joined("Content-Security-Policy"),
              "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'");
}

TEST_F(OutboxPageTest, ShowsTheTimeBasedCodeOfTheDemonstration) {
    EXPECT_THAT(page().body.view(), Not(HasSubstr("data-time-code")));
    time_code_ = {"staff@demo.example", "012345"};
    EXPECT_THAT(page().body.view(),
                HasSubstr("staff@demo.example: <strong data-time-code>012345</strong></p><ol>"));
}

TEST_F(OutboxPageTest, HasNoFrameForAMessageWithoutHtml) {
    outbox_.put({domain::OutboxChannel::sms, "+85291234567", "#123456", now_});
    EXPECT_THAT(page().body.view(), HasSubstr("<pre>#123456</pre></article>"));
    EXPECT_THAT(page().body.view(), Not(HasSubstr("<iframe")));
}

}  // namespace
}  // namespace hoigung::endpoints
