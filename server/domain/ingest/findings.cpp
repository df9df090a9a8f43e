#include "domain/ingest/findings.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "base/text.hpp"
#include "domain/ingest/check_job.hpp"
#include "domain/ingest/concerns.hpp"
#include "domain/ingest/lowest_pay.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

struct Rule {
    FindingKind kind;
    Weight weight;
    // {0} is the finding's field, {1} its value, {2} its words.
    std::string_view chinese;
    std::string_view english;
    std::string_view chinese_law{};
    std::string_view english_law{};
};

constexpr std::string_view kSexLaw = "《性別歧視條例》";
constexpr std::string_view kSexLawEnglish = "Sex Discrimination Ordinance";
constexpr std::string_view kPrivacyLaw = "《個人資料（私隱）條例》";
constexpr std::string_view kPrivacyLawEnglish = "Personal Data (Privacy) Ordinance";

// Decides which findings block, which the operator reviews and which only warn: the only place that does.
constexpr std::array kRules{
    Rule{FindingKind::text_missing, Weight::blocks, "請填寫{0}。", "Please give {0}."},
    Rule{FindingKind::text_too_long, Weight::blocks, "{0}最多 {1} 個字元。",
         "{0} can have at most {1} characters."},
    Rule{FindingKind::text_not_readable, Weight::blocks, "{0}包含不能使用的字元。",
         "{0} has characters that cannot be used."},
    Rule{FindingKind::too_few, Weight::blocks, "請選擇最少 {1} 項{0}。", "Please choose at least {1}: {0}."},
    Rule{FindingKind::too_many, Weight::blocks, "{0}最多 {1} 項。", "At most {1} can be given: {0}."},
    Rule{FindingKind::not_in_range, Weight::blocks, "{0}應為 {1}。", "{0} should be within {1}."},
    Rule{FindingKind::range_reversed, Weight::blocks, "{0}的下限高於上限。",
         "{0}: the lower end is above the upper one."},
    Rule{FindingKind::unknown_value, Weight::blocks, "{0}「{1}」不在列表中。",
         "{0}: “{1}” is not in the list."},
    Rule{FindingKind::stands_twice, Weight::blocks, "{0}重複。", "{0}: something stands there twice."},
    Rule{FindingKind::below_minimum_wage, Weight::blocks, "{0}低於法定最低工資每小時 {1}。",
         "{0} is below the statutory minimum wage of {1} an hour.", "《最低工資條例》",
         "Minimum Wage Ordinance"},
    Rule{FindingKind::below_minimum_wage_with_breaks, Weight::warns,
         "如用膳及休息時間計入工時，{0}低於法定最低工資每小時 {1}。請確認這些時間不計入工時。",
         "If breaks count as working hours, {0} is below the statutory minimum wage of {1} an hour. Please "
         "make "
         "sure that they do not.",
         "《最低工資條例》", "Minimum Wage Ordinance"},
    Rule{FindingKind::pay_missing, Weight::warns,
         "未有列明薪酬，求職者會看到「面議」。列明薪酬會有較多人申請。",
         "No pay is given, so seekers read “negotiable”. Jobs with a pay get more applications."},
    Rule{FindingKind::place_missing, Weight::blocks_here, "請選擇最少一個工作地點。",
         "Please choose a place of work."},
    Rule{FindingKind::hours_incomplete, Weight::blocks,
         "工作時間不完整：每天需要開始及結束時間，以 15 分鐘為單位。",
         "The hours are not complete: each day needs a start and an end, in steps of 15 minutes."},
    Rule{FindingKind::hours_overlap, Weight::warns, "同一天的工作時間互相重疊。",
         "Hours of the same day overlap."},
    Rule{FindingKind::hours_do_not_fit, Weight::warns, "每週日數或每日時數與所選的工作時間不符。",
         "Days a week or hours a day do not fit the hours that are marked."},
    Rule{FindingKind::dates_reversed, Weight::blocks, "{0}不可遲於結束日期。",
         "{0} cannot be after the end."},
    Rule{FindingKind::date_past, Weight::blocks_here, "{0}已過。", "{0} is past."},
    Rule{FindingKind::address_not_usable, Weight::blocks, "{0}必須為 http 或 https 網址。",
         "{0} must be an http or https address."},
    Rule{FindingKind::contact_in_title, Weight::blocks_here, "職位名稱不可包含連結或電話號碼。",
         "A title cannot contain links or telephone numbers."},
    Rule{FindingKind::translation_missing, Weight::warns,
         "只有一種語言：另一種語言的求職者會看到「未有翻譯」。",
         "Only one language is given: seekers of the other one see it marked as untranslated."},
    Rule{FindingKind::sex, Weight::queue, "「{2}」可能以性別作為條件。",
         "“{2}” seems to make a person's sex a condition.", kSexLaw, kSexLawEnglish},
    Rule{FindingKind::marital_status, Weight::queue, "「{2}」可能以婚姻狀況作為條件。",
         "“{2}” seems to make marital status a condition.", kSexLaw, kSexLawEnglish},
    Rule{FindingKind::pregnancy, Weight::queue, "「{2}」可能以懷孕作為條件。",
         "“{2}” seems to make pregnancy a condition.", kSexLaw, kSexLawEnglish},
    Rule{FindingKind::family_status, Weight::queue, "「{2}」可能以家庭崗位作為條件。",
         "“{2}” seems to make family status a condition.", "《家庭崗位歧視條例》",
         "Family Status Discrimination Ordinance"},
    Rule{FindingKind::disability, Weight::queue, "「{2}」可能以殘疾作為條件。",
         "“{2}” seems to make a disability a condition.", "《殘疾歧視條例》",
         "Disability Discrimination Ordinance"},
    Rule{FindingKind::race, Weight::queue, "「{2}」可能以種族作為條件。",
         "“{2}” seems to make race a condition.", "《種族歧視條例》", "Race Discrimination Ordinance"},
    Rule{FindingKind::age, Weight::queue, "「{2}」可能以年齡作為條件。",
         "“{2}” seems to make age a condition.", "《僱主消除就業方面的年齡歧視實務指引》",
         "Practical Guidelines for Employers on Eliminating Age Discrimination in Employment"},
    Rule{FindingKind::asks_for_money, Weight::waits, "「{2}」似乎要求求職者付款。",
         "“{2}” seems to ask applicants for money.", "《盜竊罪條例》（欺詐罪）", "Theft Ordinance (fraud)"},
    Rule{FindingKind::asks_for_bank_or_identity, Weight::waits,
         "「{2}」似乎要求求職者在入職前提供銀行戶口、身份證或驗證碼。",
         "“{2}” seems to ask for a bank account, an identity card or a code before the work begins.",
         kPrivacyLaw, kPrivacyLawEnglish},
    Rule{FindingKind::parcels_or_transfers, Weight::queue, "「{2}」似乎要求代收包裹或代轉款項。",
         "“{2}” seems to be about receiving parcels or passing on money.", "《有組織及嚴重罪行條例》",
         "Organized and Serious Crimes Ordinance"},
    Rule{FindingKind::crypto, Weight::queue, "「{2}」似乎涉及以加密貨幣付款或投資。",
         "“{2}” seems to be about paying or investing in crypto.", "《打擊洗錢及恐怖分子資金籌集條例》",
         "Anti-Money Laundering and Counter-Terrorist Financing Ordinance"},
    Rule{FindingKind::easy_money, Weight::queue, "「{2}」承諾不合理的收入，是常見的求職陷阱字句。",
         "“{2}” promises an income as job scams do."},
    Rule{FindingKind::moves_to_chat, Weight::queue,
         "「{2}」要求求職者轉往其他通訊軟件聯絡，是常見的求職陷阱字句。",
         "“{2}” moves applicants to another messenger, as job scams do."},
};
static_assert(kRules.size() == base::names_of<FindingKind>().size());
static_assert(std::ranges::all_of(kRules, [place = std::size_t{0}](const Rule& rule) mutable {
    return static_cast<std::size_t>(rule.kind) == place++;
}));

