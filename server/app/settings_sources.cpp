#include "app/settings_sources.hpp"

#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>
#include <sys/stat.h>
#include <toml++/toml.h>
#include <unistd.h>

#include "app/service_roots.hpp"
#include "app/url_parts.hpp"
#include "http/address.hpp"

namespace hoigung::app {
namespace {

constexpr std::string_view kPrefix = "HOIGUNG_";
// The package's settings file, and the folder of the site's data.
constexpr std::string_view kInstalledSettings = "/etc/hoigung/hoigung.toml";
constexpr std::string_view kInstalledState = "/var/lib/hoigung";

void take(LoadedSettings& loaded, std::string_view name, std::string_view text, const std::string& place) {
    const Setting* setting = find_setting(name);
    if (setting == nullptr) {
        loaded.problems.push_back(fmt::format("{}: there is no setting '{}'", place, name));
    } else if (const auto problem = setting->take(loaded.settings, text)) {
        loaded.problems.push_back(fmt::format("{}: {} {}", place, name, *problem));
    } else {
        loaded.sources[std::string(name)] = place;
    }
}

std::optional<std::string> text_of(const toml::node& node) {
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* number = node.as_integer()) return fmt::format("{}", number->get());
    if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
    if (const auto* list = node.as_array()) {
        std::vector<std::string> items;
        for (const auto& item : *list) {
            const auto* text = item.as_string();
            if (text == nullptr) return std::nullopt;
            items.push_back(text->get());
        }
        return fmt::format("{}", fmt::join(items, ","));
    }
    return std::nullopt;
}

// The base of relative paths in a settings file, wherever a command is run: the file's folder or, for the
// installed settings, the folder of the site's data.
std::filesystem::path folder_of(const std::string& file) {
    // The service reads a copy of the file; systemd passes the site's folder in this variable.
    if (const char* state = std::getenv("STATE_DIRECTORY")) return state;
    if (file == kInstalledSettings) return kInstalledState;
    return std::filesystem::path(file).parent_path();
}

// The folder of the operator's lists beside the settings; empty when there is no settings file.
std::string folder_beside(const std::string& file) {
    if (!std::filesystem::exists(file)) return "";
    const bool is_installed = std::getenv("STATE_DIRECTORY") != nullptr || file == kInstalledSettings;
    const std::filesystem::path settings(is_installed ? kInstalledSettings : std::string_view(file));
    return std::filesystem::absolute(settings).parent_path().string();
}

std::string with_folder(std::string_view text, const std::filesystem::path& folder) {
    constexpr std::string_view kSqlite = "sqlite:";
    const std::string_view kind = text.starts_with(kSqlite) ? kSqlite : "";
    const std::string_view path = text.substr(kind.size());
    if (path.empty() || path.starts_with('/') || path == ":memory:" || path.find("://") != path.npos)
        return std::string(text);
    return std::string(kind) + (folder / path).lexically_normal().string();
}

void take_file(LoadedSettings& loaded, const SettingSources& sources) {
    if (!std::filesystem::exists(sources.file)) {
        if (sources.file_named)
            loaded.problems.push_back(fmt::format("{}: there is no such file", sources.file));
        return;
    }
    try {
        const toml::table table = toml::parse_file(sources.file);
        for (const auto& [key, node] : table) {
            const std::string place = fmt::format("{} line {}", sources.file, node.source().begin.line);
            const auto text = text_of(node);
            if (!text) {
                loaded.problems.push_back(
                    fmt::format("{}: {} must be a text, number, flag or list", place, key.str()));
            } else {
                const Setting* setting = find_setting(key.str());
                const bool is_path = setting != nullptr && setting->is_path;
                take(loaded, key.str(), is_path ? with_folder(*text, folder_of(sources.file)) : *text, place);
            }
        }
    } catch (const toml::parse_error& error) {
        loaded.problems.push_back(
            fmt::format("{} line {}: {}", sources.file, error.source().begin.line, error.description()));
    }
}

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return out;
}

// Everything below a service's root belongs to the service: other services, calls and pages there could never
// be reached.
void check_roots(LoadedSettings& loaded) {
    const Settings& settings = loaded.settings;
    const std::vector<std::pair<std::string_view, std::string_view>> places{
        {"seeker_root", settings.seeker_root},
        {"ad_root", settings.ad_root},
        {"partner_root", settings.partner_root},
        {"portal_root", settings.portal_root},
        {"the pages", "/hk"},
        {"the portal", "/portal"},
        {"the console", "/console"},
        {"the console's service", "/api/console"},
        {"the content", "/content"},
        {"the reports of pages", "/api/events"},
        {"the reports of errors", "/api/errors"},
    };
    constexpr std::size_t kRoots = 4;
    for (std::size_t one = 0; one < kRoots; ++one) {
        const auto [name, root] = places[one];
        for (std::size_t other = one + 1; other < places.size(); ++other) {
            const auto [whose, place] = places[other];
            if (!below(root, place) && !below(place, root)) continue;
            loaded.problems.push_back(
                fmt::format("{} '{}' must not overlap with {} '{}'", name, root, whose, place));
        }
    }
}

