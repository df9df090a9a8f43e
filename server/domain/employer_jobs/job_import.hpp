#pragma once

#include <optional>
#include <string>
#include <vector>

#include "domain/employer_jobs/job_draft.hpp"
#include "domain/ingest/findings.hpp"

namespace hoigung::domain {

using JobImportId = base::Id<struct JobImportTag>;

// An error or a warning about a line of a file.
struct ImportProblem {
    // The heading of the column as written in the file; empty for the whole line.
    std::string column;
    Weight weight = Weight::blocks;
    LocalizedText message;

    bool operator==(const ImportProblem&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("column", self.column);
        visit.required("weight", self.weight);
        visit.required("message", self.message);
    }
};

enum class ImportAct { create, change, unchanged, skip };

// A line of a file of jobs: its content, and the job that it is about.
struct ImportLine {
    // The line's number in the file; the heading is line 1.
    int number = 0;
    JobId job;
    // Its effect on the site in the state in which the file was read.
    ImportAct act = ImportAct::create;
    JobContent content;
    std::vector<ImportProblem> problems;
    // The state of the job and the draft when the file was read: when the job was last changed, and the
    // draft's version; empty where there was none.
    std::optional<base::Timestamp> job_changed_at{};
    std::optional<int> draft_version{};

    [[nodiscard]] bool is_good() const {
        for (const ImportProblem& problem : problems) {
            if (problem.weight == Weight::blocks || problem.weight == Weight::blocks_here) return false;
        }
        return true;
    }
    // Whether it is held for the operator because of its words.
    [[nodiscard]] bool waits() const {
        if (act == ImportAct::skip) return false;
        for (const ImportProblem& problem : problems) {
            if (problem.weight == Weight::waits) return true;
        }
        return false;
    }
    bool operator==(const ImportLine&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("number", self.number);
        visit.required("job", self.job);
        visit.required("act", self.act);
        visit.required("content", self.content);
        visit.optional("problems", self.problems);
        visit.optional("job_changed_at", self.job_changed_at);
        visit.optional("draft_version", self.draft_version);
    }
};

// A line that was refused during the confirmation.
struct RefusedLine {
    int number = 0;
    ScheduleProblem problem = ScheduleProblem::not_valid;

    bool operator==(const RefusedLine&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("number", self.number);
        visit.required("problem", self.problem);
    }
};

// The result of confirming an import.
struct ImportOutcome {
    int created = 0;
    int changed = 0;
    int unchanged = 0;
    int skipped = 0;
    // How many of the created and changed jobs are held for the operator because of their words.
    int waiting = 0;
    std::vector<RefusedLine> refused;

    bool operator==(const ImportOutcome&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("created", self.created);
        visit.required("changed", self.changed);
        visit.required("unchanged", self.unchanged);
        visit.required("skipped", self.skipped);
        visit.optional("waiting", self.waiting);
        visit.optional("refused", self.refused);
    }
};

// A file of jobs that was read. It has an outcome once it is confirmed.
struct JobImport {
    JobImportId id;
    CompanyId company;
    std::optional<PersonId> person;
    base::Timestamp read_at;
    std::optional<base::Timestamp> confirmed_at;
    std::string file_name;
    std::string encoding;
    std::vector<std::string> unknown_columns;
    std::vector<ImportLine> lines;
    std::optional<ImportOutcome> outcome;

    bool operator==(const JobImport&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("file_name", self.file_name);
        visit.required("encoding", self.encoding);
        visit.optional("unknown_columns", self.unknown_columns);
        visit.required("lines", self.lines);
        visit.optional("outcome", self.outcome);
    }
};

}  // namespace hoigung::domain

namespace hoigung::base {

template <>
struct EnumNames<domain::ImportAct> {
    static constexpr std::array<std::string_view, 4> values{"create", "change", "unchanged", "skip"};
};

}  // namespace hoigung::base
