#include <iostream>

#include <fmt/format.h>

#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/confirm.hpp"
#include "app/commands/named_seeker.hpp"
#include "app/commands/new_file.hpp"
#include "app/erasures_path.hpp"
#include "app/identity_settings.hpp"
#include "app/modules/stores.hpp"
#include "app/open_database.hpp"
#include "app/public_config.hpp"
#include "base/hidden_characters.hpp"
#include "domain/identity/find_seekers.hpp"
#include "domain/operator/erase_seeker.hpp"
#include "endpoints/seeker/seeker_export.hpp"
#include "security/erasure_file.hpp"

namespace hoigung::app {
namespace {

std::string line_of(const domain::FoundSeeker& found) {
    const domain::Seeker& seeker = found.seeker;
    return fmt::format("{} {}{} since {}{}{}{}\n", seeker.id.text(), seeker.telephone.text(),
                       seeker.email.empty() ? "" : " " + seeker.email, base::to_iso(seeker.created_at),
                       found.name.empty() ? "" : " '" + base::for_terminal(found.name) + "'",
                       seeker.is_suspended ? " (suspended)" : "",
                       seeker.delete_account_at
                           ? fmt::format(" (asked for deletion {})", base::to_iso(*seeker.delete_account_at))
                           : "");
}

}  // namespace

int list_seekers(const Settings& settings, const std::string& text) {
    const auto database = open_database(settings);
    store::SqlIdentityStore store(*database);
    const auto found = domain::find_seekers(store, text);
    for (const domain::FoundSeeker& each : found) std::cout << line_of(each);
    return found.empty() && !text.empty() ? kFailed : kDone;
}

int export_seeker(const Settings& settings, const std::string& who, const std::string& file) {
    const base::SystemClock clock;
    Stores stores(open_database(settings), clock);
    const auto seeker = named_seeker(stores.identity, who);
    if (!seeker) return kFailed;
    const domain::Catalogue catalogue(stores.catalogue.load());
    const std::string text =
        endpoints::export_of(*seeker,
                             {catalogue,
                              stores.catalogue,
                              stores.identity,
                              {stores.profiles, stores.applications, stores.bookmarks, stores.reports},
                              {stores.alerts, stores.notifications},
                              stores.news,
                              stores.candidacies,
                              content_root(settings)},
                             clock.now());
    if (file.empty()) {
        std::cout << text << '\n';
    } else if (!write_new_file(file, text)) {
        std::cerr << file << ": is there already, or cannot be written\n";
        return kFailed;
    }
    return kDone;
}

int erase_seeker(const Settings& settings, const std::string& who, bool is_asked) {
    const auto database = open_database(settings);
    store::SqlIdentityStore store(*database);
    const auto seeker = named_seeker(store, who);
    if (!seeker) return kFailed;
    const std::string what = fmt::format(
        "The account {} of {} goes now, with its profile, applications and all else that belongs to it.",
        seeker->id.text(), seeker->telephone.text());
    if (is_asked && !is_confirmed(what)) return kFailed;
    security::ErasureFile erasures(erasures_path(settings));
    const auto erased = domain::erase_seeker(ByCommand(settings, *database), seeker->id,
                                             identity_rules(settings).sessions, store, erasures);
    if (!erased.ok()) return kFailed;
    std::cout << seeker->id.text() << " is erased\n";
    return kDone;
}

}  // namespace hoigung::app
