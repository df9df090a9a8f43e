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

domain::Acting by_command() {
    return {{domain::ActorKind::command_line, system_user()}, base::SystemClock{}.now()};
}

}  // namespace hoigung::app
