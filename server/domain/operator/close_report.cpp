#include "domain/operator/close_report.hpp"

#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {

Outcome<ReportId> close_report(const Acting& acting, std::string_view id, std::string_view reason,
                               ReportStore& store) {
    const std::string words = TRY(read_text(reason, kLongestNote));
    if (words.empty() && acting.actor.kind != ActorKind::service_key) return Refusal::ReasonMissing;
    const auto report = ReportId::parse(id);
    if (!report) return Refusal::IdNotFound;
    return acting.together([&]() -> Outcome<ReportId> {
        if (!store.handle(*report, words, acting.now)) return Refusal::IdNotFound;
        acting.done(OperatorAct::close_report, report->text(), {words});
        return *report;
    });
}

}  // namespace hoigung::domain
