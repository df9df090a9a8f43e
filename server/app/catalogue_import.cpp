#include "app/catalogue_import.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/text.hpp"
#include "domain/employers/acting_company.hpp"
#include "domain/ingest/check_line.hpp"
#include "domain/transact.hpp"
#include "feeds/ndjson.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung::app {
namespace {

// Lines per transaction. A transaction is on disk completely or not at all.
constexpr std::size_t kLinesAtOnce = 500;

// A job that a feed lists without an end date is open for the usual term from when it was read. The term is
// renewed when this much is left, so that not every reading changes the job.
constexpr std::chrono::days kTermRenewedBefore{30};

// Jobs from a feed or an import were written elsewhere, so nobody here can be asked for a description.
constexpr auto kDescriptions = domain::Descriptions::needed_without_pay_and_place;

// How much of a job's title and reference is quoted in messages to its publisher.
constexpr std::size_t kLongestName = 60;

}  // namespace

CatalogueImport::CatalogueImport(domain::CatalogueStore& store, domain::FeedStore& feeds,
                                 domain::EmployerStore& employers, const domain::ReferenceLists& lists,
                                 const base::Clock& clock, std::string feed, Tell tell)
    : store_(store),
      feeds_(feeds),
      employers_(employers),
      lists_(lists),
      places_(lists, reference_files()),
      clock_(clock),
      feed_(std::move(feed)),
      tell_(std::move(tell)) {
    vanished_ = feeds_.vanished_jobs();
    if (feed_.empty()) return;
    of_other_feeds_ = feeds_.jobs_of_others(feed_);
}

void CatalogueImport::begin_document(std::string named) {
    flush();
    document_ = std::move(named);
    number_ = 0;
}

void CatalogueImport::take_line(std::string_view text) {
    is_of_feeds_ = false;
    ++number_;
    if (base::trim(text).empty()) return;
    const std::string name = fmt::format("{}line {}", document_, number_);
    auto line = feeds::read_catalogue_line(text);
    if (!line.ok()) return refuse(name, line.error());
    if (const auto* job = std::get_if<domain::JobLine>(&*line)) listed_.insert(job->id);
    add(std::move(*line), name);
}

void CatalogueImport::take(const feeds::FeedJob& job) {
    is_of_feeds_ = true;
    const std::string name = fmt::format("{}job {} '{}' ({})", document_, ++number_,
                                         base::first_characters(base::trim(job.title), kLongestName),
                                         base::first_characters(base::trim(job.reference), kLongestName));
    if (!listed_.insert(feeds::id_of(job)).second)
        return refuse(name, {fmt::format("an earlier job has the same reference '{}'",
                                         base::first_characters(job.reference, 60))});
    auto lines = feeds::lines_of(job, lists_, places_);
    if (!lines.ok()) return refuse(name, lines.error());
    if (!takes_in(lines->company.id)) return refuse(name, {"its company was closed by its owner"});
    // A date in the future means that the publisher's clock is wrong.
    const auto now = clock_.now();
    if (lines->job.published_at > now) lines->job.published_at.reset();
    // Checked before the company is added, which would be pointless without the job.
    const auto problems = domain::problems_of(lines->job, lists_, base::hong_kong_date(now), kDescriptions);
    if (!problems.empty()) return refuse(name, problems);
    for (const std::string& note : lines->notes) tell_(fmt::format("{}: note: {}", name, note));
    if (companies_.insert(lines->company.id).second) add(std::move(lines->company), name);
    add(std::move(lines->job), name);
}

bool CatalogueImport::takes_in(domain::CompanyId company) {
    const auto known = take_in_.find(company);
    if (known != take_in_.end()) return known->second;
    const bool takes = domain::look_up(employers_, [&](domain::EmployerReader& reader) {
        return !domain::objection_to(domain::facts_of(reader, company), domain::Door::feed,
                                     domain::Permission::publish_jobs);
    });
    take_in_.emplace(company, takes);
    return takes;
}

void CatalogueImport::add(domain::CatalogueLine line, std::string name) {
    waiting_.push_back({std::move(line), std::move(name)});
    if (waiting_.size() >= kLinesAtOnce) flush();
}

// A feed knows only a company's name, so the site's own data about the company stays.
std::optional<std::string> CatalogueImport::complete(domain::CatalogueLine& line,
                                                     domain::CatalogueWriter& stored) {
    if (auto* job = std::get_if<domain::JobLine>(&line)) return complete(*job, stored);
    if (auto* company = std::get_if<domain::CompanyLine>(&line); company != nullptr && is_of_feeds_) {
        if (const auto known = stored.company(company->id))
            *company = {known->id, known->is_suspended, known->profile};
    }
    return std::nullopt;
}

