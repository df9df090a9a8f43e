#include "app/command_line.hpp"

#include <cstdlib>
#include <iostream>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/commands/moderation.hpp"
#include "app/settings_sources.hpp"
#include "base/log.hpp"

namespace hoigung::app {
namespace {

// Settings can be given as flags before or after the command: --port 8080, --ops-port 8081.
struct SettingFlags {
    std::vector<std::pair<std::string, std::string>> given;
    std::string file;

    void add_to(CLI::App& program) {
        program
            .add_option("--settings", file,
                        "the settings file; hoigung.toml here or, when there is none, in /etc/hoigung")
            ->envname("HOIGUNG_SETTINGS");
        for (const Setting& setting : setting_table()) {
            std::string name(setting.name);
            std::string flag = name;
            std::ranges::replace(flag, '_', '-');
            const std::function<void(const std::string&)> take = [this, name](const std::string& value) {
                given.emplace_back(name, value);
            };
            program.add_option_function("--" + flag, take, std::string(setting.help))->group("Settings");
        }
    }

    [[nodiscard]] LoadedSettings load() const {
        SettingSources sources;
        if (!file.empty()) {
            sources.file = file;
            sources.file_named = true;
        }
        sources.environment = environment_variables();
        sources.flags = given;
        return load_settings(sources);
    }
};

int with_settings(const SettingFlags& flags, const std::function<int(const Settings&)>& command) {
    const LoadedSettings loaded = flags.load();
    if (!loaded.problems.empty()) {
        for (const std::string& problem : loaded.problems) std::cerr << problem << '\n';
        return kWrongSettings;
    }
    base::log::set_level(static_cast<base::log::Level>(loaded.settings.log_level));
    return command(loaded.settings);
}

// `list`, `find TEXT` and the irreversible commands of seekers, companies and jobs.
struct EntryCommands {
    using Find = int (*)(const Settings&, const std::string& text);
    using Remove = int (*)(const Settings&, const std::string& which, bool is_asked);

    void add_to(CLI::App& parent, std::string_view where_to_find) {
        list = parent.add_subcommand("list", "Show all, one a line");
        find = parent.add_subcommand("find", "Show those that have a text in them");
        find->add_option("TEXT", text, std::string(where_to_find))->required();
    }

    void add_removal(CLI::App& parent, const std::string& name, const std::string& help) {
        remove = parent.add_subcommand(name, help);
        remove->add_option("WHICH", which, "its id; a seeker's telephone, too")->required();
        remove->add_flag("--yes", is_sure, "do not ask");
    }

    // std::nullopt when none of these commands was given.
    [[nodiscard]] std::optional<int> run(const SettingFlags& flags, Find find_them, Remove remove_one) const {
        if (*list || *find)
            return with_settings(flags, [&](const Settings& s) { return find_them(s, text); });
        if (*remove)
            return with_settings(flags, [&](const Settings& s) { return remove_one(s, which, !is_sure); });
        return std::nullopt;
    }

