#include "endpoints/contact/streams.hpp"

#include <gmock/gmock.h>

namespace hoigung::endpoints {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

// Keeps what would be written.
class KeptStream final : public http::EventStream {
  public:
    void send(std::string text) override { written += text; }
    void end() override { has_ended = true; }

    std::string written;
    bool has_ended = false;
};

const domain::SeekerId kSeeker = domain::SeekerId::parse("0123456789abcdef01234567").value();
const domain::CompanyId kCompany = domain::CompanyId::parse("abcdef0123456789abcdef01").value();
const std::chrono::steady_clock::time_point kNow{1h};

class StreamsTest : public ::testing::Test {
  protected:
    http::Response open(
        const std::string& audience, const std::string& person,
        std::function<bool()> is_allowed = [] { return true; }) {
        return streams_.open(audience, person, std::move(is_allowed));
    }
    static std::shared_ptr<KeptStream> begin(const http::Response& response) {
        auto stream = std::make_shared<KeptStream>();
        response.stream(stream);
        return stream;
    }
    static domain::ContactChange change() {
        return {1, {}, kSeeker, kCompany, domain::ContactChangeKind::conversation, 3, 2, 1};
    }

    Streams streams_{{3, 2}};
};

TEST_F(StreamsTest, TellsBothSidesAndNobodyElse) {
    RecordProperty("rows", "10.41");
    const auto seeker = open(Streams::audience_of(kSeeker), "a");
    const auto company = open(Streams::audience_of(kCompany), "b");
    const auto other = open(Streams::audience_of(domain::CompanyId{}), "c");
    const auto first = begin(seeker);
    const auto second = begin(company);
    const auto third = begin(other);
    streams_.tell(change());
    EXPECT_EQ(first->written,
              "event: conversation\ndata: {\"application\":\"000000000000000000000000\",\"last_number\":3,"
              "\"read_by_seeker\":2,\"read_by_company\":1}\n\n");
    EXPECT_EQ(second->written, first->written);
    EXPECT_EQ(third->written, "");
    auto late = change();
    late.is_for_company = false;
    streams_.tell(late);
    EXPECT_NE(first->written, second->written) << "the company has no more to do with it";
}

TEST_F(StreamsTest, AreBoundedForAPersonAndInAllAndGiveTheirPlacesBack) {
    EXPECT_FALSE(streams_.any());
    {
        const auto one = open("x", "a");
        const auto two = open("x", "a");
        const auto refused = open("x", "a");
        EXPECT_EQ(refused.status, 429);
        EXPECT_EQ(refused.headers.find("Retry-After"), "10");
        const auto three = open("x", "b");
        EXPECT_EQ(three.status, 200);
        EXPECT_EQ(open("x", "c").status, 429);
        EXPECT_TRUE(streams_.any());
    }
    EXPECT_FALSE(streams_.any());
    EXPECT_EQ(open("x", "c").status, 200);
}

TEST_F(StreamsTest, ASignOfLifeComesAtOnceAndEveryTwentySecondsUntilTheSessionEnds) {
    bool is_allowed = true;
    const auto response = open("x", "a", [&] { return is_allowed; });
    const auto stream = begin(response);
    streams_.beat(kNow);
    EXPECT_EQ(stream->written, ": here\n\n");
    streams_.beat(kNow + 19s);
    EXPECT_EQ(stream->written, ": here\n\n");
    streams_.beat(kNow + 20s);
    EXPECT_EQ(stream->written, ": here\n\n: here\n\n");
    is_allowed = false;
    streams_.beat(kNow + 30s);
    EXPECT_FALSE(stream->has_ended);
    streams_.beat(kNow + 40s);
    EXPECT_TRUE(stream->has_ended);
}

TEST_F(StreamsTest, WhileNobodyCanTellWhetherTheSessionEndedItGoesOn) {
    const auto response = open("x", "a", []() -> bool { throw std::runtime_error("no database"); });
    const auto stream = begin(response);
    streams_.beat(kNow);
    streams_.beat(kNow + 20s);
    EXPECT_FALSE(stream->has_ended);
    EXPECT_THAT(stream->written, HasSubstr(": here\n\n: here\n\n"));
}

}  // namespace
}  // namespace hoigung::endpoints
