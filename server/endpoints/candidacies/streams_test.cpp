#include "endpoints/candidacies/streams.hpp"

#include <set>

#include <gmock/gmock.h>

namespace hoigung::endpoints {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// Records what would be written.
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

domain::SeekerListener seeker_with(std::string token) {
    return {kSeeker, {}, std::move(token)};
}

domain::PortalListener at_company(domain::CompanyId company, std::string_view person) {
    return {domain::PersonId::parse(person).value(), {}, company};
}

constexpr std::string_view kMay = "00000000000000000000000a";
constexpr std::string_view kLee = "00000000000000000000000b";

class StreamsTest : public ::testing::Test {
  protected:
    static std::shared_ptr<KeptStream> begin(const http::Response& response) {
        auto stream = std::make_shared<KeptStream>();
        response.stream(stream);
        return stream;
    }
    static domain::CandidacyChange change() {
        return {1, {}, kSeeker, kCompany, domain::CandidacyChangeKind::conversation, 3, 2, 1};
    }

    // Lets every listener go on whose token has not expired. Records the number of listeners of each call.
    std::vector<bool> judge(std::span<const domain::Listener> listeners) {
        asked_.push_back(listeners.size());
        std::vector<bool> may;
        for (const domain::Listener& each : listeners) {
            const auto* seeker = std::get_if<domain::SeekerListener>(&each);
            may.push_back(seeker == nullptr || !over_.contains(seeker->token));
        }
        return may;
    }
    http::Response open(domain::Listener listener, std::string address = "192.0.2.1") {
        return streams_.open(std::move(listener), std::move(address));
    }
    void beat(std::chrono::steady_clock::time_point now) {
        streams_.beat(now, [this](std::span<const domain::Listener> listeners) { return judge(listeners); });
    }

    std::set<std::string> over_;
    std::vector<std::size_t> asked_;
    Streams streams_{{3, 2, 3}};
};

TEST_F(StreamsTest, TellsBothSidesAndNobodyElse) {
    RecordProperty("rows", "10.41");
    const auto seeker = open(seeker_with("a"));
    const auto company = open(at_company(kCompany, kMay));
    const auto other = open(at_company({}, kLee));
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
        const auto one = open(at_company(kCompany, kMay));
        const auto two = open(at_company(kCompany, kMay));
        const auto refused = open(at_company(kCompany, kMay));
        EXPECT_EQ(refused.status, 429);
        EXPECT_EQ(refused.headers.find("Retry-After"), "10");
        const auto three = open(at_company(kCompany, kLee));
        EXPECT_EQ(three.status, 200);
        EXPECT_EQ(open(seeker_with("a")).status, 429);
        EXPECT_TRUE(streams_.any());
    }
    EXPECT_FALSE(streams_.any());
    EXPECT_EQ(open(seeker_with("a")).status, 200);
}

TEST_F(StreamsTest, ASignOfLifeComesAtOnceAndEveryTwentySecondsUntilTheSessionEnds) {
    const auto response = open(seeker_with("a"));
    const auto stream = begin(response);
    beat(kNow);
    EXPECT_EQ(stream->written, ": here\n\n");
    beat(kNow + 19s);
    EXPECT_EQ(stream->written, ": here\n\n");
    beat(kNow + 20s);
    EXPECT_EQ(stream->written, ": here\n\n: here\n\n");
    over_.insert("a");
    beat(kNow + 30s);
    EXPECT_FALSE(stream->has_ended);
    beat(kNow + 40s);
    EXPECT_TRUE(stream->has_ended);
}

TEST_F(StreamsTest, OneAddressDoesNotTakeAllPlaces) {
    Streams streams({10, 10, 2});
    const auto first = streams.open(at_company(kCompany, kMay), "192.0.2.1");
    {
        const auto second = streams.open(at_company(kCompany, kLee), "192.0.2.1");
        const auto refused = streams.open(seeker_with("a"), "192.0.2.1");
        EXPECT_EQ(refused.status, 429);
        EXPECT_EQ(streams.open(seeker_with("a"), "192.0.2.2").status, 200);
    }
    EXPECT_EQ(streams.open(seeker_with("a"), "192.0.2.1").status, 200);
}

TEST_F(StreamsTest, AChangeOfAccessIsAskedAboutAtOnceAndOnlyForThoseWhomItConcerns) {
    const auto first = open(seeker_with("a"));
    const auto second = open(seeker_with("b"));
    const auto one = begin(first);
    const auto two = begin(second);
    beat(kNow);
    const auto third = open(at_company(kCompany, kMay));
    const auto three = begin(third);
    asked_.clear();
    over_ = {"a", "b"};
    streams_.hurry_beat([](const domain::Listener& listener) {
        const auto* seeker = std::get_if<domain::SeekerListener>(&listener);
        return seeker == nullptr || seeker->token == "a";
    });
    beat(kNow + 1s);
    EXPECT_THAT(asked_, ElementsAre(2)) << "also about one that was just opened";
    EXPECT_TRUE(one->has_ended);
    EXPECT_FALSE(two->has_ended);
    EXPECT_FALSE(three->has_ended);
}

TEST_F(StreamsTest, AllThatAreDueAreOneQuestion) {
    const auto first = open(seeker_with("a"));
    const auto second = open(seeker_with("b"));
    const auto third = open(at_company(kCompany, kMay));
    const auto one = begin(first);
    const auto two = begin(second);
    const auto three = begin(third);
    beat(kNow);
    EXPECT_THAT(asked_, IsEmpty()) << "they were just opened";
    over_.insert("b");
    beat(kNow + 20s);
    EXPECT_THAT(asked_, ElementsAre(3));
    EXPECT_FALSE(one->has_ended);
    EXPECT_TRUE(two->has_ended);
    EXPECT_FALSE(three->has_ended);
    beat(kNow + 21s);
    EXPECT_THAT(asked_, ElementsAre(3)) << "nobody is due";
    streams_.hurry_beat();
    beat(kNow + 22s);
    EXPECT_THAT(asked_, ElementsAre(3, 3));
}

TEST_F(StreamsTest, WhileNobodyCanTellWhetherTheSessionEndedItGoesOn) {
    const auto response = open(seeker_with("a"));
    const auto stream = begin(response);
    const auto fails = [](std::span<const domain::Listener>) -> std::vector<bool> {
        throw std::runtime_error("no database");
    };
    streams_.beat(kNow, fails);
    streams_.beat(kNow + 20s, fails);
    EXPECT_FALSE(stream->has_ended);
    EXPECT_THAT(stream->written, HasSubstr(": here\n\n: here\n\n"));
}

}  // namespace
}  // namespace hoigung::endpoints