const Rule& rule_of(FindingKind kind) {
    return kRules[static_cast<std::size_t>(kind)];
}

struct FieldName {
    // The name in a line of an import.
    std::string_view line;
    // The name in the editor.
    std::string_view field;
    std::string_view chinese;
    std::string_view english;
};

constexpr std::array kFields{
    FieldName{"job_name", "name", "職位名稱", "Title"},
    FieldName{"job_description", "description", "工作內容", "Description"},
    FieldName{"job_types", "job_types", "工種", "Job type"},
    FieldName{"address", "places", "工作地點", "Place"},
    FieldName{"address.address", "places", "工作地點", "Place"},
    FieldName{"region", "regions", "區域", "Region"},
    FieldName{"hourly rate", "hourly_rate", "時薪", "Hourly pay"},
    FieldName{"monthly rate", "monthly_rate", "月薪", "Monthly pay"},
    FieldName{"working days per week", "working_days_per_week", "每週工作日數", "Days a week"},
    FieldName{"working hours per day", "working_hours_per_day", "每日工作時數", "Hours a day"},
    FieldName{"working_hour", "working_hours", "工作時間", "Hours"},
    FieldName{"start_date", "start_date", "開始日期", "Start date"},
    FieldName{"end_date", "end_date", "結束日期", "End date"},
    FieldName{"vacancy", "vacancy", "空缺數目", "Vacancies"},
    FieldName{"education", "education", "學歷", "Education"},
    FieldName{"spoken_skill", "spoken_skills", "會話語言", "Spoken languages"},
    FieldName{"written_skill", "written_skills", "書寫語言", "Written languages"},
    FieldName{"skill", "skills", "技能", "Skills"},
    FieldName{"cert", "certs", "證書", "Certificates"},
    FieldName{"allowances", "allowances", "津貼", "Allowances"},
    FieldName{"allowances.description", "allowances", "津貼", "Allowances"},
    FieldName{"attributes", "attributes", "要求及福利", "Requirements and benefits"},
    FieldName{"attributes.category", "attributes", "要求及福利", "Requirements and benefits"},
    FieldName{"attributes.name", "attributes", "要求及福利", "Requirements and benefits"},
    FieldName{"apply_url", "apply_url", "申請網址", "Address to apply at"},
    FieldName{"expires_at", "close_on", "截止日期", "Closing date"},
};

