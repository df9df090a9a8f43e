#include "domain/deliveries/news_texts.hpp"

#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include "base/percent.hpp"
#include "base/text.hpp"
#include "domain/deliveries/letter_mail.hpp"
#include "domain/interviews/interview_calendar.hpp"

namespace hoigung::domain {

namespace {

// The longest list of a section. The site shows the other entries.
constexpr std::size_t kMostListed = 20;
// A push names so many jobs.
constexpr std::size_t kMostNamed = 3;

// The order of a mail's sections: news that concern a single person come first.
constexpr std::array kOrder{NewsKind::message,          NewsKind::interview,  NewsKind::status_changed,
                            NewsKind::saved_job_ending, NewsKind::job_closed, NewsKind::alert_matched};

std::string amount(int dollars) {
    std::string digits = std::to_string(dollars);
    for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), ",");
    return "$" + digits;
}

std::string range_text(const Range<int>& range) {
    const int least = *range.least();
    const int most = *range.most();
    return least == most ? amount(least) : fmt::format("{}–{}", amount(least), amount(most));
}

class NewsWriter {
  public:
    NewsWriter(Locale locale, const DeliveryRules& rules, std::string_view token)
        : locale_(locale), rules_(rules), token_(token) {}

    [[nodiscard]] std::string subject(std::span<const NewsItem> items) const {
        const NewsItem& first = items.front();
        if (items.size() == 1) return headline(first);
        const bool is_one_kind =
            std::ranges::all_of(items, [&](const NewsItem& item) { return item.kind == first.kind; });
        return is_one_kind ? heading(first.kind, items.size()) : several(items.size());
    }

    [[nodiscard]] Letter letter(std::span<const NewsItem> items) const {
        Letter letter;
        for (const NewsKind kind : kOrder) {
            std::vector<const NewsItem*> of_kind;
            for (const NewsItem& item : items) {
                if (item.kind == kind) of_kind.push_back(&item);
            }
            if (!of_kind.empty()) letter.sections.push_back(section(kind, of_kind));
        }
        letter.footnotes.push_back(
            is_english()
                ? fmt::format("You get this email because you gave this address on {}.",
                              rules_.name_in(locale_))
                : fmt::format("你收到此電郵，是因為你在 {} 登記了這個電郵地址。", rules_.name_in(locale_)));
        letter.links.push_back(
            {is_english() ? "Notification settings" : "更改通知設定",
             page("profile/?page=notificationSettings#" + std::string(base::name_of(items.front().kind)))});
        letter.links.push_back({is_english() ? "Stop these emails" : "不再收取這類電郵",
                                page(fmt::format("unsubscribe/?token={}", token_))});
        return letter;
    }

    [[nodiscard]] PushContent push(std::span<const NewsItem> items) const {
        const NewsItem& first = items.front();
        const bool is_one_kind =
            std::ranges::all_of(items, [&](const NewsItem& item) { return item.kind == first.kind; });
        const std::vector<const NewsItem*> all = pointers_to(items);
        return {.title = cut(is_one_kind ? heading(first.kind, items.size()) : several(items.size()),
                             kTitleCharacters),
                .body = cut(body(items), kBodyCharacters),
                .url = url_of_push(items, is_one_kind ? button(first.kind, all).url : notifications_page()),
                .language = is_english() ? "en" : "zh-Hant-HK",
                .is_urgent = !is_about_jobs(first.kind)};
    }

