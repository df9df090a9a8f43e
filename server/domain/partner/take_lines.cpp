#include "domain/partner/take_lines.hpp"

#include <set>

#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employer_jobs/publish_job.hpp"
#include "domain/employers/show_company.hpp"
#include "domain/employers/update_company.hpp"
#include "domain/ingest/check_line.hpp"
#include "domain/ingest/findings.hpp"
#include "domain/operator/suspend_job.hpp"
#include "domain/partner/change_states.hpp"
#include "domain/partner/key_rule.hpp"
#include "domain/partner/permit_line.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

LineDone done_as(Ingested done) {
    switch (done) {
        case Ingested::created:
            return LineDone::created;
        case Ingested::changed:
            return LineDone::changed;
        case Ingested::unchanged:
            break;
    }
    return LineDone::unchanged;
}

TakenLine taken_as(const LineResult& result) {
    if (!result.ok()) return LineRefusal(result.error());
    return done_as(*result);
}

// The blocking findings about a job, in words for the employer.
std::vector<std::string> words_against(const JobLine& line, const EmployerPorts& ports, base::Timestamp now) {
    std::vector<std::string> words;
    for (const Finding& finding : findings_of(line, ports.lists, now)) {
        if (!finding.blocks()) continue;
        const std::string sentence = sentence_of(finding, Locale::en);
        words.push_back(finding.field.empty() ? sentence : finding.field + ": " + sentence);
    }
    return words;
}

std::optional<Refusal> objection_to_closing(const PartnerKey& key, JobId job, CompanyId company,
                                            const EmployerPorts& ports) {
    return look_up(ports.store, [&](EmployerReader& reader) -> std::optional<Refusal> {
        const auto own = Agent(key).company(reader, company.text(), Permission::change_jobs);
        if (!own.ok()) return own.error();
        if (reader.jobs().is_kept_by_feed(job)) return Refusal::JobKeptByFeed;
        return std::nullopt;
    });
}

void note_job(const PartnerKey& key, CompanyId company, const LocalizedText& title, ActivityKind kind,
              const EmployerPorts& ports, base::Timestamp now) {
    ports.store.write([&](EmployerWriter& writer) {
        static_cast<void>(writer.companies().find(company));
        const Agent agent(key);
        agent.note(writer, ports.random, company, kind, title.in(agent.locale()), now);
    });
}

// Processes the lines of a key that was made in the portal, each by the portal's own operation.
class PortalLines {
  public:
    PortalLines(const PartnerKey& key, const EmployerPorts& ports, base::Timestamp now)
        : key_(key), ports_(ports), now_(now), rule_(key, ports.store) {}

    TakenLine operator()(const CompanyLine& line) {
        if (!key_.speaks_for(line.id)) return LineRefusal(Refusal::PermissionDenied);
        if (auto problems = problems_of(line, ports_.lists, base::hong_kong_date(now_)); !problems.empty())
            return LineRefusal(std::move(problems));
        const auto on_site = ports_.catalogue.company(line.id);
        const auto before =
            look_up(ports_.store, [&](EmployerReader& reader) { return reader.companies().find(line.id); });
        if (!before) return LineRefusal(Refusal::CompanyNotFound);
        const CompanyProfile shown = shown_profile(*before, on_site);
        const bool waits_already = before->waiting && before->waiting->name == line.profile.name;
        const bool is_same_name = line.profile.name == shown.name || waits_already;
        if (is_same_name && line.profile.about == shown.about)
            return waits_already ? LineDone::waiting : LineDone::unchanged;
        CompanyChange change;
        if (!is_same_name) change.name = line.profile.name;
        change.about = line.profile.about;
        const auto changed = update_company(key_, line.id.text(), change, ports_, now_);
        if (!changed.ok()) return LineRefusal(changed.error());
        const auto& waiting = changed->company.waiting;
        const bool waits = waiting && waiting->name;
        return waits ? LineDone::waiting : LineDone::changed;
    }

    TakenLine operator()(const JobLine& line) {
        if (!key_.speaks_for(line.company_id)) return LineRefusal(Refusal::PermissionDenied);
        const auto on_site = ports_.catalogue.job(line.id);
        const JobState before = on_site ? on_site->state : JobState::published;
        const JobState wanted = line.state.value_or(before);
        if (wanted == JobState::suspended || before == JobState::suspended)
            return LineRefusal(Refusal::PermissionDenied);
        const bool is_over = line.expires_at && *line.expires_at <= now_;
        return wanted == JobState::closed || is_over ? keep_closed(line) : publish(line);
    }

    TakenLine operator()(const Bid& bid) {
        const auto job = ports_.catalogue.job(bid.job_id);
        if (!job || !key_.speaks_for(job->company_id)) return LineRefusal(Refusal::PermissionDenied);
        if (const auto objection = rule_.objection(job->company_id, Permission::place_bids))
            return LineRefusal(*objection);
        return LineRefusal(Refusal::PermissionDenied);
    }

    // Lists, banners and featured companies belong to the operator.
    TakenLine operator()(const auto&) { return LineRefusal(Refusal::PermissionDenied); }

  private:
    TakenLine publish(const JobLine& line) {
        if (auto problems = problems_of(line, ports_.lists, base::hong_kong_date(now_)); !problems.empty())
            return LineRefusal(std::move(problems));
        const auto published = publish_line(key_, line, ports_, now_);
        if (published.ok()) return *published ? done_as(**published) : LineDone::waiting;
        const Refusal refusal = refusal_of(published.error());
        auto words =
            refusal == Refusal::JobNotValid ? words_against(line, ports_, now_) : std::vector<std::string>{};
        return words.empty() ? LineRefusal(refusal) : LineRefusal(std::move(words));
    }

