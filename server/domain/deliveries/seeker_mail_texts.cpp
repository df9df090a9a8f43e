#include "domain/deliveries/seeker_mail_texts.hpp"

#include <utility>

#include <fmt/format.h>

#include "domain/deliveries/letter_mail.hpp"

namespace hoigung::domain {
namespace {

struct CodeWords {
    std::string subject;
    std::string before;
    std::string after;
};

CodeWords english_words(CodePurpose purpose, int code, const std::string& site, std::int64_t minutes) {
    if (purpose == CodePurpose::login)
        return {fmt::format("{} is your code for {}", code, site),
                fmt::format("Your code to log in to {}:", site),
                fmt::format("It works once, within {} minutes. If you did not ask for it, do nothing: nobody "
                            "can log in without it.",
                            minutes)};
    return {fmt::format("{} confirms your email address on {}", code, site),
            fmt::format("Type this code on {} to confirm that this address is yours:", site),
            fmt::format("It works once, within {} minutes. If you did not ask for it, do nothing: your "
                        "address is used only after it is confirmed.",
                        minutes)};
}

CodeWords chinese_words(CodePurpose purpose, int code, const std::string& site, std::int64_t minutes) {
    if (purpose == CodePurpose::login)
        return {fmt::format("{} 是你的 {} 驗證碼", code, site), fmt::format("你登入 {} 的驗證碼：", site),
                fmt::format("驗證碼只可使用一次，{} 分鐘內有效。如你並無要求登入，請不必理會此電郵：沒有"
                            "驗證碼，任何人都不能登入。",
                            minutes)};
    return {fmt::format("{} 是確認你 {} 電郵地址的驗證碼", code, site),
            fmt::format("請在 {} 輸入以下驗證碼，確認這是你的電郵地址：", site),
            fmt::format("驗證碼只可使用一次，{} 分鐘內有效。如你並無要求確認，請不必理會此電郵：未經確認，"
                        "我們不會使用你的電郵地址。",
                        minutes)};
}

struct LossWords {
    std::string subject;
    std::string what;
    std::string advice;
};

LossWords english_words(AddressLoss loss, const std::string& site) {
    LossWords words;
    words.advice = "If that was you, there is nothing to do. If it was not you, contact us at once:";
    if (loss == AddressLoss::changed) {
        words.subject = fmt::format("Your account on {} has another email address now", site);
        words.what = fmt::format(
            "The email address of your account on {} was changed. We send no more emails "
            "to this address, and nobody can log in with it.",
            site);
    } else {
        words.subject = fmt::format("This address was removed from your account on {}", site);
        words.what = fmt::format(
            "This address was removed from your account on {}. We send no more emails to "
            "it, and nobody can log in with it.",
            site);
    }
    return words;
}

LossWords chinese_words(AddressLoss loss, const std::string& site) {
    LossWords words;
    words.advice = "如果是你本人操作，無須理會。如果不是，請立即聯絡我們：";
    if (loss == AddressLoss::changed) {
        words.subject = fmt::format("你的 {} 帳戶已更改電郵地址", site);
        words.what = fmt::format(
            "你的 {} 帳戶已更改電郵地址。我們不會再向此地址發送電郵，此地址亦不能再用作登入。", site);
    } else {
        words.subject = fmt::format("你的 {} 帳戶已移除此電郵地址", site);
        words.what = fmt::format(
            "你的 {} 帳戶已移除此電郵地址。我們不會再向此地址發送電郵，此地址亦不能再用作登入。", site);
    }
    return words;
}

}  // namespace

MailContent seeker_code_mail(CodePurpose purpose, int code, std::chrono::seconds lasts, Locale locale,
                             const DeliveryRules& rules) {
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(lasts).count();
    const std::string& site = rules.name_in(locale);
    CodeWords words = locale == Locale::en ? english_words(purpose, code, site, minutes)
                                           : chinese_words(purpose, code, site, minutes);
    Letter letter;
    letter.sections.push_back(
        {.heading = "", .paragraphs = {std::move(words.before)}, .code = std::to_string(code)});
    letter.sections.push_back({.heading = "", .paragraphs = {std::move(words.after)}});
    return mail_of({.subject = std::move(words.subject), .sender_name = site, .locale = locale},
                   std::move(letter));
}

MailContent address_loss_mail(AddressLoss loss, Locale locale, const DeliveryRules& rules) {
    const bool is_english = locale == Locale::en;
    const std::string& site = rules.name_in(locale);
    const LossWords words = is_english ? english_words(loss, site) : chinese_words(loss, site);
    LetterSection section{.heading = "", .paragraphs = {words.what, words.advice}};
    section.button = {is_english ? "Contact us" : "聯絡我們",
                      fmt::format("{}/hk/{}contact-us/", rules.site_address, is_english ? "en/" : "")};
    Letter letter;
    letter.sections.push_back(std::move(section));
    return mail_of({.subject = words.subject, .sender_name = site, .locale = locale}, std::move(letter));
}

}  // namespace hoigung::domain
