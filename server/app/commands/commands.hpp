#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/settings_sources.hpp"

// What the program can be told to do; each gives the exit code.
namespace hoigung::app {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongSettings = 2;
// An import took the good lines and refused some others.
inline constexpr int kSomeLinesRefused = 3;

int serve(const Settings& settings);
int migrate(const Settings& settings);
// Copies the whole database into a SQLite file while the site runs.
int backup(const Settings& settings, const std::string& file);
// Copies a backup into an empty database, SQLite or PostgreSQL.
int restore(const Settings& settings, const std::string& file);
int check(const LoadedSettings& loaded);
// Checks the articles of a folder; when `folder` is empty, of the one that `serve` would use.
int check_content(const Settings& settings, const std::string& folder);
enum class ImportFormat { ndjson, xml, jsonld };
// The file's extension tells the format when none is given.
int import_file(const Settings& settings, const std::string& file, std::optional<ImportFormat> format);
int demo(const Settings& settings, bool if_empty);
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
