#include "domain/employers/permissions.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

TEST(Permissions, OwnersMayDoEverythingRecruitersBranchesAndViewersRead) {
    RecordProperty("rows", "10.09");
    for (const Permission permission :
         {Permission::read, Permission::change_branches, Permission::change_company,
          Permission::manage_people, Permission::read_log, Permission::close_company}) {
        EXPECT_TRUE(may(Role::owner, permission));
        EXPECT_EQ(may(Role::recruiter, permission),
                  permission == Permission::read || permission == Permission::change_branches);
        EXPECT_EQ(may(Role::viewer, permission), permission == Permission::read);
    }
}

}  // namespace
}  // namespace hoigung::domain
