#include "domain/deliveries/mail_texts.hpp"

#include <utility>

#include <fmt/format.h>

#include "base/text.hpp"
#include "domain/interviews/interview_calendar.hpp"

namespace hoigung::domain {
namespace {

class MailWriter {
  public:
    MailWriter(const Receiver& receiver, const DeliveryRules& rules, base::Timestamp now)
        : receiver_(receiver), locale_(receiver.locale), rules_(rules), now_(now) {}

    MailContent operator()(const CodeAsked& event) const {
        const auto minutes = std::chrono::ceil<std::chrono::minutes>(event.lasts).count();
        if (is_english())
            return {fmt::format("{} is your code for {}", event.code, rules_.name_in(locale_)),
                    fmt::format("Your code to log in to {}:\n\n{}\n\n"
                                "It works once, within {} minutes. If you did not ask for it, do nothing: "
                                "nobody can log in without it.\n",
                                rules_.name_in(locale_), event.code, minutes)};
        return {
            fmt::format("{} 是你的 {} 驗證碼", event.code, rules_.name_in(locale_)),
            fmt::format("你登入 {} 的驗證碼：\n\n{}\n\n"
                        "驗證碼只可使用一次，{} 分鐘內有效。如你並無要求登入，請不必理會此電郵：沒有驗證碼，"
                        "任何人都不能登入。\n",
                        rules_.name_in(locale_), event.code, minutes)};
    }

    MailContent operator()(const PersonInvited& event) const {
        const std::string& company = event.company.in(locale_);
        const std::string link = address(fmt::format("invitation/#{}", event.token));
        if (is_english())
            return {
                fmt::format("{} invites you to {}", event.by, company),
                fmt::format("{} invites you to work for {} on {}, as {}.\n\nTo accept, open this link and "
                            "confirm. It works once, until {}:\n\n{}\n\n"
                            "If you do not know the company, do nothing.\n",
                            event.by, company, rules_.name_in(locale_), role_name(event.role),
                            day(event.expires_at), link)};
        return {
            fmt::format("{} 邀請你加入「{}」", event.by, company),
            fmt::format(
                "{} 邀請你在 {} 加入「{}」，擔任{}。\n\n如接受邀請，請開啟以下連結並確認。連結只可使用一次，"
                "有效至 {}：\n\n{}\n\n如你不認識此公司，請不必理會此電郵。\n",
                event.by, rules_.name_in(locale_), company, role_name(event.role), day(event.expires_at),
                link)};
    }

    MailContent operator()(const CompanyDecided& event) const {
        const std::string& company = event.name.in(locale_);
        const std::string subject = fmt::format(fmt::runtime(words_of(event.decision).in(locale_)), company);
        std::string text = subject + (is_english() ? ".\n" : "。\n");
        text += because(event.reason);
        const bool is_inside = event.decision != Decision::claim_refused;
        return {subject, text + fmt::format("\n{}\n", address(is_inside ? event.company.text() + "/" : ""))};
    }

    MailContent operator()(const CompanySuspended& event) const {
        const std::string& company = event.name.in(locale_);
        const std::string id = event.company.text();
        if (!event.is_suspended)
            return is_english()
                       ? MailContent{fmt::format("{} is on the site again", company),
                                     fmt::format("The suspension of {} is lifted: its page and its jobs "
                                                 "are shown, and applicants can be seen and answered.\n{}"
                                                 "\nMails about applicants were not sent meanwhile. Please "
                                                 "look who waits for an answer:\n\n{}\n",
                                                 company, because(event.reason),
                                                 address(id + "/applicants/"))}
                       : MailContent{
                             fmt::format("「{}」已恢復", company),
                             fmt::format(
                                 "「{}」已恢復：公司頁面及職位重新顯示，可再次查閱及回覆申請人。\n{}"
                                 "\n暫停期間我們沒有發出有關申請人的電郵，請查看有誰正等待回覆：\n\n{}"
                                 "\n",
                                 company, because(event.reason), address(id + "/applicants/"))};
        if (is_english())
            return {
                fmt::format("{} is suspended", company),
                fmt::format(
                    "{} is suspended: its page and its jobs are off the site, and applicants can be "
                    "neither seen nor contacted.\n{}\nWhat you can do: put right what it is about, in the "
                    "portal. When you have done so, or if you think that we are wrong, write to us and "
                    "name the company's number, {}:\n\n{}\n\nNothing is lost: what you have here, and "
                    "who applied, is there again when the suspension is lifted.\n\n{}\n",
                    company, because(event.reason), id, contact_address(), address(id + "/"))};
        return {fmt::format("「{}」已被暫停", company),
                fmt::format("「{}」已被暫停：公司頁面及職位不再顯示，亦不能查閱或聯絡申請人。\n{}\n"
                            "你可以做的事：請在僱主平台改正有關內容。改正後，或如認為我們有誤，"
                            "請與我們聯絡，並提供公司編號 {}：\n\n{}\n\n"
                            "所有資料及申請均會保留，恢復後可繼續使用。\n\n{}\n",
                            company, because(event.reason), id, contact_address(), address(id + "/"))};
    }