    CLI::App* list = nullptr;
    CLI::App* find = nullptr;
    CLI::App* remove = nullptr;
    std::string text;
    std::string which;
    bool is_sure = false;
};

}  // namespace

int run(int argc, char** argv, const std::string& version) {
    CLI::App program("Hoigung, a job-search site for front-line work in Hong Kong", "hoigung");
    program.require_subcommand(1);
    program.set_version_flag("--version", "hoigung " + version, "Show which version this is");
    program.fallthrough();
    SettingFlags flags;
    flags.add_to(program);

    auto* serve_command = program.add_subcommand("serve", "Serve the site until told to stop");
    auto* migrate_command = program.add_subcommand("migrate", "Bring the database's schema up to date");
    std::string backup_file;
    auto* backup_command = program.add_subcommand("backup", "Copy all that the database holds into a file");
    auto* restore_backup_command = program.add_subcommand("restore", "Fill an empty database from a backup");
    for (auto* command : {backup_command, restore_backup_command})
        command->add_option("FILE", backup_file, "the backup")->required();
    bool verifies = false;
    backup_command->add_flag("--verify", verifies,
                             "make none, but say whether the one that is there is still as it was written");
    bool is_without_erasures = false;
    restore_backup_command->add_flag("--without-erasures", is_without_erasures,
                                     "also when there is no record of what was erased since, or not its key");
    auto* check_command =
        program.add_subcommand("check", "Show the settings in force and everything wrong with them");

    bool connects = false;
    check_command->add_flag("--connect", connects,
                            "try the database, the mail server and the gateway, too; nothing is sent");

    auto* check_content_command = program.add_subcommand(
        "check-content", "Say what is wrong with the articles: links, translations, pictures, front matter");
    std::string content_folder;
    check_content_command->add_option("DIR", content_folder, "the folder; the site's own when left out");

    auto* import_command = program.add_subcommand("import", "Take in a catalogue file or a feed of jobs");
    ImportRequest request;
    import_command
        ->add_option("SOURCE", request.sources,
                     "files, folders, http addresses, lists of these (.txt, sitemaps); - for stdin")
        ->required();
    import_command
        ->add_option("--format", request.format,
                     "ndjson (api/catalogue.schema.json), xml (a job board's feed), jsonld (schema.org "
                     "JobPosting), html "
                     "(pages with jsonld) or list; else by name and content")
        ->transform(
            CLI::CheckedTransformer(std::map<std::string, ImportFormat>{{"ndjson", ImportFormat::ndjson},
                                                                        {"xml", ImportFormat::xml},
                                                                        {"jsonld", ImportFormat::jsonld},
                                                                        {"html", ImportFormat::html},
                                                                        {"list", ImportFormat::list}}));
    import_command->add_option("--feed", request.feed,
                               "the feed's name; jobs that it lists no more are closed");
    import_command->add_flag("--close-many", request.closes_many,
                             "close them also when they are more than 30% of the feed's jobs");

    auto* feed_command = program.add_subcommand("feed", "Feeds that imports and the site itself have read");
    feed_command->require_subcommand(1);
    auto* list_feeds_command = feed_command->add_subcommand(
        "list", "Show them, one a line: jobs, when they were read, and why they could not be");
    std::string feed_name;
    std::string other_feed;
    auto* drop_feed_command = feed_command->add_subcommand("drop", "Forget a feed and close its jobs");
    drop_feed_command->add_option("NAME", feed_name, "the feed")->required();
    bool keeps_jobs = false;
    bool is_sure_of_feed = false;
    drop_feed_command->add_flag("--keep-jobs", keeps_jobs, "leave its jobs open until their time is over");
    drop_feed_command->add_flag("--yes", is_sure_of_feed, "do not ask");
    auto* rename_feed_command = feed_command->add_subcommand("rename", "Give a feed another name");
    rename_feed_command->add_option("NAME", feed_name, "the feed")->required();
    rename_feed_command->add_option("NEW", other_feed, "its new name, which no feed has")->required();
    auto* take_over_command = feed_command->add_subcommand(
        "take-over", "Give the jobs of one feed to another: they come by that one from now on");
    take_over_command->add_option("NAME", feed_name, "the feed that has them from now on")->required();
    take_over_command->add_option("OLD", other_feed, "the feed that had them, which is forgotten")
        ->required();

    auto* demo_command = program.add_subcommand("demo", "Make the demonstration catalogue, or renew it");
    DemoRequest demo_request;
    demo_command->add_flag("--if-empty", demo_request.if_empty, "only when the database holds no job");
    demo_command->add_flag("--yes", demo_request.is_confirmed, "also when the database holds other jobs");
    demo_command->add_flag("--remove", demo_request.removes, "take the demonstration catalogue off the site");

    auto* keys_command = program.add_subcommand("keys", "The keys that sign session tokens");
    keys_command->require_subcommand(1);
    auto* rotate_command = keys_command->add_subcommand("rotate", "Make a new key; older ones still verify");
    auto* list_command = keys_command->add_subcommand("list", "Show the keys, without their secrets");

    std::string signing_key;
    auto* revoke_command = keys_command->add_subcommand(
        "revoke", "Refuse every token that a key has signed: what to do when it has leaked");
    revoke_command->add_option("KID", signing_key, "as list shows it")->required();

    auto* sessions_command = program.add_subcommand("sessions", "Seekers' logins");
    sessions_command->require_subcommand(1);
    auto* end_command = sessions_command->add_subcommand("end", "Log everybody out, or one seeker");
    bool ends_all = false;
    std::string logged_out;
    auto* whom = end_command->add_option_group("whom")->require_option(1);
    whom->add_flag("--all", ends_all, "everybody");
    whom->add_option("--seeker", logged_out, "telephone (+852...) or id");

    auto* seeker_command = program.add_subcommand("seeker", "Seekers' accounts");
    seeker_command->require_subcommand(1);
    std::string seeker;
    auto* suspend_command =
        seeker_command->add_subcommand("suspend", "Let a seeker log in and apply no more");
    auto* restore_command = seeker_command->add_subcommand("restore", "Lift a suspension");
    for (auto* command : {suspend_command, restore_command})
        command->add_option("SEEKER", seeker, "telephone (+852...) or id")->required();
    auto* export_command =
        seeker_command->add_subcommand("export", "Write everything that is held about a seeker, as JSON");
    export_command->add_option("SEEKER", seeker, "telephone (+852...) or id")->required();
    std::string export_file;
    export_command->add_option("FILE", export_file, "a new file; stdout when left out");
    EntryCommands seekers;
    seekers.add_to(*seeker_command, "part of a telephone, an id or a name");
    seekers.add_removal(*seeker_command, "erase", "Remove an account at once, with all that belongs to it");

    auto* company_command = program.add_subcommand("company", "Companies of the catalogue");
    company_command->require_subcommand(1);
    EntryCommands companies;
    companies.add_to(*company_command,
                     "part of an id, a name, a registration number, a telephone, or of the name or mail "
                     "address of one of its people; also refused and closed ones");
    companies.add_removal(*company_command, "delete",
                          "Take a company that should never have been out of the catalogue, with its jobs");
    auto* waiting_command =
        company_command->add_subcommand("waiting", "Show what waits for a decision, one a line");
    std::string decided;
    auto* verify_command = company_command->add_subcommand(
        "verify", "Accept a company, a change of one, or a claim, as waiting shows it");
    auto* refuse_command = company_command->add_subcommand("refuse", "Refuse it");
    auto* proof_command =
        company_command->add_subcommand("proof", "Save the document by which a company proves itself");
    for (auto* command : {verify_command, refuse_command, proof_command})
        command->add_option("ID", decided, "as waiting shows it")->required();
    std::string reason;
    refuse_command->add_option("--reason", reason, "what its people read")->required();
    std::string proof_file;
    proof_command->add_option("FILE", proof_file, "a new file")->required();
    auto* conversation_command =
        program.add_subcommand("conversation", "Conversations of which a message was reported");
    conversation_command->require_subcommand(1);
    auto* reported_command =
        conversation_command->add_subcommand("list", "Show the reports that wait, one a line");
    std::string reported;
    auto* show_conversation_command = conversation_command->add_subcommand(
        "show", "Read a conversation that was reported; that it was read is written down");
    auto* settle_command = conversation_command->add_subcommand("settle", "Take a report off the list");
    for (auto* command : {show_conversation_command, settle_command})
        command->add_option("ID", reported, "as list shows it")->required();
    settle_command->add_option("--reason", reason, "what was made of it, for the record");
    auto* mail_command = program.add_subcommand("mail", "Mails of the site");
    mail_command->require_subcommand(1);
    auto* mail_list_command = mail_command->add_subcommand("list", "Show those that nobody took");
    auto* searches_command = program.add_subcommand(
        "searches", "Show texts for which nothing was found, typed by three visitors or more");
    auto* job_command = program.add_subcommand("job", "Jobs of the catalogue");
    job_command->require_subcommand(1);
    EntryCommands jobs;
    jobs.add_to(*job_command, "part of an id or a name, of the job or its company");
    jobs.add_removal(*job_command, "delete", "Take a job that should never have been out of the catalogue");
    auto* waiting_jobs_command = job_command->add_subcommand(
        "waiting", "Show jobs of the portal that wait because of their words, one a line");
    std::string waiting_job;
    auto* release_job_command = job_command->add_subcommand("release", "Let a waiting job out");
    auto* refuse_job_command = job_command->add_subcommand("refuse", "Refuse a waiting job");
    for (auto* command : {release_job_command, refuse_job_command})
        command->add_option("ID", waiting_job, "as waiting shows it")->required();
    std::string job_reason;
    refuse_job_command->add_option("--reason", job_reason, "what its people read")->required();

    Moderation moderation;
    moderation.add_to(program, *company_command, *job_command);

    auto* partner_command = program.add_subcommand("partner-key", "Keys of the partner service");
    partner_command->require_subcommand(1);
    NewPartnerKey new_key;
    auto* add_key_command = partner_command->add_subcommand("add", "Make a key; it is shown once");
    add_key_command->add_option("NAME", new_key.name, "whose key it is")->required();
    add_key_command->add_flag("--operator", new_key.is_operator, "for everything, not for some companies");
    add_key_command->add_option("--company", new_key.companies, "a company's id; may be given again");
    auto* list_keys_command = partner_command->add_subcommand("list", "Show the keys, without their secrets");
    std::string key_id;
    auto* revoke_key_command = partner_command->add_subcommand("revoke", "Let a key open nothing any more");
    revoke_key_command->add_option("ID", key_id, "as list shows it")->required();

    auto* purge_command =
        program.add_subcommand("purge", "Remove the accounts whose time is over, and what nobody needs");

    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error);
    }
    try {
        if (*check_command) return check(flags.load(), connects);
        if (*check_content_command)
            return with_settings(flags, [&](const Settings& s) { return check_content(s, content_folder); });
        if (*serve_command) return with_settings(flags, [&](const Settings& s) { return serve(s, version); });
        if (*migrate_command) return with_settings(flags, migrate);
        if (*backup_command)
            return with_settings(flags, [&](const Settings& s) {
                return verifies ? verify_backup(backup_file) : backup(s, backup_file);
            });
        if (*restore_backup_command)
            return with_settings(
                flags, [&](const Settings& s) { return restore(s, backup_file, is_without_erasures); });
        if (*list_feeds_command) return with_settings(flags, list_feeds);
        if (*drop_feed_command)
            return with_settings(flags, [&](const Settings& s) {
                return drop_feed(s, feed_name, keeps_jobs, !is_sure_of_feed);
            });
        if (*rename_feed_command)
            return with_settings(flags,
                                 [&](const Settings& s) { return rename_feed(s, feed_name, other_feed); });
        if (*take_over_command)
            return with_settings(flags,
                                 [&](const Settings& s) { return take_over_feed(s, feed_name, other_feed); });
        if (*demo_command)
            return with_settings(flags, [&](const Settings& s) { return demo(s, demo_request); });
        if (*rotate_command) return with_settings(flags, rotate_keys);
        if (*list_command) return with_settings(flags, list_keys);
        if (*revoke_command)
            return with_settings(flags, [&](const Settings& s) { return revoke_key(s, signing_key); });
        if (*end_command)
            return with_settings(flags, [&](const Settings& s) {
                return ends_all ? end_all_sessions(s) : end_sessions(s, logged_out);
            });
        if (*suspend_command || *restore_command)
            return with_settings(flags, [&](const Settings& s) {
                return suspend_seeker(s, seeker, suspend_command->parsed());
            });
        if (*export_command)
            return with_settings(flags,
                                 [&](const Settings& s) { return export_seeker(s, seeker, export_file); });
        if (const auto done = seekers.run(flags, list_seekers, erase_seeker)) return *done;
        if (const auto done = companies.run(flags, list_companies, delete_company)) return *done;
        if (const auto done = jobs.run(flags, list_jobs, delete_job)) return *done;
        if (*waiting_jobs_command) return with_settings(flags, list_waiting_jobs);
        if (*release_job_command)
            return with_settings(flags,
                                 [&](const Settings& s) { return release_waiting_job(s, waiting_job); });
        if (*refuse_job_command)
            return with_settings(
                flags, [&](const Settings& s) { return refuse_waiting_job(s, waiting_job, job_reason); });
        if (const auto command = moderation.given()) return with_settings(flags, command);
        if (*waiting_command) return with_settings(flags, list_waiting_companies);
        if (*verify_command)
            return with_settings(flags, [&](const Settings& s) { return verify_company(s, decided); });
        if (*refuse_command)
            return with_settings(flags,
                                 [&](const Settings& s) { return refuse_company(s, decided, reason); });
        if (*proof_command)
            return with_settings(flags,
                                 [&](const Settings& s) { return save_proof(s, decided, proof_file); });
        if (*reported_command) return with_settings(flags, list_reported_messages);
        if (*show_conversation_command)
            return with_settings(flags, [&](const Settings& s) { return show_conversation(s, reported); });
        if (*settle_command)
            return with_settings(
                flags, [&](const Settings& s) { return settle_reported_message(s, reported, reason); });
        if (*searches_command) return with_settings(flags, list_empty_searches);
        if (*mail_list_command) return with_settings(flags, list_mails);
        if (*add_key_command)
            return with_settings(flags, [&](const Settings& s) { return add_partner_key(s, new_key); });
        if (*list_keys_command) return with_settings(flags, list_partner_keys);
        if (*revoke_key_command)
            return with_settings(flags, [&](const Settings& s) { return revoke_partner_key(s, key_id); });
        if (*purge_command) return with_settings(flags, purge);
        if (*import_command)
            return with_settings(flags, [&](const Settings& s) { return import_sources(s, request); });
    } catch (const std::exception& problem) {
        std::cerr << "hoigung: " << problem.what() << '\n';
        return kFailed;
    }
    return kFailed;
}

}  // namespace hoigung::app
