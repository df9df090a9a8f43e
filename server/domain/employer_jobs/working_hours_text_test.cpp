#include "domain/employer_jobs/working_hours_text.hpp"

#include <gmock/gmock.h>

namespace hoigung::domain {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

WorkingHour hour(DayOfWeek day, int from, int to) {
    return {day, TimeOfDay{from * 60}, TimeOfDay{to * 60}};
}

TEST(WorkingHoursText, IsReadInBothLanguages) {
    using enum DayOfWeek;
    EXPECT_THAT(working_hours_in("mon-wed 09:00-18:00; sat 9:00-13:00").value(),
                ElementsAre(hour(mon, 9, 18), hour(tue, 9, 18), hour(wed, 9, 18), hour(sat, 9, 13)));
    EXPECT_THAT(working_hours_in("星期六、日 10:00至18:00").value(),
                ElementsAre(hour(sat, 10, 18), hour(sun, 10, 18)));
    EXPECT_THAT(working_hours_in("星期一至五 22:00－06:00").value(), SizeIs(5));
    EXPECT_THAT(working_hours_in("Negotiable").value(), ElementsAre(WorkingHour{}));
    EXPECT_THAT(working_hours_in("").value(), IsEmpty());
}

TEST(WorkingHoursText, IsNotGuessed) {
    for (const auto* text :
         {"always", "mon", "mon 9-18", "mon 09:00", "mon 25:00-26:00", "mon 09:00-18:00 or so"})
        EXPECT_FALSE(working_hours_in(text).has_value()) << text;
}

}  // namespace
}  // namespace hoigung::domain