    MailContent operator()(const JobSuspended& event) const {
        const std::string& title = event.title.in(locale_);
        const std::string link = address(fmt::format("{}/jobs/", event.company.text()));
        if (!event.is_suspended)
            return is_english()
                       ? MailContent{fmt::format("{} is on the site again", title),
                                     fmt::format("Your job {} is shown again, and people can apply for "
                                                 "it.\n{}\n{}\n",
                                                 title, because(event.reason), link)}
                       : MailContent{fmt::format("「{}」已恢復刊登", title),
                                     fmt::format("職位「{}」已重新顯示，可接受申請。\n{}\n{}\n", title,
                                                 because(event.reason), link)};
        if (is_english())
            return {
                fmt::format("{} was taken off the site", title),
                fmt::format("We have taken your job {} off the site: nobody finds it or can apply for it. "
                            "Those who have applied stay with you.\n{}\nWhat you can do: post it as a new "
                            "job without what it is about. If you think that we are wrong, write to us "
                            "and name the job's number, {}:\n\n{}\n\nYour jobs:\n\n{}\n",
                            title, because(event.reason), event.job.text(), contact_address(), link)};
        return {fmt::format("「{}」已被暫停刊登", title),
                fmt::format(
                    "我們已暫停刊登職位「{}」：求職者不會看到此職位，亦不能申請。已收到的申請會保留。\n{}\n"
                    "你可以做的事：請改正有關內容，以新職位重新刊登。如認為我們有誤，"
                    "請與我們聯絡，並提供職位編號 {}：\n\n{}\n\n你的職位：\n\n{}\n",
                    title, because(event.reason), event.job.text(), contact_address(), link)};
    }

