#include "endpoints/seeker/public_answers.hpp"

namespace hoigung::endpoints {
namespace {

std::size_t weight_of(const PublicAnswer& answer) {
    return sizeof answer + answer.body->kept_bytes() + answer.dependencies->bytes();
}

}  // namespace

PublicAnswers::PublicAnswers(std::size_t most_bytes) : answers_(most_bytes, weight_of) {}

std::shared_ptr<const PublicAnswer> PublicAnswers::find(std::string_view question) {
    return answers_.find(question);
}

std::shared_ptr<const PublicAnswer> PublicAnswers::keep(std::string question, std::string text,
                                                        PublicAnswer answer, const PublicAnswer* before) {
    answer.body = before != nullptr && before->body->text() == text
                      ? before->body
                      : std::make_shared<const http::SharedBody>(std::move(text));
    const auto kept = std::make_shared<const PublicAnswer>(std::move(answer));
    answers_.put(std::move(question), kept);
    return kept;
}

void PublicAnswers::confirm(std::string question, const PublicAnswer& answer, std::int64_t version) {
    if (answer.true_for == version) return;
    PublicAnswer confirmed = answer;
    confirmed.true_for = version;
    answers_.put(std::move(question), std::make_shared<const PublicAnswer>(std::move(confirmed)));
}

}  // namespace hoigung::endpoints
