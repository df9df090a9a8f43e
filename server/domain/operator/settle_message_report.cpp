#include "domain/operator/settle_message_report.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<MessageReportId> settle_message_report(const Acting& acting, std::string_view id,
                                               std::string_view reason, CandidacyStore& store) {
    const auto report = MessageReportId::parse(id);
    if (!report) return Refusal::IdNotFound;
    return transact(store, [&](CandidacyWriter& writer) -> Outcome<MessageReportId> {
        if (!writer.handle(*report, reason, acting.now)) return Refusal::IdNotFound;
        acting.done(OperatorAct::settle_message_report, report->text(), {std::string(reason)});
        return *report;
    });
}

}  // namespace hoigung::domain
