#include "notify/smtp_sender.hpp"

#include <fmt/format.h>

#include "notify/smtp_reply.hpp"
#include "notify/transfer.hpp"

namespace hoigung::notify {
namespace {

using domain::DeliveryReport;
using domain::DeliveryResult;

// Longer than a reply to a recipient with many lines.
constexpr std::size_t kAnswersKept = 16 * 1024;

// How curl's error text begins when the server refused the recipient.
constexpr std::string_view kRecipientRefused = "RCPT failed";

// A server that refuses the address or the whole message will refuse it tomorrow, too. Other problems may
// pass: a wrong password, a full queue, a broken connection.
bool is_for_good(long code, std::string_view problem, bool was_sent) {
    return code >= 500 && code < 600 && (was_sent || problem.starts_with(kRecipientRefused));
}

}  // namespace

DeliveryReport SmtpSender::send(const domain::Delivery& delivery, base::Timestamp now) {
    Transfer transfer(
        {.url = settings_.url, .protocols = "smtp,smtps", .timeout = settings_.timeout, .is_direct = true});
    const std::string message = mail_message(delivery, settings_.from, now);
    transfer.encrypt(settings_.may_be_plain);
    transfer.set(CURLOPT_MAIL_FROM, fmt::format("<{}>", settings_.from.address).c_str());
    transfer.add_recipient(fmt::format("<{}>", delivery.address()));
    transfer.upload(message);
    std::string answers;
    transfer.keep_answers(answers, kAnswersKept);
    if (transfer.run()) return {DeliveryResult::taken};
    std::string problem = transfer.details();
    if (!is_for_good(transfer.status(), problem, transfer.is_uploaded()))
        return {DeliveryResult::failed, problem};
    const auto reply = last_reply(answers, static_cast<int>(transfer.status()));
    const bool is_unknown = reply && problem.starts_with(kRecipientRefused) && says_unknown_address(*reply);
    if (reply && !reply->status.empty()) problem += fmt::format(" ({})", reply->status);
    return {DeliveryResult::refused, problem, is_unknown};
}

}  // namespace hoigung::notify
