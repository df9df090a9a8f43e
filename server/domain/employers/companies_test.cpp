#include <numeric>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "base/testing/at_once.hpp"
#include "domain/employers/change_branches.hpp"
#include "domain/employers/claim_company.hpp"
#include "domain/employers/close_company.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/update_company.hpp"
#include "domain/ingest/ingest.hpp"
#include "domain/operator/decide_company.hpp"
#include "domain/operator/open_proof.hpp"
#include "domain/testing/acting.hpp"
#include "domain/testing/samples.hpp"
#include "domain/testing/test_encoder.hpp"
#include "security/testing/with_employers.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using base::testing::at_once;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class EmployerCompaniesTest : public WithEmployers {
  protected:
    std::optional<EmployerCompany> stored(CompanyId id) {
        std::optional<EmployerCompany> company;
        employers_.read([&](EmployerReader& reader) { company = reader.companies().find(id); });
        return company;
    }
    Outcome<OwnCompany> rename(const Person& person, CompanyId id, LocalizedText name, bool verifies = true) {
        CompanyChange change;
        change.name = std::move(name);
        return update_company(person, id.text(), change, ports(verifies), clock_.now());
    }
    void put_into_catalogue(int company, int job = 0) {
        std::vector<CatalogueLine> lines{testing::company_line(company)};
        if (job > 0) lines.emplace_back(testing::job_line(job, company));
        for (const auto& result : ingest(lines, testing::small_lists(), catalogue_, clock_.now()))
            ASSERT_TRUE(result.ok());
    }

    const Person owner_ = sign_in().person;
    testing::TestEncoder encoder_;
};
HOIGUNG_ON_EACH_DATABASE(EmployerCompaniesTest);

TEST_P(EmployerCompaniesTest, WhoFoundsACompanyOwnsItAndNothingIsOnTheSiteBeforeItIsVerified) {
    RecordProperty("rows", "10.07,10.08");
    const auto company = found(owner_);
    EXPECT_EQ(company.state, CompanyState::unverified);
    EXPECT_THAT(missing_parts(company, std::nullopt),
                ElementsAre(MissingPart::proof, MissingPart::trade, MissingPart::contact));
    EXPECT_FALSE(catalogue_.company(company.id).has_value());
    ASSERT_TRUE(accept_waiting(testing::acting(clock_.now()), company.id.text(), ports()).ok());
    EXPECT_EQ(stored(company.id)->state, CompanyState::verified);
    EXPECT_EQ(catalogue_.company(company.id)->profile.name.en, "Chan's Noodles");
    EXPECT_THAT(mail_to(kEmail), HasSubstr("Chan's Noodles is verified"));
    EXPECT_EQ(accept_waiting(testing::acting(clock_.now()), company.id.text(), ports()).error(),
              Refusal::IdNotFound);
    EXPECT_THAT(log_of(company.id),
                ElementsAre(ActivityKind::company_verified, ActivityKind::company_founded));
}

TEST_P(EmployerCompaniesTest, ARefusedCompanyReadsWhyAndAsksAgainWithAChange) {
    RecordProperty("rows", "10.08");
    const auto company = found(owner_);
    ASSERT_TRUE(
        refuse_waiting(testing::acting(clock_.now()), company.id.text(), "Not readable", ports()).ok());
    EXPECT_EQ(stored(company.id)->state, CompanyState::refused);
    EXPECT_EQ(stored(company.id)->refusal_reason, "Not readable");
    EXPECT_THAT(mail_to(kEmail),
                AllOf(HasSubstr("could not be verified"), HasSubstr("Reason: Not readable")));
    ASSERT_TRUE(put_proof(owner_, company.id.text(), {"br.pdf", "%PDF-1.7 ..."}, ports(), clock_.now()).ok());
    EXPECT_EQ(stored(company.id)->state, CompanyState::unverified);
    EXPECT_TRUE(accept_waiting(testing::acting(clock_.now()), company.id.text(), ports()).ok());
}

