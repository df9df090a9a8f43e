#include "domain/employers/company_rule.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

using enum Standing;

constexpr std::array kStandings{unverified, verified, refused, suspended, closed};
constexpr std::array kActs{Act::read,           Act::read_applicants, Act::change_branches,
                           Act::change_jobs,    Act::publish_jobs,    Act::answer_applicants,
                           Act::change_company, Act::change_page,     Act::manage_people,
                           Act::read_log,       Act::manage_keys,     Act::close_company};

TEST(CompanyRule, AKeyOfThePortalWorksOnlyWhileItsCompanyIsVerified) {
    RecordProperty("rows", "10.08");
    for (const Standing standing : kStandings) {
        for (const Act act : kActs)
            EXPECT_EQ(objection_to({standing}, Door::portal_key, act).has_value(), standing != verified);
    }
    EXPECT_EQ(objection_to({unverified}, Door::portal_key, Act::read), Refusal::KeyNeedsVerifiedCompany);
    EXPECT_EQ(objection_to({suspended}, Door::portal_key, Act::read), Refusal::CompanyIsSuspended);
    EXPECT_EQ(objection_to({closed}, Door::portal_key, Act::read), Refusal::CompanyIsClosed);
}

TEST(CompanyRule, BidsComeByKeysThatTheOperatorMade) {
    for (const Door door : {Door::portal, Door::portal_key})
        EXPECT_EQ(objection_to({verified}, door, Act::place_bids), Refusal::NoBidsFromPortal);
    for (const Door door : {Door::partner_key, Door::operator_key})
        EXPECT_EQ(objection_to({verified}, door, Act::place_bids), std::nullopt);
}

TEST(CompanyRule, ASuspendedCompanyHasNothingToDoWithApplicantsByAnyDoorOfItsOwn) {
    RecordProperty("rows", "6.11");
    for (const Door door : {Door::portal, Door::portal_key, Door::partner_key}) {
        for (const Act act : {Act::read_applicants, Act::answer_applicants})
            EXPECT_EQ(objection_to({suspended}, door, act), Refusal::CompanyIsSuspended);
    }
    EXPECT_EQ(objection_to({suspended}, Door::portal, Act::publish_jobs), Refusal::CompanyIsSuspended);
    for (const Act act :
         {Act::read, Act::read_log, Act::change_jobs, Act::change_company, Act::close_company})
        EXPECT_EQ(objection_to({suspended}, Door::portal, act), std::nullopt);
    EXPECT_FALSE(is_reachable(suspended));
    EXPECT_TRUE(is_reachable(verified));
}

TEST(CompanyRule, KeysThatTheOperatorMadeWriteAtOnceWhateverTheCompanyIs) {
    for (const Standing standing : kStandings) {
        for (const Door door : {Door::partner_key, Door::operator_key}) {
            EXPECT_EQ(objection_to({standing, Upkeep::feed}, door, Act::change_page), std::nullopt);
            EXPECT_EQ(objection_to({standing}, door, Act::publish_jobs), std::nullopt);
            EXPECT_FALSE(do_changes_wait(standing, door, true));
            EXPECT_FALSE(is_limited_by_day(door));
        }
    }
}

TEST(CompanyRule, WhatOthersKeepUpToDateIsNotChangedInThePortal) {
    for (const Door door : {Door::portal, Door::portal_key}) {
        EXPECT_EQ(objection_to({verified, Upkeep::feed}, door, Act::change_page), Refusal::KeptElsewhere);
        EXPECT_EQ(objection_to({verified, Upkeep::portal}, door, Act::change_page), std::nullopt);
        EXPECT_TRUE(do_changes_wait(verified, door, true));
        EXPECT_FALSE(do_changes_wait(verified, door, false));
        EXPECT_FALSE(do_changes_wait(unverified, door, true));
    }
}

TEST(CompanyRule, AClosedCompanyIsReadAndTakesNothingFromAFeed) {
    for (const Act act : kActs) {
        const bool only_reads = act == Act::read || act == Act::read_log || act == Act::read_applicants;
        EXPECT_EQ(objection_to({closed}, Door::portal, act).has_value(), !only_reads);
    }
    EXPECT_EQ(objection_to({closed}, Door::feed, Act::publish_jobs), Refusal::CompanyIsClosed);
    EXPECT_EQ(objection_to({suspended}, Door::feed, Act::publish_jobs), std::nullopt);
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
