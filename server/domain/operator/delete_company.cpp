#include "domain/operator/delete_company.hpp"

#include "domain/catalogue/remove_company.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<DeletedCompany> delete_company(const Acting& acting, CompanyId id, CatalogueStore& store,
                                       ErasureLog& log) {
    if (!store.company(id)) return Refusal::CompanyNotFound;
    log.note(erasure_of(id, acting.now));
    return transact(store, [&](CatalogueWriter& writer) -> Outcome<DeletedCompany> {
        auto company = writer.company(id);
        if (!company) return Refusal::CompanyNotFound;
        const std::size_t jobs = remove_company(writer, *company, acting.now);
        acting.done(OperatorAct::delete_company, id.text());
        return DeletedCompany{std::move(*company), jobs};
    });
}

}  // namespace hoigung::domain
