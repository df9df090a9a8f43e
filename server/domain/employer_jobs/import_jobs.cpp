#include "domain/employer_jobs/import_jobs.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "base/text.hpp"
#include "base/text_encoding.hpp"
#include "domain/employer_jobs/job_columns.hpp"
#include "domain/employer_jobs/publish_job.hpp"
#include "domain/employer_jobs/same_job.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/ingest/ingest.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLinesAtOnce = 100;

// What lines are compared with.
struct Surroundings {
    CompanyId company;
    std::vector<Branch> branches;
    std::map<std::string, JobId> by_reference;
    std::map<JobId, Job> jobs;
    std::map<JobId, EmployerJobNote> notes;
    std::set<JobId> kept_by_feeds;
};

Surroundings surroundings_of(CompanyId company, const EmployerPorts& ports) {
    Surroundings around;
    around.company = company;
    ports.store.read([&](EmployerReader& reader) {
        around = {};
        around.company = company;
        around.branches = reader.branches_of(company);
        around.kept_by_feeds = reader.feed_jobs_of(company);
        for (EmployerJobNote& note : reader.job_notes_of(company)) {
            if (!note.reference.empty()) around.by_reference.emplace(note.reference, note.job);
            around.notes.emplace(note.job, std::move(note));
        }
        for (const JobDraft& draft : reader.drafts_of(company)) {
            if (!draft.content.reference.empty())
                around.by_reference.emplace(draft.content.reference, draft.id);
        }
    });
    return around;
}

// Reads the jobs that lines are about.
void read_jobs(Surroundings& around, std::span<const JobId> ids, const EmployerPorts& ports) {
    for (Job& job : ports.catalogue.jobs(ids)) {
        if (!job.is_removed && job.company_id == around.company) around.jobs.emplace(job.id, std::move(job));
    }
}

std::optional<Job> job_at(const Surroundings& around, JobId id) {
    const auto found = around.jobs.find(id);
    return found == around.jobs.end() ? std::nullopt : std::optional(found->second);
}

// The same reference is the same job, in this file and the next.
JobId id_of(const std::string& reference, int line, JobImportId import, const Surroundings& around) {
    if (reference.empty()) return {base::derive_id(fmt::format("line {} of {}", line, import.text()))};
    const auto known = around.by_reference.find(reference);
    if (known != around.by_reference.end()) return known->second;
    return {base::derive_id(fmt::format("reference {} of {}", reference, around.company.text()))};
}

LocalizedText in_both(const Finding& finding) {
    return {sentence_of(finding, Locale::zh_hant), sentence_of(finding, Locale::en)};
}

void add_problem(ImportLine& line, std::string_view chinese, std::string_view english) {
    line.problems.push_back({"", Weight::blocks, {std::string(chinese), std::string(english)}});
}

ImportLine read_line(const base::CsvLine& text, const JobColumns& columns, JobImportId import,
                     const Surroundings& around, const ReferenceLists& lists, base::Timestamp now) {
    ImportLine line;
    line.number = text.number;
    line.job = id_of(columns.reference_in(text), text.number, import, around);
    const auto on_site = job_at(around, line.job);
    // A column that the file does not have stays as it is.
    if (on_site) {
        const auto note = around.notes.find(line.job);
        line.content =
            content_of(*on_site, note == around.notes.end() ? std::nullopt : std::optional(note->second));
    }
    const JobContent before = line.content;
    line.problems = columns.read(text, {lists, around.branches}, line.content);
    const JobLine job = line_of(line.job, around.company, line.content, on_site, now);
    for (const Finding& finding : findings_of(job, lists, now)) {
        std::string heading = columns.heading_for(finding, text);
        const bool is_told =
            finding.blocks() && !heading.empty() &&
            std::ranges::find(line.problems, heading, &ImportProblem::column) != line.problems.end();
        if (!is_told)
            line.problems.push_back({std::move(heading), weight_of(finding.kind), in_both(finding)});
    }
    if (around.kept_by_feeds.contains(line.job))
        add_problem(line, "此職位由其他系統更新。", "This job is kept up to date from another system.");
    if (on_site && on_site->state == JobState::suspended)
        add_problem(line, "此職位已被暫停。", "This job is suspended.");
    if (!line.is_good()) {
        line.act = ImportAct::skip;
    } else if (on_site) {
        const bool is_same = line.content == before && on_site->state == JobState::published;
        line.act = is_same ? ImportAct::unchanged : ImportAct::change;
    }
    return line;
}

// A reference that stands twice in a file says two things of one job.
void refuse_repetitions(std::vector<ImportLine>& lines, const JobColumns& columns) {
    std::map<JobId, int> first;
    for (ImportLine& line : lines) {
        const auto [seen, is_new] = first.emplace(line.job, line.number);
        if (is_new) continue;
        line.act = ImportAct::skip;
        line.problems.push_back({columns.reference_heading(),
                                 Weight::blocks,
                                 {fmt::format("編號與第 {} 行相同。", seen->second),
                                  fmt::format("The reference is that of line {}.", seen->second)}});
    }
}

