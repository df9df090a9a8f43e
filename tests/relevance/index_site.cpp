#include "index_site.hpp"

#include "search/alerts.hpp"

namespace hoigung::relevance {
namespace {

domain::JobAlertId alert_id(std::size_t number) {
    domain::JobAlertId id;
    for (std::size_t byte = 0; byte < 4; ++byte)
        id.bytes[byte] = static_cast<std::uint8_t>(number >> (8 * byte));
    return id;
}
std::size_t number_of(domain::JobAlertId id) {
    std::size_t number = 0;
    for (std::size_t byte = 0; byte < 4; ++byte) number |= std::size_t{id.bytes[byte]} << (8 * byte);
    return number;
}

}  // namespace

Site site_of(const search::Index& index, const domain::Catalogue& catalogue,
             std::shared_ptr<const search::Dictionary> dictionary) {
    Site site;
    site.search = [&](const domain::JobQuery& query) {
        const domain::Page whole{0, catalogue.open_jobs().size()};
        return index.search(query, domain::JobSearchOptions{whole, false}).jobs;
    };
    site.alerts = [&catalogue, dictionary](const std::vector<std::string>& texts) {
        search::Alerts alerts(dictionary);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            domain::AlertFilter filter;
            filter.term = texts[i];
            alerts.put(alert_id(i), filter);
        }
        std::vector<std::vector<domain::JobId>> reported(texts.size());
        for (const domain::Job* job : catalogue.open_jobs()) {
            for (const domain::JobAlertId id : alerts.matching(*job, catalogue.company_of(*job)))
                reported[number_of(id)].push_back(job->id);
        }
        return reported;
    };
    return site;
}

}  // namespace hoigung::relevance