// Metrics reveal much about a site, so an address other than loopback needs ops_networks.
void check_ops_address(LoadedSettings& loaded) {
    const Settings& settings = loaded.settings;
    const auto address = http::IpAddress::parse(settings.ops_address);
    if (!address) {
        loaded.problems.push_back(
            fmt::format("ops_address '{}' is no address to listen on", settings.ops_address));
    } else if (!address->is_loopback() && settings.ops_networks.empty()) {
        loaded.problems.push_back(
            fmt::format("ops_address is {}: ops_networks must say who may ask there", settings.ops_address));
    }
}

bool readable_by_others(const std::string& path) {
    struct stat status {};
    return stat(path.c_str(), &status) == 0 && (status.st_mode & (S_IRWXG | S_IRWXO)) != 0;
}

}  // namespace

std::string usual_settings_file() {
    const std::string here = "hoigung.toml";
    const bool is_installed = std::filesystem::exists(kInstalledSettings);
    return is_installed && !std::filesystem::exists(here) ? std::string(kInstalledSettings) : here;
}

LoadedSettings load_settings(const SettingSources& sources) {
    LoadedSettings loaded;
    take_file(loaded, sources);
    for (const auto& [variable, text] : sources.environment) {
        take(loaded, lower(std::string_view(variable).substr(kPrefix.size())), text, variable);
    }
    for (const auto& [name, text] : sources.flags) take(loaded, name, text, "--" + name);
    check_roots(loaded);
    check_ops_address(loaded);
    if (loaded.settings.lists_dir.empty()) loaded.settings.lists_dir = folder_beside(sources.file);
    // In development, codes go to the outbox unless set otherwise; in no other environment is that safe.
    if (!loaded.sources.contains("otp_sender") && loaded.settings.environment == Environment::development) {
        loaded.settings.otp_sender = OtpSenderKind::outbox;
    }
    // A developer or a test uses a single address and invents telephone numbers of one range.
    constexpr int kInDevelopment = 1000;
    constexpr int kNoLimit = 100'000'000;
    if (loaded.settings.environment == Environment::development) {
        if (!loaded.sources.contains("otp_requests_per_address"))
            loaded.settings.otp_requests_per_address = kInDevelopment;
        if (!loaded.sources.contains("feeds_anywhere")) loaded.settings.feeds_anywhere = true;
        if (!loaded.sources.contains("webhook_anywhere")) loaded.settings.webhook_anywhere = true;
        if (!loaded.sources.contains("push_anywhere")) loaded.settings.push_anywhere = true;
        if (!loaded.sources.contains("otp_requests_per_range"))
            loaded.settings.otp_requests_per_range = kInDevelopment;
        if (!loaded.sources.contains("otp_requests_per_network"))
            loaded.settings.otp_requests_per_network = kInDevelopment;
        if (!loaded.sources.contains("otp_requests_per_site"))
            loaded.settings.otp_requests_per_site = kNoLimit;
        if (!loaded.sources.contains("mail_codes_per_site")) loaded.settings.mail_codes_per_site = kNoLimit;
    }
    return loaded;
}

std::vector<std::pair<std::string, std::string>> environment_variables() {
    std::vector<std::pair<std::string, std::string>> variables;
    for (char** entry = environ; *entry != nullptr; ++entry) {
        const std::string_view text(*entry);
        const std::size_t equals = text.find('=');
        if (text.starts_with(kPrefix) && equals != std::string_view::npos &&
            text.substr(0, equals) != "HOIGUNG_SETTINGS") {
            variables.emplace_back(text.substr(0, equals), text.substr(equals + 1));
        }
    }
    return variables;
}

// Keeps features that are only for development from reaching the public by mistake.
std::vector<std::string> dangers_of(const Settings& settings) {
    if (settings.environment == Environment::development) return {};
    std::vector<std::string> dangers;
    const auto environment = base::name_of(settings.environment);
    if (settings.otp_sender == OtpSenderKind::outbox) {
        dangers.push_back(
            fmt::format("otp_sender is outbox, which shows login codes to anyone: not in {}", environment));
    }
    if (settings.public_url.empty()) {
        dangers.push_back(fmt::format("public_url is not set: {} needs the site's own address", environment));
    }
    for (const std::string& gateway : {settings.otp_gateway_url, settings.otp_gateway_voice_url}) {
        if (gateway.starts_with("http://") && !is_on_this_machine(gateway))
            dangers.push_back("the gateway's address is http, where anyone on the way reads login codes");
    }
    constexpr std::string_view kSqlite = "sqlite:";
    if (settings.database.starts_with(kSqlite)) {
        const std::string path = settings.database.substr(kSqlite.size());
        if (readable_by_others(path)) {
            dangers.push_back(fmt::format("database file {} can be read by others: chmod 600 it", path));
        }
    }
    return dangers;
}

}  // namespace hoigung::app
