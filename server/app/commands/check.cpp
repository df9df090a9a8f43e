#include <algorithm>
#include <iostream>
#include <iterator>

#include "app/commands/commands.hpp"
#include "app/shortcomings.hpp"

namespace hoigung::app {

int check(const LoadedSettings& loaded) {
    for (const Setting& setting : setting_table()) {
        const auto source = loaded.sources.find(setting.name);
        std::cout << setting.name << " = " << setting.show(loaded.settings);
        if (source != loaded.sources.end()) std::cout << "   (" << source->second << ')';
        std::cout << '\n';
    }
    auto problems = loaded.problems;
    std::ranges::move(dangers_of(loaded.settings), std::back_inserter(problems));
    std::ranges::move(shortcomings_of(loaded.settings), std::back_inserter(problems));
    for (const std::string& problem : problems) std::cerr << problem << '\n';
    if (!problems.empty()) return kWrongSettings;
    std::cout << "settings are good\n";
    return kDone;
}

}  // namespace hoigung::app
