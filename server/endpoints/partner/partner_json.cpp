#include "endpoints/partner/partner_json.hpp"

#include <array>
#include <charconv>

#include "base/enum_table.hpp"

namespace hoigung::endpoints {
namespace {

std::optional<int> number_of(const http::Target& target, std::string_view name) {
    const auto text = target.parameter(name);
    int number = 0;
    if (!text) return std::nullopt;
    const auto [end, problem] = std::from_chars(text->data(), text->data() + text->size(), number);
    return problem == std::errc{} && end == text->data() + text->size() ? std::optional(number)
                                                                        : std::nullopt;
}

}  // namespace

std::string_view name_of(domain::LineDone done) {
    using enum domain::LineDone;
    static constexpr base::EnumTable<domain::LineDone, std::string_view> kNames{
        {{created, "created"}, {changed, "changed"}, {unchanged, "unchanged"}, {waiting, "waiting"}}};
    return kNames[done];
}

std::vector<std::string> problems_of(const PartnerCall& call, const domain::LineRefusal& why) {
    if (!why.words.empty() || !why.refusal) return why.words;
    return {call.text_of(*why.refusal)};
}

http::Response problems_answer(const std::vector<std::string>& problems) {
    std::string body;
    base::JsonWriter json(body);
    json.begin_object().member("message", problems.front()).key("problems");
    base::write_json(json, problems);
    json.end_object();
    return http::Response::json(422, std::move(body));
}

domain::Outcome<domain::Page> asked_page(const http::Target& target) {
    return domain::page_of(number_of(target, "limit"), number_of(target, "offset"));
}

}  // namespace hoigung::endpoints