std::optional<std::string> CatalogueImport::complete(domain::JobLine& line, domain::CatalogueWriter& stored) {
    if (const auto other = of_other_feeds_.find(line.id); other != of_other_feeds_.end())
        return fmt::format(
            "the feed '{0}' lists this job already; `hoigung feed take-over {1} {0}` gives its jobs to {1}",
            other->second, feed_);
    const auto known = stored.job(line.id);
    if (is_of_feeds_) {
        if (line.expires_at && !known && *line.expires_at <= clock_.now())
            return fmt::format("the job ended on {}", base::to_iso(base::hong_kong_date(*line.expires_at)));
        if (!line.expires_at) give_term(line, known);
    }
    if (known && !line.state && known->state == domain::JobState::closed) open_again(line, *known);
    return std::nullopt;
}

void CatalogueImport::give_term(domain::JobLine& line, const std::optional<domain::Job>& known) const {
    const auto now = clock_.now();
    const auto today = base::hong_kong_midnight(base::hong_kong_date(now));
    const auto usual = line.published_at.value_or(known ? known->published_at : today) + domain::kJobTerm;
    const auto current = known ? known->expires_at : usual;
    line.expires_at =
        current > now + kTermRenewedBefore ? current : std::max(usual, today + domain::kJobTerm);
}

// Reopens a job that a feed lists again, if it was closed because a feed no longer listed it or because it
// had expired. A job that somebody closed stays closed.
void CatalogueImport::open_again(domain::JobLine& line, const domain::Job& known) {
    if (feed_.empty() && !is_of_feeds_) return;
    const auto now = clock_.now();
    const bool is_vanished = vanished_.contains(line.id);
    const bool was_over = is_of_feeds_ && domain::closes_at(known) <= now;
    if (line.expires_at && *line.expires_at <= now) {
        stay_closed_[line.id] =
            fmt::format("it ended on {}", base::to_iso(base::hong_kong_date(*line.expires_at)));
    } else if (is_vanished && feed_.empty()) {
        stay_closed_[line.id] = "its feed lists it no more; an import with --feed opens it again";
    } else if (is_vanished || was_over) {
        line.state = domain::JobState::published;
    } else {
        stay_closed_[line.id] = "it was closed on this site";
    }
}

void CatalogueImport::flush() {
    if (waiting_.empty()) return;
    std::vector<domain::CatalogueLine> lines;
    for (Waiting& each : waiting_) lines.push_back(std::move(each.line));
    const auto results = domain::ingest(
        lines, lists_, store_, clock_.now(),
        [this](auto& line, auto& stored) { return complete(line, stored); }, kDescriptions);
    std::vector<domain::JobId> taken;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (!results[i].ok()) {
            refuse(waiting_[i].name, results[i].error());
            continue;
        }
        const domain::Ingested done = *results[i];
        ++(done == domain::Ingested::created   ? created_
           : done == domain::Ingested::changed ? changed_
                                               : unchanged_);
        const auto* job = std::get_if<domain::JobLine>(&lines[i]);
        if (job == nullptr) continue;
        taken.push_back(job->id);
        if (const auto why = stay_closed_.find(job->id); why != stay_closed_.end()) {
            ++stayed_closed_;
            tell_(fmt::format("{}: note: the job stays closed: {}", waiting_[i].name, why->second));
        }
    }
    waiting_.clear();
    stay_closed_.clear();
    if (!feed_.empty()) feeds_.note_listed(feed_, taken);
}

void CatalogueImport::refuse(const std::string& name, const std::vector<std::string>& reasons) {
    ++refused_;
    tell_(fmt::format("{}: {}", name, fmt::join(reasons, "; ")));
}

void CatalogueImport::finish(bool closes_vanished, bool even_many, const std::string& problem) {
    flush();
    if (feed_.empty()) return;
    if (closes_vanished) {
        close_vanished(even_many);
        feeds_.note_read(feed_, clock_.now());
    } else {
        tell_(fmt::format("feed {}: it was not read whole, so no job is closed for being missing", feed_));
        // Without a problem the site is stopping, and reads the feed again after its restart.
        if (!problem.empty()) feeds_.note_failed(feed_, problem, clock_.now());
    }
}

void CatalogueImport::close_vanished(bool even_many) {
    const auto vanished =
        domain::close_vanished_jobs(store_, feeds_, feed_, listed_, even_many, clock_.now());
    if (vanished.are_closed) {
        closed_ = vanished.missing;
        return;
    }
    tell_(fmt::format(
        "feed {}: {} of its {} jobs are missing, more than {}%: none is closed. If that is right, say "
        "--close-many",
        feed_, vanished.missing, vanished.known, domain::kMostVanishedPercent));
}

std::string CatalogueImport::summary() const {
    return fmt::format("{} created, {} changed, {} unchanged, {} refused{}{}", created_, changed_, unchanged_,
                       refused_,
                       feed_.empty() ? std::string() : fmt::format(", {} no longer listed", closed_),
                       stayed_closed_ == 0 ? std::string() : fmt::format(", {} stay closed", stayed_closed_));
}

}  // namespace hoigung::app