    // Short, since a gateway charges by the length.
    [[nodiscard]] SmsContent sms(std::span<const NewsItem> items) const {
        const NewsItem& first = items.front();
        const std::string company = cut(first.company.in(locale_), kSmsNameCharacters);
        const std::string job = cut(title(first), kSmsNameCharacters);
        const std::string link = page("profile/?page=myApplications");
        const std::string& site = rules_.name_in(locale_);
        if (items.size() > 1)
            return {is_english()
                        ? fmt::format("{}: employers wait for you to read {} things. {}", site, items.size(),
                                      link)
                        : fmt::format("【{}】有 {} 項僱主的消息等待你查看：{}", site, items.size(), link),
                    locale_};
        if (first.kind == NewsKind::message)
            return {is_english()
                        ? fmt::format("{}: {} has written to you about {}. {}", site, company, job, link)
                        : fmt::format("【{}】{}就「{}」傳了訊息給你：{}", site, company, job, link),
                    locale_};
        const bool is_offered = first.interview && first.interview->state == InterviewState::offered;
        if (is_offered)
            return {is_english()
                        ? fmt::format("{}: {} offers you an interview for {}. {}", site, company, job, link)
                        : fmt::format("【{}】{}邀請你面試「{}」：{}", site, company, job, link),
                    locale_};
        const std::string time =
            first.interview && first.interview->time ? time_in_hong_kong(*first.interview->time) : "";
        return {is_english()
                    ? fmt::format("{}: your interview at {} for {}: {}. {}", site, company, job, time, link)
                    : fmt::format("【{}】你在{}「{}」的面試：{}。{}", site, company, job, time, link),
                locale_};
    }

  private:
    static constexpr std::size_t kTitleCharacters = 80;
    static constexpr std::size_t kBodyCharacters = 240;
    static constexpr std::size_t kSmsNameCharacters = 30;
    // A push has little room: an address longer than this gives way to that of a list.
    static constexpr std::size_t kLongestUrl = 1000;

    [[nodiscard]] static std::string cut(std::string_view text, std::size_t characters) {
        const std::string_view kept = base::first_characters(text, characters);
        return kept.size() == text.size() ? std::string(text)
                                          : std::string(base::first_characters(text, characters - 1)) + "…";
    }

    [[nodiscard]] static std::vector<const NewsItem*> pointers_to(std::span<const NewsItem> items) {
        std::vector<const NewsItem*> all;
        for (const NewsItem& item : items) all.push_back(&item);
        return all;
    }

    // The job with what the mail says about it, or the names of several jobs.
    [[nodiscard]] std::string body(std::span<const NewsItem> items) const {
        if (items.size() > 1) {
            std::string names;
            for (const NewsItem& item : items.first(std::min(items.size(), kMostNamed)))
                names += (names.empty() ? "" : "\n") + title(item);
            return names;
        }
        std::string text = title(items.front());
        for (const std::string& line : lines(items.front())) text += '\n' + line;
        return text;
    }

    [[nodiscard]] std::string url_of_push(std::span<const NewsItem> items, std::string list) const {
        if (items.size() > 1) return list;
        std::string url = address(items.front());
        return url.size() > kLongestUrl ? notifications_page() : url;
    }

    [[nodiscard]] std::string notifications_page() const { return page("profile/?page=notifications"); }

    [[nodiscard]] LetterSection section(NewsKind kind, const std::vector<const NewsItem*>& items) const {
        LetterSection section{heading(kind, items.size())};
        bool has_acts = false;
        for (const NewsItem* item : items) {
            if (section.items.size() == kMostListed) break;
            section.items.push_back({title(*item), lines(*item), address(*item), acts(*item)});
            has_acts = has_acts || !item->acts.empty();
        }
        if (has_acts)
            section.paragraphs.push_back(
                is_english() ? "You need not log in. Each link opens a page that asks you to confirm."
                             : "無須登入。連結會先開啟確認頁，按下按鈕後才生效。");
        if (items.size() > kMostListed) {
            const std::size_t rest = items.size() - kMostListed;
            section.paragraphs.push_back(
                is_english()
                    ? fmt::format("The newest {} are below. The site has {} more.", kMostListed, rest)
                    : fmt::format("以下是最新的 {} 個，另外 {} 個可在網站查看。", kMostListed, rest));
        }
        section.button = button(kind, items);
        return section;
    }

