#include "domain/applicants/applicant_texts.hpp"

#include <array>

#include <fmt/format.h>

#include "base/enum_table.hpp"

namespace hoigung::domain {
namespace {

struct Words {
    std::string_view zh_hant;
    std::string_view en;
};

// The texts of a table, in the order of its enumeration.
template <class E>
std::vector<LocalizedText> texts_of(const base::EnumTable<E, Words>& table) {
    std::vector<LocalizedText> texts;
    for (std::size_t i = 0; i < table.kSize; ++i) {
        const Words& words = table[static_cast<E>(i)];
        texts.push_back({std::string(words.zh_hant), std::string(words.en)});
    }
    return texts;
}

}  // namespace

const LocalizedText& sentence_of(MatchReason reason) {
    using enum MatchReason;
    static constexpr base::EnumTable<MatchReason, Words> kSentences{{
        {job_type, {"曾從事同類工種", "Has done this kind of work"}},
        {district, {"居住地區接近工作地點", "Lives in the district of the job"}},
        {free_hours, {"空閒時間配合工作時間", "Is free in the job's hours"}},
        {work_days, {"可配合每週工作日數", "Can work as many days a week"}},
        {language, {"符合語言要求", "Speaks and writes the languages asked for"}},
        {education, {"符合學歷要求", "Has the education asked for"}},
        {skill, {"具備所需技能", "Has a skill that is asked for"}},
        {cert, {"持有所需證書", "Holds the certificates asked for"}},
    }};
    static const auto kTexts = texts_of(kSentences);
    return kTexts[static_cast<std::size_t>(reason)];
}

const LocalizedText& status_name(ApplicationStatus status) {
    using enum ApplicationStatus;
    static constexpr base::EnumTable<ApplicationStatus, Words> kNames{{
        {applied, {"新申請", "New"}},
        {contacted, {"已聯絡", "Contacted"}},
        {reviewed, {"已查看", "Reviewed"}},
        {rejected, {"不獲取錄", "Rejected"}},
        {job_closed, {"職位已截止", "Job closed"}},
        {hired, {"已聘用", "Hired"}},
        {withdrawn, {"已撤回", "Withdrawn"}},
    }};
    static const auto kTexts = texts_of(kNames);
    return kTexts[static_cast<std::size_t>(status)];
}

const LocalizedText& outcome_name(InterviewOutcome outcome) {
    static const std::array<LocalizedText, 4> kNames{{{"已進行", "Held"},
                                                      {"申請人沒有出席", "The applicant was not there"},
                                                      {"公司代表沒有出席", "Nobody of the company was there"},
                                                      {"事前已取消", "Called off before"}}};
    return kNames[static_cast<std::size_t>(outcome)];
}

std::vector<std::string> advice_on(const ReplyRecord& record, Locale locale) {
    constexpr int kGoodPercent = 90;
    constexpr int kGoodHours = 48;
    const auto say = [&](const LocalizedText& text, std::int64_t count = 0) {
        return fmt::format(fmt::runtime(text.in(locale)), count);
    };
    std::vector<std::string> advice;
    if (record.missed_interviews > 0)
        advice.push_back(
            say({"公司沒有人在場的面試：{} 次，這些申請人不算已獲回覆。如未能面試，請提前取消。",
                 "Interviews at which nobody of yours was there: {}. Their applicants do not count as "
                 "answered. Cancel in time what you cannot keep."},
                record.missed_interviews));
    if (record.soon_late > 0)
        advice.push_back(say({"有 {} 位申請人快將等候滿七天，請先回覆他們。",
                              "{} applicants will soon have waited for seven days: answer them first."},
                             record.soon_late));
    if (record.percent() && *record.percent() < kGoodPercent)
        advice.push_back(say({"不合適的申請人也請告知，一個按鍵便算回覆。",
                              "Tell those who do not suit, too: one tap is an answer."}));
    if (record.median_hours && *record.median_hours > kGoodHours)
        advice.push_back(
            say({"嘗試在兩天內回覆，求職者往往選擇最先回覆的僱主。",
                 "Try to answer within two days: people often take the job that answers first."}));
    if (!record.is_public() && record.applicants > 0)
        advice.push_back(say({"有 {} 位申請人後，求職者便會看到你的回覆紀錄。",
                              "Seekers see your reply record from {} applicants on."},
                             kPublicFrom));
    return advice;
}

}  // namespace hoigung::domain
