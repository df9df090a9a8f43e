#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/import_source.hpp"
#include "app/settings_sources.hpp"
#include "domain/staff/staff.hpp"

// The program's commands; each returns the exit code.
namespace hoigung::app {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongSettings = 2;
// An import took some lines and refused others.
inline constexpr int kSomeLinesRefused = 3;
// The site can be served with these settings, but there is advice about them.
inline constexpr int kAdvised = 4;

// `version` is shown in the metrics.
int serve(const Settings& settings, const std::string& version);
int migrate(const Settings& settings);
// Copies the whole database into a SQLite file while the site runs.
int backup(const Settings& settings, const std::string& file);
// Checks that a backup is unchanged since it was written.
int verify_backup(const std::string& file);
// Copies a backup into an empty database, SQLite or PostgreSQL, and repeats later erasures from the record of
// erasures and from the copy beside the backup.
int restore(const Settings& settings, const std::string& file, bool is_without_erasures);
// With `connects`, also tries the database, the mail server and the gateway.
int check(const LoadedSettings& loaded, bool connects);
// Checks the articles in a folder; when `folder` is empty, in the one that `serve` would use.
int check_content(const Settings& settings, const std::string& folder);

struct ImportRequest {
    // Files, folders, http addresses, or - for standard input.
    std::vector<std::string> sources;
    // Detected for each document when empty.
    std::optional<ImportFormat> format;
    // The feed's name. Jobs that the feed no longer lists are closed.
    std::string feed;
    bool closes_many = false;
};
int import_sources(const Settings& settings, const ImportRequest& request);

// Lists the feeds, one per line: the number of their jobs, when they were read and what went wrong.
int list_feeds(const Settings& settings);
int rename_feed(const Settings& settings, const std::string& from, const std::string& to);
// Moves the jobs of feed `from` to feed `by`.
int take_over_feed(const Settings& settings, const std::string& by, const std::string& from);
int drop_feed(const Settings& settings, const std::string& name, bool keeps_jobs, bool is_asked);

struct DemoRequest {
    bool if_empty = false;
    // Writes without asking into a database that has other jobs.
    bool is_confirmed = false;
    bool removes = false;
};
int demo(const Settings& settings, const DemoRequest& request);
int rotate_keys(const Settings& settings);
int list_keys(const Settings& settings);
// Refuses every token that a key has signed.
int revoke_key(const Settings& settings, const std::string& id);
int end_all_sessions(const Settings& settings);
// `who` is a telephone (+85261234567) or an id.
int end_sessions(const Settings& settings, const std::string& who);
// `who` is a telephone (+85261234567) or an id.
int suspend_seeker(const Settings& settings, const std::string& who, bool is_suspended);
int purge(const Settings& settings);
// Lists the accounts whose telephone, id or name contains the text, one per line; all when it is empty.
int list_seekers(const Settings& settings, const std::string& text);
// Writes all data that the site holds about a seeker, as JSON, to a new file, or to stdout when no file is
// named.
int export_seeker(const Settings& settings, const std::string& who, const std::string& file);
// These ask for confirmation when `is_asked`.
int erase_seeker(const Settings& settings, const std::string& who, bool is_asked);
int delete_company(const Settings& settings, const std::string& id, bool is_asked);
int delete_job(const Settings& settings, const std::string& id, bool is_asked);
// list_companies() lists the companies that contain the text, also in their people; list_jobs() lists the
// jobs that contain it in their id or name. One per line; all when the text is empty.
int list_companies(const Settings& settings, const std::string& text);
int list_empty_searches(const Settings& settings);
int list_jobs(const Settings& settings, const std::string& text);

// Lists companies, changes and claims that wait for a decision, one per line.
int list_waiting_companies(const Settings& settings);
int verify_company(const Settings& settings, const std::string& id);
int refuse_company(const Settings& settings, const std::string& id, const std::string& reason);
// Lists jobs of the portal that wait for the operator because of their words, one per line.
int list_waiting_jobs(const Settings& settings);
int release_waiting_job(const Settings& settings, const std::string& id);
int refuse_waiting_job(const Settings& settings, const std::string& id, const std::string& reason);
// Writes a company's proof into a new file and notes this in the company's log.
int save_proof(const Settings& settings, const std::string& id, const std::string& file);
// Lists reported messages that wait for a decision, oldest first.
int list_reported_messages(const Settings& settings);
// Shows a reported conversation and records that it was read.
int show_conversation(const Settings& settings, const std::string& id);
// `reason` is kept with the report; may be empty.
int settle_reported_message(const Settings& settings, const std::string& id, const std::string& reason);
// Open reports of seekers about jobs, oldest first.
int list_reports(const Settings& settings);
int close_report(const Settings& settings, const std::string& id, const std::string& reason);
// Jobs whose wording the operator should review, with the wordings.
int list_concerns(const Settings& settings);
// Takes a job off that list without a change.
int settle_concern(const Settings& settings, const std::string& id);
// Takes a company or a job off the site, or puts it back; the owners are told by mail.
int set_company_suspension(const Settings& settings, const std::string& id, bool is_suspended,
                           const std::string& reason);
int set_job_suspension(const Settings& settings, const std::string& id, bool is_suspended,
                       const std::string& reason);
// Shows how many mails, pushes and SMS wait, and lists those that could not be delivered.
int list_deliveries(const Settings& settings);
// Queues one of them once more.
int send_delivery_again(const Settings& settings, const std::string& id);

struct NewPartnerKey {
    std::string name;
    bool is_operator = false;
    // Company ids; an employer's key needs at least one.
    std::vector<std::string> companies;
};
int add_partner_key(const Settings& settings, const NewPartnerKey& wanted);
int list_partner_keys(const Settings& settings);
int revoke_partner_key(const Settings& settings, const std::string& id);

// Staff of the operator's console, named by their mail address.
int add_staff(const Settings& settings, const std::string& email, domain::StaffRole role);
int list_staff(const Settings& settings);
int remove_staff(const Settings& settings, const std::string& email);
int reset_staff(const Settings& settings, const std::string& email);
// A code to log in with while no mail arrives.
int make_staff_code(const Settings& settings, const std::string& email);

// The log of what was done for the operator: whether it is as it was written, and the key of its seals.
// `known` is the number and the seal of a line as they were noted earlier, or empty.
int verify_audit(const Settings& settings, const std::string& known);
int make_audit_key(const Settings& settings);

}  // namespace hoigung::app
