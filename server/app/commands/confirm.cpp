#include "app/commands/confirm.hpp"

#include <iostream>
#include <string>

namespace hoigung::app {

bool is_confirmed(std::string_view what_happens) {
    std::cerr << what_happens << " Nothing brings it back. Type yes to go on: ";
    std::string answer;
    std::getline(std::cin, answer);
    if (answer == "yes") return true;
    std::cerr << "nothing was changed\n";
    return false;
}

}  // namespace hoigung::app
