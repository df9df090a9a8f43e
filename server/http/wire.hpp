#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "http/encoding.hpp"
#include "http/options.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

namespace hoigung::http {

// The properties of a request that its answer depends on.
struct AnswerTerms {
    Method method = Method::get;
    Encoding encoding = Encoding::identity;
    std::string if_none_match;
    std::string request_id;
    bool keep_alive = false;
    bool http_1_0 = false;
};

// Bytes to be written: its own, or a view that `owner` keeps alive.
struct Piece {
    std::string text;
    std::shared_ptr<const SharedBody> owner;
    std::string_view shared;

    [[nodiscard]] std::string_view view() const { return owner ? shared : std::string_view(text); }
};

struct WireAnswer {
    int status = 0;
    std::string head;
    Piece body;
};

// Answers shorter than this are not worth compressing.
inline constexpr std::size_t kLeastToCompress = 1024;

// The security headers of every answer, preformatted.
class SecurityBlock {
  public:
    explicit SecurityBlock(const SecurityHeaders& headers);
    void append_to(std::string& head, const Headers& handler_headers) const;

  private:
    std::string policy_;
    std::string frame_;
    std::string resource_;
    std::string others_;
};

// Decides about 304 and compression, leaves the body out for HEAD, and writes the head.
[[nodiscard]] WireAnswer to_wire(Response response, const AnswerTerms& terms, std::string_view date,
                                 const SecurityBlock& security);

}  // namespace hoigung::http
