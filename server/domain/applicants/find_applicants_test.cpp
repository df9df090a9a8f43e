#include "domain/applicants/find_applicants.hpp"

#include <gmock/gmock.h>

#include "domain/applicants/export_applicants.hpp"
#include "domain/applicants/mark_applicant.hpp"
#include "domain/catalogue/change_job_state.hpp"
#include "domain/employers/company_limits.hpp"
#include "security/testing/with_applicants.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using enum ApplicationStatus;

class ApplicantsTest : public WithApplicants {
  protected:
    ApplicantAct act(const Person& person, ApplicationId id) {
        id_ = id.text();
        return {person, company_text_, id_};
    }
    Outcome<MarkedApplicant> note(const Person& person, ApplicationId id, std::string_view text,
                                  std::string_view key = "k") {
        clock_.advance(1ms);
        return add_note(act(person, id), key, text, ports(), clock_.now());
    }

    const Person recruiter_ = joined(owner_, company_.id, "lee@example.hk", Role::recruiter);
    const Person viewer_ = joined(owner_, company_.id, "ho@example.hk", Role::viewer);
    const std::string company_text_ = company_.id.text();
    std::string id_;
};
HOIGUNG_ON_EACH_DATABASE(ApplicantsTest);

TEST_P(ApplicantsTest, TheInboxHasAllOrOneJobByStatusNewestFirst) {
    RecordProperty("rows", "10.24");
    const auto one = apply(1);
    const auto two = apply(2);
    const auto other = apply(1, 2);
    EXPECT_THAT(found({}), ElementsAre(other, two, one));
    EXPECT_THAT(found({}, ApplicantSort::oldest), ElementsAre(one, two, other));
    EXPECT_THAT(found({.job = job(1)}), ElementsAre(two, one));
    set(two, contacted);
    ASSERT_TRUE(open_applicant(act(owner_, one), ports(), clock_.now()).ok());
    withdraw(1, other);
    EXPECT_THAT(found({.status = contacted}), ElementsAre(two));
    EXPECT_THAT(found({.only_unread = true}), IsEmpty());
    const auto ranking = ranked({{.status = contacted}, {}});
    EXPECT_EQ(ranking.counts[static_cast<std::size_t>(applied)].all, 1);
    EXPECT_EQ(ranking.counts[static_cast<std::size_t>(withdrawn)].all, 1);
    const auto fresh = apply(3);
    EXPECT_THAT(found({.only_unread = true}), ElementsAre(fresh));
    EXPECT_EQ(ranked({}).counts[static_cast<std::size_t>(applied)].unread, 1);
}

TEST_P(ApplicantsTest, ThoseWhoWaitAreAsManyAsTheReplyRecordSays) {
    RecordProperty("rows", "10.33");
    const auto one = apply(1);
    const auto two = apply(2);
    const auto three = apply(3);
    set(one, reviewed);
    set(three, contacted);
    EXPECT_THAT(found({.only_waiting = true}), ElementsAre(two, one));
    EXPECT_EQ(reply_record().waiting, 2);
    withdraw(2, two);
    EXPECT_THAT(found({.only_waiting = true}), ElementsAre(one));
    EXPECT_EQ(reply_record().waiting, 1);
}

TEST_P(ApplicantsTest, AreFilteredByWhatTheySent) {
    RecordProperty("rows", "10.24");
    change_profile(1, [](Profile& profile) {
        profile.name = "Chan Siu Ming";
        profile.home_district = "030501";
    });
    change_profile(2, [](Profile& profile) {
        profile.spoken_skills = {{"english", LanguageLevel::basic}};
        profile.work_experience.clear();
        profile.availability = {{540, 810}};
    });
    const auto one = apply(1);
    const auto two = apply(2);
    const auto gone = apply(3);
    withdraw(3, gone);
    const auto place = catalogue_.job(job(1))->posting.addresses.front().id;
    EXPECT_THAT(found({.place = place}), ElementsAre(two, one));
    EXPECT_THAT(found({.place = testing::numbered<AddressId>(9)}), IsEmpty());
    EXPECT_THAT(found({.hours_fit = 100}), ElementsAre(one));
    EXPECT_THAT(found({.hours_fit = 50}), ElementsAre(two, one));
    EXPECT_THAT(found({.language = "cantonese"}), ElementsAre(one));
    EXPECT_THAT(found({.experience_months = 17}), ElementsAre(one));
    EXPECT_THAT(found({.experience_months = 1000}), IsEmpty());
    EXPECT_THAT(found({.within_km = 3}), ElementsAre(one));
    EXPECT_THAT(found({.within_km = 2}), IsEmpty());
    EXPECT_THAT(found({.term = "SIU"}), ElementsAre(one));
    EXPECT_THAT(found({.term = "陳大文"}), ElementsAre(two));
    EXPECT_THAT(found({.term = "6000 0001"}), ElementsAre(one));
    EXPECT_THAT(found({.term = "6000"}), ElementsAre(two, one));
    EXPECT_THAT(found({.term = "nobody"}), IsEmpty());
    EXPECT_THAT(found({}, ApplicantSort::best_fit).front(), one);
    EXPECT_THAT(found({}), ElementsAre(gone, two, one));
}