// Each concern is a finding of the same name.
FindingKind finding_kind(ConcernKind kind) {
    return base::parse_enum<FindingKind>(base::name_of(kind)).value();
}

std::string_view field_of(std::string_view line_name) {
    const auto found = std::ranges::find(kFields, line_name, &FieldName::line);
    return found == kFields.end() ? std::string_view() : found->field;
}

std::string_view name_of_field(std::string_view field, Locale locale) {
    const auto found = std::ranges::find(kFields, field, &FieldName::field);
    if (found == kFields.end()) return "";
    return locale == Locale::en ? found->english : found->chinese;
}

// Start and end in minutes from the beginning of the week. A shift past Sunday's midnight ends in the next
// week.
std::pair<int, int> span_of(const WorkingHour& hour) {
    constexpr int kDay = 24 * 60;
    const int start = static_cast<int>(hour.day) * kDay + hour.start->minutes;
    const int length = (hour.end->minutes - hour.start->minutes + kDay) % kDay;
    return {start, start + (length == 0 ? kDay : length)};
}

bool has_times(const WorkingHour& hour) {
    return hour.day != DayOfWeek::negotiable && hour.start && hour.end;
}

bool overlaps(const std::vector<WorkingHour>& hours) {
    std::vector<std::pair<int, int>> spans;
    for (const WorkingHour& hour : hours) {
        if (has_times(hour)) spans.push_back(span_of(hour));
    }
    std::ranges::sort(spans);
    for (std::size_t i = 1; i < spans.size(); ++i) {
        if (spans[i].first < spans[i - 1].second) return true;
    }
    return false;
}

// Whether fewer days are marked than the job asks for. More days are allowed: the applicant may choose among
// them.
bool lacks_days(const JobPosting& posting) {
    std::set<DayOfWeek> days;
    for (const WorkingHour& hour : posting.working_hours) {
        if (hour.day == DayOfWeek::negotiable) return false;
        days.insert(hour.day);
    }
    const auto least = posting.working_days_per_week.least();
    return !days.empty() && least && *least > static_cast<int>(days.size());
}

bool is_in_one_language(const LocalizedText& text) {
    return text.zh_hant.empty() != text.en.empty();
}

