#include "store/testing/sample_seekers.hpp"

#include <fmt/format.h>

#include "store/identity_writer.hpp"
#include "store/profile_rows.hpp"
#include "store/testing/sample_catalogue.hpp"

namespace hoigung::store::testing {

domain::Seeker sample_seeker(int number) {
    domain::Seeker seeker;
    seeker.id = sample_id<domain::SeekerId>('S', number);
    seeker.telephone = domain::Telephone::parse(fmt::format("+8526{:07}", number)).value();
    seeker.created_at = sample_time();
    return seeker;
}

domain::Profile sample_profile(int number) {
    using namespace std::chrono;
    domain::Profile profile;
    profile.name = fmt::format("陳大文 {}", number);
    profile.message_to_employer = "Hard-working,\nwell-spoken.";
    profile.education = "form-3";
    profile.spoken_skills = {{"cantonese", domain::LanguageLevel::excellent}};
    profile.written_skills = {{"chinese", domain::LanguageLevel::basic}};
    profile.skills = {"cashiering"};
    profile.certs = {"first-aid"};
    profile.work_experience = {
        {"Tea House",
         "Served tea.",
         {2020y / January},
         domain::CalendarMonth{2021y / May},
         "Waiter",
         "WW",
         domain::Employment::part_time},
        {"Other House", "", {2022y / March}, std::nullopt, "Chef", "CH", std::nullopt}};
    profile.availability = {{540, 1080}, {1980, 2520}};
    profile.max_work_day_per_week = 5;
    profile.picture =
        domain::ProfilePicture{sample_id<domain::UploadId>('U', number), "a.webp", "b.webp", "c.webp"};
    return profile;
}

void add_seeker(Database& database, const domain::Seeker& seeker) {
    database.transaction([&](Connection& connection) { SqlIdentityWriter(connection).add(seeker); });
}

void put_profile(Database& database, domain::SeekerId seeker, const domain::Profile& profile) {
    database.transaction(
        [&](Connection& connection) { upsert_profile(connection, seeker, profile, sample_time()); });
}

}  // namespace hoigung::store::testing