TEST_P(EmployerCompaniesTest, ARefusedCompanyCanBeVerifiedAfterAll) {
    RecordProperty("rows", "10.08");
    const auto company = found(owner_);
    ASSERT_TRUE(
        refuse_waiting(testing::acting(clock_.now()), company.id.text(), "Not readable", ports()).ok());
    clock_.advance(1s);
    ASSERT_TRUE(accept_waiting(testing::acting(clock_.now()), company.id.text(), ports()).ok());
    EXPECT_EQ(stored(company.id)->state, CompanyState::verified);
    EXPECT_EQ(stored(company.id)->refusal_reason, "");
    EXPECT_TRUE(catalogue_.company(company.id).has_value());
    EXPECT_THAT(mail_to(kEmail), HasSubstr("is verified"));
    EXPECT_EQ(accept_waiting(testing::acting(clock_.now()), company.id.text(), ports()).error(),
              Refusal::IdNotFound);
}

TEST_P(EmployerCompaniesTest, WithoutVerificationACompanyIsOnTheSiteAtOnce) {
    RecordProperty("rows", "10.08");
    const auto company = found_company(owner_, noodles(), ports(false), clock_.now()).value().company;
    EXPECT_EQ(company.state, CompanyState::verified);
    EXPECT_TRUE(catalogue_.company(company.id).has_value());
    ASSERT_TRUE(rename(owner_, company.id, {"", "Chan's"}, false).ok());
    EXPECT_EQ(catalogue_.company(company.id)->profile.name.en, "Chan's");
}

TEST_P(EmployerCompaniesTest, TheSameCompanyIsFoundedOnce) {
    RecordProperty("rows", "10.07");
    const auto company = found(owner_);
    EXPECT_EQ(found(owner_).id, company.id) << "pressed twice";
    const Person other = sign_in("lee@example.hk").person;
    EXPECT_EQ(found_company(other, noodles(), ports(), clock_.now()).error(), Refusal::CompanyExists);
    EXPECT_TRUE(found_company(other, noodles("87654321"), ports(), clock_.now()).ok());
    EXPECT_EQ(found_company(other, noodles(""), ports(), clock_.now()).error(),
              Refusal::InvalidRegistrationNumber);
    auto society = noodles("");
    society.proof_kind = ProofKind::society;
    EXPECT_TRUE(found_company(other, society, ports(), clock_.now()).ok());
}

TEST_P(EmployerCompaniesTest, OfTwoWhoFoundTheSameCompanyAtOnceOneDoes) {
    RecordProperty("rows", "10.07");
    if (GetParam() == store::testing::DatabaseKind::sqlite_memory) GTEST_SKIP() << "one connection";
    const std::array people{owner_, sign_in("lee@example.hk").person, sign_in("ho@example.hk").person,
                            sign_in("wong@example.hk").person};
    const auto founded = at_once(4, [&](int number) {
        const Person& person = people[static_cast<std::size_t>(number)];
        return found_company(person, noodles(), ports(), clock_.now()).ok() ? 1 : 0;
    });
    EXPECT_EQ(std::accumulate(founded.begin(), founded.end(), 0), 1);
    EXPECT_EQ(rows_in("employer_companies"), 1);
}

TEST_P(EmployerCompaniesTest, NameAndNumberOfAVerifiedCompanyWaitAndTheRestIsSeenAtOnce) {
    RecordProperty("rows", "10.08,10.12");
    const auto company = verified(owner_);
    CompanyChange change;
    change.name = LocalizedText{"陳記", "Chan's"};
    change.registration_number = "11112222";
    change.about = LocalizedText{"街坊麵店", ""};
    ASSERT_TRUE(update_company(owner_, company.id.text(), change, ports(), clock_.now()).ok());
    EXPECT_EQ(catalogue_.company(company.id)->profile.name.en, "Chan's Noodles");
    EXPECT_EQ(catalogue_.company(company.id)->profile.about.zh_hant, "街坊麵店");
    EXPECT_EQ(stored(company.id)->registration_number, "12345678");
    EXPECT_EQ(stored(company.id)->waiting->name, change.name);
    ASSERT_TRUE(accept_waiting(testing::acting(clock_.now()), company.id.text(), ports()).ok());
    EXPECT_EQ(catalogue_.company(company.id)->profile.name.en, "Chan's");
    EXPECT_EQ(catalogue_.company(company.id)->profile.about.zh_hant, "街坊麵店");
    EXPECT_EQ(stored(company.id)->registration_number, "11112222");
    EXPECT_FALSE(stored(company.id)->waiting.has_value());
}

