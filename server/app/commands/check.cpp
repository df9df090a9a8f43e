#include <algorithm>
#include <iostream>
#include <iterator>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/open_database.hpp"
#include "app/setup_problems.hpp"
#include "app/url_parts.hpp"
#include "notify/reachable.hpp"

namespace hoigung::app {

namespace {

// The services that cannot be reached. Only the database is fatal: the site does not start without it.
std::vector<SetupProblem> unreachable(const Settings& settings) {
    std::vector<SetupProblem> found;
    try {
        const auto database = connect_database(settings);
        std::cout << "database: " << database->url().shown << " answers\n";
    } catch (const std::exception& problem) {
        found.push_back({fmt::format("database: {}", problem.what()), true});
    }
    const auto try_server = [&](std::string_view name, const std::string& url, int timeout_ms) {
        if (url.empty()) return;
        const auto problem =
            notify::why_unreachable(url, is_on_this_machine(url), std::chrono::milliseconds(timeout_ms));
        if (!problem.empty())
            found.push_back({fmt::format("{}: {}", name, problem), false});
        else
            std::cout << name << ": " << host_of(url) << " answers\n";
    };
    try_server("smtp_url", settings.smtp_url, settings.smtp_timeout_ms);
    if (settings.otp_sender == OtpSenderKind::http) {
        try_server("otp_gateway_url", origin_of(settings.otp_gateway_url), settings.otp_gateway_timeout_ms);
        try_server("otp_gateway_voice_url", origin_of(settings.otp_gateway_voice_url),
                   settings.otp_gateway_timeout_ms);
    }
    return found;
}

}  // namespace

int check(const LoadedSettings& loaded, bool connects) {
    for (const Setting& setting : setting_table()) {
        const auto source = loaded.sources.find(setting.name);
        std::cout << setting.name << " = " << setting.show(loaded.settings);
        if (source != loaded.sources.end()) std::cout << "   (" << source->second << ')';
        std::cout << '\n';
    }
    auto problems = loaded.problems;
    std::ranges::move(dangers_of(loaded.settings), std::back_inserter(problems));
    for (const std::string& problem : problems) std::cerr << problem << '\n';
    auto setup_problems = setup_problems_of(loaded.settings);
    if (connects) std::ranges::move(unreachable(loaded.settings), std::back_inserter(setup_problems));
    for (const SetupProblem& problem : setup_problems) std::cerr << problem.words << '\n';
    if (!problems.empty() || std::ranges::any_of(setup_problems, &SetupProblem::is_fatal))
        return kWrongSettings;
    if (!setup_problems.empty()) {
        std::cout << "the site starts with these settings; what was told would leave it of little use\n";
        return kAdvised;
    }
    std::cout << "settings are good\n";
    return kDone;
}

}  // namespace hoigung::app
