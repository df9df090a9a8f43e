// Writes the table that makes Simplified, Traditional and variant characters one: a line `{from, to},` for
// every BMP ideograph that OpenCC's tables take to another character. Runs at build time, so that the
// program needs neither OpenCC nor its files.
#include <cstdint>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include <opencc/opencc.h>

namespace {

constexpr std::uint32_t kFirst = 0x3400;
constexpr std::uint32_t kLast = 0x9FFF;

void append(std::string& out, std::uint32_t c) {
    out += static_cast<char>(0xE0 | (c >> 12));
    out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
}

// The character of a line, or 0 when it is not exactly one of three bytes.
std::uint32_t only_character(const std::string& line) {
    if (line.size() != 3 || (line[0] & 0xF0) != 0xE0) return 0;
    return (static_cast<std::uint32_t>(line[0] & 0x0F) << 12) |
           (static_cast<std::uint32_t>(line[1] & 0x3F) << 6) | static_cast<std::uint32_t>(line[2] & 0x3F);
}

std::vector<std::uint32_t> convert(const char* scheme, const std::vector<std::uint32_t>& characters) {
    std::string lines;
    for (const std::uint32_t c : characters) {
        append(lines, c);
        lines += '\n';
    }
    const std::string converted = opencc::SimpleConverter(scheme).Convert(lines);
    std::vector<std::uint32_t> out;
    std::size_t begin = 0;
    for (const std::uint32_t c : characters) {
        const std::size_t end = converted.find('\n', begin);
        const std::uint32_t to = only_character(converted.substr(begin, end - begin));
        out.push_back(to == 0 ? c : to);
        begin = end + 1;
    }
    return out;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "make_character_folds FILE\n";
        return 2;
    }
    std::vector<std::uint32_t> from;
    for (std::uint32_t c = kFirst; c <= kLast; ++c) from.push_back(c);
    std::vector<std::uint32_t> to = from;
    for (const char* scheme : {"hk2s", "tw2s", "t2s"}) to = convert(scheme, to);

    std::ofstream file(argv[1]);
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (from[i] != to[i]) file << '{' << from[i] << ", " << to[i] << "},\n";
    }
    file.close();
    return file.good() ? 0 : 1;
}
