#pragma once

#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "base/result.hpp"
#include "base/work_queue.hpp"
#include "domain/locale.hpp"
#include "domain/refusal.hpp"
#include "endpoints/shared/error_table.hpp"
#include "http/handler.hpp"

// Helpers that the REST calls share.
namespace hoigung::endpoints {

// The body's JSON object; an empty body is an empty object. Any type but application/json is refused: a form
// on another site could send other types without a CORS preflight.
[[nodiscard]] base::Result<boost::json::object, http::Response> read_body(const http::Request& request);

// A text member; "" when it is missing, null or not a text.
[[nodiscard]] std::string_view text_of(const boost::json::object& body, std::string_view name);

// The language of a call: its display_language, or else the one that Accept-Language prefers.
[[nodiscard]] domain::Locale locale_of(const http::Request& request, const boost::json::object& body);

// {"data":{"access_token":"..."}}; without a token, null in its place.
[[nodiscard]] http::Response access_token_answer(std::optional<std::string_view> token);
// {"data":...} around JSON.
[[nodiscard]] http::Response data_answer(std::string_view json);

// {"error_code":100009,"message":"..."} with `status`, or with the table's status when it is 0.
[[nodiscard]] http::Response refusal_answer(const ErrorTable& errors, domain::Refusal refusal,
                                            domain::Locale locale, int status = 0);

// Answers with the result of `work`, on a thread that may block. Answers 503, in the language `locale`, when
// the queue or the owner's share of it is full, a dependency is down, or the request waited so long that the
// client has probably given up.
void answer_later(base::WorkQueue& queue, const http::Responder& responder,
                  std::function<http::Response()> work, domain::Locale locale = domain::Locale::en,
                  const base::WorkOwner& owner = {});

}  // namespace hoigung::endpoints