TEST_P(ApplicantsTest, ApplicationsOfOldAreFoundAsNewOnes) {
    RecordProperty("rows", "10.24");
    const auto id = apply(1);
    const auto summaries = [&] {
        return database().read([](store::Connection& connection) {
            return connection.select<std::string>("SELECT summary FROM applications").all();
        });
    };
    const auto made = summaries();
    EXPECT_THAT(made.front(), Not(HasSubstr("Tea House")));
    database().transaction(
        [](store::Connection& connection) { connection.execute("UPDATE applications SET summary = ''"); });
    EXPECT_THAT(found({.language = "cantonese"}), ElementsAre(id));
    applications_.make_missing_summaries();
    EXPECT_EQ(summaries(), made);
    EXPECT_THAT(found({.language = "cantonese"}), ElementsAre(id));
}

TEST_P(ApplicantsTest, OpeningMarksAsReadOnceAndNotAsReviewed) {
    RecordProperty("rows", "10.26");
    const auto id = apply(1);
    ASSERT_TRUE(open_applicant(act(viewer_, id), ports(), clock_.now()).ok());
    EXPECT_FALSE(applications_.application(id)->opened_at.has_value()) << "a viewer changes nothing";
    const auto opened = clock_.now();
    ASSERT_TRUE(open_applicant(act(recruiter_, id), ports(), opened).ok());
    clock_.advance(1h);
    ASSERT_TRUE(open_applicant(act(owner_, id), ports(), clock_.now()).ok());
    const auto application = applications_.application(id);
    EXPECT_EQ(application->opened_at, opened);
    EXPECT_EQ(application->opened_by, "lee@example.hk");
    EXPECT_EQ(application->status, applied);
    EXPECT_THAT(application->history, SizeIs(1));
}

TEST_P(ApplicantsTest, NotesAndARatingAreForTheCompanyAndGoWithTheApplication) {
    RecordProperty("rows", "10.27");
    const auto id = apply(1);
    ASSERT_TRUE(note(recruiter_, id, " 星期六可上早班 ").ok());
    ASSERT_TRUE(note(recruiter_, id, "again", "k").ok()) << "the same key makes one";
    ASSERT_TRUE(note(owner_, id, "Second", "k2").ok());
    const auto notes = card(id)->notes;
    ASSERT_THAT(notes, SizeIs(2));
    EXPECT_EQ(notes.front().text, "星期六可上早班");
    EXPECT_EQ(notes.front().by, recruiter_.id);
    EXPECT_EQ(note(owner_, id, " ", "k3").error(), Refusal::TextMissing);
    EXPECT_EQ(note(owner_, id, std::string(1001, 'x'), "k3").error(), Refusal::TextTooLong);
    EXPECT_EQ(note(viewer_, id, "no", "k3").error(), Refusal::PermissionDenied);
    const auto remove = [&](const Person& person, const ApplicantNote& each) {
        return remove_note(act(person, id), each.id.text(), ports(), clock_.now());
    };
    EXPECT_EQ(remove(recruiter_, notes.back()).error(), Refusal::PermissionDenied);
    EXPECT_TRUE(remove(owner_, notes.front()).ok());
    EXPECT_EQ(remove(owner_, notes.front()).error(), Refusal::IdNotFound);
    EXPECT_TRUE(rate_applicant(act(recruiter_, id), 3, ports(), clock_.now()).ok());
    EXPECT_EQ(rate_applicant(act(recruiter_, id), 4, ports(), clock_.now()).error(), Refusal::LimitTooLarge);
    EXPECT_EQ(card(id)->rating, 3);
    withdraw(1, id);
    EXPECT_THAT(card(id)->notes, IsEmpty());
    EXPECT_EQ(card(id)->rating, std::nullopt);
    EXPECT_EQ(note(owner_, id, "late", "k4").error(), Refusal::ApplicationWithdrawn);
}

