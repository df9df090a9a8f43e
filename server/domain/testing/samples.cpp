#include "domain/testing/samples.hpp"

#include <fmt/format.h>

#include "domain/slug.hpp"

namespace hoigung::domain::testing {

const ReferenceLists& small_lists() {
    static const ReferenceLists lists([] {
        ReferenceLists::Contents contents;
        contents.regions = {{"03", {"九龍", "Kowloon"}, {"九龍", "Kowloon"}}};
        contents.districts = {{"030503", 0, {"旺角", "Mong Kok"}, 22.3193, 114.1694, {}},
                              {"030501", 0, {"尖沙咀", "Tsim Sha Tsui"}, 22.2988, 114.1722, {}}};
        JobType waiter{"WW", 0, {"侍應", "Waiter or Waitress"}, "WW", false, {}};
        JobType kitchen{"food-and-beverage-kitchen", 0, {"廚房", "Kitchen"}, "", true, {}};
        JobType chef{"CH", 0, {"廚師", "Chef"}, "CH", false, {}};
        JobType guard{"SG", 0, {"保安員", "Security Guard"}, "SG", false, {}};
        contents.categories = {
            {"food-and-beverage", 0, {"餐飲", "Food & Beverage"}, {waiter, kitchen, chef}, {}},
            {"security", 0, {"保安", "Security"}, {guard}, {}}};
        contents.educations = {{"form-3", "secondary", 2, {"中三", "Form 3"}}};
        contents.spoken_languages = {{"cantonese", {"廣東話", "Cantonese"}, {}}};
        contents.written_languages = {{"chinese", {"中文", "Chinese"}, {}}};
        contents.skills = {{"cashiering", {"收銀", "Cashiering"}, {}}};
        contents.certs = {{"first-aid", {"急救", "First aid"}, {}}};
        contents.employments = {{"ft", {"全職", "Full-time"}, {}},
                                {"pt", {"兼職", "Part-time"}, {}},
                                {"ct", {"臨時工", "Temp"}, {}}};
        using namespace std::chrono;
        contents.minimum_wages = {{2023y / May / 1, 4000}, {2025y / May / 1, 4210}};
        contents.stations = {{{"旺角", "Mong Kok"}, 22.3193, 114.1694, "030503", "MOK"},
                             {{"旺角東", "Mong Kok East"}, 22.3221, 114.1726, "030503", "MKK"}};
        return contents;
    }());
    return lists;
}

CompanyLine company_line(int number) {
    CompanyLine line;
    line.id = numbered<CompanyId>(number);
    line.profile.name = {fmt::format("公司{}", number), fmt::format("Company {}", number)};
    return line;
}

JobLine job_line(int number, int company) {
    JobLine line;
    line.id = numbered<JobId>(number);
    line.company_id = numbered<CompanyId>(company);
    line.posting.name = {fmt::format("侍應{}", number), fmt::format("Waiter {}", number)};
    line.posting.description = {"招呼客人。", "Look after guests."};
    line.posting.employment = Employment::part_time;
    line.posting.job_types = {"WW"};
    line.posting.addresses = {
        {{}, {"彌敦道 700 號", "700 Nathan Road"}, "030503", Coordinates{22.3193, 114.1694}}};
    line.posting.hourly_rate = {60, 65};
    line.posting.working_hours = {{DayOfWeek::mon, TimeOfDay{9 * 60}, TimeOfDay{18 * 60}}};
    return line;
}

Company company(int number) {
    const CompanyLine line = company_line(number);
    return {line.id, false, kNow, line.profile, slug_of(line.profile.name)};
}

Job job(int number, int company) {
    JobLine line = job_line(number, company);
    const base::Timestamp published = kNow - std::chrono::minutes{number};
    return {line.id,   line.company_id,      JobState::published, published,
            published, published + kJobTerm, line.posting,        slug_of(line.posting.name)};
}

}  // namespace hoigung::domain::testing