    MailContent operator()(const JobsEnding& event) const {
        const std::string& company = event.name.in(locale_);
        const std::size_t count = event.jobs.size();
        std::string list;
        for (const JobsEnding::Ending& ending : event.jobs) {
            const std::string& title = ending.title.in(locale_);
            const std::string last_day = base::to_iso(ending.last_day);
            list += is_english() ? fmt::format("- {}: open until {}\n", title, last_day)
                                 : fmt::format("- {}：截止日期 {}\n", title, last_day);
            const std::string acts = acts_on(ending);
            if (!acts.empty()) list += "\n" + acts;
        }
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

    MailContent operator()(const JobRefusedByOperator& event) const {
        const std::string& title = event.title.in(locale_);
        const std::string link = address(fmt::format("{}/jobs/{}/", event.company.text(), event.job.text()));
        if (is_english())
            return {fmt::format("{} was not published", title),
                    fmt::format("We looked at {} and did not publish it.\n\nReason: {}\n\n"
                                "You can change it and publish it again:\n\n{}\n",
                                title, event.reason, link)};
        return {fmt::format("「{}」未有刊登", title),
                fmt::format("我們查看了「{}」，未有刊登。\n\n原因：{}\n\n你可以修改後再刊登：\n\n{}\n", title,
                            event.reason, link)};
    }

    MailContent operator()(const ApplicantsCame& event) const {
        const std::string& title = event.title.in(locale_);
        const std::string link =
            address(fmt::format("{}/applicants/?job={}", event.company.text(), event.job.text()));
        MailContent content = applicants_came(title, link);
        if (!event.applications.empty()) {
            content.acted_on = event.applications.front();
            content.acts = acts_on(event.applications.front());
        }
        return content;
    }

    MailContent operator()(const MessageWaits& event) const {
        const std::string& title = event.title.in(locale_);
        const std::string link = address(event.company.text() + "/messages/");
        if (is_english())
            return {fmt::format("{} applicants for {} have written to you", kApplicationCount, title),
                    fmt::format("{} applicants for {} have written to you. Read and answer here:\n\n{}\n",
                                kApplicationCount, title, link),
                    fmt::format("An applicant for {} has written to you", title),
                    fmt::format("An applicant for {} has written to you. Read and answer here:\n\n{}\n",
                                title, link)};
        return {fmt::format("「{}」有 {} 位申請人傳來訊息", title, kApplicationCount),
                fmt::format("「{}」有 {} 位申請人傳來訊息，請在此閱讀及回覆：\n\n{}\n", title,
                            kApplicationCount, link),
                fmt::format("「{}」的申請人傳來訊息", title),
                fmt::format("「{}」的申請人傳來訊息，請在此閱讀及回覆：\n\n{}\n", title, link)};
    }

    MailContent operator()(const InterviewTold& event) const {
        const Interview& interview = event.interview;
        const std::string& title = event.title.in(locale_);
        const bool is_today =
            interview.time && base::hong_kong_date(*interview.time) == base::hong_kong_date(now_);
        MailContent content;
        content.subject = fmt::format(fmt::runtime(words_of(event.news, is_today).in(locale_)), title);
        const bool asks = event.news == InterviewNews::over;
        content.text = content.subject + (asks ? "\n" : is_english() ? ".\n" : "。\n");
        if (interview.time)
            content.text += fmt::format("\n{}{}\n", is_english() ? "Time: " : "時間：",
                                        time_in_hong_kong(*interview.time));
        content.text += more_of(event);
        const bool leads_to_days = event.news == InterviewNews::withdrawn;
        const std::string link = interview.company.text() +
                                 (leads_to_days ? "/interviews/"
                                                : fmt::format("/applicants/?applicant={}&part=interviews",
                                                              interview.application.text()));
        content.text += fmt::format("\n{}\n", address(link));
        if (interview.time && *interview.time > now_) {
            const CalendarEvent calendar =
                calendar_event(interview, event.title, event.company_name, locale_, rules_.mail_address);
            content.attachments.push_back(
                {"interview.ics", calendar_media_type(calendar), calendar_file(calendar)});
        }
        return content;
    }

  private:
    // What the receivers are asked to do, and until when.
    [[nodiscard]] std::string more_of(const InterviewTold& event) const {
        if (event.news == InterviewNews::over)
            return is_english() ? "\nPlease say on the site what became of it. What you both say counts.\n"
                                : "\n請在網站告訴我們結果，雙方說法一致才會記錄。\n";
        if (event.news != InterviewNews::absence_claimed) return "";
        const std::string until = time_in_hong_kong(event.interview.reports.company_until.value());
        return is_english()
                   ? fmt::format(
                         "\nPlease say on the site what became of it. If you say nothing until {}, "
                         "it counts in your reply record.\n",
                         until)
                   : fmt::format("\n請在網站告訴我們結果。如在 {} 前沒有回覆，將計入公司的回覆紀錄。\n",
                                 until);
    }

    [[nodiscard]] MailContent applicants_came(const std::string& title, const std::string& link) const {
        if (is_english())
            return {
                fmt::format("{} new applicants for {}", kApplicationCount, title),
                fmt::format(
                    "{} people have applied for {}. A quick answer helps you hire the right person:\n\n{}\n",
                    kApplicationCount, title, link),
                fmt::format("A new applicant for {}", title),
                fmt::format(
                    "Somebody has applied for {}. A quick answer helps you hire the right person:\n\n{}\n",
                    title, link)};
        return {fmt::format("「{}」有 {} 位新申請人", title, kApplicationCount),
                fmt::format("有 {} 人申請了「{}」。盡快回覆，較易聘得合適人選：\n\n{}\n", kApplicationCount,
                            title, link),
                fmt::format("「{}」有新申請人", title),
                fmt::format("有人申請了「{}」。盡快回覆，較易聘得合適人選：\n\n{}\n", title, link)};
    }

    static LocalizedText words_of(InterviewNews news, bool is_today) {
        switch (news) {
            case InterviewNews::accepted:
                return {"「{}」的申請人已接受面試時間", "An applicant for {} has accepted an interview"};
            case InterviewNews::another_asked:
                return {"「{}」的申請人希望另約面試時間",
                        "An applicant for {} asks for another time of the interview"};
            case InterviewNews::declined:
                return {"「{}」的申請人未能出席面試", "An applicant for {} has declined the interview"};
            case InterviewNews::withdrawn:
                return {"「{}」的申請人已撤回申請，面試取消",
                        "An applicant for {} has withdrawn, so the interview is off"};
            case InterviewNews::cancelled:
                return {"「{}」的面試已取消", "An interview for {} was cancelled"};
            case InterviewNews::reminder:
                if (is_today) return {"提示：今天有「{}」的面試", "Reminder: an interview for {} is today"};
                return {"提示：明天有「{}」的面試", "Reminder: an interview for {} is tomorrow"};
            case InterviewNews::late:
                return {"「{}」的申請人會遲到", "An applicant for {} will be late for the interview"};
            case InterviewNews::over:
                return {"「{}」的面試進行了嗎？", "Did the interview for {} take place?"};
            case InterviewNews::absence_claimed:
                return {"「{}」的申請人表示，面試時沒有公司代表在場",
                        "An applicant for {} says that nobody of yours came to the interview"};
        }
        return {};
    }

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

    // A paragraph with the operator's reason; empty without one.
    [[nodiscard]] std::string because(std::string_view reason) const {
        return reason.empty() ? "" : fmt::format("\n{}{}\n", is_english() ? "Reason: " : "原因：", reason);
    }

    // The page that says how to reach the operator.
    [[nodiscard]] std::string contact_address() const {
        return fmt::format("{}/hk/{}contact-us/", rules_.site_address, is_english() ? "en/" : "");
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

    // The URL at which the receiver can do an act. Empty for a receiver who is not known by an account.
    [[nodiscard]] std::string act_url(MailActKind kind, std::string thing, std::int64_t version) const {
        if (!receiver_.person || !rules_.act_tokens) return "";
        const MailAct act{kind, receiver_.person->text(), std::move(thing), version, now_ + kMailActLasts};
        return fmt::format("{}/hk/{}mail-act/?token={}", rules_.site_address, is_english() ? "en/" : "",
                           rules_.act_tokens->sign(act, receiver_.email));
    }

    // A line with a link; empty when the receiver cannot act by links.
    [[nodiscard]] std::string act_link(std::string_view label, MailActKind kind, std::string thing,
                                       std::int64_t version) const {
        const std::string url = act_url(kind, std::move(thing), version);
        return url.empty() ? "" : fmt::format("{}{}\n{}\n\n", label, is_english() ? ":" : "：", url);
    }

    [[nodiscard]] std::string acts_on(ApplicationId application) const {
        const std::string links = act_link(is_english() ? "Mark as Contacted" : "標示為已聯絡",
                                           MailActKind::contacted, application.text(), kNewApplication) +
                                  act_link(is_english() ? "Not this time" : "今次不取錄",
                                           MailActKind::rejected, application.text(), kNewApplication);
        if (links.empty()) return "";
        return fmt::format(
            "\n{}\n\n{}",
            is_english() ? "Or answer without logging in. Each link opens a page that asks you to confirm."
                         : "你亦可無須登入直接回覆。連結會先開啟確認頁，按下按鈕後才生效。",
            links);
    }

    [[nodiscard]] std::string acts_on(const JobsEnding::Ending& ending) const {
        const std::string job = ending.job.text();
        const std::int64_t version = version_of(ending.changed_at);
        return act_link(is_english() ? "Keep it open" : "繼續招聘", MailActKind::keep_job, job, version) +
               act_link(is_english() ? "Close it: filled through this site" : "結束招聘：已在這裡請到人",
                        MailActKind::hired_here, job, version) +
               act_link(is_english() ? "Close it: filled elsewhere" : "結束招聘：已在別處請到人",
                        MailActKind::hired_elsewhere, job, version);
    }

    const Receiver& receiver_;
    const Locale locale_;
    const DeliveryRules& rules_;
    const base::Timestamp now_;
};

}  // namespace

MailContent mail_text(const MailEvent& event, const Receiver& receiver, const DeliveryRules& rules,
                      base::Timestamp now) {
    MailContent content = std::visit(MailWriter(receiver, rules, now), event);
    content.sender_name = rules.name_in(receiver.locale);
    return content;
}

MailContent joined(std::span<const Delivery> deliveries) {
    MailContent content = deliveries.front().mail();
    if (deliveries.size() == 1) return content;
    content.subject += fmt::format(" (+{})", deliveries.size() - 1);
    for (const Delivery& other : deliveries.subspan(1)) {
        content.text += fmt::format("\n* * *\n\n{}", other.mail().text);
        for (const MailAttachment& each : other.mail().attachments) content.attachments.push_back(each);
    }
    return content;
}

MailContent counted(MailContent content, std::int64_t applications,
                    const std::optional<ApplicationId>& only) {
    const std::string acts = std::exchange(content.acts, {});
    const auto acted_on = std::exchange(content.acted_on, {});
    if (applications == 1 && !content.text_of_one.empty()) {
        content.subject = std::exchange(content.subject_of_one, {});
        content.text = std::exchange(content.text_of_one, {});
        if (acted_on && acted_on == only) content.text += acts;
        return content;
    }
    const std::string count = std::to_string(applications);
    content.subject = base::replace_all(content.subject, kApplicationCount, count);
    content.text = base::replace_all(content.text, kApplicationCount, count);
    return content;
}

}  // namespace hoigung::domain
