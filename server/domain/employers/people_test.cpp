#include <fmt/format.h>
#include <gmock/gmock.h>

#include "domain/employers/change_people.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/export_log.hpp"
#include "domain/employers/update_company.hpp"
#include "domain/operator/decide_company.hpp"
#include "domain/testing/acting.hpp"
#include "security/testing/with_employers.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

class EmployerPeopleTest : public WithEmployers {
  protected:
    Outcome<Invitation> invite(std::string_view email, Role role = Role::recruiter) {
        return invite_person(owner_, id_, email, role, ports(), clock_.now());
    }
    Outcome<AcceptedInvitation> accept(std::string_view token) {
        return accept_invitation(token, Locale::en, ports(), clock_.now());
    }

    [[nodiscard]] KeyPorts key_ports() { return {ports_, partner_keys_, webhooks_}; }

    const EmployerPorts ports_ = ports();
    const Person owner_ = sign_in().person;
    const EmployerCompany company_ = verified(owner_);
    const std::string id_ = company_.id.text();
};
HOIGUNG_ON_EACH_DATABASE(EmployerPeopleTest);

TEST_P(EmployerPeopleTest, AnInvitationWorksOnceAndLookingDoesNotUseIt) {
    RecordProperty("rows", "10.10");
    ASSERT_TRUE(invite("lee@example.hk").ok());
    const std::string token = mailed_token("lee@example.hk");
    for (int i = 0; i < 3; ++i) {
        const auto offer = invitation_offer(token, ports(), clock_.now());
        ASSERT_TRUE(offer.ok());
        EXPECT_EQ(offer->company.en, "Chan's Noodles");
        EXPECT_EQ(offer->invited_by, "chan@example.hk");
    }
    const auto accepted = accept(token);
    ASSERT_TRUE(accepted.ok());
    EXPECT_EQ(accepted->membership.role, Role::recruiter);
    EXPECT_EQ(accepted->person.email.text(), "lee@example.hk");
    EXPECT_EQ(rows_in("employer_sessions"), 1) << "the owner's: the link logs nobody in";
    EXPECT_EQ(accept(token).error(), Refusal::InvitationNotUsable);
    EXPECT_EQ(invitation_offer(token, ports(), clock_.now()).error(), Refusal::InvitationNotUsable);
    EXPECT_EQ(invite("LEE@example.hk").error(), Refusal::AlreadyMember);
}

TEST_P(EmployerPeopleTest, InvitationsThatAreOldGuessedWithdrawnOrReplacedDoNotWork) {
    RecordProperty("rows", "10.10");
    ASSERT_TRUE(invite("lee@example.hk").ok());
    const std::string first = mailed_token("lee@example.hk");
    clock_.advance(1s);
    ASSERT_TRUE(invite("lee@example.hk").ok());
    EXPECT_EQ(accept(first).error(), Refusal::InvitationNotUsable) << "a newer one was mailed";
    const std::string second = mailed_token("lee@example.hk");
    EXPECT_NE(first, second);
    clock_.advance(kInvitationLasts);
    EXPECT_EQ(accept(second).error(), Refusal::InvitationNotUsable);
    EXPECT_EQ(accept("guessed").error(), Refusal::InvitationNotUsable);
    const auto third = invite("lee@example.hk");
    ASSERT_TRUE(third.ok());
    const Person other = sign_in("ho@example.hk").person;
    const auto others = found(other, "87654321");
    EXPECT_EQ(withdraw_invitation(other, others.id.text(), third->id.text(), ports(), clock_.now()).error(),
              Refusal::IdNotFound);
    EXPECT_TRUE(withdraw_invitation(owner_, id_, third->id.text(), ports(), clock_.now()).ok());
    EXPECT_EQ(accept(mailed_token("lee@example.hk")).error(), Refusal::InvitationNotUsable);
    EXPECT_EQ(invite("no address").error(), Refusal::InvalidEmail);
}