TEST_P(EmployerCompaniesTest, AChangeThatIsRefusedOrTakenBackLeavesTheOldOnes) {
    RecordProperty("rows", "10.08");
    const auto company = verified(owner_);
    ASSERT_TRUE(rename(owner_, company.id, {"", "Chan's"}).ok());
    ASSERT_TRUE(refuse_waiting(testing::acting(clock_.now()), company.id.text(), "Why?", ports()).ok());
    EXPECT_EQ(stored(company.id)->state, CompanyState::verified);
    EXPECT_FALSE(stored(company.id)->waiting.has_value());
    ASSERT_TRUE(rename(owner_, company.id, {"", "Chan's"}).ok());
    ASSERT_TRUE(withdraw_change(owner_, company.id.text(), ports(), clock_.now()).ok());
    EXPECT_FALSE(stored(company.id)->waiting.has_value());
    EXPECT_EQ(catalogue_.company(company.id)->profile.name.en, "Chan's Noodles");
}

TEST_P(EmployerCompaniesTest, ALogoOfAVerifiedCompanyWaitsToo) {
    RecordProperty("rows", "10.08");
    const auto company = found(owner_);
    const auto put = [&] {
        return put_employer_logo(owner_, company.id.text(), "picture", encoder_, pictures_, ports(),
                                 clock_.now());
    };
    const auto first = put();
    ASSERT_TRUE(first.ok());
    EXPECT_FALSE(first->profile.logo.empty());
    ASSERT_TRUE(accept_waiting(testing::acting(clock_.now()), company.id.text(), ports()).ok());
    const auto second = put();
    ASSERT_TRUE(second.ok());
    EXPECT_EQ(catalogue_.company(company.id)->profile.logo, first->profile.logo);
    std::vector<std::string> kept;
    employers_.read([&](EmployerReader& reader) { kept = reader.companies().picture_names(); });
    EXPECT_THAT(kept, Contains(second->waiting->logo->large));
    ASSERT_TRUE(accept_waiting(testing::acting(clock_.now()), company.id.text(), ports()).ok());
    EXPECT_EQ(catalogue_.company(company.id)->profile.logo, second->waiting->logo->large);
}

TEST_P(EmployerCompaniesTest, AProofIsAPictureOrAPdfAndItsOpeningIsInTheLog) {
    RecordProperty("rows", "10.07");
    const auto company = found(owner_);
    const auto put = [&](std::string_view content) {
        return put_proof(owner_, company.id.text(), {"br.pdf", content}, ports(), clock_.now());
    };
    for (const std::string_view content : {"", "<html>", "PK\x03\x04", "GIF89a"})
        EXPECT_EQ(put(content).error(), Refusal::InvalidProof) << content;
    EXPECT_EQ(put("%PDF-" + std::string(kLargestUpload, ' ')).error(), Refusal::InvalidProof);
    EXPECT_TRUE(put("\x89PNG\r\n\x1A\n...").ok());
    EXPECT_TRUE(put(std::string("%PDF-1.7\0\xFF", 10)).ok());
    clock_.advance(1ms);
    EXPECT_EQ(open_proof(testing::acting(clock_.now()), company.id.text(), ports())->content,
              std::string("%PDF-1.7\0\xFF", 10));
    EXPECT_EQ(log_of(company.id).front(), ActivityKind::proof_opened);
    EXPECT_EQ(open_proof(testing::acting(clock_.now()), "0123", ports()).error(), Refusal::IdNotFound);
}

TEST_P(EmployerCompaniesTest, ACompanyOfTheCatalogueCanBeClaimedAndTheOperatorDecides) {
    RecordProperty("rows", "10.07");
    put_into_catalogue(1);
    const std::string id = testing::company(1).id.text();
    const auto claim = claim_company(owner_, id, "I am the owner", ports(), clock_.now());
    ASSERT_TRUE(claim.ok());
    EXPECT_EQ(claim_company(owner_, id, "", ports(), clock_.now()).error(), Refusal::CannotClaim);
    ASSERT_TRUE(accept_waiting(testing::acting(clock_.now()), claim->id.text(), ports()).ok());
    EXPECT_EQ(stored(testing::company(1).id)->state, CompanyState::verified);
    EXPECT_THAT(people_of(testing::company(1).id), SizeIs(1));
    EXPECT_THAT(mail_to(kEmail), HasSubstr("You can manage"));
    const Person other = sign_in("lee@example.hk").person;
    EXPECT_EQ(claim_company(other, id, "", ports(), clock_.now()).error(), Refusal::CannotClaim);
    EXPECT_EQ(claim_company(other, "000000000000000000000000", "", ports(), clock_.now()).error(),
              Refusal::CompanyNotFound);
    EXPECT_EQ(catalogue_.company(testing::company(1).id)->slug, testing::company(1).slug);
}