TEST_P(ApplicantsTest, AnApplicantHasAHundredNotesAtMost) {
    const auto id = apply(1);
    for (int number = 0; number < kMostNotes; ++number)
        ASSERT_TRUE(note(owner_, id, "Note", std::to_string(number)).ok());
    EXPECT_EQ(note(owner_, id, "One more", "more").error(), Refusal::TooManyNotes);
}

TEST_P(ApplicantsTest, ASpreadsheetHasTheJobsApplicantsAndNoFormula) {
    RecordProperty("rows", "10.31");
    change_profile(1, [](Profile& profile) { profile.name = "=HYPERLINK(\"x\")"; });
    const auto one = apply(1);
    static_cast<void>(apply(2, 2));
    const auto gone = apply(3);
    withdraw(3, gone);
    const auto file = [&](const Person& person, Locale locale = Locale::en) {
        return export_applicants(person, company_text_, job(1).text(), locale, ports(), clock_.now());
    };
    ASSERT_TRUE(rate_applicant(act(owner_, one), 2, ports(), clock_.now()).ok());
    const std::string csv = file(recruiter_).value();
    EXPECT_TRUE(csv.starts_with("\xEF\xBB\xBF\"Name\",\"Telephone\","));
    EXPECT_THAT(csv, HasSubstr("\r\n\"'=HYPERLINK(\"\"x\"\")\",\"60000001\",\"2026-11-17 11:30\",\"New\","));
    EXPECT_THAT(csv, HasSubstr("\"100\""));
    EXPECT_EQ(std::ranges::count(csv, '\r'), 2) << "only this job's, and nobody who withdrew";
    EXPECT_THAT(file(owner_, Locale::zh_hant).value(), HasSubstr("姓名"));
    EXPECT_EQ(file(viewer_).error(), Refusal::PermissionDenied);
    EXPECT_EQ(log_of(company_.id).front(), ActivityKind::applicants_exported);
    while (file(owner_).ok()) clock_.advance(1ms);
    EXPECT_EQ(file(owner_).error(), Refusal::CompanyLimitReached);
}

TEST_P(ApplicantsTest, AreGoneSomeTimeAfterTheJobClosedAndAtOnceWithTheAccount) {
    RecordProperty("rows", "10.32");
    const auto one = apply(1);
    const auto other = apply(2, 2);
    ASSERT_TRUE(note(owner_, one, "Note").ok());
    ASSERT_TRUE(change_job_state(catalogue_, job(1), JobState::closed, clock_.now()).ok());
    clock_.advance(std::chrono::days{180});
    EXPECT_THAT(found({.job = job(1)}), ElementsAre(one));
    clock_.advance(1ms);
    EXPECT_THAT(found({.job = job(1)}), IsEmpty());
    EXPECT_FALSE(card(one).has_value());
    EmployerRetention retention;
    retention.jobs_closed_before = clock_.now() - std::chrono::days{180};
    employers_.sweep(retention);
    EXPECT_EQ(database().read([](store::Connection& connection) {
        return connection.select<std::int64_t>("SELECT COUNT(*) FROM application_notes").first();
    }),
              0);
    EXPECT_EQ(applications_.applications_of(seeker(1), {}, {0, 30}).total, 1U) << "the seeker's list has it";

    Seeker leaving = store::testing::sample_seeker(2);
    leaving.delete_account_at = clock_.now();
    identity_.write([&](IdentityWriter& writer) { writer.put(leaving); });
    EXPECT_FALSE(card(other).has_value());
    EXPECT_THAT(found({}), IsEmpty());
}

TEST(ExperienceMonths, CountWhatOverlapsOnce) {
    using namespace std::chrono;
    const auto work = [](year_month from, std::optional<year_month> to) {
        WorkExperience each;
        each.start = {from};
        if (to) each.end = CalendarMonth{*to};
        return each;
    };
    const std::vector<WorkExperience> all{work(2020y / January, 2020y / June),
                                          work(2020y / March, 2020y / August),
                                          work(2026y / October, std::nullopt)};
    EXPECT_EQ(experience_months(all, base::parse_timestamp("2026-11-30T17:00:00Z").value()), 8 + 3)
        << "it is December in Hong Kong";
    EXPECT_EQ(experience_months({}, base::Timestamp{}), 0);
}

}  // namespace
}  // namespace hoigung::domain