    // Stores a job as closed. New content has to pass the same rules; the job counts towards no limit.
    TakenLine keep_closed(JobLine line) {
        line.state = JobState::closed;
        const auto on_site = ports_.catalogue.job(line.id);
        auto words = on_site && on_site->posting == line.posting ? std::vector<std::string>{}
                                                                 : words_against(line, ports_, now_);
        if (!words.empty()) return LineRefusal(std::move(words));
        if (const auto objection = objection_to_closing(key_, line.id, line.company_id, ports_))
            return LineRefusal(*objection);
        line.published_at = on_site ? std::optional(on_site->published_at) : std::nullopt;
        const std::vector<CatalogueLine> lines{line};
        const auto results = ingest(
            lines, ports_.lists, ports_.catalogue, now_,
            [&](CatalogueLine& each, CatalogueWriter& stored) { return permit_line(key_, each, stored); });
        const bool was_open = on_site && on_site->state == JobState::published;
        if (results.front().ok() && *results.front() != Ingested::unchanged)
            note_job(key_, line.company_id, line.posting.name,
                     was_open ? ActivityKind::job_closed : ActivityKind::job_changed, ports_, now_);
        return taken_as(results.front());
    }

    const PartnerKey& key_;
    const EmployerPorts& ports_;
    const base::Timestamp now_;
    KeyRule rule_;
};

// The permission that a line needs, and the company; only for lines that belong to a company.
struct NeededPermission {
    CompanyId company;
    Permission permission;
};

std::optional<NeededPermission> permission_for(const CatalogueLine& line) {
    if (const auto* company = std::get_if<CompanyLine>(&line))
        return NeededPermission{company->id, Permission::change_page};
    if (const auto* job = std::get_if<JobLine>(&line))
        return NeededPermission{job->company_id, Permission::publish_jobs};
    return std::nullopt;
}

// Processes the lines of keys that the operator made: the rule is checked before the transaction, and
// permit_line() within it.
std::vector<TakenLine> take_partner_lines(const PartnerKey& key, std::span<const CatalogueLine> lines,
                                          const EmployerPorts& ports, base::Timestamp now,
                                          const LineGate& gate) {
    KeyRule rule(key, ports.store);
    std::vector<std::optional<Refusal>> objections;
    std::vector<CatalogueLine> allowed;
    for (const CatalogueLine& line : lines) {
        const auto needed = permission_for(line);
        objections.push_back(needed && key.speaks_for(needed->company)
                                 ? rule.objection(needed->company, needed->permission)
                                 : std::nullopt);
        if (!objections.back()) allowed.push_back(line);
    }
    std::set<std::string> denials;
    const auto results =
        ingest(allowed, ports.lists, ports.catalogue, now,
               [&](CatalogueLine& line, CatalogueWriter& stored) -> std::optional<std::string> {
                   auto denial = permit_line(key, line, stored);
                   if (denial) denials.insert(*denial);
                   return denial || !gate ? denial : gate(line, stored);
               });
    std::vector<TakenLine> taken;
    auto next = results.begin();
    for (const auto& objection : objections) {
        if (objection) {
            taken.push_back(LineRefusal(*objection));
            continue;
        }
        const LineResult& result = *next++;
        const bool is_denied = !result.ok() && denials.contains(result.error().front());
        taken.push_back(is_denied ? TakenLine(LineRefusal(Refusal::PermissionDenied, result.error()))
                                  : taken_as(result));
    }
    return taken;
}

}  // namespace

std::vector<TakenLine> take_lines(const PartnerKey& key, std::span<const CatalogueLine> lines,
                                  const EmployerPorts& ports, base::Timestamp now, const LineGate& gate) {
    if (door_of(key) != Door::portal_key) return take_partner_lines(key, lines, ports, now, gate);
    PortalLines portal(key, ports, now);
    std::vector<TakenLine> taken;
    for (const CatalogueLine& line : lines) taken.push_back(std::visit(portal, line));
    return taken;
}

Outcome<Job> move_job(const PartnerKey& key, JobId id, JobState to, const EmployerPorts& ports, ActLog& log,
                      base::Timestamp now) {
    if (key.is_operator() && to != JobState::closed) {
        // The owners are told, as of every action of the operator.
        const Job job = TRY(partner_job(key, id, ports.catalogue));
        if (to == JobState::suspended || job.state == JobState::suspended)
            return set_job_suspension(acting_by(key, now, log), id, to == JobState::suspended, "", ports);
    }
    if (door_of(key) != Door::portal_key) return change_partner_job(key, id, to, ports.catalogue, now);
    const Job job = TRY(partner_job(key, id, ports.catalogue));
    if (job.state == JobState::suspended || to == JobState::suspended) return Refusal::PermissionDenied;
    if (job.state == to) return job;
    if (to == JobState::closed) {
        if (const auto objection = objection_to_closing(key, id, job.company_id, ports)) return *objection;
        Job closed = TRY(change_partner_job(key, id, to, ports.catalogue, now));
        note_job(key, job.company_id, job.posting.name, ActivityKind::job_closed, ports, now);
        return closed;
    }
    const JobLine line{job.id, job.company_id, to, std::nullopt, std::nullopt, job.posting};
    const auto published = publish_line(key, line, ports, now);
    if (!published.ok()) return refusal_of(published.error());
    if (!*published) return Refusal::JobWaits;
    return partner_job(key, id, ports.catalogue);
}

}  // namespace hoigung::domain
