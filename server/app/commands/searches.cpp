#include <iostream>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/open_database.hpp"
#include "base/hidden_characters.hpp"
#include "store/event_store.hpp"

namespace hoigung::app {

int list_empty_searches(const Settings& settings) {
    constexpr int kMost = 100;
    const auto database = open_database(settings);
    for (const auto& [text, searches, visitors] : store::SqlEventStore(*database).empty_searches(kMost))
        std::cout << fmt::format("{} visitors, {} searches: '{}'\n", visitors, searches,
                                 base::for_terminal(text));
    return kDone;
}

}  // namespace hoigung::app
