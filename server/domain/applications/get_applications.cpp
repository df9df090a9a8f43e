#include "domain/applications/get_applications.hpp"

namespace hoigung::domain {

Outcome<ApplicationPage> get_applications(SeekerId seeker, const ApplicationsAsked& asked,
                                          ApplicationStore& store) {
    const Page page = TRY(page_of(asked.limit, asked.offset));
    if (asked.ids.size() > kMaxPageSize) return Refusal::LimitTooLarge;
    ApplicationFilter filter;
    if (asked.status) {
        filter.status = base::parse_enum<ApplicationStatus>(*asked.status);
        if (!filter.status || filter.status == ApplicationStatus::withdrawn) return Refusal::IdNotFound;
    }
    for (const std::string& text : asked.ids) {
        if (const auto id = ApplicationId::parse(text)) filter.ids.push_back(*id);
    }
    // Ids were given, but none of them is valid.
    if (!asked.ids.empty() && filter.ids.empty()) return ApplicationPage{};
    return store.applications_of(seeker, filter, page);
}

}  // namespace hoigung::domain
