#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/import_source.hpp"
#include "app/settings_sources.hpp"

// What the program can be told to do; each gives the exit code.
namespace hoigung::app {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongSettings = 2;
// An import took the good lines and refused some others.
inline constexpr int kSomeLinesRefused = 3;
// The settings can be served with, and something about them should be better.
inline constexpr int kAdvised = 4;

// `version` is told to those who watch the site.
int serve(const Settings& settings, const std::string& version);
int migrate(const Settings& settings);
// Copies the whole database into a SQLite file while the site runs.
int backup(const Settings& settings, const std::string& file);
// Whether a backup that was made is still as it was written.
int verify_backup(const std::string& file);
// Copies a backup into an empty database, SQLite or PostgreSQL, and erases again what was erased since, as
// the record of erasures and the copy beside the backup say it.
int restore(const Settings& settings, const std::string& file, bool is_without_erasures);
// `connects`: also tries the database, the mail server and the gateway.
int check(const LoadedSettings& loaded, bool connects);
// Checks the articles of a folder; when `folder` is empty, of the one that `serve` would use.
int check_content(const Settings& settings, const std::string& folder);

struct ImportRequest {
    // Files, folders, http addresses, or - for standard input.
    std::vector<std::string> sources;
    // Each document tells its own when none is given.
    std::optional<ImportFormat> format;
    // The feed's name: jobs that it lists no more are closed.
    std::string feed;
    bool closes_many = false;
};
int import_sources(const Settings& settings, const ImportRequest& request);

// Feeds that were read, one a line: how many jobs they list, when they were read and what went wrong.
int list_feeds(const Settings& settings);
int rename_feed(const Settings& settings, const std::string& from, const std::string& to);
// `by` has the jobs of `from` from now on.
int take_over_feed(const Settings& settings, const std::string& by, const std::string& from);
int drop_feed(const Settings& settings, const std::string& name, bool keeps_jobs, bool is_asked);

struct DemoRequest {
    bool if_empty = false;
    // Also into a database that holds other things.
    bool is_confirmed = false;
    bool removes = false;
};
int demo(const Settings& settings, const DemoRequest& request);
int rotate_keys(const Settings& settings);
int list_keys(const Settings& settings);
// Refuses every token that a key has signed.
int revoke_key(const Settings& settings, const std::string& id);
int end_all_sessions(const Settings& settings);
// By telephone (+85261234567) or id.
int end_sessions(const Settings& settings, const std::string& who);
// By telephone (+85261234567) or id.
int suspend_seeker(const Settings& settings, const std::string& who, bool is_suspended);
int purge(const Settings& settings);
// One line an account whose telephone, id or name has the text in it; all of them when it is empty.
int list_seekers(const Settings& settings, const std::string& text);
// Everything that is held about a seeker, as JSON into a new file; to stdout when none is named.
int export_seeker(const Settings& settings, const std::string& who, const std::string& file);
// The following ask for confirmation when told to.
int erase_seeker(const Settings& settings, const std::string& who, bool is_asked);
int delete_company(const Settings& settings, const std::string& id, bool is_asked);
int delete_job(const Settings& settings, const std::string& id, bool is_asked);
// One line a company that has the text in it or in its people, or a job that has it in its id or name; all of
// them when it is empty.
int list_companies(const Settings& settings, const std::string& text);
int list_empty_searches(const Settings& settings);
int list_jobs(const Settings& settings, const std::string& text);

// Companies, changes and claims that wait for a decision, one a line.
int list_waiting_companies(const Settings& settings);
int verify_company(const Settings& settings, const std::string& id);
int refuse_company(const Settings& settings, const std::string& id, const std::string& reason);
// Jobs of the portal that wait for the operator because of their words, one a line.
int list_waiting_jobs(const Settings& settings);
int release_waiting_job(const Settings& settings, const std::string& id);
int refuse_waiting_job(const Settings& settings, const std::string& id, const std::string& reason);
// Writes a company's proof into a new file; the company's log tells of it.
int save_proof(const Settings& settings, const std::string& id, const std::string& file);
// Messages that were reported and wait, the oldest first.
int list_reported_messages(const Settings& settings);
// A conversation that was reported; that it was read is written down.
int show_conversation(const Settings& settings, const std::string& id);
// `reason` is kept with the report; may be empty.
int settle_reported_message(const Settings& settings, const std::string& id, const std::string& reason);
// How many mails wait, and those that nobody took.
int list_mails(const Settings& settings);

struct NewPartnerKey {
    std::string name;
    bool is_operator = false;
    // Ids; an employer's key needs at least one.
    std::vector<std::string> companies;
};
int add_partner_key(const Settings& settings, const NewPartnerKey& wanted);
int list_partner_keys(const Settings& settings);
int revoke_partner_key(const Settings& settings, const std::string& id);

}  // namespace hoigung::app
