#include "endpoints/partner/partner_json.hpp"

namespace hoigung::endpoints {
namespace {

// A page of the showcase, including hidden entries, limited to the entries that `is_seen` accepts.
template <class Thing, class IsSeen>
http::Response answer_showcase(const PartnerCall& call, std::string_view name,
                               std::vector<Thing> domain::CatalogueRows::*things, IsSeen is_seen) {
    const auto page = asked_page(call.request.target);
    if (!page.ok()) return call.refuse(page.error());
    const domain::CatalogueRows rows = call.service.employers.catalogue.showcase();
    std::vector<const Thing*> seen;
    for (const Thing& thing : rows.*things) {
        if (is_seen(thing)) seen.push_back(&thing);
    }
    return list_answer<Thing>(
        name, seen, *page, [](base::JsonWriter& json, const Thing& thing) { base::write_json(json, thing); });
}

template <class Thing>
http::Response answer_all(const PartnerCall& call, std::string_view name,
                          std::vector<Thing> domain::CatalogueRows::*things) {
    return answer_showcase(call, name, things, [](const Thing&) { return true; });
}

}  // namespace

http::Response list_lists(const PartnerCall& call) {
    return answer_all(call, "lists", &domain::CatalogueRows::lists);
}

http::Response list_banners(const PartnerCall& call) {
    return answer_all(call, "banners", &domain::CatalogueRows::banners);
}

http::Response list_featured_companies(const PartnerCall& call) {
    return answer_all(call, "featured_companies", &domain::CatalogueRows::featured_companies);
}

http::Response list_bids(const PartnerCall& call) {
    const auto snapshot = call.service.live_catalogue.snapshot();
    return answer_showcase(call, "bids", &domain::CatalogueRows::bids, [&](const domain::Bid& bid) {
        const domain::Job* job = snapshot->catalogue.job(bid.job_id);
        return job != nullptr && call.key.speaks_for(job->company_id);
    });
}

}  // namespace hoigung::endpoints
