#include "domain/deliveries/deliveries_of.hpp"

#include <gmock/gmock.h>

#include "domain/deliveries/mail_texts.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

// 11:30 in Hong Kong.
const base::Timestamp kNow = base::parse_timestamp("2026-11-17T03:30:00Z").value();
const DeliveryRules kRules{"Hoigung 開工", "https://hoigung.hk/portal/"};

class DeliveriesOf : public ::testing::Test {
  protected:
    std::vector<Delivery> of(const MailEvent& event, std::vector<Receiver> receivers) {
        return deliveries_of(event, receivers, kRules, random_, kNow);
    }
    static Receiver receiver(MailTiming timing, Locale locale = Locale::en) {
        Receiver made{"chan@example.hk", locale};
        made.preferences.set(MailKind::verification, timing);
        return made;
    }

    base::SystemRandom random_;
    const CompanyDecided decided_{{}, {"陳記", "Chan's"}, Decision::company_verified, ""};
};

TEST_F(DeliveriesOf, ACodeGoesAtOnceWhateverAPersonWants) {
    const auto deliveries = of(CodeAsked{123456, 300s}, {receiver(MailTiming::never)});
    ASSERT_THAT(deliveries, SizeIs(1));
    EXPECT_EQ(deliveries[0].due_at, kNow);
    EXPECT_EQ(deliveries[0].expires_at, kNow + 300s);
    EXPECT_THAT(deliveries[0].mail().text, HasSubstr("\n123456\n"));
    EXPECT_THAT(deliveries[0].mail().text, HasSubstr("5 minutes"));
}

TEST_F(DeliveriesOf, PeopleAreToldAtOnceInTheMorningOrNever) {
    RecordProperty("rows", "10.44");
    EXPECT_EQ(of(decided_, {receiver(MailTiming::at_once)})[0].due_at, kNow);
    const auto daily = of(decided_, {receiver(MailTiming::daily)});
    EXPECT_TRUE(daily[0].is_daily);
    EXPECT_EQ(daily[0].due_at, base::parse_timestamp("2026-11-18T01:00:00Z"));
    EXPECT_EQ(daily[0].expires_at - daily[0].due_at, kDeliveryLasts);
    EXPECT_THAT(of(decided_, {receiver(MailTiming::never)}), IsEmpty());
}

TEST_F(DeliveriesOf, TheEventDecidesWhichRolesAreTold) {
    std::vector<Receiver> members;
    for (const Role role : {Role::owner, Role::recruiter, Role::viewer})
        members.push_back({.email = std::string(base::name_of(role)), .role = role});
    const auto told = [&](const MailEvent& event) {
        std::vector<std::string> names;
        for (const Delivery& each : of(event, members)) names.push_back(each.address());
        return names;
    };
    const auto owners = ElementsAre("owner");
    EXPECT_THAT(told(decided_), owners);
    EXPECT_THAT(told(CompanySuspended{}), owners);
    EXPECT_THAT(told(JobSuspended{}), owners);
    const auto recruiters = ElementsAre("owner", "recruiter");
    EXPECT_THAT(told(JobsEnding{}), recruiters);
    EXPECT_THAT(told(JobRefusedByOperator{}), recruiters);
    EXPECT_THAT(told(ApplicantsCame{}), recruiters);
    EXPECT_THAT(told(MessageWaits{}), recruiters);
    EXPECT_THAT(told(InterviewTold{InterviewNews::declined, {}, {}, {}}), recruiters);
    // A receiver without a role is the person that the event names: they are told of any event.
    EXPECT_THAT(of(decided_, {{.email = "claimant"}}), SizeIs(1));
}

TEST_F(DeliveriesOf, MorningIsNineInHongKong) {
    EXPECT_EQ(next_daily(base::parse_timestamp("2026-11-17T00:59:59Z").value()),
              base::parse_timestamp("2026-11-17T01:00:00Z"));
    EXPECT_EQ(next_daily(base::parse_timestamp("2026-11-17T01:00:00Z").value()),
              base::parse_timestamp("2026-11-18T01:00:00Z"));
}

