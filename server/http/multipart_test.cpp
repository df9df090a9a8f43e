#include "http/multipart.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace hoigung::http {
namespace {

constexpr std::string_view kType = "multipart/form-data; boundary=XX";

std::string part(const std::string& header, const std::string& content) {
    return "--XX\r\n" + header + "\r\n\r\n" + content + "\r\n";
}

std::string field(const std::string& name, const std::string& content) {
    return part("Content-Disposition: form-data; name=\"" + name + "\"", content);
}

int status_of(std::string_view type, std::string_view body, const MultipartLimits& limits = {}) {
    const auto parts = parse_multipart(type, body, limits);
    return parts ? 200 : parts.error().status;
}

TEST(Multipart, ReadsFieldsAndFiles) {
    const std::string body = field("kind", "avatar") +
                             part(
                                 "content-disposition: form-data; name=\"file\"; filename=\"相片 "
                                 "1.png\"\r\nContent-Type: image/png",
                                 std::string("\x89PNG\r\n\0--X\r\n--Y", 15)) +
                             field("empty", "") + "--XX--\r\n";
    const auto parts = parse_multipart(kType, body);
    ASSERT_TRUE(parts) << parts.error().message;
    ASSERT_EQ(parts->size(), 3U);
    EXPECT_EQ((*parts)[0].name, "kind");
    EXPECT_EQ((*parts)[0].content, "avatar");
    EXPECT_EQ((*parts)[0].file_name, std::nullopt);
    EXPECT_EQ((*parts)[0].content_type, "text/plain");
    EXPECT_EQ((*parts)[1].name, "file");
    EXPECT_EQ((*parts)[1].file_name, "相片 1.png");
    EXPECT_EQ((*parts)[1].content_type, "image/png");
    EXPECT_EQ((*parts)[1].content, std::string_view("\x89PNG\r\n\0--X\r\n--Y", 15));
    EXPECT_EQ((*parts)[2].content, "");
}

TEST(Multipart, ReadsQuotesAsBrowsersAndCurlWriteThem) {
    const auto parts = parse_multipart(
        kType,
        part(R"(Content-Disposition: form-data; name="a%22b"; filename="c\"d\\e.png")", "x") + "--XX--");
    ASSERT_TRUE(parts) << parts.error().message;
    EXPECT_EQ((*parts)[0].name, "a\"b");
    EXPECT_EQ((*parts)[0].file_name, "c\"d\\e.png");
}

TEST(Multipart, TakesNothingButFormData) {
    RecordProperty("rows", "5.17");
    EXPECT_EQ(status_of("application/json", "{}"), 415);
    EXPECT_EQ(status_of("multipart/mixed; boundary=XX", field("a", "b") + "--XX--"), 415);
    EXPECT_EQ(status_of("", ""), 415);
}

TEST(Multipart, NeedsASoundBoundary) {
    const std::string body = field("a", "b") + "--XX--";
    EXPECT_EQ(status_of("multipart/form-data; boundary=\"XX\"", body), 200);
    for (const std::string type :
         {"multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"X\xFF\"",
          "multipart/form-data; boundary=XX; boundary=XX", "multipart/form-data; boundary=\"XX \""}) {
        EXPECT_EQ(status_of(type, body), 400) << type;
    }
    EXPECT_EQ(status_of("multipart/form-data; boundary=" + std::string(71, 'X'), body), 400);
}

TEST(Multipart, RefusesWhatIsNotExactlyAForm) {
    const std::string good = field("a", "b");
    for (const std::string& body : {
             std::string(),
             std::string("--X"),
             good,
             "preamble\r\n" + good + "--XX--",
             good + "--XX--\r\nepilogue",
             good + "--XX-",
             good + "--XX --",
             "--XX\n" + good.substr(6) + "--XX--",
             "--XX \r\n" + good.substr(6) + "--XX--",
             part("Content-Type: text/plain", "no name") + "--XX--",
             part("Content-Disposition: attachment; name=\"a\"", "b") + "--XX--",
             part("Content-Disposition: form-data", "b") + "--XX--",
             part("Content-Disposition: form-data; name=\"\"", "b") + "--XX--",
             part("Content-Disposition: form-data; name=a", "b") + "--XX--",
             part("Content-Disposition: form-data; name=\"a\"; name=\"b\"", "b") + "--XX--",
             part("Content-Disposition: form-data; name=\"a\"; filename*=UTF-8''x", "b") + "--XX--",
             part("Content-Disposition: form-data; name=\"\xFF\"", "b") + "--XX--",
             part("Content-Disposition: form-data; name=\"a\nb\"", "b") + "--XX--",
             part("Content-Disposition: form-data; name=\"a\"\r\nContent-Disposition: form-data; name=\"b\"",
                  "b") +
                 "--XX--",
             part("Content-Disposition: form-data; name=\"a\"\r\nContent-Type: a/b\r\nContent-Type: a/b",
                  "b") +
                 "--XX--",
             part("Content-Disposition: form-data; name=\"a\"\r\nContent-Transfer-Encoding: base64", "b") +
                 "--XX--",
             part("Content-Disposition : form-data; name=\"a\"", "b") + "--XX--",
             part("no colon", "b") + "--XX--",
         }) {
        EXPECT_EQ(status_of(kType, body), 400) << body;
    }
}

TEST(Multipart, HasLimits) {
    std::string body;
    for (int i = 0; i < 3; ++i) body += field("a", "b");
    body += "--XX--";
    EXPECT_EQ(status_of(kType, body, {3, 4096}), 200);
    EXPECT_EQ(status_of(kType, body, {2, 4096}), 413);
    EXPECT_EQ(status_of(kType, body, {3, 20}), 400);
}

RC_GTEST_PROP(Multipart, GivesBackWhatWasPutIn, (const std::vector<std::string>& contents)) {
    std::string body;
    std::size_t expected = 0;
    for (const std::string& content : contents) {
        RC_PRE(content.find("--XX") == std::string::npos);
        if (++expected > 16) break;
        body += field("f", content);
    }
    RC_PRE(!contents.empty() && expected <= 16);
    body += "--XX--\r\n";
    const auto parts = parse_multipart(kType, body);
    RC_ASSERT(parts.ok());
    RC_ASSERT(parts->size() == contents.size());
    for (std::size_t i = 0; i < contents.size(); ++i) RC_ASSERT((*parts)[i].content == contents[i]);
}

}  // namespace
}  // namespace hoigung::http
