#include "domain/employers/company_rule.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

using enum Standing;

constexpr std::array kStandings{unverified, verified, refused, suspended, closed};
constexpr std::array kPermissions{
    Permission::read,           Permission::read_applicants, Permission::change_branches,
    Permission::change_jobs,    Permission::publish_jobs,    Permission::answer_applicants,
    Permission::change_company, Permission::change_page,     Permission::manage_people,
    Permission::read_log,       Permission::manage_keys,     Permission::close_company};

TEST(CompanyRule, AKeyOfThePortalWorksOnlyWhileItsCompanyIsVerified) {
    RecordProperty("rows", "10.08");
    for (const Standing standing : kStandings) {
        for (const Permission permission : kPermissions)
            EXPECT_EQ(objection_to({standing}, Door::portal_key, permission).has_value(),
                      standing != verified);
    }
    EXPECT_EQ(objection_to({unverified}, Door::portal_key, Permission::read),
              Refusal::KeyNeedsVerifiedCompany);
    EXPECT_EQ(objection_to({suspended}, Door::portal_key, Permission::read), Refusal::CompanyIsSuspended);
    EXPECT_EQ(objection_to({closed}, Door::portal_key, Permission::read), Refusal::CompanyIsClosed);
}

TEST(CompanyRule, BidsComeByKeysThatTheOperatorMade) {
    for (const Door door : {Door::portal, Door::portal_key})
        EXPECT_EQ(objection_to({verified}, door, Permission::place_bids), Refusal::NoBidsFromPortal);
    for (const Door door : {Door::partner_key, Door::operator_key})
        EXPECT_EQ(objection_to({verified}, door, Permission::place_bids), std::nullopt);
}

TEST(CompanyRule, ASuspendedCompanyHasNothingToDoWithApplicantsByAnyDoorOfItsOwn) {
    RecordProperty("rows", "6.11");
    for (const Door door : {Door::portal, Door::portal_key, Door::partner_key}) {
        for (const Permission permission : {Permission::read_applicants, Permission::answer_applicants})
            EXPECT_EQ(objection_to({suspended}, door, permission), Refusal::CompanyIsSuspended);
    }
    EXPECT_EQ(objection_to({suspended}, Door::portal, Permission::publish_jobs), Refusal::CompanyIsSuspended);
    for (const Permission permission : {Permission::read, Permission::read_log, Permission::change_jobs,
                                        Permission::change_company, Permission::close_company})
        EXPECT_EQ(objection_to({suspended}, Door::portal, permission), std::nullopt);
    EXPECT_FALSE(is_reachable(suspended));
    EXPECT_TRUE(is_reachable(verified));
}

TEST(CompanyRule, KeysThatTheOperatorMadeWriteAtOnceWhateverTheCompanyIs) {
    for (const Standing standing : kStandings) {
        for (const Door door : {Door::partner_key, Door::operator_key}) {
            EXPECT_EQ(objection_to({standing, MaintainedBy::feed}, door, Permission::change_page),
                      std::nullopt);
            EXPECT_EQ(objection_to({standing}, door, Permission::publish_jobs), std::nullopt);
            EXPECT_FALSE(do_changes_wait(standing, door, true));
            EXPECT_FALSE(is_limited_by_day(door));
        }
    }
}

TEST(CompanyRule, WhatOthersKeepUpToDateIsNotChangedInThePortal) {
    for (const Door door : {Door::portal, Door::portal_key}) {
        EXPECT_EQ(objection_to({verified, MaintainedBy::feed}, door, Permission::change_page),
                  Refusal::KeptElsewhere);
        EXPECT_EQ(objection_to({verified, MaintainedBy::portal}, door, Permission::change_page),
                  std::nullopt);
        EXPECT_TRUE(do_changes_wait(verified, door, true));
        EXPECT_FALSE(do_changes_wait(verified, door, false));
        EXPECT_FALSE(do_changes_wait(unverified, door, true));
    }
}

TEST(CompanyRule, AClosedCompanyIsReadAndTakesNothingFromAFeed) {
    for (const Permission permission : kPermissions) {
        const bool only_reads = permission == Permission::read || permission == Permission::read_log ||
                                permission == Permission::read_applicants;
        EXPECT_EQ(objection_to({closed}, Door::portal, permission).has_value(), !only_reads);
    }
    EXPECT_EQ(objection_to({closed}, Door::feed, Permission::publish_jobs), Refusal::CompanyIsClosed);
    EXPECT_EQ(objection_to({suspended}, Door::feed, Permission::publish_jobs), std::nullopt);
}

TEST(CompanyRule, ClosingComesBeforeASuspensionAndACompanyThatThePortalDoesNotKnowCountsAsVerified) {
    EXPECT_EQ(standing_of(CompanyState::closed, true), closed);
    EXPECT_EQ(standing_of(CompanyState::verified, true), suspended);
    EXPECT_EQ(standing_of(std::nullopt, true), suspended);
    EXPECT_EQ(standing_of(std::nullopt, false), verified);
    EXPECT_EQ(standing_of(CompanyState::refused, false), refused);
}

}  // namespace
}  // namespace hoigung::domain
