#include "notify/smtp_sender.hpp"

#include <fmt/format.h>

#include "notify/transfer.hpp"

namespace hoigung::notify {
namespace {

using domain::DeliveryReport;
using domain::DeliveryResult;

// A server that refuses the address or the whole message will refuse it tomorrow, too. Other problems may
// pass: a wrong password, a full queue, a broken connection.
bool is_for_good(long code, std::string_view problem, bool was_sent) {
    return code >= 500 && code < 600 && (was_sent || problem.starts_with("RCPT failed"));
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
    if (transfer.run()) return {DeliveryResult::taken};
    const std::string problem = transfer.details();
    const bool is_refused = is_for_good(transfer.status(), problem, transfer.is_uploaded());
    return {is_refused ? DeliveryResult::refused : DeliveryResult::failed, problem};
}

}  // namespace hoigung::notify
