#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_archive.hpp"
#include "domain/paging.hpp"
#include "domain/partner/take_lines.hpp"
#include "endpoints/partner/partner_service.hpp"
#include "endpoints/shared/rest_call.hpp"

// Input and output that several partner calls share.
namespace hoigung::endpoints {

// The word for the result of a line.
[[nodiscard]] std::string_view name_of(domain::LineDone done);

// Why a line was refused, as sentences.
[[nodiscard]] std::vector<std::string> problems_of(const PartnerCall& call, const domain::LineRefusal& why);

// 422 {"message":..., "problems":[...]}.
[[nodiscard]] http::Response problems_answer(const std::vector<std::string>& problems);

// The page that the query parameters `limit` and `offset` ask for.
[[nodiscard]] domain::Outcome<domain::Page> asked_page(const http::Target& target);

// Reads a described value from the body's JSON; on failure returns 400, 415 or 422.
template <class T>
[[nodiscard]] base::Result<T, http::Response> read_body_as(const http::Request& request) {
    const auto body = read_body(request);
    if (!body.ok()) return body.error();
    T value;
    base::JsonReader reader;
    reader.read(boost::json::value(*body), value);
    if (!reader.problems().empty()) return problems_answer(reader.problems());
    return value;
}

// {"data":{"NAME":[...],"total":n}} for one page of a list.
template <class Thing, class Write>
[[nodiscard]] http::Response list_answer(std::string_view name, std::span<const Thing* const> all,
                                         domain::Page page, Write write) {
    std::string data;
    base::JsonWriter json(data);
    json.begin_object().key(name).begin_array();
    for (const Thing* each : domain::cut(all, page)) write(json, *each);
    json.end_array().member("total", static_cast<std::int64_t>(all.size())).end_object();
    return data_answer(data);
}

// {"is_suspended": true, "reason": "..."}
struct Suspension {
    bool is_suspended = false;
    std::string reason;

    static void describe(auto& self, auto& visit) {
        visit.required("is_suspended", self.is_suspended);
        visit.optional("reason", self.reason);
    }
};

}  // namespace hoigung::endpoints
