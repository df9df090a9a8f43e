#include "app/command_line.hpp"

#include <cstdlib>
#include <iostream>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/command_table.hpp"
#include "app/commands/commands.hpp"
#include "app/settings_sources.hpp"
#include "base/log.hpp"

namespace hoigung::app {
namespace {

// Settings can be given as flags before or after the command: --port 8080, --ops-port 8081.
struct SettingFlags {
    std::vector<std::pair<std::string, std::string>> given;
    std::string file;

    void add_to(CLI::App& program) {
        program
            .add_option("--settings", file,
                        "the settings file; hoigung.toml here or, when there is none, in /etc/hoigung")
            ->envname("HOIGUNG_SETTINGS");
        for (const Setting& setting : setting_table()) {
            std::string name(setting.name);
            std::string flag = name;
            std::ranges::replace(flag, '_', '-');
            const std::function<void(const std::string&)> take = [this, name](const std::string& value) {
                given.emplace_back(name, value);
            };
            program.add_option_function("--" + flag, take, std::string(setting.help))->group("Settings");
        }
    }

    [[nodiscard]] LoadedSettings load() const {
        SettingSources sources;
        if (!file.empty()) {
            sources.file = file;
            sources.file_named = true;
        }
        sources.environment = environment_variables();
        sources.flags = given;
        return load_settings(sources);
    }
};

int with_settings(const SettingFlags& flags, const std::function<int(const Settings&)>& command) {
    const LoadedSettings loaded = flags.load();
    if (!loaded.problems.empty()) {
        for (const std::string& problem : loaded.problems) std::cerr << problem << '\n';
        return kWrongSettings;
    }
    base::log::set_level(static_cast<base::log::Level>(loaded.settings.log_level));
    return command(loaded.settings);
}

}  // namespace

int run(int argc, char** argv, const std::string& version) {
    CLI::App program("Hoigung, a job-search site for front-line work in Hong Kong", "hoigung");
    program.require_subcommand(1);
    program.set_version_flag("--version", "hoigung " + version, "Show which version this is");
    program.fallthrough();
    SettingFlags flags;
    flags.add_to(program);

    const CommandTable commands(program, version);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error);
    }
    try {
        if (commands.is_check()) return check(flags.load(), commands.connects());
        return with_settings(flags, commands.given());
    } catch (const std::exception& problem) {
        std::cerr << "hoigung: " << problem.what() << '\n';
        return kFailed;
    }
}

}  // namespace hoigung::app