TEST_P(EmployerCompaniesTest, AClaimCanBeTakenBackAndRefused) {
    put_into_catalogue(1);
    const std::string id = testing::company(1).id.text();
    const Person other = sign_in("lee@example.hk").person;
    const auto claim = claim_company(owner_, id, "", ports(), clock_.now()).value();
    EXPECT_EQ(withdraw_claim(other, claim.id.text(), ports()).error(), Refusal::IdNotFound);
    EXPECT_TRUE(withdraw_claim(owner_, claim.id.text(), ports()).ok());
    const auto again = claim_company(owner_, id, "", ports(), clock_.now()).value();
    ASSERT_TRUE(refuse_waiting(testing::acting(clock_.now()), again.id.text(), "Who are you?", ports()).ok());
    EXPECT_THAT(people_of(testing::company(1).id), IsEmpty());
    EXPECT_EQ(accept_waiting(testing::acting(clock_.now()), again.id.text(), ports()).error(),
              Refusal::IdNotFound);
}

TEST_P(EmployerCompaniesTest, SomebodyWaitsForFiveClaimsAtMost) {
    const auto claim = [&](int number) {
        put_into_catalogue(number);
        return claim_company(owner_, testing::company(number).id.text(), "", ports(), clock_.now());
    };
    const auto first = claim(1).value();
    for (int number = 2; number <= 5; ++number) ASSERT_TRUE(claim(number).ok());
    EXPECT_EQ(claim(6).error(), Refusal::TooManyClaims);
    ASSERT_TRUE(withdraw_claim(owner_, first.id.text(), ports()).ok());
    EXPECT_TRUE(claim(6).ok());
}

TEST_P(EmployerCompaniesTest, WhatAPartnerKeepsIsChangedThere) {
    RecordProperty("rows", "10.08");
    const auto company = verified(owner_);
    PartnerKey key;
    key.id = PartnerKeyId::make(clock_.now(), random_);
    key.name = "system";
    key.companies = {company.id};
    key.created_at = clock_.now();
    partner_keys_.add(key, "digest");
    EXPECT_EQ(rename(owner_, company.id, {"", "Chan's"}).error(), Refusal::KeptElsewhere);
    CompanyChange contact;
    contact.contact = Contact{"Chan", "23456789"};
    EXPECT_TRUE(update_company(owner_, company.id.text(), contact, ports(), clock_.now()).ok())
        << "no partner keeps this";
    partner_keys_.revoke(key.id, clock_.now());
    EXPECT_TRUE(rename(owner_, company.id, {"", "Chan's"}).ok());
}

TEST_P(EmployerCompaniesTest, AnotherCompanysIdIsAsOneThatDoesNotExist) {
    RecordProperty("rows", "10.06");
    const auto company = verified(owner_);
    const Person other = sign_in("lee@example.hk").person;
    EXPECT_EQ(rename(other, company.id, {"", "Mine"}).error(), Refusal::CompanyNotFound);
    EXPECT_EQ(rename(other, CompanyId{}, {"", "Mine"}).error(), Refusal::CompanyNotFound);
    EXPECT_EQ(close_company(other, company.id.text(), "Chan's Noodles", ports(), clock_.now()).error(),
              Refusal::CompanyNotFound);
}

TEST_P(EmployerCompaniesTest, AClosedCompanyIsOffTheSiteWithItsJobsAndNothingOfItChanges) {
    RecordProperty("rows", "10.10");
    put_into_catalogue(1, 1);
    const std::string id = testing::company(1).id.text();
    const auto claim = claim_company(owner_, id, "", ports(), clock_.now()).value();
    ASSERT_TRUE(accept_waiting(testing::acting(clock_.now()), claim.id.text(), ports()).ok());
    EXPECT_EQ(close_company(owner_, id, "Something else", ports(), clock_.now()).error(),
              Refusal::NotConfirmed);
    const std::string name = testing::company(1).profile.name.in(Locale::en);
    ASSERT_TRUE(close_company(owner_, id, " " + name, ports(), clock_.now()).ok());
    EXPECT_TRUE(catalogue_.company(testing::company(1).id)->is_suspended);
    EXPECT_EQ(catalogue_.job(testing::job(1).id)->state, JobState::closed);
    EXPECT_EQ(rename(owner_, testing::company(1).id, {"", "Open again"}).error(), Refusal::CompanyIsClosed);
}

