#include "notify/smtp_reply.hpp"

#include <gtest/gtest.h>

namespace hoigung::notify {
namespace {

TEST(SmtpReply, ReadsTheEnhancedStatusCode) {
    EXPECT_EQ(last_reply("550 5.1.1 <a@b.hk>: unknown\r\n", 550), (SmtpReply{550, "5.1.1"}));
    EXPECT_EQ(last_reply("550 5.1.10\r\n", 550), (SmtpReply{550, "5.1.10"}));
    EXPECT_EQ(last_reply("550 5.7.1 not wanted", 550), (SmtpReply{550, "5.7.1"}));
}

TEST(SmtpReply, ReadsRepliesWithoutOne) {
    for (const char* line :
         {"550", "550 ", "550 no such user", "550 5.1 unknown", "550 5.1.1000 x", "550 5.1.x y", "550 5..1 x",
          "550 5.1. x", "550 2.1.1 x", "550 55.1.1 x", "550 .1.1 x", "550 192.168.1.1 x", "550 5.1.1.1 x"})
        EXPECT_EQ(last_reply(line, 550), SmtpReply{550}) << line;
}

TEST(SmtpReply, TakesTheLastReplyWithTheCode) {
    const char* dialogue =
        "220 mail.hk\r\n250-mail.hk\r\n250 SIZE\r\n550 5.7.1 no\r\n250 2.1.0 ok\r\n550 5.1.1 unknown\r\n221 "
        "bye\r\n";
    EXPECT_EQ(last_reply(dialogue, 550), (SmtpReply{550, "5.1.1"}));
    EXPECT_EQ(last_reply(dialogue, 250), (SmtpReply{250, "2.1.0"}));
    EXPECT_EQ(last_reply(dialogue, 553), std::nullopt);
    EXPECT_EQ(last_reply("", 550), std::nullopt);
}

TEST(SmtpReply, ReadsAReplyOfSeveralLinesAsOne) {
    EXPECT_EQ(
        last_reply("550-5.1.1 The account does not exist.\r\n550-Please check\r\n550 the address\r\n", 550),
        (SmtpReply{550, "5.1.1"}));
    EXPECT_EQ(last_reply("550-No such\r\n550 5.1.1 user\r\n", 550), (SmtpReply{550, "5.1.1"}));
    EXPECT_EQ(last_reply("550 5.1.1 unknown\r\n550 not wanted\r\n", 550), SmtpReply{550})
        << "these are two replies";
}

TEST(SmtpReply, SurvivesLinesThatAreNoReplies) {
    for (const char* lines : {"\r\n", "\n\n", "55", "5500 5.1.1 x", "abc 5.1.1", "-550 5.1.1", "550x5.1.1"})
        EXPECT_EQ(last_reply(lines, 550), std::nullopt) << lines;
}

TEST(SmtpReply, KnowsWhichRefusalsMeanThatTheAddressDoesNotExist) {
    EXPECT_TRUE(says_unknown_address({550, "5.1.1"}));
    EXPECT_TRUE(says_unknown_address({553, "5.1.2"}));
    EXPECT_FALSE(says_unknown_address({550, ""})) << "the server may distrust the sender";
    EXPECT_FALSE(says_unknown_address({550, "5.7.1"}));
    EXPECT_FALSE(says_unknown_address({552, "5.1.1"}));
    EXPECT_FALSE(says_unknown_address({550, "5.10.1"}));
    EXPECT_FALSE(says_unknown_address({450, "4.1.1"}));
}

}  // namespace
}  // namespace hoigung::notify
