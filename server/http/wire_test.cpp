#include "http/wire.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "http/access_log.hpp"
#include "http/etag.hpp"
#include "http/write_buffer.hpp"

namespace hoigung::http {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

WireAnswer wire(Response response, const AnswerTerms& terms) {
    return to_wire(std::move(response), terms, "Sun, 15 Nov 2026 01:00:00 GMT",
                   SecurityBlock(SecurityHeaders{}));
}

AnswerTerms terms(Method method = Method::get, Encoding encoding = Encoding::identity) {
    return {method, encoding, "", "request-1", true, false};
}

const std::string kLong(5000, 'x');

TEST(ToWire, WritesStatusLengthDateIdAndSecurity) {
    const WireAnswer answer = wire(Response::json(200, std::string("{}")), terms());
    EXPECT_THAT(answer.head, StartsWith("HTTP/1.1 200 OK\r\nDate: Sun, 15 Nov 2026 01:00:00 GMT\r\n"));
    for (const char* line :
         {"Content-Type: application/json\r\n", "Content-Length: 2\r\n", "X-Request-Id: request-1\r\n",
          "Content-Security-Policy: default-src 'self'", "X-Content-Type-Options: nosniff\r\n",
          "Referrer-Policy: strict-origin-when-cross-origin\r\n", "X-Frame-Options: DENY\r\n",
          "Cross-Origin-Opener-Policy: same-origin\r\n", "Cross-Origin-Resource-Policy: same-origin\r\n",
          "Permissions-Policy: camera=()"}) {
        EXPECT_THAT(answer.head, HasSubstr(line));
    }
    EXPECT_THAT(answer.head, Not(HasSubstr("Connection:")));
    EXPECT_THAT(answer.head, Not(HasSubstr("Strict-Transport-Security")));
    EXPECT_THAT(answer.head, EndsWith("\r\n\r\n"));
    EXPECT_EQ(answer.body.view(), "{}");
}

TEST(ToWire, SecurityHeadersFollowTheSettings) {
    SecurityHeaders security;
    security.content_security_policy = "default-src 'none'";
    security.strict_transport_security = "max-age=1000";
    const auto head = [&](Response response) {
        return to_wire(std::move(response), terms(), "now", SecurityBlock(security)).head;
    };
    EXPECT_THAT(head(Response::error(404, "Nothing here.")),
                HasSubstr("Content-Security-Policy: default-src 'none'\r\n"));
    EXPECT_THAT(head(Response::empty(204)), HasSubstr("Strict-Transport-Security: max-age=1000\r\n"));
    const std::string own = head(Response::text(200, "x").with("Content-Security-Policy", "sandbox"));
    EXPECT_THAT(own, HasSubstr("Content-Security-Policy: sandbox\r\n"));
    EXPECT_THAT(own, Not(HasSubstr("default-src")));
    const std::string picture =
        head(Response::text(200, "x").with("Cross-Origin-Resource-Policy", "cross-origin"));
    EXPECT_THAT(picture, HasSubstr("Cross-Origin-Resource-Policy: cross-origin\r\n"));
    EXPECT_THAT(picture, Not(HasSubstr("Cross-Origin-Resource-Policy: same-origin")));
}

TEST(ToWire, HeadHasTheSameHeaderAndNoBody) {
    const WireAnswer get = wire(Response::text(200, kLong), terms(Method::get, Encoding::gzip));
    const WireAnswer head = wire(Response::text(200, kLong), terms(Method::head, Encoding::gzip));
    EXPECT_EQ(get.head, head.head);
    EXPECT_EQ(head.body.view(), "");
    EXPECT_NE(get.body.view(), "");
}

TEST(ToWire, CompressesLongTextsOnly) {
    const auto encoding = [](Response response) {
        const std::string head = wire(std::move(response), terms(Method::get, Encoding::brotli)).head;
        return head.find("Content-Encoding: br\r\n") != std::string::npos;
    };
    EXPECT_TRUE(encoding(Response::html(200, kLong)));
    EXPECT_FALSE(encoding(Response::html(200, std::string(1023, 'x'))));
    EXPECT_FALSE(encoding(Response::html(200, kLong).with("Content-Type", "image/png")));
    EXPECT_FALSE(encoding(Response::html(200, kLong).with("Cache-Control", "no-transform")));
    EXPECT_FALSE(encoding(Response::html(200, kLong).with("Content-Encoding", "zstd")));
}

TEST(ToWire, VariesByEncodingEvenWhenNotEncoded) {
    EXPECT_THAT(wire(Response::html(200, kLong), terms()).head, HasSubstr("Vary: Accept-Encoding\r\n"));
    EXPECT_THAT(wire(Response::html(200, kLong).with("Vary", "Cookie"), terms()).head,
                HasSubstr("Vary: Cookie, Accept-Encoding\r\n"));
    EXPECT_THAT(wire(Response::html(200, std::string("x")), terms()).head, Not(HasSubstr("Vary")));
}

TEST(ToWire, AnswersNotModifiedToAMatchingTag) {
    const auto answer = [](Method method, std::string if_none_match, int status = 200) {
        Response response = Response::html(status, kLong).with("Cache-Control", "max-age=5");
        response.etag = "\"v1\"";
        AnswerTerms given = terms(method, Encoding::gzip);
        given.if_none_match = std::move(if_none_match);
        return wire(std::move(response), given);
    };
    const WireAnswer unchanged = answer(Method::get, "\"v0\", W/\"v1\"");
    EXPECT_EQ(unchanged.status, 304);
    EXPECT_EQ(unchanged.body.view(), "");
    EXPECT_THAT(unchanged.head, StartsWith("HTTP/1.1 304 Not Modified\r\n"));
    EXPECT_THAT(unchanged.head, HasSubstr("ETag: W/\"v1\"\r\n"));
    EXPECT_THAT(unchanged.head, HasSubstr("Vary: Accept-Encoding\r\n"));
    EXPECT_THAT(unchanged.head, HasSubstr("Cache-Control: max-age=5\r\n"));
    EXPECT_THAT(unchanged.head, Not(HasSubstr("\nContent-Type")));
    EXPECT_THAT(unchanged.head, Not(HasSubstr("Content-Length")));
    EXPECT_EQ(answer(Method::head, "*").status, 304);
    EXPECT_EQ(answer(Method::get, "\"v2\"").status, 200);
    EXPECT_EQ(answer(Method::post, "\"v1\"").status, 200);
    EXPECT_EQ(answer(Method::get, "\"v1\"", 404).status, 404);
}

TEST(ToWire, ATagIsWeakOnceTheBodyIsEncoded) {
    Response response = Response::html(200, kLong);
    response.etag = "\"v1\"";
    EXPECT_THAT(wire(response, terms()).head, HasSubstr("ETag: \"v1\"\r\n"));
    EXPECT_THAT(wire(response, terms(Method::get, Encoding::gzip)).head, HasSubstr("ETag: W/\"v1\"\r\n"));
}

TEST(ToWire, SaysWhatHappensToTheConnection) {
    AnswerTerms given = terms();
    given.keep_alive = false;
    EXPECT_THAT(wire(Response::empty(204), given).head, HasSubstr("Connection: close\r\n"));
    given.keep_alive = true;
    given.http_1_0 = true;
    EXPECT_THAT(wire(Response::empty(204), given).head, HasSubstr("Connection: keep-alive\r\n"));
    EXPECT_THAT(wire(Response::empty(204), given).head, Not(HasSubstr("Content-Length")));
}

TEST(ToWire, KeepsTheFramingToItself) {
    const std::string head =
        wire(Response::text(200, "abc").with("Content-Length", "9").with("Transfer-Encoding", "chunked"),
             terms())
            .head;
    EXPECT_THAT(head, HasSubstr("Content-Length: 3\r\n"));
    EXPECT_THAT(head, Not(HasSubstr("Content-Length: 9")));
    EXPECT_THAT(head, Not(HasSubstr("chunked")));
}

TEST(SharedBody, IsCompressedOnceAndUsesWhatItWasGiven) {
    const SharedBody made(kLong);
    EXPECT_EQ(made.encoded(Encoding::gzip).data(), made.encoded(Encoding::gzip).data());
    EXPECT_LT(made.encoded(Encoding::brotli).size(), kLong.size());
    const SharedBody given(kLong, "gz", "br");
    EXPECT_EQ(given.encoded(Encoding::gzip), "gz");
    EXPECT_EQ(given.encoded(Encoding::brotli), "br");
    EXPECT_EQ(given.encoded(Encoding::identity), kLong);
}

TEST(SharedBody, WhatIsPackedIsTheSameToEveryClient) {
    const auto packed = SharedBody::packed(kLong);
    EXPECT_TRUE(packed->is_packed());
    EXPECT_EQ(packed->size(), kLong.size());
    EXPECT_EQ(packed->unpacked(), kLong);
    for (const Encoding encoding : {Encoding::identity, Encoding::gzip, Encoding::brotli}) {
        AnswerTerms asked = terms();
        asked.encoding = encoding;
        const auto plain = wire(Response::html(200, std::make_shared<const SharedBody>(kLong)), asked);
        const auto answer = wire(Response::html(200, packed), asked);
        EXPECT_EQ(answer.head, plain.head);
        EXPECT_EQ(answer.body.view(), plain.body.view());
    }
}

TEST(SharedBody, WhatIsPackedIsMadeIntoGzipOnce) {
    const auto packed = SharedBody::packed(kLong);
    const std::size_t bytes = packed->kept_bytes();
    const std::string_view gzip = packed->encoded(Encoding::gzip);
    EXPECT_EQ(packed->encoded(Encoding::gzip).data(), gzip.data());
    EXPECT_EQ(packed->kept_bytes(), bytes + gzip.size());
    EXPECT_EQ(gzip, SharedBody(kLong).encoded(Encoding::gzip));
}

TEST(SharedBody, WhatGetsNoSmallerIsNotPacked) {
    const auto body = SharedBody::packed("a");
    EXPECT_FALSE(body->is_packed());
    EXPECT_EQ(body->text(), "a");
    EXPECT_EQ(body->unpacked(), "a");
}

TEST(Response, ErrorsAreJson) {
    EXPECT_EQ(Response::error(404, "No \"such\" job.").body.view(), R"({"message":"No \"such\" job."})");
    EXPECT_EQ(Response::error(409, "m", 100007).body.view(), R"({"error_code":100007,"message":"m"})");
    EXPECT_EQ(Response::redirect(301, "/hk/").headers.find("Location"), "/hk/");
}

