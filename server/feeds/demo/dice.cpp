#include "feeds/demo/dice.hpp"

#include <numeric>

namespace hoigung::feeds::demo {
namespace {

std::uint64_t mixed(std::uint64_t value) {
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

}  // namespace

Dice::Dice(std::uint64_t seed, std::string_view purpose, std::uint64_t number) : state_(mixed(seed)) {
    for (const char c : purpose) state_ = mixed(state_ ^ static_cast<unsigned char>(c));
    state_ = mixed(state_ + number);
}

std::uint64_t Dice::next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    return mixed(state_);
}

int Dice::between(int from, int to) {
    return from + static_cast<int>(below(static_cast<std::size_t>(to - from) + 1));
}

std::size_t Dice::below(std::size_t count) {
    return static_cast<std::size_t>(next() % count);
}

std::size_t Dice::weighted(std::span<const double> weights) {
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
    double left = static_cast<double>(next() >> 11) / static_cast<double>(1ULL << 53) * total;
    std::size_t last = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (weights[i] <= 0) continue;
        last = i;
        left -= weights[i];
        if (left < 0) break;
    }
    return last;
}

base::IdBytes Dice::id_bytes() {
    base::IdBytes bytes{};
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i % 8 == 0) bits = next();
        bytes[i] = static_cast<std::uint8_t>(bits >> (i % 8 * 8));
    }
    return bytes;
}

}  // namespace hoigung::feeds::demo
