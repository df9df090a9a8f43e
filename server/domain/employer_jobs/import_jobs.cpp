#include "domain/employer_jobs/import_jobs.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "base/text.hpp"
#include "base/text_encoding.hpp"
#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employer_jobs/hold_job.hpp"
#include "domain/employer_jobs/import_plan.hpp"
#include "domain/employer_jobs/job_columns.hpp"
#include "domain/employer_jobs/job_form.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/ingest/ingest.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLinesAtOnce = 100;

// A reference always maps to the same job, in this file and the next.
JobId id_of(const std::string& reference, int line, JobImportId import, const ImportContext& context) {
    if (reference.empty()) return {base::derive_id(fmt::format("line {} of {}", line, import.text()))};
    const auto known = context.by_reference.find(reference);
    if (known != context.by_reference.end()) return known->second;
    return {base::derive_id(fmt::format("reference {} of {}", reference, context.company.text()))};
}

LocalizedText in_both(const Finding& finding) {
    return {sentence_of(finding, Locale::zh_hant), sentence_of(finding, Locale::en)};
}

void add_problem(ImportLine& line, std::string_view chinese, std::string_view english) {
    line.problems.push_back({"", Weight::blocks, {std::string(chinese), std::string(english)}});
}

ImportLine read_line(const base::CsvLine& text, const JobColumns& columns, JobImportId import,
                     const ImportContext& context, const ReferenceLists& lists, base::Timestamp now) {
    ImportLine line;
    line.number = text.number;
    line.job = id_of(columns.reference_in(text), text.number, import, context);
    const Job* on_site = context.job(line.job);
    // Values that the file has no column for stay unchanged.
    if (on_site != nullptr) {
        line.content = content_of(*on_site, context.note(line.job));
        line.job_changed_at = on_site->updated_at;
    }
    if (const JobDraft* draft = context.draft(line.job)) line.draft_version = draft->version;
    line.problems = columns.read(text, {lists, context.branches}, line.content);
    const JobLine job = line_of(line.job, context.company, line.content,
                                on_site == nullptr ? std::nullopt : std::optional(*on_site), now);
    auto findings = findings_of(job, lists, now);
    mark_released(findings, words_to_wait_for(line, context));
    for (const Finding& finding : findings) {
        std::string heading = columns.heading_for(finding, text);
        const bool is_told =
            finding.blocks() && !heading.empty() &&
            std::ranges::find(line.problems, heading, &ImportProblem::column) != line.problems.end();
        if (!is_told) line.problems.push_back({std::move(heading), finding.weight(), in_both(finding)});
    }
    if (context.kept_by_feeds.contains(line.job))
        add_problem(line, "此職位由其他系統更新。", "This job is kept up to date from another system.");
    if (on_site && on_site->state == JobState::suspended)
        add_problem(line, "此職位已被暫停。", "This job is suspended.");
    if (!line.is_good()) line.act = ImportAct::skip;
    return line;
}

// A reference that appears twice in a file would give one job two contents.
void refuse_repetitions(std::vector<ImportLine>& lines, const JobColumns& columns) {
    std::map<JobId, int> first;
    for (ImportLine& line : lines) {
        const auto [seen, is_new] = first.emplace(line.job, line.number);
        if (is_new) continue;
        line.act = ImportAct::skip;
        line.problems.push_back({columns.reference_heading(),
                                 Weight::blocks,
                                 {fmt::format("編號與第 {} 行相同。", seen->second),
                                  fmt::format("Line {} has the same reference.", seen->second)}});
    }
}

// Sets for each valid line what it does, or why it does nothing.
void plan_lines(std::vector<ImportLine>& lines, ImportPlan plan) {
    for (ImportLine& line : lines) {
        if (line.act == ImportAct::skip) continue;
        const auto objection = plan.objection_to(line);
        line.act = objection ? ImportAct::skip : plan.act_of(line);
        if (objection == ScheduleProblem::same_job_exists)
            add_problem(line, "過去 14 天內已刊登相同名稱、地點及工時的職位，或檔案內已有相同的職位。",
                        "A job with this title, place and hours was published within the last 14 days, or "
                        "stands in the file already.");
        if (objection == ScheduleProblem::limit_reached)
            add_problem(line, "公司今天可刊登的職位數目已達上限，請明天再匯入此行。",
                        "The company can publish no more jobs today: please import this line tomorrow.");
    }
}

// Excel's default formats: a ZIP archive, or the older binary format.
bool is_spreadsheet(std::string_view content) {
    using namespace std::string_view_literals;
    return content.starts_with("PK\x03\x04"sv) || content.starts_with("\xD0\xCF\x11\xE0"sv);
}

Outcome<std::vector<base::CsvLine>> lines_of(const ImportFile& file, std::string& encoding) {
    if (is_spreadsheet(file.content)) return Refusal::ImportIsSpreadsheet;
    if (file.content.size() > kMostImportBytes) return Refusal::InvalidImport;
    const auto decoded = base::decode_text(file.content);
    if (!decoded) return Refusal::InvalidImport;
    encoding = decoded->encoding;
    auto lines = base::read_csv(decoded->text, {kMostImportLines + 1, kMostImportColumns});
    if (!lines || lines->empty()) return Refusal::InvalidImport;
    return std::move(*lines);
}

