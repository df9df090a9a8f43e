#include "notify/smtp_sender.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>

#include <curl/curl.h>
#include <fmt/format.h>

#include "notify/curl_setup.hpp"

namespace hoigung::notify {
namespace {

using domain::DeliveryReport;
using domain::DeliveryResult;
using Handle = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using Recipients = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

struct Upload {
    std::string_view rest;
};

std::size_t give(char* buffer, std::size_t size, std::size_t count, void* upload) {
    std::string_view& rest = static_cast<Upload*>(upload)->rest;
    const std::size_t given = std::min(size * count, rest.size());
    std::copy_n(rest.data(), given, buffer);
    rest.remove_prefix(given);
    return given;
}

// A server that refuses the address or the whole message will refuse it tomorrow, too. Other problems may
// pass: a wrong password, a full queue, a broken connection.
bool is_for_good(long code, std::string_view problem, bool was_sent) {
    return code >= 500 && code < 600 && (was_sent || problem.starts_with("RCPT failed"));
}

}  // namespace

DeliveryReport SmtpSender::send(const domain::Delivery& delivery, base::Timestamp now) {
    start_curl();
    const Handle handle(curl_easy_init(), curl_easy_cleanup);
    if (!handle) throw std::runtime_error("curl could not be started");
    CURL* curl = handle.get();
    const std::string message = mail_message(delivery, settings_.from, now);
    Upload upload{message};
    const std::string from = fmt::format("<{}>", settings_.from.address);
    const Recipients recipients(curl_slist_append(nullptr, fmt::format("<{}>", delivery.recipient).c_str()),
                                curl_slist_free_all);
    std::array<char, CURL_ERROR_SIZE> problem{};
    curl_easy_setopt(curl, CURLOPT_URL, settings_.url.c_str());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl_easy_setopt(curl, CURLOPT_USE_SSL,
                     static_cast<long>(settings_.may_be_plain ? CURLUSESSL_TRY : CURLUSESSL_ALL));
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(settings_.timeout.count()));
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_MAIL_FROM, from.c_str());
    curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, recipients.get());
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, give);
    curl_easy_setopt(curl, CURLOPT_READDATA, &upload);
    curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, problem.data());
    const CURLcode outcome = curl_easy_perform(curl);
    if (outcome == CURLE_OK) return {DeliveryResult::taken};
    long code = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &code);
    const std::string_view said(problem.data());
    const std::string words(said.empty() ? std::string_view(curl_easy_strerror(outcome)) : said);
    const bool was_sent = upload.rest.empty();
    return {is_for_good(code, words, was_sent) ? DeliveryResult::refused : DeliveryResult::failed, words};
}

}  // namespace hoigung::notify
