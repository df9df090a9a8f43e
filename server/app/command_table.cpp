#include "app/command_table.hpp"

#include <map>
#include <memory>

#include <CLI/CLI.hpp>

#include "app/commands/commands.hpp"

namespace hoigung::app {
namespace {

// A value that an option fills, and that the command reads when it runs.
template <class T = std::string>
std::shared_ptr<T> value() {
    return std::make_shared<T>();
}

CLI::App& add_group(CLI::App& program, const std::string& name, const std::string& help) {
    auto* group = program.add_subcommand(name, help);
    group->require_subcommand(1);
    return *group;
}

constexpr const char* kSeekerHelp = "telephone (+852...), e-mail address or id";
constexpr const char* kWaitingHelp = "the id that `waiting` shows";
constexpr const char* kListedHelp = "the id that `list` shows";
constexpr const char* kFoundHelp = "the id that `list` or `find` shows";

using Find = int (*)(const Settings&, const std::string& text);
using Remove = int (*)(const Settings&, const std::string& which, bool is_asked);

// Adds `list`, `find TEXT` and a removal that nothing undoes, for seekers, companies or jobs.
template <class Add>
void add_entry_commands(const Add& add, const char* text_help, Find find, const std::string& removal,
                        const std::string& removal_help, Remove remove) {
    add("list", "Show all, one on each line",
        [find](const Settings& settings) { return find(settings, ""); });
    const auto text = value();
    add("find", "Show those that contain a text",
        [=](const Settings& settings) { return find(settings, *text); })
        .add_option("TEXT", *text, text_help)
        ->required();
    const auto which = value();
    const auto is_sure = value<bool>();
    auto& removing = add(removal, removal_help,
                         [=](const Settings& settings) { return remove(settings, *which, !*is_sure); });
    removing.add_option("WHICH", *which, "its id; a seeker's telephone or e-mail address, too")->required();
    removing.add_flag("--yes", *is_sure, "do not ask");
}

}  // namespace

CommandTable::CommandTable(CLI::App& program, const std::string& version) : program_(program) {
    add_site(version);
    add_backups();
    add_check();
    add_import();
    add_feeds();
    add_demo();
    add_signing_keys();
    add_sessions();
    add_seekers();
    add_companies();
    add_conversations();
    add_deliveries_and_searches();
    add_jobs();
    add_reports_and_concerns();
    add_suspensions();
    add_partner_keys();
    add_audit();
    add_staff();
    add(program_, "purge", "Delete accounts whose deletion is due, and data that is kept no longer", purge);
}

const CommandTable::Run& CommandTable::given() const {
    static const Run kNone;
    for (const Entry& entry : entries_) {
        if (entry.command->parsed() && entry.command->get_subcommands().empty()) return entry.run;
    }
    return kNone;
}

bool CommandTable::is_check() const {
    return check_->parsed();
}

CLI::App& CommandTable::add(CLI::App& parent, const std::string& name, const std::string& help, Run run) {
    auto* command = parent.add_subcommand(name, help);
    entries_.push_back({command, std::move(run)});
    return *command;
}

void CommandTable::add_site(const std::string& version) {
    add(program_, "serve", "Serve the site until told to stop",
        [version](const Settings& settings) { return serve(settings, version); });
    add(program_, "migrate", "Bring the database's schema up to date", migrate);
}

void CommandTable::add_backups() {
    const auto file = value();
    const auto verifies = value<bool>();
    auto& copies = add(
        program_, "backup", "Copy all that the database holds into a file",
        [=](const Settings& settings) { return *verifies ? verify_backup(*file) : backup(settings, *file); });
    const auto is_without_erasures = value<bool>();
    auto& fills =
        add(program_, "restore", "Fill an empty database from a backup",
            [=](const Settings& settings) { return restore(settings, *file, *is_without_erasures); });
    for (auto* command : {&copies, &fills}) command->add_option("FILE", *file, "the backup")->required();
    copies.add_flag("--verify", *verifies,
                    "write nothing; check that the existing file is still as it was written");
    fills.add_flag("--without-erasures", *is_without_erasures,
                   "restore even if the record of erasures since the backup, or its key, is missing");
}

void CommandTable::add_check() {
    check_ = program_.add_subcommand("check", "Show the settings in force and everything wrong with them");
    check_->add_flag("--connect", connects_,
                     "try the database, the mail server and the gateway, too; nothing is sent");
    const auto folder = value();
    add(program_, "check-content",
        "Say what is wrong with the articles: links, translations, pictures, front matter",
        [=](const Settings& settings) { return check_content(settings, *folder); })
        .add_option("DIR", *folder, "the folder; the site's own when left out");
}

void CommandTable::add_import() {
    const auto request = value<ImportRequest>();
    auto& command = add(program_, "import", "Take in a catalogue file or a feed of jobs",
                        [=](const Settings& settings) { return import_sources(settings, *request); });
    command
        .add_option("SOURCE", request->sources,
                    "files, folders, http addresses, lists of these (.txt, sitemaps); - for stdin")
        ->required();
    const std::map<std::string, ImportFormat> formats{{"ndjson", ImportFormat::ndjson},
                                                      {"xml", ImportFormat::xml},
                                                      {"jsonld", ImportFormat::jsonld},
                                                      {"html", ImportFormat::html},
                                                      {"list", ImportFormat::list}};
    command
        .add_option("--format", request->format,
                    "ndjson (api/catalogue.schema.json), xml (a job board's feed), jsonld (schema.org "
                    "JobPosting), html "
                    "(pages with jsonld) or list; else by name and content")
        ->transform(CLI::CheckedTransformer(formats));
    command.add_option("--feed", request->feed, "the feed's name; jobs that it lists no more are closed");
    command.add_flag("--close-many", request->closes_many,
                     "close them also when they are more than 30% of the feed's jobs");
}

void CommandTable::add_feeds() {
    auto& feed = add_group(program_, "feed", "Feeds that imports and the site itself have read");
    add(feed, "list",
        "Show each feed's jobs, when it was read, and why it could not be read, one on each line",
        list_feeds);
    const auto name = value();
    const auto other = value();
    const auto keeps_jobs = value<bool>();
    const auto is_sure = value<bool>();
    auto& drop = add(feed, "drop", "Forget a feed and close its jobs", [=](const Settings& settings) {
        return drop_feed(settings, *name, *keeps_jobs, !*is_sure);
    });
    drop.add_option("NAME", *name, "the feed")->required();
    drop.add_flag("--keep-jobs", *keeps_jobs, "leave its jobs open until their time is over");
    drop.add_flag("--yes", *is_sure, "do not ask");
    auto& rename = add(feed, "rename", "Give a feed another name",
                       [=](const Settings& settings) { return rename_feed(settings, *name, *other); });
    rename.add_option("NAME", *name, "the feed")->required();
    rename.add_option("NEW", *other, "its new name, which no feed has")->required();
    auto& take_over =
        add(feed, "take-over", "Give the jobs of one feed to another: they come by that one from now on",
            [=](const Settings& settings) { return take_over_feed(settings, *name, *other); });
    take_over.add_option("NAME", *name, "the feed that has them from now on")->required();
    take_over.add_option("OLD", *other, "the feed that had them, which is forgotten")->required();
}

void CommandTable::add_demo() {
    const auto request = value<DemoRequest>();
    auto& command = add(program_, "demo", "Make the demonstration catalogue, or renew it",
                        [=](const Settings& settings) { return demo(settings, *request); });
    command.add_flag("--if-empty", request->if_empty, "only when the database holds no job");
    command.add_flag("--yes", request->is_confirmed, "also when the database holds other jobs");
    command.add_flag("--remove", request->removes, "take the demonstration catalogue off the site");
}

void CommandTable::add_signing_keys() {
    auto& keys = add_group(program_, "keys", "The keys that sign session tokens");
    add(keys, "rotate", "Make a new key; older ones still verify", rotate_keys);
    add(keys, "list", "Show the keys, without their secrets", list_keys);
    const auto id = value();
    add(keys, "revoke", "Refuse every token that a key has signed; for a key that has leaked",
        [=](const Settings& settings) { return revoke_key(settings, *id); })
        .add_option("KID", *id, kListedHelp)
        ->required();
}

void CommandTable::add_sessions() {
    auto& sessions = add_group(program_, "sessions", "Seekers' logins");
    const auto is_everybody = value<bool>();
    const auto seeker = value();
    auto& end = add(sessions, "end", "Log everybody out, or one seeker", [=](const Settings& settings) {
        return *is_everybody ? end_all_sessions(settings) : end_sessions(settings, *seeker);
    });
    auto* whom = end.add_option_group("whom")->require_option(1);
    whom->add_flag("--all", *is_everybody, "everybody");
    whom->add_option("--seeker", *seeker, kSeekerHelp);
}

void CommandTable::add_seekers() {
    auto& seekers = add_group(program_, "seeker", "Seekers' accounts");
    const auto seeker = value();
    auto& suspend = add(seekers, "suspend", "Keep a seeker from logging in and applying",
                        [=](const Settings& settings) { return suspend_seeker(settings, *seeker, true); });
    auto& restore = add(seekers, "restore", "Lift a suspension",
                        [=](const Settings& settings) { return suspend_seeker(settings, *seeker, false); });
    const auto file = value();
    auto& exports = add(seekers, "export", "Write everything that is held about a seeker, as JSON",
                        [=](const Settings& settings) { return export_seeker(settings, *seeker, *file); });
    for (auto* command : {&suspend, &restore, &exports})
        command->add_option("SEEKER", *seeker, kSeekerHelp)->required();
    exports.add_option("FILE", *file, "a new file; stdout when left out");
    const auto add_below = [&](const std::string& name, const std::string& help, Run run) -> CLI::App& {
        return add(seekers, name, help, std::move(run));
    };
    add_entry_commands(add_below, "part of a telephone, an e-mail address, an id or a name", list_seekers,
                       "erase", "Remove an account at once, with all that belongs to it", erase_seeker);
}

void CommandTable::add_companies() {
    company_ = &add_group(program_, "company", "Companies of the catalogue");
    const auto add_below = [&](const std::string& name, const std::string& help, Run run) -> CLI::App& {
        return add(*company_, name, help, std::move(run));
    };
    add_entry_commands(add_below,
                       "part of an id, a name, a registration number, a telephone, or of the name or mail "
                       "address of one of its people; also refused and closed ones",
                       list_companies, "delete",
                       "Delete a company that should never have been published, with its jobs, for good",
                       delete_company);
    add(*company_, "waiting", "Show companies, changes and claims that wait for a decision, one on each line",
        list_waiting_companies);
    const auto id = value();
    const auto reason = value();
    const auto file = value();
    auto& verify =
        add(*company_, "verify", "Accept a company, a change of its data, or a claim that `waiting` shows",
            [=](const Settings& settings) { return verify_company(settings, *id); });
    auto& refuse = add(*company_, "refuse", "Refuse a company, a change of its data, or a claim",
                       [=](const Settings& settings) { return refuse_company(settings, *id, *reason); });
    auto& proof = add(*company_, "proof", "Save the document by which a company proves itself",
                      [=](const Settings& settings) { return save_proof(settings, *id, *file); });
    for (auto* command : {&verify, &refuse, &proof}) command->add_option("ID", *id, kWaitingHelp)->required();
    refuse.add_option("--reason", *reason, "the reason that its people read")->required();
    proof.add_option("FILE", *file, "a new file")->required();
}

void CommandTable::add_conversations() {
    auto& conversation = add_group(program_, "conversation", "Conversations of which a message was reported");
    add(conversation, "list", "Show the reports that wait, one on each line", list_reported_messages);
    const auto id = value();
    const auto reason = value();
    auto& show =
        add(conversation, "show", "Read a conversation that was reported; the log records that you did",
            [=](const Settings& settings) { return show_conversation(settings, *id); });
    auto& settle = add(conversation, "settle", "Take a report off the list", [=](const Settings& settings) {
        return settle_reported_message(settings, *id, *reason);
    });
    for (auto* command : {&show, &settle}) command->add_option("ID", *id, kListedHelp)->required();
    settle.add_option("--reason", *reason, "the outcome, for the record");
}

void CommandTable::add_deliveries_and_searches() {
    auto& delivery = add_group(program_, "delivery", "Mails, pushes and SMS of the site");
    add(delivery, "list", "Show what could not be delivered", list_deliveries);
    const auto id = std::make_shared<std::string>();
    add(delivery, "send", "Send one of them again",
        [=](const Settings& settings) { return send_delivery_again(settings, *id); })
        .add_option("ID", *id, kListedHelp)
        ->required();
    // Its former name.
    auto& mail = add_group(program_, "mail", "The same as delivery");
    add(mail, "list", "Show what could not be delivered", list_deliveries);
    add(program_, "searches", "Show texts for which nothing was found, typed by three visitors or more",
        list_empty_searches);
}

void CommandTable::add_jobs() {
    job_ = &add_group(program_, "job", "Jobs of the catalogue");
    const auto add_below = [&](const std::string& name, const std::string& help, Run run) -> CLI::App& {
        return add(*job_, name, help, std::move(run));
    };
    add_entry_commands(add_below, "part of an id or a name, of the job or its company", list_jobs, "delete",
                       "Delete a job that should never have been published, for good", delete_job);
    add(*job_, "waiting", "Show jobs of the portal that wait because of their wording, one on each line",
        list_waiting_jobs);
    const auto id = value();
    const auto reason = value();
    auto& release = add(*job_, "release", "Publish a waiting job",
                        [=](const Settings& settings) { return release_waiting_job(settings, *id); });
    auto& refuse = add(*job_, "refuse", "Refuse a waiting job",
                       [=](const Settings& settings) { return refuse_waiting_job(settings, *id, *reason); });
    for (auto* command : {&release, &refuse}) command->add_option("ID", *id, kWaitingHelp)->required();
    refuse.add_option("--reason", *reason, "the reason that its people read")->required();
}

void CommandTable::add_reports_and_concerns() {
    const auto id = value();
    const auto reason = value();
    auto& report = add_group(program_, "report", "Reports of seekers about jobs");
    add(report, "list", "Show the reports that wait, the oldest first", list_reports);
    auto& close = add(report, "close", "Take a report off the list, and keep why",
                      [=](const Settings& settings) { return close_report(settings, *id, *reason); });
    auto& concern = add_group(program_, "concern", "Jobs whose wording somebody should look at");
    add(concern, "list", "Show them with the wordings, the oldest first", list_concerns);
    auto& settle = add(concern, "settle",
                       "Take a job off the list and leave it as it is; `job suspend` takes it off the site",
                       [=](const Settings& settings) { return settle_concern(settings, *id); });
    for (auto* command : {&close, &settle}) command->add_option("ID", *id, kFoundHelp)->required();
    close.add_option("--reason", *reason, "why; the owners read it")->required();
}

void CommandTable::add_suspensions() {
    using Suspend =
        int (*)(const Settings&, const std::string& id, bool is_suspended, const std::string& reason);
    const auto add_both = [this](CLI::App& parent, const char* suspend_help, const char* restore_help,
                                 Suspend set) {
        const auto id = value();
        const auto reason = value();
        auto& suspend = add(parent, "suspend", suspend_help,
                            [=](const Settings& settings) { return set(settings, *id, true, *reason); });
        auto& restore = add(parent, "restore", restore_help,
                            [=](const Settings& settings) { return set(settings, *id, false, *reason); });
        for (auto* command : {&suspend, &restore}) command->add_option("ID", *id, kFoundHelp)->required();
        suspend.add_option("--reason", *reason, "why; the owners read it")->required();
        restore.add_option("--reason", *reason, "a note that the owners read");
    };
    add_both(*company_, "Take a company off the site; its owners are told by mail",
             "Lift a suspension; its owners are told by mail", set_company_suspension);
    add_both(*job_,
             "Take a job off the site, for example for its wording; its company's owners are told by mail",
             "Put a job back on the site; its company's owners are told by mail", set_job_suspension);
}

void CommandTable::add_partner_keys() {
    auto& keys = add_group(program_, "partner-key", "Keys of the partner service");
    const auto wanted = value<NewPartnerKey>();
    auto& make = add(keys, "add", "Make a key; it is shown once",
                     [=](const Settings& settings) { return add_partner_key(settings, *wanted); });
    make.add_option("NAME", wanted->name, "the name of the key's holder")->required();
    make.add_flag("--operator", wanted->is_operator, "for everything, not for some companies");
    make.add_option("--company", wanted->companies, "a company's id; may be given again");
    add(keys, "list", "Show the keys, without their secrets", list_partner_keys);
    const auto id = value();
    add(keys, "revoke", "Revoke a key; it stops working at once",
        [=](const Settings& settings) { return revoke_partner_key(settings, *id); })
        .add_option("ID", *id, kListedHelp)
        ->required();
}

void CommandTable::add_staff() {
    auto& staff = add_group(program_, "staff", "People of the operator's console");
    const auto email = value();
    const auto role = value<domain::StaffRole>();
    auto& adds = add(staff, "add", "Add somebody, who logs in at /console/",
                     [=](const Settings& settings) { return app::add_staff(settings, *email, *role); });
    adds.add_option("--role", *role, "what they may do: admin, moderator, editor or support")
        ->required()
        ->transform(CLI::CheckedTransformer(
            std::map<std::string, domain::StaffRole>{{"admin", domain::StaffRole::admin},
                                                     {"moderator", domain::StaffRole::moderator},
                                                     {"editor", domain::StaffRole::editor},
                                                     {"support", domain::StaffRole::support}}));
    add(staff, "list", "Show them, one on each line", list_staff);
    auto& removes = add(staff, "remove", "Remove somebody; they are logged out at once",
                        [=](const Settings& settings) { return remove_staff(settings, *email); });
    auto& resets = add(staff, "reset", "Forget somebody's second factor; the next login asks for another",
                       [=](const Settings& settings) { return reset_staff(settings, *email); });
    auto& codes = add(staff, "code", "Show a code to log in with while no mail arrives",
                      [=](const Settings& settings) { return make_staff_code(settings, *email); });
    for (auto* command : {&adds, &removes, &resets, &codes})
        command->add_option("EMAIL", *email, "the mail address")->required();
}

void CommandTable::add_audit() {
    auto& audit = add_group(program_, "audit", "The log of what was done for the operator");
    const auto head = value();
    add(audit, "verify", "Check that no line of the log was changed, left out or put in",
        [=](const Settings& settings) { return verify_audit(settings, *head); })
        .add_option("--head", *head,
                    "a head that was logged earlier, NUMBER:SEAL, which must still be there");
    add(audit, "make-key", "Make the key of the log's seals (audit_key_file), where there is none",
        make_audit_key);
}

}  // namespace hoigung::app
