#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "domain/employers/employer_ports.hpp"
#include "domain/ingest/ingest.hpp"
#include "domain/keys/partner_key.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// What became of a line. One that waits is shown when the operator has accepted it.
enum class LineDone { created, changed, unchanged, waiting };
// Why a line was not taken: a refusal, or everything that is wrong with it. A refusal may have words of its
// own.
struct LineRefusal {
    LineRefusal(Refusal why, std::vector<std::string> said = {}) : refusal(why), words(std::move(said)) {}
    LineRefusal(std::vector<std::string> problems) : words(std::move(problems)) {}

    std::optional<Refusal> refusal{};
    std::vector<std::string> words;
};
using TakenLine = base::Result<LineDone, LineRefusal>;

// Takes in what a key sends, an answer a line. What the operator's keys send is in force at once; what a key
// sends that was made in the portal goes the way of the portal, as if an owner had typed it there.
// `gate` is asked within the transaction that writes what the operator's keys send.
[[nodiscard]] std::vector<TakenLine> take_lines(const PartnerKey& key, std::span<const CatalogueLine> lines,
                                                const EmployerPorts& ports, base::Timestamp now,
                                                const LineGate& gate = {});

// Closes or reopens a job under a key; only the operator suspends one or lifts that. JobWaits when it is
// reopened once the operator has looked at its words.
[[nodiscard]] Outcome<Job> move_job(const PartnerKey& key, JobId id, JobState to, const EmployerPorts& ports,
                                    base::Timestamp now);

}  // namespace hoigung::domain
