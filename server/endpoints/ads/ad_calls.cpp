#include "endpoints/ads/ad_calls.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/json_writer.hpp"
#include "domain/ads/charge_click.hpp"
#include "domain/ads/choose_adverts.hpp"
#include "domain/places/distance.hpp"
#include "domain/search/known_codes.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints {
namespace {

constexpr std::size_t kLongestRequestId = 64;

// Splits `030503,040301` at the commas and leaves out empty parts.
std::vector<std::string> parts_of(std::string_view joined) {
    std::vector<std::string> parts;
    while (!joined.empty()) {
        const std::size_t comma = std::min(joined.find(','), joined.size());
        if (comma > 0) parts.emplace_back(joined.substr(0, comma));
        joined.remove_prefix(std::min(comma + 1, joined.size()));
    }
    return parts;
}

// Spec 7: d, et, ex, jt, latlng and q filter as the search itself does. userid is accepted but not used:
// adverts do not depend on the caller.
domain::JobQuery query_of(const http::Target& target, const domain::ReferenceLists& lists) {
    const auto value = [&](std::string_view name) { return target.parameter(name).value_or(""); };
    domain::JobQuery query;
    query.term = value("q");
    query.districts = known_districts(parts_of(value("d")), lists);
    query.job_types = known_job_types(parts_of(value("jt")), lists);
    for (const std::string& name : parts_of(value("et"))) {
        if (const auto employment = base::parse_enum<domain::Employment>(name))
            query.employments.push_back(*employment);
    }
    for (const std::string& id : parts_of(value("ex"))) {
        if (const auto job = domain::JobId::parse(id)) query.exclude.push_back(*job);
    }
    query.near = domain::parse_latlng(value("latlng"));
    return query;
}

bool is_request_id(std::string_view text) {
    return !text.empty() && text.size() <= kLongestRequestId && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    });
}

// A random UUID (version 4), for a client that sends none.
std::string make_request_id(base::Random& random) {
    std::array<std::byte, 16> bytes{};
    random.fill(bytes);
    bytes[6] = (bytes[6] & std::byte{0x0F}) | std::byte{0x40};
    bytes[8] = (bytes[8] & std::byte{0x3F}) | std::byte{0x80};
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10) text += '-';
        text += fmt::format("{:02x}", std::to_integer<unsigned>(bytes[i]));
    }
    return text;
}

http::Response refused(std::string_view why) {
    return http::Response::error(400, why);
}

}  // namespace

AdCalls::AdCalls(const AdSettings& settings, base::Metrics& metrics,
                 const domain::LiveCatalogue& live_catalogue, const domain::ReferenceLists& lists,
                 domain::AdStore& store, const domain::OfferSeals& seals, const base::Clock& clock,
                 base::Random& random, base::WorkQueue& sql_queue)
    : settings_(settings),
      live_catalogue_(live_catalogue),
      lists_(lists),
      store_(store),
      seals_(seals),
      clock_(clock),
      random_(random),
      queue_(sql_queue) {
    for (const std::string_view result : base::names_of<domain::ClickResult>())
        clicks_.push_back(&metrics.counter("hoigung_ad_clicks_total",
                                           "Clicks on adverts, by what became of them",
                                           {{"result", std::string(result)}}));
}

void AdCalls::search(const http::Request& request, const http::Responder& responder) const {
    std::string request_id = request.target.parameter("requestid").value_or("");
    if (request_id.empty()) request_id = make_request_id(random_);
    if (!is_request_id(request_id)) return responder.answer(refused("requestid must be a UUID"));
    answer_later(queue_, responder,
                 [this, request_id = std::move(request_id), query = query_of(request.target, lists_)] {
                     const auto now = clock_.now();
                     spending_.refresh(store_, now);
                     std::string body;
                     base::JsonWriter json(body);
                     json.begin_object().member("requestid", request_id).key("ads").begin_array();
                     for (const auto& advert :
                          domain::choose_adverts(*live_catalogue_.snapshot(), query, spending_, now)) {
                         json.begin_object()
                             .member("adid", advert.bid.hex().view())
                             .member("bidid", seals_.seal(request_id, advert.bid, {advert.price_cents, now}))
                             .member("job_id", advert.job.hex().view())
                             .end_object();
                     }
                     json.end_array().end_object();
                     return http::Response::json(200, std::move(body)).with("Cache-Control", "no-store");
                 });
}

void AdCalls::click(const http::Request& request, const http::Responder& responder) const {
    const auto value = [&](std::string_view name) { return request.target.parameter(name).value_or(""); };
    std::string request_id = value("requestid");
    const auto bid = domain::BidId::parse(value("adid"));
    if (!bid || !is_request_id(request_id))
        return responder.answer(refused("adid, bidid and requestid are needed"));
    answer_later(
        queue_, responder,
        [this, request_id = std::move(request_id), bid = *bid, seal = value("bidid"),
         address = request.client.network().text(), agent = std::string(request.header("User-Agent"))] {
            const auto snapshot = live_catalogue_.snapshot();
            const auto now = clock_.now();
            const auto charge =
                domain::charge_click({request_id, bid, seal, address, agent}, snapshot->catalogue, seals_,
                                     store_, settings_.most_per_address, now);
            if (!charge.ok()) return refused("This advert was not offered to this request");
            spending_.add(bid, base::hong_kong_date(now), charge->cents);
            clicks_[static_cast<std::size_t>(charge->result)]->Increment();
            return http::Response::empty(204).with("Cache-Control", "no-store");
        });
}

}  // namespace hoigung::endpoints
