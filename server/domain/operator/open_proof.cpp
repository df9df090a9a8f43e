#include "domain/operator/open_proof.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<OpenedProof> open_proof(const Acting& acting, std::string_view company_id,
                                const EmployerPorts& ports) {
    const auto id = CompanyId::parse(company_id);
    if (!id) return Refusal::IdNotFound;
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<OpenedProof> {
        auto proof = writer.companies().proof(*id);
        auto content = writer.companies().proof_content(*id);
        if (!proof || !content) return Refusal::IdNotFound;
        note_staff(writer, ports.random, *id, ActivityKind::proof_opened, proof->file_name, acting.now);
        acting.done(OperatorAct::open_proof, id->text());
        return OpenedProof{std::move(*proof), std::move(*content)};
    });
}

}  // namespace hoigung::domain
