#include "http/encoding.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <brotli/decode.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <zlib.h>

#include "http/etag.hpp"

namespace hoigung::http {
namespace {

std::string unbrotli(std::string_view packed, std::size_t size) {
    std::string out(size + 1, '\0');
    std::size_t got = out.size();
    EXPECT_EQ(BrotliDecoderDecompress(packed.size(), reinterpret_cast<const std::uint8_t*>(packed.data()),
                                      &got, reinterpret_cast<std::uint8_t*>(out.data())),
              BROTLI_DECODER_RESULT_SUCCESS);
    out.resize(got);
    return out;
}

std::string gunzip(std::string packed, std::size_t size) {
    std::string out(size + 1, '\0');
    z_stream stream{};
    inflateInit2(&stream, 15 + 16);
    stream.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    out.resize(out.size() - stream.avail_out);
    inflateEnd(&stream);
    return out;
}

TEST(ChooseEncoding, FollowsTheWeights) {
    EXPECT_EQ(choose_encoding(""), Encoding::identity);
    EXPECT_EQ(choose_encoding("gzip, deflate, br"), Encoding::brotli);
    EXPECT_EQ(choose_encoding("gzip, deflate"), Encoding::gzip);
    EXPECT_EQ(choose_encoding("br;q=0.5, gzip;q=0.8"), Encoding::gzip);
    EXPECT_EQ(choose_encoding("BR ; Q=0.8 , GZIP;q=0.8"), Encoding::brotli);
    EXPECT_EQ(choose_encoding("br;q=0, gzip;q=0"), Encoding::identity);
    EXPECT_EQ(choose_encoding("br;q=0, *"), Encoding::gzip);
    EXPECT_EQ(choose_encoding("*;q=0.1"), Encoding::brotli);
    EXPECT_EQ(choose_encoding("identity, gzip;q=0.5"), Encoding::identity);
    EXPECT_EQ(choose_encoding("deflate, zstd"), Encoding::identity);
    EXPECT_EQ(choose_encoding("br;q=high"), Encoding::identity);
}

TEST(IsCompressible, IsForTextsOnly) {
    for (const char* type : {"text/html; charset=utf-8", "application/json", "application/ld+json",
                             "image/svg+xml", "application/graphql-response+json", "TEXT/CSS"}) {
        EXPECT_TRUE(is_compressible(type)) << type;
    }
    for (const char* type : {"image/png", "font/woff2", "application/octet-stream", ""}) {
        EXPECT_FALSE(is_compressible(type)) << type;
    }
}

RC_GTEST_PROP(Compress, ComesBackAsItWas, (const std::string& text)) {
    RC_ASSERT(unbrotli(compress(text, Encoding::brotli), text.size()) == text);
    RC_ASSERT(unbrotli(compress(text, Encoding::brotli, Packing::quick), text.size()) == text);
    RC_ASSERT(gunzip(compress(text, Encoding::gzip), text.size()) == text);
    RC_ASSERT(compress(text, Encoding::identity) == text);
}

// Texts of all sizes, so that an encoder gets memory of larger and smaller predecessors.
TEST(Compress, UsesMemoryAgain) {
    std::string text;
    std::vector<std::string> texts;
    for (std::size_t size = 1; size < 3'000'000; size *= 3) {
        while (text.size() < size) text += "<li>job " + std::to_string(text.size() * 2654435761U) + "</li>";
        texts.push_back(text);
    }
    for (std::size_t round = 0; round < 3; ++round) {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::string& each = texts[(i * (round + 2)) % texts.size()];
            for (const Packing packing : {Packing::thorough, Packing::quick})
                EXPECT_TRUE(unbrotli(compress(each, Encoding::brotli, packing), each.size()) == each);
        }
    }
}

TEST(Compress, IsSmallerWhenItTakesItsTime) {
    std::string text;
    for (int i = 0; i < 2000; ++i) text += "<li class=\"card\">job " + std::to_string(i % 97) + "</li>";
    EXPECT_LT(compress(text, Encoding::brotli).size(),
              compress(text, Encoding::brotli, Packing::quick).size());
}

TEST(Etag, DiffersWithTheBytes) {
    EXPECT_EQ(make_etag("a"), make_etag("a"));
    EXPECT_NE(make_etag("a"), make_etag("b"));
    EXPECT_TRUE(make_etag("").starts_with('"'));
}

TEST(Etag, MatchesByWeakComparison) {
    EXPECT_TRUE(matches_etag("\"x\"", "\"x\""));
    EXPECT_TRUE(matches_etag("W/\"x\"", "\"x\""));
    EXPECT_TRUE(matches_etag("\"a\", W/\"b\" ,\"x\"", "W/\"x\""));
    EXPECT_TRUE(matches_etag("\"a,b\", \"c\"", "\"a,b\""));
    EXPECT_TRUE(matches_etag(" * ", "\"x\""));
    EXPECT_FALSE(matches_etag("\"a\"", "\"x\""));
    EXPECT_FALSE(matches_etag("x", "\"x\""));
    EXPECT_FALSE(matches_etag("*", ""));
}

}  // namespace
}  // namespace hoigung::http
