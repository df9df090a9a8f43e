#include "http/coroutine_end.hpp"

#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace hoigung::http {
namespace {

const auto kProblem = std::make_exception_ptr(std::runtime_error("no memory is left"));

TEST(CoroutineEndTest, OfOneConnectionIsToldAndTheServerGoesOn) {
    const CoroutineEnd end{"a connection"};
    end(nullptr);
    ::testing::internal::CaptureStderr();
    end(kProblem);
    EXPECT_NE(::testing::internal::GetCapturedStderr().find("a connection ended: no memory is left"),
              std::string::npos);
}

TEST(CoroutineEndDeathTest, OfAcceptingConnectionsEndsTheProcessLoudly) {
    const CoroutineEnd end{"accepting connections", CoroutineEnd::Importance::whole_server};
    end(nullptr);
    EXPECT_DEATH(end(kProblem), "accepting connections ended: no memory is left");
}

}  // namespace
}  // namespace hoigung::http