Outcome<std::vector<base::CsvLine>> lines_of(const ImportFile& file, std::string& encoding) {
    if (file.content.size() > kMostImportBytes) return Refusal::InvalidImport;
    const auto decoded = base::decode_text(file.content);
    if (!decoded) return Refusal::InvalidImport;
    encoding = decoded->encoding;
    auto lines = base::read_csv(decoded->text, {kMostImportLines + 1, kMostImportColumns});
    if (!lines || lines->empty()) return Refusal::InvalidImport;
    return std::move(*lines);
}

Outcome<OwnCompany> company_for(const Person& person, std::string_view company_id, const EmployerPorts& ports,
                                Act act = Act::change_jobs) {
    Outcome<OwnCompany> own = Refusal::CompanyNotFound;
    ports.store.read([&](EmployerReader& reader) { own = own_company(reader, person.id, company_id, act); });
    return own;
}

// Confirms an import chunk by chunk: each is on the site before its notes are written.
class Confirmation {
  public:
    Confirmation(const Person& person, JobImport& import, const EmployerCompany& company, int jobs_left,
                 const EmployerPorts& ports, base::Timestamp now)
        : person_(person),
          import_(import),
          company_(company),
          jobs_left_(jobs_left),
          ports_(ports),
          now_(now),
          around_(surroundings_of(company.id, ports)),
          recent_(ports.catalogue, company.id, now) {
        std::vector<JobId> ids;
        for (const ImportLine& line : import.lines) ids.push_back(line.job);
        read_jobs(around_, ids, ports);
    }

    ImportOutcome run() {
        std::vector<const ImportLine*> good;
        for (const ImportLine& line : import_.lines) {
            if (line.act != ImportAct::skip) {
                good.push_back(&line);
            } else {
                ++outcome_.skipped;
            }
        }
        for (std::size_t i = 0; i < good.size(); i += kLinesAtOnce) {
            const auto chunk = std::span(good).subspan(i, std::min(kLinesAtOnce, good.size() - i));
            company_.state == CompanyState::verified ? publish(chunk) : let_wait(chunk);
        }
        return std::move(outcome_);
    }

  private:
    void refuse(const ImportLine& line, ScheduleProblem problem) {
        outcome_.refused.push_back({line.number, problem});
        ++outcome_.skipped;
    }

    std::optional<ScheduleProblem> objection(const JobLine& line, const std::optional<Job>& on_site) {
        if (on_site && on_site->state == JobState::suspended) return ScheduleProblem::job_suspended;
        if (on_site && on_site->state == JobState::published) return std::nullopt;
        if (jobs_left_ == 0) return ScheduleProblem::limit_reached;
        if (recent_.same_as(line)) return ScheduleProblem::same_job_exists;
        --jobs_left_;
        return std::nullopt;
    }

    void publish(std::span<const ImportLine* const> chunk) {
        std::vector<CatalogueLine> lines;
        std::vector<const ImportLine*> written;
        for (const ImportLine* each : chunk) {
            const auto on_site = job_at(around_, each->job);
            JobLine line = line_of(each->job, company_.id, each->content, on_site, now_);
            refresh_places(line.posting, around_.branches);
            if (const auto problem = objection(line, on_site)) {
                refuse(*each, *problem);
                continue;
            }
            recent_.add(line);
            lines.emplace_back(std::move(line));
            written.push_back(each);
        }
        const auto results = ingest(lines, ports_.lists, ports_.catalogue, now_);
        ports_.store.write([&](EmployerWriter& writer) {
            static_cast<void>(writer.company(company_.id));
            std::vector<const ImportLine*> unsettled;
            for (std::size_t i = 0; i < results.size(); ++i) {
                // Without a note, an earlier try was interrupted between the site and it.
                const bool is_settled = results[i].ok() && *results[i] == Ingested::unchanged &&
                                        around_.notes.contains(written[i]->job);
                if (results[i].ok() && !is_settled) unsettled.push_back(written[i]);
            }
            settle(writer, unsettled);
        });
        for (std::size_t i = 0; i < results.size(); ++i) count(*written[i], results[i]);
    }

    void settle(EmployerWriter& writer, std::span<const ImportLine* const> lines) {
        std::vector<EmployerJobNote> notes;
        std::vector<JobId> drafts;
        std::vector<Activity> activities;
        for (const ImportLine* line : lines) {
            const bool is_new = !around_.jobs.contains(line->job);
            notes.push_back({line->job, company_.id, line->content.reference, std::nullopt});
            drafts.push_back(line->job);
            activities.push_back(activity_of(ports_.random, company_.id, person_,
                                             is_new ? ActivityKind::job_published : ActivityKind::job_changed,
                                             line->content.posting.name.in(person_.locale), now_));
        }
        writer.put_job_notes(notes);
        writer.remove_drafts(drafts);
        writer.note_all(activities);
    }

