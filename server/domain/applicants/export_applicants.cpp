#include "domain/applicants/export_applicants.hpp"

#include <utility>

#include <fmt/format.h>

#include "base/csv.hpp"
#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/applicant_texts.hpp"
#include "domain/applicants/find_applicants.hpp"
#include "domain/catalogue/company_jobs.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// One line of the file.
class Line {
  public:
    explicit Line(std::string& file) : file_(file) {}
    Line& cell(std::string_view text) {
        if (!is_first_) file_ += ',';
        is_first_ = false;
        file_ += base::csv_cell(text);
        return *this;
    }
    void end() { file_ += "\r\n"; }

  private:
    std::string& file_;
    bool is_first_ = true;
};

void write_headings(std::string& file, Locale locale) {
    Line line(file);
    for (const LocalizedText& heading : {LocalizedText{"姓名", "Name"},
                                         {"電話", "Telephone"},
                                         {"申請時間", "Applied at"},
                                         {"狀態", "Status"},
                                         {"工作地點", "Places"},
                                         {"居住地區", "Home district"},
                                         {"工時配合（%）", "Hours that fit (%)"},
                                         {"工作經驗（月）", "Experience (months)"},
                                         {"會話語言", "Spoken languages"},
                                         {"學歷", "Education"},
                                         {"給僱主的話", "Message"},
                                         {"評分", "Rating"},
                                         {"面試結果", "Interview"}})
        line.cell(heading.in(locale));
    line.end();
}

// 2026-11-17 18:30 in Hong Kong.
std::string local_time(base::Timestamp time) {
    const std::string text = base::to_iso(time + base::kHongKongOffset);
    return text.substr(0, 10) + ' ' + text.substr(11, 5);
}

std::string joined(const std::vector<std::string>& parts) {
    return fmt::format("{}", fmt::join(parts, " / "));
}

void write_applicant(std::string& file, const ApplicantCard& card, const JobPosting& posting,
                     const ReferenceLists& lists, Locale locale) {
    const Application& application = card.application;
    const Profile& profile = application.applicant.profile;
    const auto fit = hours_fit(posting.working_hours, profile.availability).percent();
    std::vector<std::string> places;
    for (const Address& place : application.addresses) places.push_back(place.address.in(locale));
    std::vector<std::string> languages;
    for (const LanguageSkill& skill : profile.spoken_skills) {
        const Term* language = lists.spoken_language(skill.language);
        if (language != nullptr) languages.push_back(language->name.in(locale));
    }
    const District* home = lists.district(profile.home_district);
    const EducationLevel* education = lists.education(profile.education);
    Line(file)
        .cell(profile.name)
        .cell(application.applicant.telephone.local())
        .cell(local_time(application.applied_at))
        .cell(status_name(application.status).in(locale))
        .cell(joined(places))
        .cell(home == nullptr ? "" : home->name.in(locale))
        .cell(fit ? std::to_string(*fit) : "")
        .cell(std::to_string(experience_months(profile.work_experience, application.applied_at)))
        .cell(joined(languages))
        .cell(education == nullptr ? "" : education->name.in(locale))
        .cell(profile.message_to_employer)
        .cell(card.rating ? std::to_string(*card.rating) : "")
        .cell(card.interview_outcome ? outcome_name(*card.interview_outcome).in(locale) : "")
        .end();
}

// Counts the export and records it in the company's log.
Outcome<CompanyId> begin_export(const Person& person, std::string_view company_id,
                                const std::optional<Job>& job, const EmployerPorts& ports,
                                base::Timestamp now) {
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<CompanyId> {
        const auto own = TRY(own_company(writer, person.id, company_id, Permission::answer_applicants));
        if (!job) return Refusal::IdNotFound;
        if (left_today(writer, own.company, now).exports == 0) return Refusal::CompanyLimitReached;
        note(writer, ports.random, own.company.id, person, ActivityKind::applicants_exported,
             job->posting.name.in(person.locale), now);
        return own.company.id;
    });
}

}  // namespace

Outcome<std::string> export_applicants(const Person& person, std::string_view company_id,
                                       std::string_view job_id, Locale locale, const EmployerPorts& ports,
                                       base::Timestamp now) {
    constexpr int kAtOnce = 200;
    const auto id = CompanyId::parse(company_id);
    const auto job = id ? job_of(ports.catalogue, *id, job_id) : std::nullopt;
    const CompanyId company = TRY(begin_export(person, company_id, job, ports, now));
    const auto kept_since = applicants_kept_since(ports, now);
    std::string file = "\xEF\xBB\xBF";
    write_headings(file, locale);
    std::optional<ApplicantPlace> last;
    for (bool more = true; more;) {
        const auto [places, cards] = look_up(ports.store, [&](EmployerReader& reader) {
            auto found = reader.applicants().places_of(company, job->id, kept_since, last, kAtOnce);
            std::vector<ApplicationId> ids;
            ids.reserve(found.size());
            for (const ApplicantPlace& place : found) ids.push_back(place.application);
            return std::pair(std::move(found), reader.applicants().cards(company, ids, kept_since));
        });
        for (const ApplicantCard& card : cards)
            write_applicant(file, card, job->posting, ports.lists, locale);
        more = !places.empty();
        if (more) last = places.back();
    }
    return file;
}

}  // namespace hoigung::domain