TEST(WriteBuffer, GivesBackTheBytesInOrderHoweverTheyAreWritten) {
    const auto shared = std::make_shared<SharedBody>(std::string(6000, 's'));
    for (const std::size_t step : {std::size_t{1}, std::size_t{777}, std::size_t{100'000}}) {
        WriteBuffer write_buffer;
        write_buffer.add("first ");
        write_buffer.add(WireAnswer{200, "head ", {"body ", nullptr, {}}});
        write_buffer.add(WireAnswer{200, "shared ", {{}, shared, shared->text()}});
        write_buffer.add(WireAnswer{200, "long ", {std::string(5000, 'l'), nullptr, {}}});
        write_buffer.add("last");
        EXPECT_EQ(write_buffer.answers(), 3U);
        std::string written;
        while (!write_buffer.empty()) {
            std::string left;
            write_buffer.each([&](std::string_view piece) { left += piece; });
            EXPECT_EQ(left.size(), write_buffer.bytes());
            const std::size_t count = std::min(step, left.size());
            written += left.substr(0, count);
            write_buffer.consume(count);
        }
        EXPECT_EQ(written, "first head body shared " + std::string(6000, 's') + "long " +
                               std::string(5000, 'l') + "last");
    }
}

TEST(AccessLog, MasksTelephones) {
    const std::string line =
        access_log_members({"site", "GET", "/seeker/91234567/x\"", 200, 12, std::chrono::microseconds(34),
                            *IpAddress::parse("192.0.2.1"), "id-1"});
    EXPECT_EQ(
        line,
        R"("message":"request","listener":"site","method":"GET","path":"/seeker/******67/x\"","status":200,)"
        R"("bytes":12,"us":34,"client":"192.0.2.1","request_id":"id-1")");
}

}  // namespace
}  // namespace hoigung::http