TEST_P(EmployerCompaniesTest, BranchesHaveAPlaceOfTheirOwnOrTheirDistricts) {
    RecordProperty("rows", "10.11");
    const auto company = found(owner_);
    const District& district = testing::small_lists().lists().districts.front();
    BranchInput typed{{"旺角店", ""}, {"彌敦道 1 號", "1 Nathan Road"}, district.short_code, ""};
    const auto add = [&] { return add_branch(owner_, company.id.text(), typed, ports(), clock_.now()); };
    const auto plain = add();
    ASSERT_TRUE(plain.ok());
    EXPECT_EQ(plain->coordinates, (Coordinates{district.lat, district.lng}));
    EXPECT_FALSE(plain->is_exact);
    EXPECT_EQ(add().error(), Refusal::NameTaken);
    typed.name = {"第二店", ""};
    typed.place = "https://maps.app.goo.gl/short";
    EXPECT_EQ(add().error(), Refusal::ShortMapLink);
    typed.place = "somewhere";
    EXPECT_EQ(add().error(), Refusal::InvalidPlace);
    typed.place = "22.3193,114.1694";
    EXPECT_TRUE(add()->is_exact);
    typed.name = {"第三店", ""};
    typed.district = "999999";
    EXPECT_EQ(add().error(), Refusal::InvalidDistrict);
    typed.district = district.short_code;
    typed.address = {"", ""};
    EXPECT_EQ(add().error(), Refusal::NameMissing);
    const Person other = sign_in("lee@example.hk").person;
    const auto others = found(other, "87654321");
    EXPECT_EQ(remove_branch(other, others.id.text(), plain->id.text(), ports(), clock_.now()).error(),
              Refusal::IdNotFound);
    EXPECT_TRUE(remove_branch(owner_, company.id.text(), plain->id.text(), ports(), clock_.now()).ok());
}

TEST_P(EmployerCompaniesTest, ACompanyHasTwoHundredBranchesAtMost) {
    const auto company = found(owner_);
    const auto add = [&](std::size_t number) {
        const BranchInput typed{{fmt::format("第 {} 店", number), ""},
                                {"彌敦道 1 號", ""},
                                testing::small_lists().lists().districts.front().short_code,
                                ""};
        return add_branch(owner_, company.id.text(), typed, ports(), clock_.now());
    };
    for (std::size_t number = 0; number < kMostBranches; ++number) ASSERT_TRUE(add(number).ok());
    EXPECT_EQ(add(kMostBranches).error(), Refusal::TooManyBranches);
}

TEST_P(EmployerCompaniesTest, AChangedBranchChangesItsOpenJobsWhenAsked) {
    RecordProperty("rows", "10.11");
    const auto company = verified(owner_);
    const District& district = testing::small_lists().lists().districts.front();
    BranchInput typed{{"旺角店", ""}, {"彌敦道 1 號", ""}, district.short_code, ""};
    const auto branch = add_branch(owner_, company.id.text(), typed, ports(), clock_.now()).value();
    JobLine line = testing::job_line(1);
    line.company_id = company.id;
    line.posting.addresses = {{branch.id, branch.address, branch.district, branch.coordinates}};
    const std::vector<CatalogueLine> lines{line};
    ASSERT_TRUE(ingest(lines, testing::small_lists(), catalogue_, clock_.now()).front().ok());
    typed.address = {"彌敦道 2 號", ""};
    const auto update = [&](bool changes_jobs) {
        return update_branch(owner_, company.id.text(), branch.id.text(), typed, changes_jobs, ports(),
                             clock_.now())
            .ok();
    };
    const auto address = [&] { return catalogue_.job(line.id)->posting.addresses.front().address.zh_hant; };
    const auto before = *catalogue_.job(line.id);
    EXPECT_TRUE(update(false));
    EXPECT_EQ(address(), "彌敦道 1 號");
    EXPECT_TRUE(update(true));
    EXPECT_EQ(address(), "彌敦道 2 號");
    EXPECT_EQ(catalogue_.job(line.id)->slug, before.slug);
    EXPECT_EQ(catalogue_.job(line.id)->published_at, before.published_at);
}

}  // namespace
}  // namespace hoigung::domain