TEST_F(DeliveriesOf, EachReceiverReadsTheirLanguage) {
    const auto both =
        of(decided_, {receiver(MailTiming::at_once), receiver(MailTiming::at_once, Locale::zh_hant)});
    ASSERT_THAT(both, SizeIs(2));
    EXPECT_NE(both[0].id, both[1].id);
    EXPECT_THAT(both[0].mail().subject, HasSubstr("Chan's is verified"));
    EXPECT_THAT(both[0].mail().text, HasSubstr("https://hoigung.hk/portal/en/"));
    EXPECT_THAT(both[1].mail().subject, HasSubstr("「陳記」已通過核實"));
}

TEST_F(DeliveriesOf, AnInvitationsTokenIsInTheLinksFragmentWhichNoServerSees) {
    const auto invited = of(PersonInvited{{"陳記", ""}, "Chan", Role::recruiter, "secret", kNow + 24h * 7},
                            {{"lee@example.hk", Locale::zh_hant}});
    EXPECT_THAT(invited[0].mail().text, HasSubstr("https://hoigung.hk/portal/invitation/#secret\n"));
    EXPECT_EQ(invited[0].expires_at, kNow + 24h * 7);
}

TEST_F(DeliveriesOf, ASuspensionIsToldAtOnceWithItsReasonAndWhatCanBeDone) {
    const DeliveryRules rules{.site_name = "開工",
                              .portal_address = "https://hoigung.hk/portal/",
                              .mail_address = {},
                              .site_address = "https://hoigung.hk",
                              .site_name_en = "Hoigung"};
    const std::vector<Receiver> receivers{receiver(MailTiming::never),
                                          receiver(MailTiming::daily, Locale::zh_hant)};
    for (const MailEvent& event : {MailEvent(CompanySuspended{{}, {"陳記", "Chan's"}, true, "Deposits"}),
                                   MailEvent(JobSuspended{{}, {}, {"廚師", "Cook"}, true, "Deposits"})}) {
        const auto told = deliveries_of(event, receivers, rules, random_, kNow);
        ASSERT_THAT(told, SizeIs(2));
        for (const Delivery& delivery : told) EXPECT_EQ(delivery.due_at, kNow);
        EXPECT_THAT(told[0].mail().text, HasSubstr("\nReason: Deposits\n"));
        EXPECT_THAT(told[0].mail().text, HasSubstr("What you can do"));
        EXPECT_THAT(told[0].mail().text, HasSubstr("https://hoigung.hk/hk/en/contact-us/"));
        EXPECT_EQ(told[0].mail().sender_name, "Hoigung");
        EXPECT_THAT(told[1].mail().text, HasSubstr("\n原因：Deposits\n"));
        EXPECT_THAT(told[1].mail().text, HasSubstr("你可以做的事"));
        EXPECT_THAT(told[1].mail().text, HasSubstr("https://hoigung.hk/hk/contact-us/"));
        EXPECT_EQ(told[1].mail().sender_name, "開工");
    }
}

TEST_F(DeliveriesOf, ReasonsAreToldAsTheyWereGiven) {
    auto refused = decided_;
    refused.decision = Decision::company_refused;
    refused.reason = "The document is {unreadable}";
    EXPECT_THAT(of(refused, {receiver(MailTiming::at_once)})[0].mail().text,
                HasSubstr("Reason: The document is {unreadable}\n"));
}

TEST_F(DeliveriesOf, SeveralOfADayAreOneMail) {
    auto deliveries = of(decided_, {receiver(MailTiming::daily), receiver(MailTiming::daily)});
    deliveries[1].content = MailContent{"Second", "second\n"};
    const auto together = joined(deliveries);
    EXPECT_THAT(together.subject, HasSubstr("(+1)"));
    EXPECT_THAT(together.text, HasSubstr("Chan's"));
    EXPECT_THAT(together.text, HasSubstr("second\n"));
}

TEST_F(DeliveriesOf, MailsAboutApplicationsSayHowManyAndNothingElse) {
    RecordProperty("rows", "10.44");
    const ApplicantsCame event{{}, {}, {"咖啡師", "Barista"}, {ApplicationId{}}};
    const auto content = of(event, {{"chan@example.hk", Locale::en}})[0].mail();
    EXPECT_EQ(counted(content, 3, {}).subject, "3 new applicants for Barista");
    EXPECT_EQ(counted(content, 1, {}).subject, "A new applicant for Barista");
    const auto chinese = of(event, {{"chan@example.hk", Locale::zh_hant}})[0].mail();
    EXPECT_EQ(counted(chinese, 12, {}).subject, "「咖啡師」有 12 位新申請人");
    EXPECT_THAT(counted(chinese, 1, {}).text, HasSubstr("有人申請了「咖啡師」"));
}

