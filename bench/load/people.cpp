#include "people.hpp"

#include <fmt/format.h>

namespace hoigung::bench {
namespace {

constexpr std::uint64_t kVisitors = 100'000;
constexpr std::string_view kGraphql = "/api/seeker/graphql";

// Numbers that may get an SMS, each once: the step has no divisor in common with the count.
std::string telephone(std::uint64_t number) {
    constexpr std::uint64_t kCount = 50'000'000;
    constexpr std::uint64_t kStep = 1'000'003;
    return fmt::format("+852{}", 40'000'000 + number * kStep % kCount);
}

}  // namespace

Errand People::next() {
    const auto dice = static_cast<int>(random_() % 100);
    if (dice < mix_.pages) {
        const std::size_t ask = plan_.pages.choose(random_);
        return {Kind::page, get(plan_.pages.at(ask).text), ask, plan_.pages.at(ask).needle, {}};
    }
    if (dice < mix_.pages + mix_.searches) {
        const std::size_t ask = plan_.searches.choose(random_);
        return {Kind::search,
                post(kGraphql, plan_.searches.at(ask).text),
                ask,
                plan_.searches.at(ask).needle,
                {}};
    }
    switch (random_() % 3) {
        case 0:
            return ask_for_code();
        case 1:
            return apply();
        default:
            return edit_profile();
    }
}

Errand People::ask_for_code() {
    Errand errand{Kind::code, {}, 0, R"("expires_in":)", telephone(logins_++)};
    errand.request = post("/api/seeker/request-mfa-login",
                          fmt::format(R"({{"channel":"sms","channel_id":"{}","display_language":"en",)"
                                      R"("device":{{"agent":"load","name":"web","token":null}}}})",
                                      errand.telephone));
    return errand;
}

Errand People::log_in(const std::string& telephone, int code) {
    return {Kind::login,
            post("/api/seeker/mfa-login",
                 fmt::format(R"({{"channel":"sms","channel_id":"{}","display_language":"en","token":{}}})",
                             telephone, code)),
            0, R"("access_token":")", telephone};
}

Errand People::apply() {
    const std::uint64_t number = applications_++;
    const std::uint64_t count = plan_.seekers.size();
    const Seeker& seeker = plan_.seekers[number % count];
    const OpenJob& job = plan_.jobs[(number / count + number % count * 7) % plan_.jobs.size()];
    const std::string body = fmt::format(
        R"({{"query":"mutation ($job: ID!, $at: [ID!]!) {{ apply_job(job_id: $job, address_ids: $at) {{ _id }} }}",)"
        R"("variables":{{"job":"{}","at":["{}"]}}}})",
        job.id, job.address_id);
    return {Kind::apply, post(kGraphql, body, seeker.token), 0, R"("apply_job":{"_id":")", {}};
}

Errand People::edit_profile() {
    const Seeker& seeker = plan_.seekers[random_() % plan_.seekers.size()];
    const std::string body = fmt::format(
        R"({{"query":"mutation ($id: ID, $text: String) {{ update_profile(_id: $id, message_to_employer: $text) {{ hasCreatedProfile }} }}",)"
        R"("variables":{{"id":"{}","text":"I can start in {} days, and work at weekends."}}}})",
        seeker.id, random_() % 30 + 1);
    return {Kind::profile, post(kGraphql, body, seeker.token), 0, R"("hasCreatedProfile":true)", {}};
}

// As browsers ask, by way of a proxy.
std::string People::common_fields() {
    const std::uint64_t visitor = random_() % kVisitors;
    return fmt::format(
        "Host: www.example.hk\r\nAccept-Encoding: {}\r\nAccept-Language: en\r\nX-Forwarded-For: "
        "10.{}.{}.{}\r\n",
        encodings_, visitor >> 16U, visitor >> 8U & 255U, visitor & 255U);
}

std::string People::get(const std::string& target) {
    return fmt::format("GET {} HTTP/1.1\r\n{}Accept: text/html\r\n\r\n", target, common_fields());
}

std::string People::post(std::string_view path, const std::string& body, const std::string& token) {
    const std::string who = token.empty() ? "" : fmt::format("Authorization: Bearer {}\r\n", token);
    return fmt::format(
        "POST {} HTTP/1.1\r\n{}{}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{}", path,
        common_fields(), who, body.size(), body);
}

}  // namespace hoigung::bench
