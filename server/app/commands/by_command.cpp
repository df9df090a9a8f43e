#include "app/commands/by_command.hpp"

#include <array>
#include <string>

#include <pwd.h>
#include <unistd.h>

namespace hoigung::app {
namespace {

// The name of the user who started the command, or the number of one who has no name.
std::string system_user() {
    const uid_t id = getuid();
    passwd entry{};
    passwd* found = nullptr;
    std::array<char, 4096> texts{};
    if (getpwuid_r(id, &entry, texts.data(), texts.size(), &found) == 0 && found != nullptr)
        return found->pw_name;
    return std::to_string(id);
}

}  // namespace

ByCommand::ByCommand(const Settings& settings, store::Database& database)
    : key_(audit_key(settings)), log_(database, seals_), user_(system_user()) {
    static_cast<void>(key_.for_purpose("to act"));
}

}  // namespace hoigung::app
