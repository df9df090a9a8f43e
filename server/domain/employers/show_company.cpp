#include "domain/employers/show_company.hpp"

#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "domain/ingest/ingest.hpp"

namespace hoigung::domain {

void show_company(CompanyId id, const CompanyProfile& profile, const EmployerPorts& ports,
                  base::Timestamp now) {
    const std::vector<CatalogueLine> lines{CompanyLine{id, std::nullopt, profile}};
    const auto results = ingest(lines, ports.lists, ports.catalogue, now);
    if (!results.front().ok())
        throw std::runtime_error(fmt::format("company {} was not taken into the catalogue: {}", id.text(),
                                             fmt::join(results.front().error(), "; ")));
}

std::optional<Company> company_on_site(std::string_view id, CatalogueStore& catalogue) {
    const auto parsed = CompanyId::parse(id);
    return parsed ? catalogue.company(*parsed) : std::nullopt;
}

const CompanyProfile& shown_profile(const EmployerCompany& company, const std::optional<Company>& on_site) {
    return on_site && company.state == CompanyState::verified ? on_site->profile : company.profile;
}

}  // namespace hoigung::domain
