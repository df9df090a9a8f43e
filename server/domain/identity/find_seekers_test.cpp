#include "domain/identity/find_seekers.hpp"

#include <gmock/gmock.h>

#include "store/testing/sample_seekers.hpp"
#include "store/testing/with_identity_stores.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class FindSeekersTest : public WithIdentityStores {
  protected:
    FindSeekersTest() {
        for (const int number : {1, 2, 3}) {
            Seeker seeker = sample_seeker(number);
            seeker.created_at += std::chrono::hours{number};
            if (number == 1) seeker.email = "chan@example.hk";
            add_seeker(database(), seeker);
        }
        put_profile(database(), sample_seeker(1).id, named("陳大文"));
        put_profile(database(), sample_seeker(2).id, named("Wong Siu Ming"));
    }

    static Profile named(std::string name) {
        Profile profile = sample_profile(1);
        profile.name = std::move(name);
        return profile;
    }
    std::vector<std::string> names(std::string_view text) {
        std::vector<std::string> names;
        for (const FoundSeeker& found : find_seekers(store_, text)) names.push_back(found.name);
        return names;
    }
};
HOIGUNG_ON_EACH_DATABASE(FindSeekersTest);

TEST_P(FindSeekersTest, ByTelephoneAddressIdOrNameAndAllWithoutAWord) {
    EXPECT_THAT(names(""), ElementsAre("陳大文", "Wong Siu Ming", ""));
    EXPECT_THAT(names("大文"), ElementsAre("陳大文"));
    EXPECT_THAT(names(" siu ming"), ElementsAre("Wong Siu Ming"));
    EXPECT_THAT(names(sample_seeker(2).id.text()), ElementsAre("Wong Siu Ming"));
    std::string typed(sample_seeker(1).telephone.local());
    typed.insert(4, " ");
    EXPECT_THAT(names(typed), ElementsAre("陳大文"));
    EXPECT_THAT(names("CHAN@example"), ElementsAre("陳大文"));
    EXPECT_THAT(names("nobody"), IsEmpty());
    EXPECT_EQ(store_.seeker(sample_seeker(2).telephone)->id, sample_seeker(2).id);
    EXPECT_FALSE(store_.seeker(Telephone::parse("+85290000000").value()));
    EXPECT_EQ(store_.seeker(Email::parse("chan@example.hk").value())->id, sample_seeker(1).id);
    EXPECT_FALSE(store_.seeker(Email::parse("lee@example.hk").value()));
}

}  // namespace
}  // namespace hoigung::domain
