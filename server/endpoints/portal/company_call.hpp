#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoigung::endpoints::portal {

// A call's company and the rest of its path: "companies/ID/logo".
struct CompanyCall {
    std::string company;
    std::string_view part;
};

[[nodiscard]] inline std::optional<CompanyCall> company_call(std::string_view call) {
    constexpr std::string_view kCompanies = "companies/";
    if (!call.starts_with(kCompanies)) return std::nullopt;
    call.remove_prefix(kCompanies.size());
    const std::size_t slash = call.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    return CompanyCall{std::string(call.substr(0, slash)), call.substr(slash + 1)};
}

}  // namespace hoigung::endpoints::portal
