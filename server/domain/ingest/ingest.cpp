#include "domain/ingest/ingest.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "domain/ingest/check_line.hpp"
#include "domain/ingest/concerns.hpp"
#include "domain/slug.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// A partner's clock may be wrong, or show another country's day.
constexpr std::chrono::hours kClocksDiffer{24};

std::vector<std::string> refused(std::string reason) {
    return {std::move(reason)};
}

// The original derivation of ids: jobs with adjacent ids share some ids of their addresses.
AddressId neighbouring_address_id(JobId job, std::uint8_t position) {
    AddressId id{job.bytes};
    id.bytes.front() ^= 0xA5;
    id.bytes.back() = static_cast<std::uint8_t>(id.bytes.back() + position);
    return id;
}

AddressId derived_address_id(JobId job, std::uint8_t position) {
    return {base::derive_id(fmt::format("address {} of {}", position, job.text()))};
}

// An address without an id gets one derived from the job's, the same at every import. A stored job keeps its
// ids.
void complete_addresses(Job& job, const std::optional<Job>& stored) {
    const bool has_neighbouring_ids =
        stored && std::ranges::any_of(stored->posting.addresses,
                                      [&, position = std::uint8_t{0}](const Address& address) mutable {
                                          return address.id == neighbouring_address_id(job.id, ++position);
                                      });
    std::uint8_t position = 0;
    for (Address& address : job.posting.addresses) {
        ++position;
        if (address.id == AddressId{})
            address.id = has_neighbouring_ids ? neighbouring_address_id(job.id, position)
                                              : derived_address_id(job.id, position);
        // A broken coordinate in a feed must not cost the job its address; it only costs the map link.
        if (address.coordinates && !address.coordinates->valid()) address.coordinates.reset();
    }
}

// Writes an item unless the stored one is equal, ignoring the time of the last change.
template <class Thing>
Ingested upsert(CatalogueWriter& writer, const std::optional<Thing>& stored, Thing thing,
                base::Timestamp now) {
    if constexpr (requires { thing.updated_at; }) {
        if (stored) thing.updated_at = stored->updated_at;
        if (stored == thing) return Ingested::unchanged;
        thing.updated_at = now;
    } else if (stored == thing) {
        return Ingested::unchanged;
    }
    writer.put(thing);
    return stored ? Ingested::changed : Ingested::created;
}

class Upsert {
  public:
    Upsert(CatalogueWriter& writer, base::Timestamp now) : writer_(writer), now_(now) {}

    LineResult operator()(const CompanyLine& line) {
        const auto stored = writer_.company(line.id);
        if (!stored && writer_.is_removed(line.id)) return refused("the operator deleted this company");
        const bool is_suspended = line.is_suspended.value_or(stored && stored->is_suspended);
        Company company{line.id, is_suspended, {}, line.profile, slug_of(line.profile.name)};
        if (stored) company.reply_record = stored->reply_record;
        return upsert(writer_, stored, std::move(company), now_);
    }

    LineResult operator()(const JobLine& line) {
        const auto stored = writer_.job(line.id);
        if (!stored && writer_.is_removed(line.id)) return refused("the operator deleted this job");
        if (!stored && !writer_.company(line.company_id)) return no_company(line.company_id);
        if (stored && stored->company_id != line.company_id)
            return refused("the job belongs to another company");
        Job job;
        job.id = line.id;
        job.company_id = line.company_id;
        job.state = line.state.value_or(stored ? stored->state : JobState::published);
        if (line.published_at && *line.published_at > now_ + kClocksDiffer)
            return refused("published_at is more than a day ahead");
        // Jobs are ranked by this date: a date ahead of the site's clock would put the job before all others.
        const bool is_past = line.published_at && *line.published_at <= now_;
        job.published_at =
            is_past ? *line.published_at : std::min(stored ? stored->published_at : now_, now_);
        job.expires_at = line.expires_at.value_or(stored && !line.published_at ? stored->expires_at
                                                                               : job.published_at + kJobTerm);
        job.posting = line.posting;
        complete_addresses(job, stored);
        job.slug = slug_of(job.posting.name);
        // A job whose time has passed is not published again by a repeated import.
        if (job.state == JobState::published && closes_at(job) <= now_) job.state = JobState::closed;
        const auto concerns = concerns_of(job.posting);
        const Ingested done = upsert(writer_, stored, std::move(job), now_);
        // Most jobs raise no concern; only a change can remove one.
        if (!concerns.empty() || done == Ingested::changed) writer_.note_concerns(line.id, concerns, now_);
        return done;
    }

    LineResult operator()(const JobList& list) {
        for (const JobId id : list.job_ids) {
            if (!writer_.job(id)) return refused(fmt::format("job_ids: there is no job {}", id.text()));
        }
        return upsert(writer_, writer_.job_list(list.id), list, now_);
    }

    LineResult operator()(const Banner& banner) {
        return upsert(writer_, writer_.banner(banner.id), banner, now_);
    }

    LineResult operator()(const FeaturedCompany& featured) {
        if (!writer_.company(featured.company_id)) return no_company(featured.company_id);
        return upsert(writer_, writer_.featured_company(featured.id), featured, now_);
    }

    LineResult operator()(const Bid& bid) {
        if (!writer_.job(bid.job_id)) return refused(fmt::format("there is no job {}", bid.job_id.text()));
        return upsert(writer_, writer_.bid(bid.id), bid, now_);
    }

  private:
    static std::vector<std::string> no_company(CompanyId id) {
        return refused(fmt::format("there is no company {}", id.text()));
    }

    CatalogueWriter& writer_;
    base::Timestamp now_;
};

LineResult ingest_line(const CatalogueLine& line, const ReferenceLists& reference, CatalogueWriter& writer,
                       base::Timestamp now, const LineGate& gate, Descriptions descriptions) {
    auto problems = problems_of(line, reference, base::hong_kong_date(now), descriptions);
    if (!problems.empty()) return problems;
    if (!gate) return std::visit(Upsert(writer, now), line);
    CatalogueLine completed = line;
    if (auto objection = gate(completed, writer)) return refused(std::move(*objection));
    return std::visit(Upsert(writer, now), completed);
}

}  // namespace

std::vector<LineResult> ingest(std::span<const CatalogueLine> lines, const ReferenceLists& reference,
                               CatalogueStore& store, base::Timestamp now, const LineGate& gate,
                               Descriptions descriptions) {
    return transact(store, [&](CatalogueWriter& writer) {
        return ingest(lines, reference, writer, now, gate, descriptions);
    });
}

std::vector<LineResult> ingest(std::span<const CatalogueLine> lines, const ReferenceLists& reference,
                               CatalogueWriter& writer, base::Timestamp now, const LineGate& gate,
                               Descriptions descriptions) {
    std::vector<JobId> jobs;
    for (const CatalogueLine& line : lines) {
        if (const auto* job = std::get_if<JobLine>(&line)) jobs.push_back(job->id);
    }
    if (!jobs.empty()) writer.read_ahead(jobs);
    std::vector<LineResult> results;
    results.reserve(lines.size());
    for (const CatalogueLine& line : lines)
        results.push_back(ingest_line(line, reference, writer, now, gate, descriptions));
    return results;
}

}  // namespace hoigung::domain
