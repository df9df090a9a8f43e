#include "endpoints/seeker/public_answers.hpp"

#include <gtest/gtest.h>

namespace hoigung::endpoints {
namespace {

class PublicAnswersTest : public ::testing::Test {
  protected:
    std::shared_ptr<const PublicAnswer> keep(const std::string& question, const std::string& text,
                                             std::int64_t true_for) {
        return answers_.keep(question, text, made(true_for), answers_.find(question).get());
    }

    static PublicAnswer made(std::int64_t true_for) {
        return {"application/json", nullptr, true_for, std::make_shared<const domain::AnswerDependencies>()};
    }

    PublicAnswers answers_{100'000};
};

TEST_F(PublicAnswersTest, AChangeOfOneJobLeavesTheAnswerAboutAnother) {
    RecordProperty("rows", "15.01");
    const std::string waiter(2000, 'w');
    const auto first = keep("waiter", waiter, 1);
    const std::string_view gzip = first->body->encoded(http::Encoding::gzip);
    keep("waiter", waiter, 2);
    const auto found = answers_.find("waiter");
    EXPECT_EQ(found->true_for, 2);
    EXPECT_EQ(found->body->encoded(http::Encoding::gzip).data(), gzip.data()) << "it was compressed again";
}

TEST_F(PublicAnswersTest, WhatChangedIsAnswered) {
    keep("waiter", "open", 1);
    keep("waiter", "closed", 2);
    EXPECT_EQ(answers_.find("waiter")->body->text(), "closed");
    EXPECT_EQ(answers_.find("cook"), nullptr);
}

TEST_F(PublicAnswersTest, WhatIsTrueForANewerVersionKeepsItsBody) {
    const auto first = keep("waiter", "open", 1);
    answers_.confirm("waiter", *first, 2);
    EXPECT_EQ(answers_.find("waiter")->true_for, 2);
    EXPECT_EQ(answers_.find("waiter")->body, first->body);
}

TEST_F(PublicAnswersTest, NothingIsKeptWhereThereIsNoRoom) {
    PublicAnswers none(0);
    EXPECT_EQ(none.keep("waiter", "open", made(1), nullptr)->body->text(), "open");
    EXPECT_EQ(none.find("waiter"), nullptr);
}

}  // namespace
}  // namespace hoigung::endpoints
