#include "security/code_seals.hpp"

#include <gtest/gtest.h>

namespace hoigung::security {
namespace {

using namespace std::chrono_literals;

TEST(CodeSeals, OpenForTheCodeTelephoneAndRequestTheyWereMadeForAlone) {
    const base::Timestamp now{1794706200000ms};
    KeyRing ring;
    domain::SigningKey first{{}, std::string(32, 'a'), now, now};
    ring.replace({first});
    const HmacCodeSeals seals(ring);
    const auto telephone = domain::Telephone::parse("+85261234567").value();
    domain::CodeId id;
    id.bytes.fill(1);
    const auto seal = seals.seal(id, telephone.text(), 123456, now);
    EXPECT_EQ(seal.digest.find("123456"), std::string::npos);

    EXPECT_TRUE(seals.opens(seal, id, telephone.text(), 123456));
    EXPECT_FALSE(seals.opens(seal, id, telephone.text(), 123457));
    EXPECT_FALSE(seals.opens(seal, id, "+85261234568", 123456));
    EXPECT_FALSE(seals.opens(seal, domain::CodeId{}, telephone.text(), 123456));

    domain::SigningKey second{{}, std::string(32, 'b'), now, now};
    second.id.bytes.fill(2);
    ring.replace({first, second});
    EXPECT_TRUE(seals.opens(seal, id, telephone.text(), 123456));
    EXPECT_NE(seals.seal(id, telephone.text(), 123456, now).key_id, seal.key_id);
    ring.replace({second});
    EXPECT_FALSE(seals.opens(seal, id, telephone.text(), 123456));
}

}  // namespace
}  // namespace hoigung::security
