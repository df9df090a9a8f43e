#include "domain/operator/delete_job.hpp"

#include "domain/catalogue/remove_job.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<Job> delete_job(const Acting& acting, JobId id, CatalogueStore& store, ErasureLog& log) {
    if (!store.job(id)) return Refusal::JobNotFound;
    log.note(erasure_of(id, acting.now));
    return transact(store, [&](CatalogueWriter& writer) -> Outcome<Job> {
        auto job = writer.job(id);
        if (!job) return Refusal::JobNotFound;
        remove_job(writer, *job, acting.now);
        acting.done(OperatorAct::delete_job, id.text());
        return std::move(*job);
    });
}

}  // namespace hoigung::domain
