#include "security/offer_seals.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {
namespace {

using domain::SealedOffer;

std::string digest_of(const RingKey& key, std::string_view request_id, domain::BidId bid,
                      const SealedOffer& offer) {
    const std::string offers_key = hmac_sha256(key.key.secret, "hoigung adverts");
    return base64url(
        hmac_sha256(offers_key, fmt::format("{} {} {} {}", bid.text(), offer.price_cents,
                                            offer.offered_at.time_since_epoch().count(), request_id)));
}

// Removes a number and the dot after it from the front of a text.
template <class Number>
std::optional<Number> take_number(std::string_view& text) {
    Number number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const auto used = static_cast<std::size_t>(end - text.data());
    if (problem != std::errc{} || number < 0 || used == text.size() || text[used] != '.') return std::nullopt;
    text.remove_prefix(used + 1);
    return number;
}

}  // namespace

std::string HmacOfferSeals::seal(std::string_view request_id, domain::BidId bid,
                                 const SealedOffer& offer) const {
    const auto keys = keys_.keys();
    const RingKey& key = signing_key(*keys, offer.offered_at);
    return fmt::format("{}.{}.{}", offer.price_cents, offer.offered_at.time_since_epoch().count(),
                       digest_of(key, request_id, bid, offer));
}

std::optional<SealedOffer> HmacOfferSeals::open(std::string_view seal, std::string_view request_id,
                                                domain::BidId bid) const {
    const auto price = take_number<int>(seal);
    const auto time = price ? take_number<std::int64_t>(seal) : std::nullopt;
    if (!time) return std::nullopt;
    const SealedOffer offer{*price, base::Timestamp(std::chrono::milliseconds(*time))};
    const auto keys = keys_.keys();
    const bool is_ours = std::ranges::any_of(*keys, [&](const RingKey& key) {
        return equal_in_constant_time(seal, digest_of(key, request_id, bid, offer));
    });
    return is_ours ? std::optional(offer) : std::nullopt;
}

std::string HmacOfferSeals::mark(std::string_view secret, base::Timestamp now) const {
    const auto keys = keys_.keys();
    const std::string marks_key = hmac_sha256(signing_key(*keys, now).key.secret, "hoigung marks");
    return base64url(hmac_sha256(marks_key, secret));
}

}  // namespace hoigung::security
