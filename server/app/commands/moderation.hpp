#pragma once

#include <functional>
#include <string>

#include "app/settings.hpp"

namespace CLI {
class App;
}

namespace hoigung::app {

// The operator's commands for reported or flagged content, and for taking companies and jobs off the site.
class Moderation {
  public:
    // `company` and `job` are the existing commands of these names; this adds subcommands to them.
    void add_to(CLI::App& program, CLI::App& company, CLI::App& job);
    // The command that was given on the command line; empty when it was none of these.
    [[nodiscard]] std::function<int(const Settings&)> given() const;

  private:
    CLI::App* list_reports_ = nullptr;
    CLI::App* close_report_ = nullptr;
    CLI::App* list_concerns_ = nullptr;
    CLI::App* settle_concern_ = nullptr;
    CLI::App* suspend_company_ = nullptr;
    CLI::App* restore_company_ = nullptr;
    CLI::App* suspend_job_ = nullptr;
    CLI::App* restore_job_ = nullptr;
    std::string id_;
    std::string reason_;
};

}  // namespace hoigung::app
