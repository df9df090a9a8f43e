#include "domain/deliveries/news_texts.hpp"

#include <gmock/gmock.h>

#include "store/testing/sample_catalogue.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class NewsTexts : public ::testing::Test {
  protected:
    static NewsItem item(NewsKind kind, const Job& job) {
        return {.kind = kind, .job = &job, .company = {"好味茶餐廳", "Good Taste Cafe"}};
    }
    NewsItem item(NewsKind kind) const { return item(kind, job_); }
    NewsItem of_application(NewsKind kind) const {
        NewsItem made = item(kind);
        made.application = sample_id<ApplicationId>('a', 1);
        return made;
    }
    MailContent mail(std::vector<NewsItem> items, Locale locale = Locale::en) const {
        return news_mail(items, locale, rules_, "token");
    }

    const Job job_ = sample_job(1);
    const DeliveryRules rules_{.site_name = "開工",
                               .portal_address = "https://example.hk/portal/",
                               .site_address = "https://example.hk",
                               .site_name_en = "Hoigung",
                               .seeker_service = "https://example.hk/api/seeker"};
};

TEST_F(NewsTexts, EachKindSaysWhatHappenedInBothLanguages) {
    RecordProperty("rows", "12.10");
    for (std::size_t i = 0; i < kNewsKinds; ++i) {
        const NewsItem each = of_application(static_cast<NewsKind>(i));
        const MailContent english = mail({each});
        EXPECT_THAT(english.subject, HasSubstr(": Waiter / Waitress 1"));
        EXPECT_THAT(english.text, AllOf(HasSubstr("Good Taste Cafe"), Not(HasSubstr("茶餐廳"))));
        const MailContent chinese = mail({each}, Locale::zh_hant);
        EXPECT_THAT(chinese.subject, HasSubstr("：侍應生1"));
        EXPECT_THAT(chinese.text, AllOf(HasSubstr("好味茶餐廳"), Not(HasSubstr("Cafe"))));
    }
}

TEST_F(NewsTexts, AMatchSaysWhatTheJobPaysAndLeadsToIt) {
    RecordProperty("rows", "12.10");
    const std::string english = mail({item(NewsKind::alert_matched)}).text;
    EXPECT_THAT(english, AllOf(HasSubstr("$56–$61 an hour"), HasSubstr("$15,000–$18,001 a month"),
                               HasSubstr("https://example.hk/hk/en/job/"), HasSubstr(job_.id.text())));
    EXPECT_THAT(mail({item(NewsKind::alert_matched)}, Locale::zh_hant).text,
                AllOf(HasSubstr("時薪 $56–$61"), HasSubstr("https://example.hk/hk/job/")));
}

TEST_F(NewsTexts, AnInterviewSaysWhatToDo) {
    RecordProperty("rows", "12.10");
    NewsItem told = of_application(NewsKind::interview);
    const auto text = [&](InterviewState state, std::optional<base::Timestamp> time = {}) {
        told.interview = {state, time};
        return mail({told}).text;
    };
    EXPECT_THAT(text(InterviewState::offered), HasSubstr("Please choose a time."));
    EXPECT_THAT(text(InterviewState::accepted, base::parse_timestamp("2026-11-20T02:30:00Z")),
                HasSubstr("Time: 2026-11-20 10:30"));
    EXPECT_THAT(text(InterviewState::cancelled), HasSubstr("called off"));
}

TEST_F(NewsTexts, AnInterviewThatIsToComeHasLinksThatActAndOneThatIsOverAsks) {
    RecordProperty("rows", "10.46, 10.47");
    NewsItem told = of_application(NewsKind::interview);
    told.interview = {InterviewState::accepted, base::parse_timestamp("2026-11-20T02:30:00Z")};
    told.acts = {{MailActKind::confirm_interview, "one"}, {MailActKind::decline_interview, "two"}};
    EXPECT_THAT(mail({told}).text,
                AllOf(HasSubstr("I will be there:\n  https://example.hk/hk/en/mail-act/?token=one"),
                      HasSubstr("I cannot come:\n  https://example.hk/hk/en/mail-act/?token=two"),
                      HasSubstr("opens a page that asks you to confirm"), Not(HasSubstr("late"))));
    EXPECT_THAT(mail({told}, Locale::zh_hant).text,
                AllOf(HasSubstr("我會出席：\n  https://example.hk/hk/mail-act/?token=one"),
                      HasSubstr("按下按鈕後才生效")));
    told.acts.clear();
    told.is_interview_over = true;
    EXPECT_THAT(mail({told}).text, HasSubstr("Did it take place?"));
}

TEST_F(NewsTexts, SeveralKindsAreOneMailWithWhatIsPersonalFirst) {
    RecordProperty("rows", "12.08, 12.10");
    const MailContent both = mail({item(NewsKind::alert_matched), of_application(NewsKind::message)});
    EXPECT_EQ(both.subject, "You have 2 new notifications");
    EXPECT_LT(both.text.find("has written to you"), both.text.find("matches your alert"));
}

TEST_F(NewsTexts, ManyJobsAreCountedAndNotAllListed) {
    RecordProperty("rows", "12.10");
    const MailContent many = mail(std::vector<NewsItem>(25, item(NewsKind::alert_matched)));
    EXPECT_EQ(many.subject, "25 new jobs match your alerts");
    EXPECT_EQ(many.letter->sections.front().items.size(), 20U);
    EXPECT_THAT(many.text, HasSubstr("The site has 5 more."));
}

TEST_F(NewsTexts, EveryMailTellsWhyItCameAndHowToEndIt) {
    RecordProperty("rows", "12.10");
    const MailContent told = mail({of_application(NewsKind::message)});
    EXPECT_EQ(told.unsubscribe_url, "https://example.hk/api/seeker/unsubscribe?token=token");
    EXPECT_THAT(told.text, AllOf(HasSubstr("because you gave this address on Hoigung"),
                                 HasSubstr("https://example.hk/hk/en/unsubscribe/?token=token"),
                                 HasSubstr("/hk/en/profile/?page=notificationSettings#message")));
}

}  // namespace
}  // namespace hoigung::domain