Outcome<OwnCompany> company_for(const Person& person, std::string_view company_id, const EmployerPorts& ports,
                                Permission permission = Permission::change_jobs) {
    return look_up(ports.store, [&](EmployerReader& reader) {
        return own_company(reader, person.id, company_id, permission);
    });
}

ImportContext context_of(const JobImport& import, CompanyId company, const EmployerPorts& ports) {
    auto context = read_import_context(company, ports);
    std::vector<JobId> ids;
    for (const ImportLine& line : import.lines) ids.push_back(line.job);
    add_jobs(context, ids, ports);
    return context;
}

// Confirms an import chunk by chunk: each chunk is published before its notes are written.
class Confirmation {
  public:
    Confirmation(const Person& person, JobImport& import, const EmployerCompany& company, int jobs_left,
                 const EmployerPorts& ports, base::Timestamp now)
        : person_(person),
          import_(import),
          company_(company),
          ports_(ports),
          now_(now),
          context_(context_of(import, company.id, ports)),
          plan_(company, context_, jobs_left, ports, now) {}

    ImportOutcome run() {
        std::vector<const ImportLine*> good;
        for (const ImportLine& line : import_.lines) {
            if (line.act == ImportAct::skip) {
                ++outcome_.skipped;
            } else if (const auto changed = plan_.change_since(line)) {
                refuse(line, *changed);
            } else if (const auto objection = plan_.objection_to(line)) {
                refuse(line, *objection);
            } else {
                good.push_back(&line);
            }
        }
        for (std::size_t i = 0; i < good.size(); i += kLinesAtOnce) {
            const auto chunk = std::span(good).subspan(i, std::min(kLinesAtOnce, good.size() - i));
            std::vector<const ImportLine*> waiting;
            std::vector<const ImportLine*> free;
            for (const ImportLine* line : chunk) (plan_.waits(*line) ? waiting : free).push_back(line);
            publish(free);
            hold_lines(waiting);
        }
        return std::move(outcome_);
    }

  private:
    void refuse(const ImportLine& line, ScheduleProblem problem) {
        outcome_.refused.push_back({line.number, problem});
        ++outcome_.skipped;
    }

    void publish(std::span<const ImportLine* const> chunk) {
        if (chunk.empty()) return;
        std::vector<CatalogueLine> lines;
        for (const ImportLine* each : chunk) lines.emplace_back(plan_.job_line(*each));
        const auto results = ingest(lines, ports_.lists, ports_.catalogue, now_);
        ports_.store.write([&](EmployerWriter& writer) {
            static_cast<void>(writer.companies().find(company_.id));
            std::vector<const ImportLine*> unrecorded;
            for (std::size_t i = 0; i < results.size(); ++i) {
                // A missing note means that an earlier attempt was interrupted between publishing and writing
                // the note.
                const bool is_recorded = results[i].ok() && *results[i] == Ingested::unchanged &&
                                         context_.notes.contains(chunk[i]->job);
                if (results[i].ok() && !is_recorded) unrecorded.push_back(chunk[i]);
            }
            record_lines(writer, unrecorded);
        });
        for (std::size_t i = 0; i < results.size(); ++i) count(*chunk[i], results[i]);
    }

    void record_lines(EmployerWriter& writer, std::span<const ImportLine* const> lines) {
        std::vector<EmployerJobNote> notes;
        std::vector<JobId> drafts;
        std::vector<Activity> activities;
        for (const ImportLine* line : lines) {
            const bool is_new = !context_.jobs.contains(line->job);
            notes.push_back({line->job, company_.id, line->content.reference, std::nullopt,
                             context_.released_words(line->job)});
            drafts.push_back(line->job);
            activities.push_back(activity_of(ports_.random, company_.id, person_,
                                             is_new ? ActivityKind::job_published : ActivityKind::job_changed,
                                             line->content.posting.name.in(person_.locale), now_));
        }
        writer.jobs().put_job_notes(notes);
        writer.jobs().remove_drafts(drafts);
        writer.logs().note_all(activities);
    }

    void count(const ImportLine& line, const LineResult& result) {
        if (!result.ok()) return refuse(line, ScheduleProblem::not_valid);
        if (*result == Ingested::created) ++outcome_.created;
        if (*result == Ingested::changed) ++outcome_.changed;
        if (*result == Ingested::unchanged) ++outcome_.unchanged;
    }

