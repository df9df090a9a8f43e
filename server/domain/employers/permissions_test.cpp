#include "domain/employers/permissions.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

TEST(Permissions, OwnersMayDoEverythingRecruitersBranchesAndViewersRead) {
    RecordProperty("rows", "10.09");
    for (const Act act : {Act::read, Act::change_branches, Act::change_company, Act::manage_people,
                          Act::read_log, Act::close_company}) {
        EXPECT_TRUE(may(Role::owner, act));
        EXPECT_EQ(may(Role::recruiter, act), act == Act::read || act == Act::change_branches);
        EXPECT_EQ(may(Role::viewer, act), act == Act::read);
    }
}

}  // namespace
}  // namespace hoigung::domain
