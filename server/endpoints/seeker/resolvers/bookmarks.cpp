#include "domain/bookmarks/bookmarks.hpp"

#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using domain::BookmarkedJobs;
using graphql::Field;

struct BookmarkReference {
    std::string id;
};

void answer_reference(Field& field, const domain::Outcome<domain::JobId>& id) {
    id.ok() ? field.object(BookmarkReference{id->text()}) : refuse(field, id.error());
}

void bookmarked_jobs(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const auto page =
        domain::page_of(field.arguments().integer("limit"), field.arguments().integer("offset"));
    if (!page.ok()) return refuse(field, page.error());
    ServiceContext& context = context_of(field);
    context.bring_jobs(context.service.seekers.bookmarks.bookmarks(seeker->id));
    field.object(
        domain::bookmarked_jobs(seeker->id, context.catalogue(), context.service.seekers.bookmarks, *page));
}

void bookmark_job(Field& field) {
    const auto seeker = active_seeker_of(field);
    if (!seeker) return;
    ServiceContext& context = context_of(field);
    context.bring_job(field.arguments().string("job_id").value_or(""));
    answer_reference(field, domain::bookmark_job(seeker->id, field.arguments().string("job_id").value_or(""),
                                                 context.catalogue(), context.service.seekers.bookmarks,
                                                 context.service.identity.clock.now()));
}

void unbookmark_job(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    answer_reference(field,
                     domain::unbookmark_job(seeker->id, field.arguments().string("job_id").value_or(""),
                                            context_of(field).service.seekers.bookmarks));
}

}  // namespace

void bind_bookmarks(graphql::Bindings& bindings) {
    bindings.object<BookmarkedJobs>("BookmarkList")
        .field("jobs", [](const BookmarkedJobs& saved, Field& field) { field.value(saved.jobs); })
        .field("total", &BookmarkedJobs::total);
    bindings.object<BookmarkReference>("BookmarkReference").field("_id", &BookmarkReference::id);
    bindings.root("Query").field("bookmarked_jobs", bookmarked_jobs).blocking();
    bindings.root("Mutation")
        .field("bookmark_job", bookmark_job)
        .blocking()
        .field("unbookmark_job", unbookmark_job)
        .blocking();
}

}  // namespace hoigung::endpoints
