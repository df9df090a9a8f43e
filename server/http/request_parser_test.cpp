#include "http/request_parser.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace hoigung::http {
namespace {

using State = RequestParser::State;

struct Outcome {
    int status = 0;  // of a refusal
    std::string target;
    std::string body;
    bool operator==(const Outcome&) const = default;
};

// Feeds bytes as a socket would, in pieces of the given sizes, and returns all resulting requests.
std::vector<Outcome> parse(std::string_view bytes, const std::vector<std::size_t>& pieces = {},
                           const Limits& limits = {}) {
    std::vector<Outcome> outcomes;
    RequestParser parser(limits);
    std::string input;
    std::size_t next_piece = 0;
    while (true) {
        std::size_t used = 0;
        if (!input.empty()) {
            used = parser.state() == State::head ? parser.take_head(input) : parser.take_body(input);
            input.erase(0, used);
        }
        if (parser.state() == State::refused) {
            outcomes.push_back({parser.refusal().status, "", ""});
            return outcomes;
        }
        if (parser.state() == State::done) {
            outcomes.push_back({0, parser.request().target.text(), parser.body()});
            parser.reset();
            continue;
        }
        if (used > 0 && !input.empty()) continue;
        if (bytes.empty()) return outcomes;
        const std::size_t size = next_piece < pieces.size() ? pieces[next_piece++] : bytes.size();
        input += bytes.substr(0, size);
        bytes.remove_prefix(std::min(size, bytes.size()));
    }
}

int refusal_of(std::string_view bytes) {
    const auto outcomes = parse(bytes);
    return outcomes.size() == 1 ? outcomes[0].status : -1;
}

const std::string kPipeline =
    "GET /a?x=|y HTTP/1.1\r\nHost: h\r\n\r\n"
    "POST /b HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello"
    "\r\nPOST /c HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    "3;ext=\"1\"\r\nabc\r\nA\r\n0123456789\r\n0\r\nTrailer: t\r\n\r\n"
    "POST /e HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    "HEAD /d HTTP/1.0\r\n\r\n";
const std::vector<Outcome> kPipelined{
    {0, "/a?x=%7Cy", ""}, {0, "/b", "hello"}, {0, "/c", "abc0123456789"}, {0, "/e", ""}, {0, "/d", ""}};

TEST(RequestParser, ReadsPipelinedRequests) {
    EXPECT_EQ(parse(kPipeline), kPipelined);
}

TEST(RequestParser, ReadsThemByteForByte) {
    EXPECT_EQ(parse(kPipeline, std::vector<std::size_t>(kPipeline.size(), 1)), kPipelined);
}

RC_GTEST_PROP(RequestParser, DoesNotMindHowTheBytesAreCut, ()) {
    const auto pieces = *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(1, 40));
    RC_ASSERT(parse(kPipeline, pieces) == kPipelined);
}

TEST(RequestParser, GivesMethodHeadersAndWishes) {
    RequestParser parser(Limits{});
    parser.take_head(
        "PUT /x HTTP/1.1\r\nHost: h\r\nX-Test:  a b \r\nExpect: 100-Continue\r\nContent-Length: 1\r\n\r\n");
    ASSERT_EQ(parser.state(), State::body);
    EXPECT_EQ(parser.request().method, Method::put);
    EXPECT_EQ(parser.request().header("x-test"), "a b");
    EXPECT_TRUE(parser.expects_continue());
    EXPECT_TRUE(parser.keep_alive());
    EXPECT_FALSE(parser.is_http_1_0());
}

TEST(RequestParser, KeepsAliveAsTheVersionSays) {
    const auto keeps_alive = [](std::string_view bytes) {
        RequestParser parser(Limits{});
        parser.take_head(bytes);
        EXPECT_EQ(parser.state(), State::done) << bytes;
        return parser.keep_alive();
    };
    EXPECT_TRUE(keeps_alive("GET / HTTP/1.1\r\nHost: h\r\n\r\n"));
    EXPECT_FALSE(keeps_alive("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"));
    EXPECT_FALSE(keeps_alive("GET / HTTP/1.0\r\n\r\n"));
    EXPECT_TRUE(keeps_alive("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"));
}

TEST(RequestParser, RefusesABodyWhoseLengthIsAmbiguous) {
    const std::string start = "POST / HTTP/1.1\r\nHost: h\r\n";
    for (const std::string fields : {
             "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
             "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
             "Content-Length: 5\r\nContent-Length: 6\r\n",
             "Content-Length: 5\r\nContent-Length: 5\r\n",
             "Content-Length: 5, 5\r\n",
             "Content-Length: +5\r\n",
             "Content-Length: -5\r\n",
             "Content-Length: 0x5\r\n",
             "Content-Length: 5 5\r\n",
             "Content-Length:\r\n",
             "Content-Length: 99999999999999999999999\r\n",
             "Transfer-Encoding: gzip, chunked\r\n",
             "Transfer-Encoding: chunked, identity\r\n",
             "Transfer-Encoding: xchunked\r\n",
             "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
             "Transfer-Encoding : chunked\r\n",
             "Transfer-Encoding:\013chunked\r\n",
         }) {
        EXPECT_EQ(refusal_of(start + fields + "\r\n0\r\n\r\n"), 400) << fields;
    }
    EXPECT_EQ(refusal_of("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"), 400);
}

