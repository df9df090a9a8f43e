#include "base/ring_file.hpp"

#include <map>
#include <random>
#include <system_error>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

std::filesystem::path folder() {
    return std::filesystem::temp_directory_path();
}

TEST(RingFile, GivesTheNewestBytesOfEachKey) {
    RingFile file(folder(), 1000);
    file.put("a", "first");
    file.put("b", std::string(100, 'b'));
    file.put("a", "second");
    EXPECT_EQ(file.find("a"), "second");
    EXPECT_EQ(file.find("b"), std::string(100, 'b'));
    EXPECT_EQ(file.find("c"), std::nullopt);
}

TEST(RingFile, WritesOverTheOldest) {
    RingFile file(folder(), 1000);
    file.put("a", std::string(400, 'a'));
    file.put("b", std::string(400, 'b'));
    file.put("c", std::string(400, 'c'));
    EXPECT_EQ(file.find("a"), std::nullopt);
    EXPECT_EQ(file.find("b"), std::string(400, 'b'));
    EXPECT_EQ(file.find("c"), std::string(400, 'c'));
}

TEST(RingFile, OlderBytesOfAKeyTakeTheNewerOnesNotAlong) {
    RingFile file(folder(), 1000);
    file.put("a", std::string(400, '1'));
    file.put("a", std::string(400, '2'));
    file.put("b", std::string(400, 'b'));
    EXPECT_EQ(file.find("a"), std::string(400, '2'));
}

TEST(RingFile, KeepsNothingThatIsLargerThanItself) {
    RingFile file(folder(), 1000);
    file.put("a", "small");
    file.put("a", std::string(1001, 'a'));
    EXPECT_EQ(file.find("a"), std::nullopt);
    file.put("b", std::string(1000, 'b'));
    EXPECT_EQ(file.find("b"), std::string(1000, 'b'));
}

// find() returns the last bytes of its key or nothing, and the very last put can always be read.
TEST(RingFile, NeverGivesOtherBytes) {
    RingFile file(folder(), 5000);
    std::mt19937 random(20261115);
    std::map<std::string, std::string> put_last;
    int given = 0;
    for (int round = 0; round < 5000; ++round) {
        const std::string key = std::to_string(random() % 30);
        const std::string bytes(random() % 700, static_cast<char>('a' + random() % 26));
        file.put(key, bytes);
        put_last[key] = bytes;
        ASSERT_EQ(file.find(key), bytes);
        for (const auto& [other, expected] : put_last) {
            const auto found = file.find(other);
            ASSERT_EQ(found.value_or(expected), expected);
            given += found.has_value();
        }
    }
    EXPECT_GT(given, 5000 * 5);
}

TEST(RingFile, ManyThreadsShareIt) {
    RingFile file(folder(), 20000);
    const auto write_and_read = [&file](char letter) {
        for (std::size_t size = 1; size < 1000; ++size) {
            file.put(std::string(1, letter), std::string(size, letter));
            for (char other = 'a'; other < 'e'; ++other) {
                const auto found = file.find(std::string(1, other));
                ASSERT_EQ(found.value_or("").find_first_not_of(other), std::string::npos);
            }
        }
    };
    std::vector<std::thread> threads;
    for (char letter = 'a'; letter < 'e'; ++letter) threads.emplace_back(write_and_read, letter);
    for (std::thread& thread : threads) thread.join();
    EXPECT_TRUE(file.find("a") || file.find("b") || file.find("c") || file.find("d"));
}

TEST(RingFile, NeedsAFolder) {
    EXPECT_THROW(RingFile(folder() / "there is no such folder", 1000), std::system_error);
}

}  // namespace
}  // namespace hoigung::base
