#include "store/database_url.hpp"

#include <gmock/gmock.h>

namespace hoigung::store {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(DatabaseUrl, ReadsSqlite) {
    const auto file = DatabaseUrl::parse("sqlite:var/hoigung.db").value();
    EXPECT_EQ(file.dialect, Dialect::sqlite);
    EXPECT_EQ(file.path, "var/hoigung.db");
    EXPECT_FALSE(file.in_memory());
    EXPECT_TRUE(DatabaseUrl::parse("sqlite::memory:").value().in_memory());
}

TEST(DatabaseUrl, ReadsPostgresqlAndHidesThePassword) {
    const auto url =
        DatabaseUrl::parse("postgresql://hoi:p%27ss@db.example:6432/jobs?sslmode=require").value();
    EXPECT_EQ(url.dialect, Dialect::postgresql);
    EXPECT_THAT(url.keywords, HasSubstr("password='p\\'ss'"));
    EXPECT_THAT(url.keywords, HasSubstr("port='6432'"));
    EXPECT_THAT(url.keywords, HasSubstr("sslmode='require'"));
    EXPECT_THAT(url.keywords, HasSubstr("connect_timeout='3'"));
    EXPECT_EQ(url.shown, "postgresql://db.example/jobs");
}

TEST(DatabaseUrl, TakesSocketFoldersAndOwnTimeouts) {
    const auto url = DatabaseUrl::parse("postgresql:///jobs?host=/run/postgresql&connect_timeout=9").value();
    EXPECT_THAT(url.keywords, HasSubstr("host='/run/postgresql'"));
    EXPECT_THAT(url.keywords, HasSubstr("connect_timeout='9'"));
    EXPECT_THAT(DatabaseUrl::parse("postgres://%2Frun%2Fpg/jobs").value().keywords,
                HasSubstr("host='/run/pg'"));
}

TEST(DatabaseUrl, RefusesWhatItCannotReadWithoutRepeatingAPassword) {
    for (const auto* text : {"", "sqlite:", "sqlite:a\"b", "mysql://x", "var/hoigung.db",
                             "postgresql://hoi:secret@host:port/x?nonsense=1"}) {
        const auto url = DatabaseUrl::parse(text);
        ASSERT_FALSE(url.ok()) << text;
        EXPECT_THAT(url.error().message, Not(HasSubstr("secret")));
        EXPECT_FALSE(url.error().message.empty());
    }
}

}  // namespace
}  // namespace hoigung::store