TEST_P(EmployerPeopleTest, AStrangerIsInvitedAFewTimesADayHoweverManyCompaniesInvite) {
    limits_.invitations_to_address = 2;
    const auto second = found(owner_, "87654321");
    const Person other = sign_in("ho@example.hk").person;
    const auto third = found(other, "11112222");
    ASSERT_TRUE(invite("stranger@example.hk").ok());
    ASSERT_TRUE(
        invite_person(owner_, second.id.text(), "stranger@example.hk", Role::viewer, ports(), clock_.now())
            .ok());
    EXPECT_EQ(
        invite_person(other, third.id.text(), "Stranger@Example.hk", Role::viewer, ports(), clock_.now())
            .error(),
        Refusal::PersonLimitReached);
    EXPECT_EQ(mails_to("stranger@example.hk"), 2U);
    EXPECT_TRUE(invite("somebody.else@example.hk").ok());
    clock_.advance(24h);
    EXPECT_TRUE(invite("stranger@example.hk").ok());
}

TEST_P(EmployerPeopleTest, APersonInvitesAsManyADayAsOnePersonMayWithAllTheirCompanies) {
    limits_.invitations = 3;
    const auto second = found(owner_, "87654321");
    for (int i = 0; i < 2; ++i) ASSERT_TRUE(invite(fmt::format("a{}@example.hk", i)).ok());
    const auto invite_to_second = [&](std::string_view email) {
        return invite_person(owner_, second.id.text(), email, Role::viewer, ports(), clock_.now());
    };
    ASSERT_TRUE(invite_to_second("b1@example.hk").ok());
    EXPECT_EQ(invite_to_second("b2@example.hk").error(), Refusal::PersonLimitReached);
    EXPECT_EQ(mails_to("b2@example.hk"), 0U);
}

TEST_P(EmployerPeopleTest, AnAddressFoundsSoManyCompaniesAYearAlsoWithANewAccount) {
    limits_.companies = 3;
    const auto make = [&](const Person& person, std::string number) {
        return found_company(person, noodles(std::move(number)), ports(), clock_.now());
    };
    ASSERT_TRUE(make(owner_, "20000001").ok());
    ASSERT_TRUE(make(owner_, "20000002").ok());
    EXPECT_EQ(make(owner_, "20000003").error(), Refusal::TooManyMemberships);
    ASSERT_TRUE(delete_person(owner_, kEmail, ports(), clock_.now()).ok());
    clock_.advance(61s);
    const Person again = sign_in().person;
    EXPECT_NE(again.id, owner_.id);
    EXPECT_EQ(make(again, "20000003").error(), Refusal::PersonLimitReached);
    clock_.advance(std::chrono::days{366});
    EXPECT_TRUE(make(sign_in().person, "20000003").ok());
}

TEST_P(EmployerPeopleTest, ACompanyHasTwentyWorkingKeysAtMost) {
    const auto make = [&] { return make_company_key(owner_, id_, "ATS", key_ports(), clock_.now()); };
    const auto first = make().value();
    for (std::size_t keys = 1; keys < kMostKeys; ++keys) ASSERT_TRUE(make().ok());
    EXPECT_EQ(make().error(), Refusal::TooManyKeys);
    ASSERT_TRUE(revoke_company_key(owner_, id_, first.key.id.text(), key_ports(), clock_.now()).ok());
    EXPECT_TRUE(make().ok());
}

TEST_P(EmployerPeopleTest, CountsOfAddressesNameNobodyAndGoByThemselves) {
    ASSERT_TRUE(invite("lee@example.hk").ok());
    const auto subjects = database().read([](store::Connection& connection) {
        return connection.select<std::string>("SELECT subject FROM usage_counts").all();
    });
    EXPECT_FALSE(subjects.empty());
    for (const std::string& subject : subjects) EXPECT_EQ(subject.find('@'), std::string::npos);
    EmployerRetention retention{};
    retention.now = clock_.now() + std::chrono::days{366};
    employers_.sweep(retention);
    EXPECT_EQ(rows_in("usage_counts"), 0);
}