TEST(RequestParser, RefusesMalformedRequests) {
    for (const std::string bytes : {
             "\x16\x03\x01\x02\r\n\r\n",
             "GET\r\n\r\n",
             "GET / HTTP/2.0\r\nHost: h\r\n\r\n",
             "GET / HTTP/1.1\nHost: h\n\n",
             "GET / HTTP/1.1\r\nHost: h\nX: y\r\n\r\n",
             "GET  / HTTP/1.1\r\nHost: h\r\n\r\n",
             "GET relative HTTP/1.1\r\nHost: h\r\n\r\n",
             "GET /%00 HTTP/1.1\r\nHost: h\r\n\r\n",
             "GET * HTTP/1.1\r\nHost: h\r\n\r\n",
             "GET / HTTP/1.1\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: h\r\nBad Name: x\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n b\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n\tb\r\n\r\n",
             "GET / HTTP/1.1\r\nHost:\r\n h\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: user@h\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: a,b\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: h:99999\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: h:1x\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: [x]\r\n\r\n",
             "GET / HTTP/1.1\r\nHost: h\r\n: x\r\n\r\n",
             "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n",
             "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n",
             "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nContent-Length: 9\r\n\r\n",
         }) {
        EXPECT_EQ(refusal_of(bytes), 400) << bytes;
    }
    EXPECT_EQ(refusal_of("TRACE / HTTP/1.1\r\nHost: h\r\n\r\n"), 501);
    EXPECT_EQ(refusal_of("CONNECT h:443 HTTP/1.1\r\nHost: h\r\n\r\n"), 501);
    EXPECT_EQ(refusal_of("PUT / HTTP/1.1\r\nHost: h\r\nExpect: miracles\r\n\r\n"), 417);
}

TEST(RequestParser, RefusesALargeHead) {
    Limits limits;
    limits.head_bytes = 1000;
    limits.head_fields = 5;
    const auto status = [&](const std::string& bytes, std::size_t piece) {
        const auto outcomes = parse(bytes, std::vector<std::size_t>(bytes.size() / piece + 1, piece), limits);
        return outcomes.empty() ? -1 : outcomes[0].status;
    };
    for (const std::size_t piece : {std::size_t{7}, std::size_t{100'000}}) {
        EXPECT_EQ(status("GET /" + std::string(900, 'a') + " HTTP/1.1\r\nHost: h\r\n\r\n", piece), 0);
        EXPECT_EQ(status("GET /" + std::string(2000, 'a') + " HTTP/1.1\r\nHost: h\r\n\r\n", piece), 431);
        EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: h\r\nX: " + std::string(2000, 'a') + "\r\n\r\n", piece),
                  431);
        EXPECT_EQ(status("GET /" + std::string(600, 'a') +
                             " HTTP/1.1\r\nHost: h\r\nX: " + std::string(600, 'a') + "\r\n\r\n",
                         piece),
                  431);
        EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: h\r\na:1\r\nb:1\r\nc:1\r\nd:1\r\ne:1\r\n\r\n", piece), 431);
        EXPECT_EQ(status("GET / HTTP/1.1\r\nHost: h\r\nX: " + std::string(5000, 'a'), piece), 431);
    }
}

TEST(RequestParser, RefusesALargeBodyBeforeItComes) {
    RequestParser parser(Limits{});
    parser.take_head("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 11\r\n\r\n");
    parser.limit_body(11);
    EXPECT_EQ(parser.state(), State::body);
    parser.limit_body(10);
    ASSERT_EQ(parser.state(), State::refused);
    EXPECT_EQ(parser.refusal().status, 413);
}

TEST(RequestParser, RefusesALargeChunkedBodyAsSoonAsItIsKnown) {
    RequestParser parser(Limits{});
    parser.take_head("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n");
    parser.limit_body(10);
    parser.take_body("6\r\nabcdef\r\n");
    EXPECT_EQ(parser.state(), State::body);
    parser.take_body("\r\n5\r\n");
    ASSERT_EQ(parser.state(), State::refused);
    EXPECT_EQ(parser.refusal().status, 413);
}

TEST(RequestParser, RefusesAnEndlessChunkExtension) {
    RequestParser parser(Limits{});
    parser.take_head("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n");
    parser.take_body("5;" + std::string(20'000, 'a'));
    EXPECT_EQ(parser.state(), State::refused);
}

}  // namespace
}  // namespace hoigung::http
