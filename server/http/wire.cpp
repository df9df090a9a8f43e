#include "http/wire.hpp"

#include <utility>

#include <fmt/format.h>

#include "http/etag.hpp"

namespace hoigung::http {
namespace {

void append_header(std::string& head, std::string_view name, std::string_view value) {
    head += name;
    head += ": ";
    head += value;
    head += "\r\n";
}

bool has_no_body(int status) {
    return status < 200 || status == 204 || status == 304;
}

// Headers that the server itself writes; a handler's own would be duplicates.
bool is_servers_own(std::string_view name) {
    for (const std::string_view own :
         {"Content-Length", "Transfer-Encoding", "Connection", "Date", "ETag", "Vary", "X-Request-Id"}) {
        if (equals_ignoring_case(name, own)) return true;
    }
    return false;
}

bool may_compress(const Response& response) {
    return response.body.size() >= kLeastToCompress && !response.headers.contains("Content-Encoding") &&
           is_compressible(response.headers.find("Content-Type").value_or("")) &&
           response.headers.find("Cache-Control").value_or("").find("no-transform") == std::string_view::npos;
}

struct EncodedBody {
    Piece piece;
    Encoding encoding = Encoding::identity;
};

EncodedBody encode(Body body, Encoding encoding) {
    if (const auto shared = body.shared(); shared && shared->is_packed() && encoding == Encoding::identity)
        body = shared->unpacked();
    if (const auto& shared = body.shared()) {
        const std::string_view encoded = shared->encoded(encoding);
        if (encoded.size() < shared->size()) return {{{}, shared, encoded}, encoding};
        if (shared->is_packed()) return {{shared->unpacked(), nullptr, {}}, Encoding::identity};
        return {{{}, shared, shared->text()}, Encoding::identity};
    }
    if (encoding != Encoding::identity) {
        std::string encoded = compress(body.view(), encoding);
        if (encoded.size() < body.view().size()) return {{std::move(encoded), nullptr, {}}, encoding};
    }
    return {{std::move(body).take(), nullptr, {}}, Encoding::identity};
}

void append_vary(std::string& head, const Headers& headers, bool by_encoding) {
    std::string vary = headers.joined("Vary");
    if (by_encoding) vary += vary.empty() ? "Accept-Encoding" : ", Accept-Encoding";
    if (!vary.empty()) append_header(head, "Vary", vary);
}

void append_connection(std::string& head, const AnswerTerms& terms) {
    if (!terms.keep_alive) {
        head += "Connection: close\r\n";
    } else if (terms.http_1_0) {
        head += "Connection: keep-alive\r\n";
    }
}

}  // namespace

SecurityBlock::SecurityBlock(const SecurityHeaders& headers) {
    if (!headers.content_security_policy.empty()) {
        append_header(policy_, "Content-Security-Policy", headers.content_security_policy);
    }
    append_header(others_, "X-Content-Type-Options", "nosniff");
    append_header(others_, "Referrer-Policy", "strict-origin-when-cross-origin");
    append_header(others_, "Cross-Origin-Opener-Policy", "same-origin");
    append_header(resource_, "Cross-Origin-Resource-Policy", "same-origin");
    append_header(frame_, "X-Frame-Options", "DENY");
    if (!headers.permissions_policy.empty()) {
        append_header(others_, "Permissions-Policy", headers.permissions_policy);
    }
    if (!headers.strict_transport_security.empty()) {
        append_header(others_, "Strict-Transport-Security", headers.strict_transport_security);
    }
}

void SecurityBlock::append_to(std::string& head, const Headers& handler_headers) const {
    if (!handler_headers.contains("Content-Security-Policy")) head += policy_;
    if (!handler_headers.contains("X-Frame-Options")) head += frame_;
    if (!handler_headers.contains("Cross-Origin-Resource-Policy")) head += resource_;
    head += others_;
}

WireAnswer to_wire(Response response, const AnswerTerms& terms, std::string_view date,
                   const SecurityBlock& security) {
    const bool reading = terms.method == Method::get || terms.method == Method::head;
    if (reading && response.status == 200 && !terms.if_none_match.empty() &&
        matches_etag(terms.if_none_match, response.etag)) {
        response.status = 304;
    }
    const bool compressible = may_compress(response);
    const bool bodiless = has_no_body(response.status);
    EncodedBody encoded;
    if (bodiless) {
        // A 304 carries the tag that the 200 would have had.
        if (compressible) encoded.encoding = terms.encoding;
    } else {
        encoded = encode(std::move(response.body), compressible ? terms.encoding : Encoding::identity);
    }

    WireAnswer answer;
    answer.status = response.status;
    std::string& head = answer.head;
    head.reserve(1024);
    fmt::format_to(std::back_inserter(head), "HTTP/1.1 {} {}\r\n", response.status,
                   reason_phrase(response.status));
    append_header(head, "Date", date);
    for (std::size_t i = 0; i < response.headers.size(); ++i) {
        const std::string_view name = response.headers.name(i);
        if (is_servers_own(name) || (bodiless && equals_ignoring_case(name, "Content-Type"))) continue;
        append_header(head, name, response.headers.value(i));
    }
    append_vary(head, response.headers, compressible);
    if (!response.etag.empty()) {
        head += encoded.encoding == Encoding::identity ? "ETag: " : "ETag: W/";
        head += response.etag;
        head += "\r\n";
    }
    if (!bodiless) {
        if (encoded.encoding != Encoding::identity) {
            append_header(head, "Content-Encoding", name(encoded.encoding));
        }
        // A stream ends with its connection, so it has no length.
        if (!response.stream)
            fmt::format_to(std::back_inserter(head), "Content-Length: {}\r\n", encoded.piece.view().size());
    }
    append_header(head, "X-Request-Id", terms.request_id);
    security.append_to(head, response.headers);
    append_connection(head, terms);
    head += "\r\n";
    if (terms.method != Method::head) answer.body = std::move(encoded.piece);
    return answer;
}

}  // namespace hoigung::http
