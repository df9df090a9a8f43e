#include "app/command_line.hpp"

int main(int argc, char** argv) {
    return hoigung::app::run(argc, argv);
}
