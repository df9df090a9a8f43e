#include "endpoints/seeker/public_answers.hpp"

namespace hoigung::endpoints {

PublicAnswers::PublicAnswers(std::size_t most_bytes)
    : answers_(most_bytes, [](const PublicAnswer& answer) { return answer.body->kept_bytes(); }) {}

std::shared_ptr<const PublicAnswer> PublicAnswers::find(std::string_view question) {
    return answers_.find(question);
}

std::shared_ptr<const PublicAnswer> PublicAnswers::keep(std::string question, std::string_view content_type,
                                                        std::string text, std::int64_t true_for,
                                                        const PublicAnswer* before) {
    const bool is_same = before != nullptr && before->body->text() == text;
    const auto answer = std::make_shared<const PublicAnswer>(PublicAnswer{
        std::string(content_type),
        is_same ? before->body : std::make_shared<const http::SharedBody>(std::move(text)), true_for});
    answers_.put(std::move(question), answer);
    return answer;
}

}  // namespace hoigung::endpoints