// Reports pay that is lawful only while breaks do not count as working time.
void ask_about_breaks(const JobPosting& posting, int minimum_cents, std::vector<Finding>& found) {
    const auto lowest = lowest_pay(posting);
    if (!lowest || lowest->without_breaks < minimum_cents || lowest->with_breaks >= minimum_cents) return;
    found.push_back({FindingKind::below_minimum_wage_with_breaks, "monthly_rate",
                     fmt::format("${:.2f}", minimum_cents / 100.0)});
}

// Adds the findings that refuse no line but that the employer should know.
void advise(const JobLine& line, const ReferenceLists& lists, base::Timestamp now,
            std::vector<Finding>& found) {
    const JobPosting& posting = line.posting;
    const base::Date today = base::hong_kong_date(now);
    ask_about_breaks(posting, lists.minimum_wage_cents(today), found);
    if (posting.hourly_rate.empty() && posting.monthly_rate.empty())
        found.push_back({FindingKind::pay_missing, "hourly_rate"});
    if (posting.addresses.empty() && posting.regions.empty() && posting.apply_url.empty())
        found.push_back({FindingKind::place_missing, "places"});
    if (overlaps(posting.working_hours)) found.push_back({FindingKind::hours_overlap, "working_hours"});
    if (lacks_days(posting)) found.push_back({FindingKind::hours_do_not_fit, "working_hours"});
    if (posting.end_date && *posting.end_date < today) found.push_back({FindingKind::date_past, "end_date"});
    if (line.expires_at && *line.expires_at <= now) found.push_back({FindingKind::date_past, "close_on"});
    for (const Locale locale : kLocales) {
        const std::string& title = locale == Locale::en ? posting.name.en : posting.name.zh_hant;
        if (has_contact(title)) found.push_back({FindingKind::contact_in_title, "name", "", title, locale});
    }
    for (const auto& [field, text] :
         {std::pair{"name", &posting.name}, std::pair{"description", &posting.description}}) {
        if (is_in_one_language(*text))
            found.push_back({FindingKind::translation_missing, field, "", "",
                             text->en.empty() ? Locale::en : Locale::zh_hant});
    }
}

}  // namespace

Weight weight_of(FindingKind kind) {
    return rule_of(kind).weight;
}

std::string sentence_of(const Finding& finding, Locale locale) {
    const Rule& rule = rule_of(finding.kind);
    const bool is_english = locale == Locale::en;
    std::string sentence = fmt::format(fmt::runtime(is_english ? rule.english : rule.chinese),
                                       name_of_field(finding.field, locale), finding.value, finding.words);
    if (finding.weight() == Weight::waits)
        sentence += is_english ? " We look at the job before it goes out." : "我們查看後才會刊登。";
    return sentence;
}

std::string_view law_of(FindingKind kind, Locale locale) {
    const Rule& rule = rule_of(kind);
    return locale == Locale::en ? rule.english_law : rule.chinese_law;
}

std::vector<Finding> findings_of(const JobLine& line, const ReferenceLists& lists, base::Timestamp now) {
    Problems problems;
    check_job(line, lists, base::hong_kong_date(now), problems);
    std::vector<Finding> found;
    for (Problem& problem : problems.take()) {
        problem.finding.field = field_of(problem.finding.field);
        if (std::ranges::find(found, problem.finding) == found.end())
            found.push_back(std::move(problem.finding));
    }
    for (FoundWording& wording : wordings_in(line.posting))
        found.push_back({finding_kind(wording.concern.kind), std::string(wording.field), "",
                         std::move(wording.concern.words), wording.locale});
    advise(line, lists, now, found);
    std::ranges::stable_sort(found, {}, [](const Finding& finding) { return weight_of(finding.kind); });
    return found;
}

std::vector<std::string> words_to_release(const JobPosting& posting) {
    std::vector<std::string> words;
    for (Concern& concern : concerns_of(posting)) {
        const bool waits = weight_of(finding_kind(concern.kind)) == Weight::waits;
        if (waits && std::ranges::find(words, concern.words) == words.end())
            words.push_back(std::move(concern.words));
    }
    return words;
}

bool any_blocks(const std::vector<Finding>& findings) {
    return std::ranges::any_of(findings, &Finding::blocks);
}

}  // namespace hoigung::domain