TEST_P(EmployerPeopleTest, ProofsAreTakenUpToAnAmountADay) {
    const std::string file = "%PDF-" + std::string(40'000, 'x');
    limits_.proof_bytes = 100'000;
    const auto send = [&] { return put_proof(owner_, id_, {"proof.pdf", file}, ports(), clock_.now()); };
    EXPECT_TRUE(send().ok());
    EXPECT_TRUE(send().ok());
    EXPECT_EQ(send().error(), Refusal::PersonLimitReached);
    clock_.advance(24h);
    EXPECT_TRUE(send().ok());
}

TEST_P(EmployerPeopleTest, NamesHaveNoCharactersThatHideOrTurnOthers) {
    for (const std::string_view name : {"Chan\xE2\x80\xAEnimda", "Chan\xE2\x80\x8B", "Ch\x1B[31man",
                                        "\xEF\xBB\xBF"
                                        "Chan"})
        EXPECT_EQ(update_person(owner_, name, std::nullopt, ports()).error(),
                  Refusal::NameWithHiddenCharacters)
            << name;
    EXPECT_TRUE(update_person(owner_, "陳大文 👩\xE2\x80\x8D🍳", std::nullopt, ports()).ok());
    CompanyInput typed = noodles("20000009");
    typed.name.en = "Chan\xE2\x81\xA6's";
    EXPECT_EQ(found_company(owner_, typed, ports(), clock_.now()).error(), Refusal::NameWithHiddenCharacters);
}

TEST_P(EmployerPeopleTest, TheLogTellsWhoseANameIs) {
    const Person recruiter = joined(owner_, company_.id, "lee@example.hk", Role::owner);
    const auto posing = update_person(recruiter, "Chan (owner)", std::nullopt, ports());
    clock_.advance(1s);
    ASSERT_TRUE(invite_person(*posing, id_, "x@example.hk", Role::viewer, ports(), clock_.now()).ok());
    employers_.read([&](EmployerReader& reader) {
        const Activity last = reader.logs().of(company_.id, {0, 1}).entries.front();
        EXPECT_EQ(last.by, "Chan (owner)");
        EXPECT_EQ(last.person, recruiter.id);
        EXPECT_EQ(last.email, "lee@example.hk");
    });
    const auto csv = export_log(owner_, id_, ports(), clock_.now());
    EXPECT_THAT(*csv, HasSubstr("time,activity,by,subject,person,email\r\n"));
    EXPECT_THAT(*csv, HasSubstr(recruiter.id.text() + ",\"lee@example.hk\""));
}

TEST_P(EmployerPeopleTest, ANewCompanyInvitesFewPeopleADayAndAnOlderOneMore) {
    RecordProperty("rows", "10.45");
    const int most = daily_limits(company_, clock_.now()).invitations;
    for (int i = 0; i < most; ++i) ASSERT_TRUE(invite("a" + std::to_string(i) + "@example.hk").ok());
    EXPECT_EQ(invite("more@example.hk").error(), Refusal::CompanyLimitReached);
    clock_.advance(24h);
    EXPECT_TRUE(invite("more@example.hk").ok());
    auto older = company_;
    older.state = CompanyState::verified;
    EXPECT_GT(daily_limits(older, clock_.now() + 24h * 30).invitations, most);
}

TEST_P(EmployerPeopleTest, TheLastOwnerHandsOverFirst) {
    RecordProperty("rows", "10.10");
    const Person lee = joined(owner_, company_.id, "lee@example.hk", Role::viewer);
    const std::string self = owner_.id.text();
    EXPECT_EQ(leave_company(owner_, id_, key_ports(), clock_.now()).error(), Refusal::LastOwner);
    EXPECT_EQ(set_role(owner_, id_, self, Role::viewer, ports(), clock_.now()).error(), Refusal::LastOwner);
    EXPECT_EQ(remove_person(owner_, id_, self, {}, key_ports(), clock_.now()).error(), Refusal::LastOwner);
    ASSERT_TRUE(set_role(owner_, id_, lee.id.text(), Role::owner, ports(), clock_.now()).ok());
    EXPECT_TRUE(leave_company(owner_, id_, key_ports(), clock_.now()).ok());
    EXPECT_THAT(people_of(company_.id), SizeIs(1));
    EXPECT_EQ(leave_company(lee, id_, key_ports(), clock_.now()).error(), Refusal::LastOwner);
}

TEST_P(EmployerPeopleTest, WhoIsRemovedHasNoAccessWithTheNextRequest) {
    RecordProperty("rows", "10.10");
    const Person lee = joined(owner_, company_.id, "lee@example.hk", Role::owner);
    ASSERT_TRUE(remove_person(owner_, id_, lee.id.text(), {}, key_ports(), clock_.now()).ok());
    CompanyChange change;
    change.trade = "";
    EXPECT_EQ(update_company(lee, id_, change, ports(), clock_.now()).error(), Refusal::CompanyNotFound);
    EXPECT_EQ(remove_person(owner_, id_, lee.id.text(), {}, key_ports(), clock_.now()).error(),
              Refusal::IdNotFound);
}

TEST_P(EmployerPeopleTest, AVerificationIsToldToOwnersAsTheyWantIt) {
    RecordProperty("rows", "10.44");
    const Person lee = joined(owner_, company_.id, "lee@example.hk", Role::owner);
    const Person ho = joined(owner_, company_.id, "ho@example.hk", Role::viewer);
    ASSERT_TRUE(set_mail_preference(lee, id_, MailKind::verification, MailTiming::never, ports()).ok());
    const auto before =
        std::array{mails_to("chan@example.hk"), mails_to("lee@example.hk"), mails_to("ho@example.hk")};
    CompanyChange change;
    change.name = LocalizedText{"", "Chan's"};
    ASSERT_TRUE(update_company(owner_, id_, change, ports(), clock_.now()).ok());
    ASSERT_TRUE(accept_waiting(testing::acting(clock_.now()), id_, ports()).ok());
    EXPECT_EQ(mails_to("chan@example.hk"), before[0] + 1);
    EXPECT_EQ(mails_to("lee@example.hk"), before[1]);
    EXPECT_EQ(mails_to("ho@example.hk"), before[2]);
}

TEST_P(EmployerPeopleTest, ADeletedPersonLeavesNothingButWhatTheCompanyDid) {
    RecordProperty("rows", "10.10");
    const Person lee = joined(owner_, company_.id, "lee@example.hk", Role::owner);
    EXPECT_EQ(delete_person(lee, "other@example.hk", ports(), clock_.now()).error().refusal,
              Refusal::NotConfirmed);
    ASSERT_TRUE(delete_person(lee, " LEE@example.hk", ports(), clock_.now()).ok());
    EXPECT_EQ(mails_to("lee@example.hk"), 0U);
    EXPECT_THAT(people_of(company_.id), SizeIs(1));
    employers_.read([&](EmployerReader& reader) {
        EXPECT_FALSE(reader.people().find(lee.id).has_value());
        for (const Activity& each : reader.logs().of(company_.id, {0, 100}).entries) {
            EXPECT_THAT(each.by, Not(HasSubstr("lee@")));
            EXPECT_THAT(each.subject, Not(HasSubstr("lee@")));
        }
    });
}

TEST_P(EmployerPeopleTest, TheLastOwnerOfOthersCannotBeDeletedAndAloneClosesTheCompany) {
    RecordProperty("rows", "10.10");
    const Person lee = joined(owner_, company_.id, "lee@example.hk", Role::viewer);
    const auto refused = delete_person(owner_, kEmail, ports(), clock_.now());
    EXPECT_EQ(refused.error().refusal, Refusal::LastOwner);
    EXPECT_EQ(refused.error().company, company_.id);
    ASSERT_TRUE(leave_company(lee, id_, key_ports(), clock_.now()).ok());
    ASSERT_TRUE(delete_person(owner_, kEmail, ports(), clock_.now()).ok());
    EXPECT_TRUE(catalogue_.company(company_.id)->is_suspended);
}

TEST_P(EmployerPeopleTest, TheLogIsExportedWithoutFormulasAndTellsOfIt) {
    RecordProperty("rows", "10.38");
    const Person renamed = update_person(owner_, "=HYPERLINK(1)", std::nullopt, ports()).value();
    ASSERT_TRUE(invite("lee@example.hk").ok());
    const auto csv = export_log(renamed, id_, ports(), clock_.now());
    ASSERT_TRUE(csv.ok());
    EXPECT_THAT(*csv, HasSubstr("\xEF\xBB\xBFtime,activity,by,subject,person,email\r\n"));
    EXPECT_THAT(*csv, HasSubstr("person_invited,\"chan@example.hk\",\"lee@example.hk\","));
    EXPECT_THAT(*csv, HasSubstr("log_exported,\"'=HYPERLINK(1)\",\"\","));
    const Person lee = joined(owner_, company_.id, "ho@example.hk", Role::recruiter);
    EXPECT_EQ(export_log(lee, id_, ports(), clock_.now()).error(), Refusal::PermissionDenied);
    for (int i = 1; i < daily_limits(company_, clock_.now()).exports; ++i)
        EXPECT_TRUE(export_log(owner_, id_, ports(), clock_.now()).ok());
    EXPECT_EQ(export_log(owner_, id_, ports(), clock_.now()).error(), Refusal::CompanyLimitReached);
}

TEST_P(EmployerPeopleTest, WhatIsOfNoUseAnyMoreGoes) {
    ASSERT_TRUE(invite("lee@example.hk").ok());
    const auto later = clock_.now() + 24h * 365 * 3;
    employers_.sweep({later, later, later, later, later, later, later});
    for (const char* table :
         {"employer_sessions", "employer_codes", "employer_invitations", "employer_activities"})
        EXPECT_EQ(rows_in(table), 0) << table;
    EXPECT_EQ(rows_in("employer_companies"), 1);
    EXPECT_EQ(rows_in("employer_people"), 1);
}

TEST_P(EmployerPeopleTest, ADeletionIsRecordedBeforeItHappens) {
    erasures_.is_full = true;
    EXPECT_THROW(static_cast<void>(delete_person(owner_, kEmail, ports(), clock_.now())), base::Outage);
    employers_.read([&](EmployerReader& reader) { EXPECT_TRUE(reader.people().find(owner_.id)); });
    erasures_.is_full = false;
    ASSERT_TRUE(delete_person(owner_, kEmail, ports(), clock_.now()).ok());
    ASSERT_EQ(erasures_.noted.size(), 1U);
    EXPECT_EQ(erasures_.noted.front().address, kEmail);
}

TEST_P(EmployerPeopleTest, WhoWasErasedBeforeGoesAlsoAsTheLastOwnerWhomTheBackupKnows) {
    const auto alone = verified(owner_, "87654321");
    const auto viewer = joined(owner_, company_.id, "viewer@example.hk", Role::viewer);
    const auto recruiter = joined(owner_, company_.id, "recruiter@example.hk", Role::recruiter);
    const auto inherited = erase_person(owner_, ports(), clock_.now());
    EXPECT_EQ(inherited, std::vector{company_.id});
    employers_.read([&](EmployerReader& reader) {
        EXPECT_FALSE(reader.people().find(owner_.id));
        EXPECT_EQ(reader.people().membership(company_.id, recruiter.id)->role, Role::owner);
        EXPECT_EQ(reader.people().membership(company_.id, viewer.id)->role, Role::viewer);
        EXPECT_EQ(reader.companies().find(alone.id)->state, CompanyState::closed);
    });
}

}  // namespace
}  // namespace hoigung::domain
