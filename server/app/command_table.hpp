#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/settings_sources.hpp"

namespace CLI {
class App;
}

namespace hoigung::app {

// The commands of the program, each with what it runs.
class CommandTable {
  public:
    using Run = std::function<int(const Settings&)>;

    // Adds every command to the program. `version` is told to those who watch the site.
    CommandTable(CLI::App& program, const std::string& version);

    // The command that the parsed command line gives; empty for `check`.
    [[nodiscard]] const Run& given() const;
    // `check` also looks at settings that cannot be used: whether it is asked for, and with --connect.
    [[nodiscard]] bool is_check() const;
    [[nodiscard]] bool connects() const { return connects_; }

  private:
    struct Entry {
        CLI::App* command = nullptr;
        Run run;
    };

    CLI::App& add(CLI::App& parent, const std::string& name, const std::string& help, Run run);
    void add_site(const std::string& version);
    void add_backups();
    void add_check();
    void add_import();
    void add_feeds();
    void add_demo();
    void add_signing_keys();
    void add_sessions();
    void add_seekers();
    void add_companies();
    void add_conversations();
    void add_deliveries_and_searches();
    void add_jobs();
    void add_reports_and_concerns();
    void add_suspensions();
    void add_partner_keys();
    void add_audit();
    void add_staff();

    CLI::App& program_;
    CLI::App* check_ = nullptr;
    CLI::App* company_ = nullptr;
    CLI::App* job_ = nullptr;
    bool connects_ = false;
    std::vector<Entry> entries_;
};

}  // namespace hoigung::app