    void count(const ImportLine& line, const LineResult& result) {
        if (!result.ok()) return refuse(line, ScheduleProblem::not_valid);
        if (*result == Ingested::created) ++outcome_.created;
        if (*result == Ingested::changed) ++outcome_.changed;
        if (*result == Ingested::unchanged) ++outcome_.unchanged;
    }

    // As drafts that are published once the company is verified.
    void let_wait(std::span<const ImportLine* const> chunk) {
        int created = 0;
        int changed = 0;
        int unchanged = 0;
        std::vector<JobId> ids;
        for (const ImportLine* each : chunk) ids.push_back(each->job);
        ports_.store.write([&](EmployerWriter& writer) {
            created = changed = unchanged = 0;
            static_cast<void>(writer.company(company_.id));
            std::map<JobId, JobDraft> known;
            for (JobDraft& draft : writer.drafts(ids)) known.emplace(draft.id, std::move(draft));
            std::vector<JobDraft> made;
            for (const ImportLine* each : chunk) {
                const auto draft = known.find(each->job);
                const bool is_known = draft != known.end();
                if (is_known && draft->second.content == each->content) {
                    ++unchanged;
                    continue;
                }
                ++(is_known ? changed : created);
                made.push_back(waiting_draft(*each, is_known ? &draft->second : nullptr));
            }
            writer.put_drafts(made);
        });
        outcome_.created += created;
        outcome_.changed += changed;
        outcome_.unchanged += unchanged;
    }

    [[nodiscard]] JobDraft waiting_draft(const ImportLine& line, const JobDraft* known) const {
        JobDraft draft = known != nullptr ? *known : JobDraft{};
        draft.id = line.job;
        draft.company = company_.id;
        if (known != nullptr) ++draft.version;
        draft.content = line.content;
        draft.saved_at = now_;
        draft.saved_by = person_.id;
        draft.publish_at = now_;
        draft.schedule_problem.reset();
        return draft;
    }

    const Person& person_;
    const JobImport& import_;
    const EmployerCompany& company_;
    int jobs_left_;
    const EmployerPorts& ports_;
    const base::Timestamp now_;
    Surroundings around_;
    RecentJobs recent_;
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
    auto around = surroundings_of(own.company.id, ports);
    const auto rows = std::span(lines).subspan(1);
    std::vector<JobId> ids;
    for (const base::CsvLine& line : rows)
        ids.push_back(id_of(columns.reference_in(line), line.number, import.id, around));
    read_jobs(around, ids, ports);
    for (const base::CsvLine& line : rows)
        import.lines.push_back(read_line(line, columns, import.id, around, ports.lists, now));
    refuse_repetitions(import.lines, columns);
    ports.store.write([&](EmployerWriter& writer) { writer.put(import); });
    return import.id;
}

Outcome<JobImport> find_import(const Person& person, std::string_view company_id, std::string_view import_id,
                               const EmployerPorts& ports) {
    const auto own = TRY(company_for(person, company_id, ports));
    const auto id = JobImportId::parse(import_id);
    std::optional<JobImport> import;
    if (id) ports.store.read([&](EmployerReader& reader) { import = reader.job_import(*id); });
    if (!import || import->company != own.company.id) return Refusal::IdNotFound;
    return std::move(*import);
}

Outcome<JobImport> confirm_import(const Person& person, std::string_view company_id,
                                  std::string_view import_id, const EmployerPorts& ports,
                                  base::Timestamp now) {
    const auto own = TRY(company_for(person, company_id, ports, Act::publish_jobs));
    JobImport import = TRY(find_import(person, company_id, import_id, ports));
    if (import.outcome) return import;
    const bool waits = own.company.state != CompanyState::verified;
    const auto lines = waits ? 0 : static_cast<int>(import.lines.size());
    const int room = take_room_for_jobs(ports.store, own.company.id, lines, now);
    import.outcome = Confirmation(person, import, own.company, room, ports, now).run();
    import.confirmed_at = now;
    ports.store.write([&](EmployerWriter& writer) {
        static_cast<void>(writer.company(own.company.id));
        // From here on the log counts what was published.
        give_back_room(writer, own.company.id, room, now);
        writer.put(import);
        note(writer, ports.random, own.company.id, person, ActivityKind::jobs_imported,
             fmt::format("{} ({})", import.file_name, import.outcome->created + import.outcome->changed),
             now);
    });
    return import;
}

}  // namespace hoigung::domain
