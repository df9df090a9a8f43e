#include "domain/operator/close_report.hpp"

#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {

Outcome<ReportId> close_report(std::string_view id, std::string_view reason, ReportStore& store,
                               base::Timestamp now) {
    const std::string words = TRY(read_text(reason, kLongestNote));
    const auto report = ReportId::parse(id);
    if (!report || words.empty() || !store.handle(*report, words, now)) return Refusal::IdNotFound;
    return *report;
}

}  // namespace hoigung::domain
