#include <iostream>

#include <fmt/format.h>

#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/modules/stores.hpp"
#include "app/open_database.hpp"
#include "app/portal_settings.hpp"
#include "base/hidden_characters.hpp"
#include "domain/candidacies/exchange_messages.hpp"
#include "domain/operator/read_reported.hpp"
#include "domain/operator/settle_message_report.hpp"

namespace hoigung::app {
namespace {

// The stores, opened for the commands of this file.
struct OpenCandidacies {
    explicit OpenCandidacies(const Settings& settings)
        : stores(open_database(settings), clock),
          ports{.store = stores.candidacies,
                .employers = stores.employers,
                .random = random,
                .rules = delivery_rules(settings),
                .applicants_kept = std::chrono::days(settings.applicant_days)} {}

    const base::SystemClock clock;
    base::SystemRandom random;
    Stores stores;
    const domain::CandidacyPorts ports;
};

std::string_view name_of(domain::Side side) {
    return side == domain::Side::seeker ? "seeker" : "employer";
}

}  // namespace

int list_reported_messages(const Settings& settings) {
    constexpr int kMost = 1000;
    OpenCandidacies candidacies(settings);
    candidacies.ports.store.read([](domain::CandidacyReader& reader) {
        for (const domain::MessageReport& report : reader.reports(kMost))
            std::cout << fmt::format("{} conversation {} message {} by the {} at {}: {}\n", report.id.text(),
                                     report.application.text(), report.number, name_of(report.by),
                                     base::to_iso(report.reported_at), base::for_terminal(report.reason));
    });
    return kDone;
}

int show_conversation(const Settings& settings, const std::string& id) {
    OpenCandidacies candidacies(settings);
    ByCommand acting(settings, *candidacies.stores.database);
    const auto read = domain::read_reported(acting, id, candidacies.ports);
    if (!read) {
        std::cerr << id << ": nobody has reported a message of such a conversation\n";
        return kFailed;
    }
    std::cout << fmt::format("{} '{}' of '{}', {}\n", id,
                             base::for_terminal(read->candidacy.job.posting.name.in(domain::Locale::zh_hant)),
                             base::for_terminal(read->candidacy.company_name.in(domain::Locale::zh_hant)),
                             base::name_of(domain::shown_state(read->candidacy.status, read->conversation)));
    for (const domain::Message& message : read->messages)
        std::cout << fmt::format("{} {} {}: {}\n", message.number, base::to_iso(message.sent_at),
                                 name_of(message.from), base::for_terminal(message.text));
    std::cout << fmt::format("That it was read by the operator at {} is written down\n",
                             base::to_iso(acting.now()));
    return kDone;
}

int settle_reported_message(const Settings& settings, const std::string& id, const std::string& reason) {
    OpenCandidacies candidacies(settings);
    if (domain::settle_message_report(ByCommand(settings, *candidacies.stores.database), id, reason,
                                      candidacies.ports.store)
            .ok())
        return kDone;
    std::cerr << id << ": no such report waits\n";
    return kFailed;
}

}  // namespace hoigung::app
