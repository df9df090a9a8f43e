#include "domain/deliveries/mail_texts.hpp"

#include <fmt/format.h>

namespace hoigung::domain {
namespace {

class MailWriter {
  public:
    MailWriter(Locale locale, const DeliveryRules& rules) : locale_(locale), rules_(rules) {}

    DeliveryContent operator()(const CodeAsked& event) const {
        const auto minutes = std::chrono::ceil<std::chrono::minutes>(event.lasts).count();
        if (is_english())
            return {fmt::format("{} is your code for {}", event.code, rules_.site_name),
                    fmt::format("Your code to log in to {} as an employer:\n\n{}\n\n"
                                "It works once, within {} minutes. If you did not ask for it, do nothing: "
                                "nobody can log in without it.\n",
                                rules_.site_name, event.code, minutes)};
        return {
            fmt::format("{} 是你的 {} 驗證碼", event.code, rules_.site_name),
            fmt::format("你登入 {} 僱主平台的驗證碼：\n\n{}\n\n"
                        "驗證碼只可使用一次，{} 分鐘內有效。如你並無要求登入，請不必理會此電郵：沒有驗證碼，"
                        "任何人都不能登入。\n",
                        rules_.site_name, event.code, minutes)};
    }

    DeliveryContent operator()(const PersonInvited& event) const {
        const std::string& company = event.company.in(locale_);
        const std::string link = address(fmt::format("invitation/#{}", event.token));
        if (is_english())
            return {
                fmt::format("{} invites you to {}", event.by, company),
                fmt::format("{} invites you to work for {} on {}, as {}.\n\nTo accept, open this link and "
                            "confirm. It works once, until {}:\n\n{}\n\n"
                            "If you do not know the company, do nothing.\n",
                            event.by, company, rules_.site_name, role_name(event.role), day(event.expires_at),
                            link)};
        return {
            fmt::format("{} 邀請你加入「{}」", event.by, company),
            fmt::format(
                "{} 邀請你在 {} 加入「{}」，擔任{}。\n\n如接受邀請，請開啟以下連結並確認。連結只可使用一次，"
                "有效至 {}：\n\n{}\n\n如你不認識此公司，請不必理會此電郵。\n",
                event.by, rules_.site_name, company, role_name(event.role), day(event.expires_at), link)};
    }

    DeliveryContent operator()(const CompanyDecided& event) const {
        const std::string& company = event.name.in(locale_);
        const std::string subject = fmt::format(fmt::runtime(words_of(event.decision).in(locale_)), company);
        std::string text = subject + (is_english() ? ".\n" : "。\n");
        if (!event.reason.empty())
            text += fmt::format("\n{}{}\n", is_english() ? "Reason: " : "原因：", event.reason);
        const bool is_inside = event.decision != Decision::claim_refused;
        return {subject, text + fmt::format("\n{}\n", address(is_inside ? event.company.text() + "/" : ""))};
    }

    DeliveryContent operator()(const JobsEnding& event) const {
        const std::string& company = event.name.in(locale_);
        const std::size_t count = event.jobs.size();
        std::string list;
        for (const auto& [title, last_day] : event.jobs)
            list += is_english()
                        ? fmt::format("- {}: open until {}\n", title.in(locale_), base::to_iso(last_day))
                        : fmt::format("- {}：截止日期 {}\n", title.in(locale_), base::to_iso(last_day));
        const std::string link = address(event.company.text() + "/jobs/");
        if (is_english())
            return {count == 1 ? fmt::format("A job of {} closes soon", company)
                               : fmt::format("{} jobs of {} close soon", count, company),
                    fmt::format(
                        "These jobs close within three days:\n\n{}\nTo keep them open, extend them:\n\n{}\n",
                        list, link)};
        return {
            fmt::format("「{}」有 {} 個職位即將截止", company, count),
            fmt::format("以下職位將於三天內截止：\n\n{}\n如需繼續招聘，請延長刊登：\n\n{}\n", list, link)};
    }

  private:
    static LocalizedText words_of(Decision decision) {
        switch (decision) {
            case Decision::company_verified:
                return {"「{}」已通過核實，現在可以刊登職位",
                        "{} is verified: its jobs can be published now"};
            case Decision::company_refused:
                return {"「{}」未能通過核實", "{} could not be verified"};
            case Decision::change_accepted:
                return {"「{}」的更改已通過審核並已顯示", "The changes of {} were accepted and are shown"};
            case Decision::change_refused:
                return {"「{}」的更改未能通過審核", "The changes of {} were not accepted"};
            case Decision::claim_accepted:
                return {"你現在可以管理「{}」", "You can manage {} now"};
            case Decision::claim_refused:
                return {"你認領「{}」的申請未獲接納", "Your claim of {} was not accepted"};
        }
        return {};
    }

    [[nodiscard]] bool is_english() const { return locale_ == Locale::en; }

    [[nodiscard]] std::string address(std::string_view rest) const {
        return rules_.portal_address + (is_english() ? "en/" : "") + std::string(rest);
    }

    [[nodiscard]] std::string_view role_name(Role role) const {
        switch (role) {
            case Role::owner:
                return is_english() ? "an owner" : "擁有人";
            case Role::recruiter:
                return is_english() ? "a recruiter" : "招聘人員";
            case Role::viewer:
                return is_english() ? "a viewer" : "檢視者";
        }
        return "";
    }

    [[nodiscard]] static std::string day(base::Timestamp moment) {
        return base::to_iso(base::hong_kong_date(moment));
    }

    const Locale locale_;
    const DeliveryRules& rules_;
};

}  // namespace

DeliveryContent mail_text(const ToldEvent& event, Locale locale, const DeliveryRules& rules) {
    return std::visit(MailWriter(locale, rules), event);
}

DeliveryContent joined(std::span<const Delivery> deliveries) {
    DeliveryContent content = deliveries.front().content;
    if (deliveries.size() == 1) return content;
    content.subject += fmt::format(" (+{})", deliveries.size() - 1);
    for (const Delivery& other : deliveries.subspan(1))
        content.text += fmt::format("\n* * *\n\n{}", other.content.text);
    return content;
}

}  // namespace hoigung::domain