// Writes the act down instead of signing it.
class ReadableTokens final : public MailActTokens {
  public:
    [[nodiscard]] std::string sign(const MailAct& act, std::string_view email) const override {
        return std::string(base::name_of(act.kind)) + "-" + act.thing + "-" + std::to_string(act.version) +
               "-" + std::string(email);
    }
    [[nodiscard]] std::optional<MailAct> read(std::string_view, const EmailOf&) const override {
        return std::nullopt;
    }
};

class MailsWithActs : public ::testing::Test {
  protected:
    MailsWithActs() {
        rules_.site_address = "https://hoigung.hk";
        rules_.act_tokens = std::make_shared<ReadableTokens>();
    }
    MailContent mail(const MailEvent& event, Locale locale = Locale::en) {
        const Receiver receiver{
            .email = "chan@example.hk", .locale = locale, .role = Role::owner, .person = PersonId{}};
        return deliveries_of(event, std::span(&receiver, 1), rules_, random_, kNow)[0].mail();
    }

    base::SystemRandom random_;
    DeliveryRules rules_ = kRules;
    const ApplicationId first_{base::derive_id("first")};
    const ApplicationId second_{base::derive_id("second")};
};

TEST_F(MailsWithActs, AMailAboutOneApplicantHasTheirLinksAndNoOthers) {
    RecordProperty("rows", "10.47");
    const ApplicantsCame event{{}, {}, {"咖啡師", "Barista"}, {first_, second_}};
    const std::string token = "contacted-" + first_.text() + "-1-chan@example.hk\n";
    EXPECT_THAT(counted(mail(event), 1, first_).text,
                HasSubstr("Mark as Contacted:\nhttps://hoigung.hk/hk/en/mail-act/?token=" + token));
    EXPECT_THAT(counted(mail(event, Locale::zh_hant), 1, first_).text,
                HasSubstr("標示為已聯絡：\nhttps://hoigung.hk/hk/mail-act/?token=" + token));
    // The first one has withdrawn.
    EXPECT_THAT(counted(mail(event), 1, second_).text, Not(HasSubstr("mail-act")));
    EXPECT_THAT(counted(mail(event), 2, {}).text, Not(HasSubstr("mail-act")));
}

TEST_F(MailsWithActs, AMailAboutEndingJobsHasLinksForEachJob) {
    RecordProperty("rows", "10.47");
    const JobId job{base::derive_id("job")};
    const JobsEnding event{
        {}, {"陳記", "Chan's"}, {{job, {"咖啡師", "Barista"}, base::hong_kong_date(kNow), kNow}}};
    const std::string text = mail(event).text;
    for (const std::string_view act : {"keep_job", "hired_here", "hired_elsewhere"})
        EXPECT_THAT(text, HasSubstr(std::string("token=") + std::string(act) + "-" + job.text() + "-" +
                                    std::to_string(version_of(kNow)) + "-chan@example.hk\n"));
    rules_.act_tokens = nullptr;
    EXPECT_THAT(mail(event).text, Not(HasSubstr("mail-act")));
}

TEST_F(DeliveriesOf, AReminderDoesNotWaitForTheMorning) {
    InterviewTold event;
    event.news = InterviewNews::reminder;
    event.interview.time = kNow + 30h;
    event.interview.state = InterviewState::accepted;
    Receiver receiver{"chan@example.hk", Locale::zh_hant};
    receiver.preferences.set(MailKind::interviews, MailTiming::daily);
    const auto deliveries = of(event, {receiver});
    EXPECT_EQ(deliveries[0].due_at, kNow);
    EXPECT_EQ(deliveries[0].expires_at, kNow + 30h);
    EXPECT_THAT(deliveries[0].mail().text, HasSubstr("2026-11-18 17:30"));
    event.news = InterviewNews::accepted;
    EXPECT_TRUE(of(event, {receiver})[0].is_daily);
}

}  // namespace
}  // namespace hoigung::domain
