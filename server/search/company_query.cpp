#include <algorithm>

#include "search/index.hpp"
#include "search/matching.hpp"

namespace hoigung::search {
namespace {

using domain::CompanyMatch;
using domain::CompanyQuery;
using domain::CompanySearchAnswer;

bool matches_name(const CompanyEntry& company, const TextQuery& text) {
    return std::ranges::all_of(text.clauses, [&](const Clause& clause) {
        return std::ranges::any_of(
            clause.any, [&](Term term) { return std::ranges::binary_search(company.terms, term); });
    });
}

// The companies with at least one open job that passes the filters, in order.
std::vector<domain::CompanyId> companies_with_jobs(std::span<const LiveSegment> segments,
                                                   const Dictionary& dictionary, const CompanyQuery& query) {
    domain::JobQuery jobs;
    jobs.districts = query.districts;
    jobs.job_types = query.job_types;
    jobs.employments = query.employments;
    BlockScratch& room = BlockScratch::of_thread();
    std::vector<domain::CompanyId> found;
    for (const LiveSegment& part : segments) {
        const Segment& segment = *part.segment;
        std::vector<bool> seen(segment.companies.size());
        const SegmentQuery laid_out = lay_out(jobs, {}, part, dictionary);
        for (std::size_t block = 0; block < segment.blocks(); ++block) {
            if (!match_block(laid_out, block, room)) continue;
            each_bit(room.match.data(), words_for(segment.docs_in_block(block)),
                     [&](std::size_t doc) { seen[segment.company_of[block * kBlockDocs + doc]] = true; });
        }
        for (std::size_t i = 0; i < seen.size(); ++i) {
            if (seen[i]) found.push_back(segment.companies[i]);
        }
    }
    std::ranges::sort(found);
    return found;
}

}  // namespace

CompanySearchAnswer Index::search(const CompanyQuery& query, domain::Page page) const {
    const TextQuery text = parse_text(query.term, dictionary_->lexicon);
    const bool filtered = !query.districts.empty() || !query.job_types.empty() || !query.employments.empty();
    const auto passing =
        filtered ? companies_with_jobs(segments_, *dictionary_, query) : std::vector<domain::CompanyId>{};
    std::vector<const CompanyTable::Row*> found;
    for (const CompanyTable::Row& row : companies_->rows()) {
        if (filtered && !std::ranges::binary_search(passing, row.entry->id)) continue;
        if (matches_name(*row.entry, text)) found.push_back(&row);
    }
    std::ranges::sort(found, [&](const CompanyTable::Row* left, const CompanyTable::Row* right) {
        if (left->open_jobs != right->open_jobs) return left->open_jobs > right->open_jobs;
        const int names = left->entry->folded.in(query.locale).compare(right->entry->folded.in(query.locale));
        return names != 0 ? names < 0 : left->entry->id < right->entry->id;
    });
    CompanySearchAnswer answer;
    answer.total = static_cast<std::int64_t>(found.size());
    for (const CompanyTable::Row* row : domain::cut(std::span<const CompanyTable::Row* const>(found), page))
        answer.companies.push_back({row->entry->id, row->open_jobs});
    return answer;
}

}  // namespace hoigung::search