    // Stores lines as drafts that are published once the company is verified and the operator has released
    // their words.
    void hold_lines(std::span<const ImportLine* const> chunk) {
        if (chunk.empty()) return;
        std::vector<JobId> ids;
        for (const ImportLine* each : chunk) ids.push_back(each->job);
        const auto held = transact(ports_.store, [&](EmployerWriter& writer) {
            ImportOutcome counts;
            static_cast<void>(writer.companies().find(company_.id));
            std::map<JobId, JobDraft> known;
            for (JobDraft& draft : writer.jobs().drafts(ids)) known.emplace(draft.id, std::move(draft));
            std::vector<JobDraft> made;
            for (const ImportLine* each : chunk) {
                const auto found = known.find(each->job);
                const JobDraft* draft = found == known.end() ? nullptr : &found->second;
                const auto words = words_to_wait_for(*each, context_);
                counts.waiting += words.empty() ? 0 : 1;
                if (draft != nullptr && draft->content == each->content && draft->publish_at) {
                    ++counts.unchanged;
                    continue;
                }
                const Job* on_site = context_.job(each->job);
                ++(draft != nullptr || on_site != nullptr ? counts.changed : counts.created);
                made.push_back(waiting_draft(*each, draft, words));
            }
            writer.jobs().put_drafts(made);
            return counts;
        });
        outcome_.created += held.created;
        outcome_.changed += held.changed;
        outcome_.unchanged += held.unchanged;
        outcome_.waiting += held.waiting;
    }

    [[nodiscard]] JobDraft waiting_draft(const ImportLine& line, const JobDraft* known,
                                         const std::vector<std::string>& words) const {
        JobDraft draft = known != nullptr ? *known : JobDraft{};
        draft.id = line.job;
        draft.company = company_.id;
        if (known != nullptr) ++draft.version;
        draft.content = line.content;
        draft.saved_at = now_;
        draft.saved_by = person_.id;
        draft.publish_at = now_;
        draft.schedule_problem.reset();
        draft.released_words = context_.released_words(line.job);
        const Job* on_site = context_.job(line.job);
        draft.based_on = on_site != nullptr ? std::optional(on_site->updated_at) : std::nullopt;
        draft.hold_for(words, now_);
        return draft;
    }

    const Person& person_;
    const JobImport& import_;
    const EmployerCompany& company_;
    const EmployerPorts& ports_;
    const base::Timestamp now_;
    const ImportContext context_;
    ImportPlan plan_;
    ImportOutcome outcome_;
};

}  // namespace

Outcome<JobImportId> read_import(const Person& person, std::string_view company_id, const ImportFile& file,
                                 const EmployerPorts& ports, base::Timestamp now) {
    const auto own = TRY(company_for(person, company_id, ports));
    JobImport import;
    const auto lines = TRY(lines_of(file, import.encoding));
    const JobColumns columns(lines.front().cells);
    if (!columns.has_title()) return Refusal::InvalidImport;
    constexpr std::size_t kLongestFileName = 100;
    import.id = JobImportId::make(now, ports.random);
    import.company = own.company.id;
    import.person = person.id;
    import.read_at = now;
    import.file_name = base::first_characters(base::to_storable(file.name), kLongestFileName);
    import.unknown_columns = columns.unknown();
    auto context = read_import_context(own.company.id, ports);
    const auto rows = std::span(lines).subspan(1);
    std::vector<JobId> ids;
    for (const base::CsvLine& line : rows)
        ids.push_back(id_of(columns.reference_in(line), line.number, import.id, context));
    add_jobs(context, ids, ports);
    for (const base::CsvLine& line : rows)
        import.lines.push_back(read_line(line, columns, import.id, context, ports.lists, now));
    refuse_repetitions(import.lines, columns);
    const auto jobs_left = look_up(
        ports.store, [&](EmployerReader& reader) { return left_today(reader, own.company, now).jobs; });
    plan_lines(import.lines, ImportPlan(own.company, context, jobs_left, ports, now));
    ports.store.write([&](EmployerWriter& writer) { writer.jobs().put(import); });
    return import.id;
}

Outcome<JobImport> find_import(CompanyId company, std::string_view import_id, EmployerStore& store) {
    const auto id = JobImportId::parse(import_id);
    if (!id) return Refusal::IdNotFound;
    auto import = look_up(store, [&](EmployerReader& reader) { return reader.jobs().job_import(*id); });
    if (!import || import->company != company) return Refusal::IdNotFound;
    return std::move(*import);
}

Outcome<JobImport> confirm_import(const Person& person, std::string_view company_id,
                                  std::string_view import_id, const EmployerPorts& ports,
                                  base::Timestamp now) {
    const auto own = TRY(company_for(person, company_id, ports, Permission::publish_jobs));
    JobImport import = TRY(find_import(own.company.id, import_id, ports.store));
    if (import.outcome) return import;
    const bool waits = own.company.state != CompanyState::verified;
    const auto lines = waits ? 0 : static_cast<int>(import.lines.size());
    const int room = take_room_for_jobs(ports.store, own.company.id, lines, now);
    import.outcome = Confirmation(person, import, own.company, room, ports, now).run();
    import.confirmed_at = now;
    ports.store.write([&](EmployerWriter& writer) {
        static_cast<void>(writer.companies().find(own.company.id));
        // From here on the published jobs are counted by the log.
        give_back_room(writer, own.company.id, room, now);
        writer.jobs().put(import);
        note(writer, ports.random, own.company.id, person, ActivityKind::jobs_imported,
             fmt::format("{} ({})", import.file_name, import.outcome->created + import.outcome->changed),
             now);
    });
    return import;
}

}  // namespace hoigung::domain
