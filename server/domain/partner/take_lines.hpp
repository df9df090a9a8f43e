#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "domain/employers/employer_ports.hpp"
#include "domain/ingest/ingest.hpp"
#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// The outcome of a line. A waiting line is shown once the operator has accepted it.
enum class LineDone { created, changed, unchanged, waiting };
// Why a line was not accepted: a refusal, which may come with words of its own, or all problems of the line.
struct LineRefusal {
    LineRefusal(Refusal why, std::vector<std::string> said = {}) : refusal(why), words(std::move(said)) {}
    LineRefusal(std::vector<std::string> problems) : words(std::move(problems)) {}

    std::optional<Refusal> refusal{};
    std::vector<std::string> words;
};
using TakenLine = base::Result<LineDone, LineRefusal>;

// Processes the lines that a key sends, with one answer per line. Lines of the operator's keys take effect at
// once; lines of a key that was made in the portal follow the portal's rules, as if an owner had typed them
// there. `gate` runs in the transaction that writes the lines of the operator's keys.
[[nodiscard]] std::vector<TakenLine> take_lines(const PartnerKey& key, std::span<const CatalogueLine> lines,
                                                const EmployerPorts& ports, base::Timestamp now,
                                                const LineGate& gate = {});

// Closes or reopens a job with a key; only the operator suspends one or lifts a suspension. JobWaits when the
// job is reopened only after the operator has reviewed its words.
[[nodiscard]] Outcome<Job> move_job(const PartnerKey& key, JobId id, JobState to, const EmployerPorts& ports,
                                    ActLog& log, base::Timestamp now);

}  // namespace hoigung::domain
