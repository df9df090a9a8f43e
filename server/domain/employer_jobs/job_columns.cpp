#include "domain/employer_jobs/job_columns.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "base/text.hpp"
#include "domain/employer_jobs/working_hours_text.hpp"

namespace hoigung::domain {
namespace {

// Why a cell could not be read.
using Fault = std::optional<LocalizedText>;

// A cell and the content that it is read into.
struct Cell {
    std::string_view text;
    const ColumnLists& lists;
    JobContent& content;
};

Fault not_read(std::string_view text, std::string_view chinese, std::string_view english) {
    const std::string shown(base::first_characters(text, 40));
    return LocalizedText{fmt::format("「{}」{}", shown, chinese), fmt::format("“{}” {}", shown, english)};
}

// The entries of a cell, separated by line feeds or semicolons.
std::vector<std::string_view> parts_of(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        std::size_t end = text.size();
        std::size_t mark = 0;
        for (const std::string_view separator : {"\n", ";", "；", "、"}) {
            const std::size_t at = text.find(separator);
            if (at < end) {
                end = at;
                mark = separator.size();
            }
        }
        const auto part = base::trim(text.substr(0, end));
        if (!part.empty()) parts.push_back(part);
        text.remove_prefix(end + mark);
    }
    return parts;
}

bool is_called(const LocalizedText& name, std::string_view folded) {
    return base::fold(name.zh_hant) == folded || base::fold(name.en) == folded;
}

// A number as people write it: $13,500 or 60.5.
std::optional<double> number_in(std::string_view text) {
    std::string digits;
    for (const char c : base::fold(text)) {
        if (c != ',' && c != '$' && c != ' ') digits += c;
    }
    if (digits.starts_with("hk")) digits.erase(0, 2);
    double number = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (fault != std::errc{} || end != digits.data() + digits.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

Fault read_whole(std::string_view text, std::optional<int>& out) {
    constexpr double kMost = 1e9;
    const auto number = number_in(text);
    if (!number || *number != std::floor(*number) || std::abs(*number) > kMost)
        return not_read(text, "不是整數", "is not a whole number");
    out = static_cast<int>(*number);
    return std::nullopt;
}

Fault read_real(std::string_view text, std::optional<double>& out) {
    const auto number = number_in(text);
    if (!number) return not_read(text, "不是數字", "is not a number");
    out = *number;
    return std::nullopt;
}

// 2026-12-31, 2026/12/31 or, as is usual in Hong Kong's spreadsheets, 31/12/2026.
std::optional<base::Date> date_in(std::string_view text) {
    std::array<int, 3> parts{};
    std::array<std::size_t, 3> sizes{};
    std::size_t count = 0;
    const char* at = text.data();
    const char* const end = text.data() + text.size();
    while (at < end && count < 3) {
        const auto [next, fault] = std::from_chars(at, end, parts[count]);
        if (fault != std::errc{}) return std::nullopt;
        sizes[count++] = static_cast<std::size_t>(next - at);
        at = next;
        if (at < end && (*at == '-' || *at == '/' || *at == '.')) ++at;
    }
    if (count != 3 || at != end) return std::nullopt;
    if (sizes[0] != 4) std::swap(parts[0], parts[2]);
    // std::chrono::month and day keep only the lowest bits of a number.
    if (parts[1] < 1 || parts[1] > 12 || parts[2] < 1 || parts[2] > 31) return std::nullopt;
    const base::Date date(std::chrono::year(parts[0]), std::chrono::month(static_cast<unsigned>(parts[1])),
                          std::chrono::day(static_cast<unsigned>(parts[2])));
    const bool is_date = date.ok() && parts[0] >= 2000 && parts[0] < 3000;
    return is_date ? std::optional(date) : std::nullopt;
}

Fault read_date(std::string_view text, std::optional<base::Date>& out) {
    out = date_in(text);
    return out ? std::nullopt
               : not_read(text, "不是日期，請用 2026-12-31", "is no date: please write 2026-12-31");
}

Fault read_flag(std::string_view text, bool& out) {
    const std::string folded = base::fold(text);
    const auto is_one_of = [&](auto... words) { return ((folded == words) || ...); };
    out = is_one_of("yes", "y", "true", "1", "是", "有", "需要", "要");
    if (out || is_one_of("no", "n", "false", "0", "否", "沒有", "無", "不需要", "不用")) return std::nullopt;
    return not_read(text, "請填「是」或「否」", "should be yes or no");
}

Fault read_employment(const Cell& cell) {
    const std::string folded = base::fold(cell.text);
    for (const Term& term : cell.lists.lists.lists().employments) {
        if (term.code != folded && !is_called(term.name, folded)) continue;
        cell.content.posting.employment = base::parse_enum<Employment>(term.code).value();
        return std::nullopt;
    }
    if (folded == "full time") return cell.content.posting.employment = Employment::full_time, std::nullopt;
    if (folded == "part time") return cell.content.posting.employment = Employment::part_time, std::nullopt;
    if (folded == "臨時" || folded == "temporary")
        return cell.content.posting.employment = Employment::temp, std::nullopt;
    return not_read(cell.text, "應為全職、兼職或臨時工", "should be full-time, part-time or temp");
}

Fault read_job_types(const Cell& cell) {
    auto& types = cell.content.posting.job_types;
    types.clear();
    for (const std::string_view part : parts_of(cell.text)) {
        const std::string folded = base::fold(part);
        const std::size_t before = types.size();
        for (const JobCategory& category : cell.lists.lists.lists().categories) {
            for (const JobType& type : category.types) {
                const bool is_it = !type.short_code.empty() && types.size() == before &&
                                   (base::fold(type.short_code) == folded || is_called(type.name, folded));
                if (is_it) types.push_back(type.short_code);
            }
        }
        if (types.size() == before) return not_read(part, "不是列表內的工種", "is no job type in our list");
    }
    return std::nullopt;
}

Fault read_branches(const Cell& cell) {
    auto& addresses = cell.content.posting.addresses;
    addresses.clear();
    for (const std::string_view part : parts_of(cell.text)) {
        const std::string folded = base::fold(part);
        const auto found = std::ranges::find_if(cell.lists.branches, [&](const Branch& branch) {
            return branch.id.text() == folded || is_called(branch.name, folded);
        });
        if (found == cell.lists.branches.end())
            return not_read(part, "不是公司的分店，請先新增分店",
                            "is no branch of the company: please add it first");
        addresses.push_back({found->id, found->address, found->district, found->coordinates});
    }
    return std::nullopt;
}

template <class List>
Fault read_one_of(std::string_view text, const List& list, auto id_of, std::string& out) {
    const std::string folded = base::fold(text);
    for (const auto& each : list) {
        if (base::fold(id_of(each)) != folded && !is_called(each.name, folded)) continue;
        out = id_of(each);
        return std::nullopt;
    }
    return not_read(text, "不在列表中", "is not in the list");
}

// Requirements or benefits. The two languages of an entry are matched by their position in the cells.
Fault read_attributes(const Cell& cell, const LocalizedText& category, Locale locale) {
    auto& attributes = cell.content.posting.attributes;
    const auto words_of = [locale](Attribute& each) -> std::string& {
        return locale == Locale::en ? each.name.en : each.name.zh_hant;
    };
    for (Attribute& each : attributes) {
        if (each.category == category) words_of(each).clear();
    }
    auto next = attributes.begin();
    for (const std::string_view part : parts_of(cell.text)) {
        next = std::ranges::find(next, attributes.end(), category, &Attribute::category);
        if (next == attributes.end()) next = attributes.insert(next, Attribute{category, {}});
        words_of(*next) = part;
        ++next;
    }
    std::erase_if(attributes, [](const Attribute& each) { return each.name.empty(); });
    return std::nullopt;
}

const LocalizedText& requirements() {
    static const LocalizedText kName{"要求", "Requirements"};
    return kName;
}

const LocalizedText& benefits() {
    static const LocalizedText kName{"福利", "Benefits"};
    return kName;
}

struct Column {
    std::string_view name;
    std::string_view chinese;
    std::string_view english;
    // The editor's field that findings name.
    std::string_view field;
    std::string_view example;
    Fault (*read)(const Cell&);
};

template <auto Member, bool IsChinese>
Fault read_text(const Cell& cell) {
    auto& text = cell.content.posting.*Member;
    (IsChinese ? text.zh_hant : text.en) = cell.text;
    return std::nullopt;
}

template <auto Member, bool IsFrom>
Fault read_end(const Cell& cell) {
    auto& range = cell.content.posting.*Member;
    auto& end = IsFrom ? range.from : range.to;
    end.reset();
    if constexpr (std::is_same_v<decltype(range.from), std::optional<int>>) {
        return cell.text.empty() ? std::nullopt : read_whole(cell.text, end);
    } else {
        return cell.text.empty() ? std::nullopt : read_real(cell.text, end);
    }
}

template <auto Member>
Fault read_day(const Cell& cell) {
    auto& day = cell.content.posting.*Member;
    day.reset();
    return cell.text.empty() ? std::nullopt : read_date(cell.text, day);
}

template <auto Member>
Fault read_yes(const Cell& cell) {
    cell.content.posting.*Member = false;
    return cell.text.empty() ? std::nullopt : read_flag(cell.text, cell.content.posting.*Member);
}

using P = JobPosting;

const std::array kColumns{
    Column{"reference", "編號", "Reference", "reference", "A-101",
           [](const Cell& cell) -> Fault {
               cell.content.reference = base::first_characters(cell.text, 100);
               return std::nullopt;
           }},
    Column{"name_zh", "職位名稱（中文）", "Title (Chinese)", "name", "樓面侍應", read_text<&P::name, true>},
    Column{"name_en", "職位名稱（英文）", "Title (English)", "name", "Waiter / Waitress",
           read_text<&P::name, false>},
    Column{"description_zh", "工作內容（中文）", "Description (Chinese)", "description",
           "招呼客人、落單及保持樓面整潔。", read_text<&P::description, true>},
    Column{"description_en", "工作內容（英文）", "Description (English)", "description",
           "Serve guests, take orders and keep the floor tidy.", read_text<&P::description, false>},
    Column{"job_type", "工種", "Job type", "job_types", "WW", read_job_types},
    Column{"employment", "僱用形式", "Employment", "employment", "pt", read_employment},
    Column{"branch", "分店", "Branch", "places", "", read_branches},
    Column{"hourly_from", "時薪由", "Hourly pay from", "hourly_rate", "60", read_end<&P::hourly_rate, true>},
    Column{"hourly_to", "時薪至", "Hourly pay to", "hourly_rate", "65", read_end<&P::hourly_rate, false>},
    Column{"monthly_from", "月薪由", "Monthly pay from", "monthly_rate", "",
           read_end<&P::monthly_rate, true>},
    Column{"monthly_to", "月薪至", "Monthly pay to", "monthly_rate", "", read_end<&P::monthly_rate, false>},
    Column{"hours", "工作時間", "Hours", "working_hours", "mon-fri 09:00-18:00; sat 10:00-14:00",
           [](const Cell& cell) -> Fault {
               auto hours = working_hours_in(cell.text);
               if (!hours)
                   return not_read(cell.text, "不是工作時間，例如 mon-fri 09:00-18:00",
                                   "are no hours: please write mon-fri 09:00-18:00");
               cell.content.posting.working_hours = std::move(*hours);
               return std::nullopt;
           }},
    Column{"days_from", "每週日數由", "Days a week from", "working_days_per_week", "",
           read_end<&P::working_days_per_week, true>},
    Column{"days_to", "每週日數至", "Days a week to", "working_days_per_week", "",
           read_end<&P::working_days_per_week, false>},
    Column{"hours_a_day_from", "每日時數由", "Hours a day from", "working_hours_per_day", "",
           read_end<&P::working_hours_per_day, true>},
    Column{"hours_a_day_to", "每日時數至", "Hours a day to", "working_hours_per_day", "",
           read_end<&P::working_hours_per_day, false>},
    Column{"vacancy", "空缺數目", "Vacancies", "vacancy", "2",
           [](const Cell& cell) -> Fault {
               std::optional<int> vacancy = 1;
               Fault fault = cell.text.empty() ? std::nullopt : read_whole(cell.text, vacancy);
               cell.content.posting.vacancy = *vacancy;
               return fault;
           }},
    Column{"start_date", "開始日期", "Start date", "start_date", "", read_day<&P::start_date>},
    Column{"end_date", "結束日期", "End date", "end_date", "", read_day<&P::end_date>},
    Column{"close_on", "截止日期", "Closing date", "close_on", "",
           [](const Cell& cell) -> Fault {
               cell.content.close_on.reset();
               return cell.text.empty() ? std::nullopt : read_date(cell.text, cell.content.close_on);
           }},
    Column{"education", "學歷", "Education", "education", "",
           [](const Cell& cell) -> Fault {
               cell.content.posting.education.clear();
               if (cell.text.empty()) return std::nullopt;
               return read_one_of(
                   cell.text, cell.lists.lists.lists().educations,
                   [](const EducationLevel& each) -> const std::string& { return each.id; },
                   cell.content.posting.education);
           }},
    Column{"shift_required", "需輪班", "Shifts", "shift_required", "", read_yes<&P::shift_required>},
    Column{"alternative_sat", "長短週", "Alternate Saturdays", "alternative_sat", "",
           read_yes<&P::alternative_sat>},
    Column{"requirements_zh", "要求（中文）", "Requirements (Chinese)", "attributes",
           "良好服務態度；懂基本英語",
           [](const Cell& cell) { return read_attributes(cell, requirements(), Locale::zh_hant); }},
    Column{"requirements_en", "要求（英文）", "Requirements (English)", "attributes",
           "A friendly manner; basic English",
           [](const Cell& cell) { return read_attributes(cell, requirements(), Locale::en); }},
    Column{"benefits_zh", "福利（中文）", "Benefits (Chinese)", "attributes", "包膳食",
           [](const Cell& cell) { return read_attributes(cell, benefits(), Locale::zh_hant); }},
    Column{"benefits_en", "福利（英文）", "Benefits (English)", "attributes", "Meals",
           [](const Cell& cell) { return read_attributes(cell, benefits(), Locale::en); }},
    Column{"apply_url", "申請網址", "Address to apply at", "apply_url", "",
           [](const Cell& cell) -> Fault {
               cell.content.posting.apply_url = cell.text;
               return std::nullopt;
           }},
};

// Pay can be given in either of two columns.
bool is_about(const Column& column, const Finding& finding) {
    return column.field == finding.field ||
           (finding.kind == FindingKind::pay_missing && column.field == "monthly_rate");
}

bool is_in(const Column& column, std::optional<Locale> locale) {
    return locale && column.name.ends_with(*locale == Locale::en ? "_en" : "_zh");
}

std::optional<std::size_t> column_called(std::string_view heading) {
    const std::string folded = base::fold(base::trim(heading));
    const auto found = std::ranges::find_if(kColumns, [&](const Column& column) {
        return folded == column.name || folded == base::fold(column.chinese) ||
               folded == base::fold(column.english);
    });
    if (found == kColumns.end()) return std::nullopt;
    return static_cast<std::size_t>(found - kColumns.begin());
}

}  // namespace

JobColumns::JobColumns(const std::vector<std::string>& heading) : heading_(heading) {
    constexpr std::size_t kShown = 40;
    for (std::size_t cell = 0; cell < heading.size(); ++cell) {
        const auto column = column_called(heading[cell]);
        if (column && std::ranges::find(places_, *column, &Place::column) == places_.end()) {
            places_.push_back({*column, cell});
        } else if (!base::is_blank(heading[cell])) {
            unknown_.emplace_back(base::first_characters(base::trim(heading[cell]), kShown));
        }
    }
}

bool JobColumns::has_title() const {
    return std::ranges::any_of(places_,
                               [](const Place& place) { return kColumns[place.column].field == "name"; });
}

std::string_view JobColumns::cell_of(const base::CsvLine& line, std::string_view column) const {
    for (const Place& place : places_) {
        if (kColumns[place.column].name == column && place.cell < line.cells.size())
            return base::trim(line.cells[place.cell]);
    }
    return "";
}

std::string JobColumns::reference_in(const base::CsvLine& line) const {
    return std::string(base::first_characters(cell_of(line, "reference"), 100));
}

std::vector<ImportProblem> JobColumns::read(const base::CsvLine& line, const ColumnLists& lists,
                                            JobContent& content) const {
    std::vector<ImportProblem> problems;
    for (const Place& place : places_) {
        const std::string_view text =
            place.cell < line.cells.size() ? base::trim(line.cells[place.cell]) : std::string_view();
        const Column& column = kColumns[place.column];
        // An empty cell is skipped here, because this choice has no empty value.
        const bool is_choice = column.name == "employment";
        if (is_choice && text.empty()) continue;
        if (auto fault = column.read({text, lists, content}))
            problems.push_back({heading_[place.cell], Weight::blocks, std::move(*fault)});
    }
    return problems;
}

std::string JobColumns::heading_for(const Finding& finding, const base::CsvLine& line) const {
    const std::string words = base::fold(finding.words);
    const auto fit_of = [&](const Place& place) {
        const Column& column = kColumns[place.column];
        if (!is_about(column, finding)) return 0;
        const bool says_it = !words.empty() && place.cell < line.cells.size() &&
                             base::fold(line.cells[place.cell]).find(words) != std::string::npos;
        return 1 + (is_in(column, finding.locale) ? 1 : 0) + (says_it ? 2 : 0);
    };
    const auto best = std::ranges::max_element(places_, {}, fit_of);
    return best == places_.end() || fit_of(*best) == 0 ? std::string() : heading_[best->cell];
}

std::string JobColumns::reference_heading() const {
    const auto place = std::ranges::find_if(
        places_, [](const Place& each) { return kColumns[each.column].name == "reference"; });
    return place == places_.end() ? std::string() : heading_[place->cell];
}

std::string job_columns_example(Locale locale) {
    std::string headings;
    std::string examples;
    for (const Column& column : kColumns) {
        if (!headings.empty()) {
            headings += ',';
            examples += ',';
        }
        headings += base::csv_cell(locale == Locale::en ? column.english : column.chinese);
        examples += base::csv_cell(column.example);
    }
    // With the byte order mark by which Excel recognizes UTF-8.
    return "\xEF\xBB\xBF" + headings + "\r\n" + examples + "\r\n";
}

}  // namespace hoigung::domain
