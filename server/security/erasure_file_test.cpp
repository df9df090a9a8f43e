#include "security/erasure_file.hpp"

#include <fstream>
#include <thread>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/outage.hpp"

namespace hoigung::security {
namespace {

using namespace std::chrono_literals;
using enum domain::ErasedKind;

constexpr base::Timestamp kThen{std::chrono::milliseconds{1794706200000}};

class ErasureFileTest : public ::testing::Test {
  protected:
    ErasureFileTest() {
        std::string name = "/tmp/erasure-file-XXXXXX";
        folder_ = mkdtemp(name.data());
    }
    ~ErasureFileTest() override { std::filesystem::remove_all(folder_); }

    [[nodiscard]] std::filesystem::path path(const std::string& name = "erasures") const {
        return folder_ / name;
    }
    [[nodiscard]] std::string text() const {
        std::ifstream in(path());
        return {std::istreambuf_iterator<char>(in), {}};
    }
    static domain::Erasure seeker_gone(std::string id = "65f0c0ffee0123456789aaaa") {
        return {seeker, std::move(id), "+85261234567", kThen};
    }

    std::filesystem::path folder_;
};

TEST_F(ErasureFileTest, NamesWhoWasErasedByIdAndByAddressOfAnOlderAccount) {
    ErasureFile file(path());
    file.note(seeker_gone());
    const auto known = file.known();
    EXPECT_TRUE(known.names(seeker, "65f0c0ffee0123456789aaaa", "", kThen + 1h));
    EXPECT_TRUE(known.names(seeker, "another", "+85261234567", kThen - 1h));
    EXPECT_FALSE(known.names(seeker, "another", "+85261234567", kThen + 1h));
    EXPECT_FALSE(known.names(person, "65f0c0ffee0123456789aaaa", "+85261234567", kThen - 1h));
    EXPECT_FALSE(known.names(seeker, "another", "+85269999999", kThen - 1h));
    EXPECT_EQ(text().find("61234567"), std::string::npos);
    struct stat about {};
    ASSERT_EQ(stat(file.key_path().c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0600U);
}

TEST_F(ErasureFileTest, AnErasureThatDidNotHappenIsTakenBack) {
    ErasureFile file(path());
    file.note(seeker_gone());
    file.take_back(seeker_gone());
    EXPECT_FALSE(file.known().names(seeker, "65f0c0ffee0123456789aaaa", "+85261234567", kThen - 1h));
    auto later = seeker_gone();
    later.at += 24h;
    file.note(later);
    EXPECT_TRUE(file.known().names(seeker, "65f0c0ffee0123456789aaaa", "", kThen));
}

TEST_F(ErasureFileTest, ALineThatWasCutOffCostsNoOther) {
    ErasureFile file(path());
    file.note(seeker_gone("first"));
    std::ofstream(path(), std::ios::app) << "2026-11-14T01:3";
    file.note(seeker_gone("second"));
    const auto known = file.known();
    EXPECT_EQ(known.unreadable(), 1U);
    EXPECT_TRUE(known.names(seeker, "first", "", kThen));
    EXPECT_TRUE(known.names(seeker, "second", "", kThen));
}

TEST_F(ErasureFileTest, ManyWriteWhileOldLinesGoAndNoLineIsLost) {
    constexpr int kEach = 50;
    ErasureFile(path()).note({job, "old", "", kThen - 24h});
    std::vector<std::thread> writers;
    for (const std::string name : {"a", "b", "c"}) {
        writers.emplace_back([this, name] {
            for (int n = 0; n < kEach; ++n) {
                ErasureFile file(path());
                file.note(seeker_gone(name + std::to_string(n)));
                file.drop_before(kThen);
            }
        });
    }
    for (std::thread& writer : writers) writer.join();
    const auto known = ErasureFile(path()).known();
    EXPECT_FALSE(known.names(job, "old", "", kThen));
    for (const std::string name : {"a", "b", "c"}) {
        for (int n = 0; n < kEach; ++n)
            EXPECT_TRUE(known.names(seeker, name + std::to_string(n), "", kThen)) << name << n;
    }
}

TEST_F(ErasureFileTest, WhatRootMakesBelongsToTheOwnerOfItsFolder) {
    if (geteuid() != 0) GTEST_SKIP() << "only root gives files away";
    constexpr uid_t kService = 65534;
    ASSERT_EQ(chown(folder_.c_str(), kService, kService), 0);
    ErasureFile file(path());
    file.note({job, "old", "", kThen - 24h});
    file.note(seeker_gone());
    for (const bool is_rewritten : {false, true}) {
        if (is_rewritten) file.drop_before(kThen);
        for (const auto& each : {file.path(), file.key_path()}) {
            struct stat about {};
            ASSERT_EQ(stat(each.c_str(), &about), 0);
            EXPECT_EQ(about.st_uid, kService);
        }
    }
}

TEST_F(ErasureFileTest, ARecordIsWrittenOnlyWithItsOwnKey) {
    ErasureFile file(path());
    file.note(seeker_gone());
    std::filesystem::remove(file.key_path());
    EXPECT_THROW(file.note(seeker_gone()), base::Outage);
    EXPECT_THROW(static_cast<void>(file.known()), base::Outage);
    ErasureFile other(path("other"));
    other.note(seeker_gone());
    std::filesystem::copy_file(other.key_path(), file.key_path());
    EXPECT_THROW(file.note(seeker_gone()), base::Outage);
    EXPECT_THROW(other.merge_copy(path()), base::Outage);
}

}  // namespace
}  // namespace hoigung::security