    [[nodiscard]] std::string heading(NewsKind kind, std::size_t count) const {
        const bool is_one = count == 1;
        switch (kind) {
            case NewsKind::message:
                return is_english()
                           ? (is_one ? "An employer has written to you"
                                     : fmt::format("{} employers have written to you", count))
                           : (is_one ? "僱主傳了訊息給你" : fmt::format("{} 位僱主傳了訊息給你", count));
            case NewsKind::interview:
                return is_english() ? (is_one ? "News about your interview"
                                              : fmt::format("News about {} interviews", count))
                                    : (is_one ? "面試有新消息" : fmt::format("{} 個面試有新消息", count));
            case NewsKind::status_changed:
                return is_english()
                           ? (is_one ? "News about your application"
                                     : fmt::format("News about {} applications", count))
                           : (is_one ? "你的申請有新進展" : fmt::format("你有 {} 個申請有新進展", count));
            case NewsKind::saved_job_ending:
                return is_english() ? (is_one ? "A job you saved closes soon"
                                              : fmt::format("{} jobs you saved close soon", count))
                                    : (is_one ? "你收藏的職位即將截止"
                                              : fmt::format("你收藏的 {} 個職位即將截止", count));
            case NewsKind::job_closed:
                return is_english()
                           ? (is_one ? "A job you applied for is closed"
                                     : fmt::format("{} jobs you applied for are closed", count))
                           : (is_one ? "你申請的職位已截止" : fmt::format("你申請的 {} 個職位已截止", count));
            case NewsKind::alert_matched:
                break;
        }
        return is_english() ? (is_one ? "A new job matches your alert"
                                      : fmt::format("{} new jobs match your alerts", count))
                            : (is_one ? "有新職位符合你的職位提示"
                                      : fmt::format("有 {} 個新職位符合你的職位提示", count));
    }

    [[nodiscard]] std::string several(std::size_t count) const {
        return is_english() ? fmt::format("You have {} new notifications", count)
                            : fmt::format("你有 {} 項新通知", count);
    }

    // A heading that names the job.
    [[nodiscard]] std::string headline(const NewsItem& item) const {
        return is_english() ? fmt::format("{}: {}", heading(item.kind, 1), title(item))
                            : fmt::format("{}：{}", heading(item.kind, 1), title(item));
    }

    [[nodiscard]] const std::string& title(const NewsItem& item) const {
        return item.job->posting.name.in(locale_);
    }

    [[nodiscard]] std::vector<std::string> lines(const NewsItem& item) const {
        std::vector<std::string> lines{item.company.in(locale_)};
        switch (item.kind) {
            case NewsKind::alert_matched:
                add_pay(lines, item.job->posting);
                break;
            case NewsKind::status_changed:
                if (item.status) lines.push_back(status_text(*item.status));
                break;
            case NewsKind::interview:
                if (item.interview) lines.push_back(interview_text(item));
                break;
            case NewsKind::saved_job_ending:
                add_pay(lines, item.job->posting);
                lines.push_back(is_english() ? "Last day: " + last_day(*item.job)
                                             : "截止日期：" + last_day(*item.job));
                break;
            case NewsKind::message:
            case NewsKind::job_closed:
                break;
        }
        return lines;
    }

    void add_pay(std::vector<std::string>& lines, const JobPosting& posting) const {
        if (!posting.hourly_rate.empty())
            lines.push_back(is_english() ? range_text(posting.hourly_rate) + " an hour"
                                         : "時薪 " + range_text(posting.hourly_rate));
        if (!posting.monthly_rate.empty())
            lines.push_back(is_english() ? range_text(posting.monthly_rate) + " a month"
                                         : "月薪 " + range_text(posting.monthly_rate));
    }

    // The day before the moment from which the job takes no applications.
    [[nodiscard]] static std::string last_day(const Job& job) {
        return base::to_iso(base::hong_kong_date(closes_at(job) - std::chrono::milliseconds(1)));
    }

    [[nodiscard]] std::string status_text(ApplicationStatus status) const {
        switch (status) {
            case ApplicationStatus::contacted:
                return is_english() ? "The employer may phone you, so keep your phone near."
                                    : "僱主可能會致電給你，請留意來電。";
            case ApplicationStatus::reviewed:
                return is_english() ? "The employer has looked at your resume." : "僱主已看過你的履歷。";
            case ApplicationStatus::rejected:
                return is_english() ? "It did not work out this time. Your other applications go on."
                                    : "這次未能成功，你的其他申請不受影響。";
            case ApplicationStatus::hired:
                return is_english() ? "The employer has hired you. Congratulations!" : "僱主已聘用你。恭喜！";
            case ApplicationStatus::job_closed:
                return is_english() ? "The job takes no more applications." : "職位已不再接受申請。";
            case ApplicationStatus::applied:
            case ApplicationStatus::withdrawn:
                break;
        }
        return is_english() ? "Your application is with the employer." : "你的申請已送到僱主。";
    }

    [[nodiscard]] std::vector<LetterLink> acts(const NewsItem& item) const {
        std::vector<LetterLink> links;
        for (const NewsAct& act : item.acts)
            links.push_back({act_label(act.kind), page("mail-act/?token=" + act.token)});
        return links;
    }

    [[nodiscard]] std::string act_label(MailActKind kind) const {
        if (kind == MailActKind::confirm_interview) return is_english() ? "I will be there" : "我會出席";
        if (kind == MailActKind::late_for_interview) return is_english() ? "I will be late" : "我會遲到";
        return is_english() ? "I cannot come" : "我不能出席";
    }

    [[nodiscard]] std::string interview_text(const NewsItem& item) const {
        const NewsInterview& interview = *item.interview;
        if (interview.state == InterviewState::accepted && item.is_interview_over)
            return is_english() ? "Did it take place? Please say on the site what became of it."
                                : "面試進行了嗎？請在網站告訴我們結果。";
        switch (interview.state) {
            case InterviewState::offered:
                return is_english() ? "Please choose a time." : "請選擇面試時間。";
            case InterviewState::accepted:
                return (is_english() ? "Time: " : "時間：") +
                       (interview.time ? time_in_hong_kong(*interview.time) : "");
            case InterviewState::another_asked:
                return is_english() ? "You asked for another time." : "你已要求其他時間。";
            case InterviewState::declined:
            case InterviewState::cancelled:
                break;
        }
        return is_english() ? "The interview was called off." : "面試已取消。";
    }

    [[nodiscard]] std::string address(const NewsItem& item) const {
        if (item.application) return application_page(item);
        return page(
            fmt::format("job/{}/{}/", base::percent_encode(item.job->slug.in(locale_)), item.job->id.text()));
    }

    [[nodiscard]] std::string application_page(const NewsItem& item) const {
        return page(fmt::format("profile/?page=myApplications&popup={}&id={}",
                                item.kind == NewsKind::message ? "conversation" : "application",
                                item.application->text()));
    }

    [[nodiscard]] LetterLink button(NewsKind kind, const std::vector<const NewsItem*>& items) const {
        if (items.size() == 1 && kind == NewsKind::message)
            return {is_english() ? "Read and answer" : "閱讀及回覆", address(*items.front())};
        if (items.size() == 1 && kind == NewsKind::interview)
            return {is_english() ? "See the interview" : "查看面試", address(*items.front())};
        switch (kind) {
            case NewsKind::message:
            case NewsKind::interview:
            case NewsKind::status_changed:
            case NewsKind::job_closed:
                return {is_english() ? "Your applications" : "我的申請",
                        page("profile/?page=myApplications")};
            case NewsKind::saved_job_ending:
                return {is_english() ? "Your saved jobs" : "我的收藏", page("profile/?page=savedJobs")};
            case NewsKind::alert_matched:
                break;
        }
        return {is_english() ? "All notifications" : "查看所有通知", notifications_page()};
    }

    [[nodiscard]] bool is_english() const { return locale_ == Locale::en; }
    [[nodiscard]] std::string page(std::string_view rest) const {
        return fmt::format("{}/hk/{}{}", rules_.site_address, is_english() ? "en/" : "", rest);
    }

    const Locale locale_;
    const DeliveryRules& rules_;
    const std::string_view token_;
};

}  // namespace

MailContent news_mail(std::span<const NewsItem> items, Locale locale, const DeliveryRules& rules,
                      std::string_view token) {
    const NewsWriter writer(locale, rules, token);
    return mail_of({.subject = writer.subject(items),
                    .sender_name = rules.name_in(locale),
                    .locale = locale,
                    .unsubscribe_url = fmt::format("{}/unsubscribe?token={}", rules.seeker_service, token)},
                   writer.letter(items));
}

PushContent news_push(std::span<const NewsItem> items, Locale locale, const DeliveryRules& rules) {
    return NewsWriter(locale, rules, "").push(items);
}

SmsContent news_sms(std::span<const NewsItem> items, Locale locale, const DeliveryRules& rules) {
    return NewsWriter(locale, rules, "").sms(items);
}

}  // namespace hoigung::domain
