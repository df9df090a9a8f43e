#pragma once

#include <optional>
#include <string>
#include <vector>

#include "domain/catalogue/job.hpp"

namespace hoigung::relevance {

// A span of the day; an end that is not after its beginning lies on the next day.
struct Window {
    domain::TimeOfDay from;
    domain::TimeOfDay to;

    static void describe(auto& self, auto& visit) {
        visit.required("from", self.from);
        visit.required("to", self.to);
    }
};

// What somebody wants of a job. All fields that are given have to hold, a list by one of its values.
struct Wanted {
    // The trade: types and words of the title (in either language) that are just what is meant, and such as
    // will do. None: any trade.
    std::vector<std::string> best;
    std::vector<std::string> good;
    std::vector<std::string> title;
    std::vector<std::string> good_title;

    // The place. 'only_districts': no address lies elsewhere.
    std::vector<std::string> districts;
    std::vector<std::string> only_districts;
    // Within so many metres; within 'good_metres' will do.
    std::optional<domain::Coordinates> near;
    int metres = 0;
    int good_metres = 0;

    std::vector<domain::Employment> employments;

    // Bands of the day and kinds of days; flexible hours are all of them.
    std::vector<domain::WorkingTime> times;
    std::vector<domain::WorkingDay> days;
    std::vector<domain::WorkingTime> not_times;
    // No day of another kind.
    std::optional<domain::WorkingDay> only_days;
    std::vector<domain::DayOfWeek> on;

    // Hours as said: a shift lies within the window. Half an hour more, flexible hours, and a rota that has
    // other shifts too will do.
    std::optional<Window> within;
    // No shift touches the window; will do when none touches the narrower one, or hours are flexible.
    std::optional<Window> clear_of;
    std::optional<Window> roughly_clear_of;
    // A shift that is stated touches the window.
    std::optional<Window> overlaps;

    // None of these days is worked, where days can be agreed that will do; one of them is named as a day of
    // work.
    std::vector<domain::DayOfWeek> off;
    std::vector<domain::DayOfWeek> works;
    // Exactly so many days a week; a range that has the number will do.
    std::optional<int> days_a_week;
    // Every other Saturday is free: long and short weeks.
    bool alternate_saturdays = false;
    std::optional<bool> rotates;

    // Pay of an hour, a day (an hour's times the hours) and a month. At least so much at best, and with '_to'
    // at most so much at least: both together are a range that overlaps the job's. '_over' and '_under' are
    // their opposites.
    std::optional<int> hourly;
    std::optional<int> hourly_to;
    std::optional<int> hourly_over;
    std::optional<int> hourly_under;
    std::optional<int> daily;
    std::optional<int> daily_to;
    std::optional<int> daily_over;
    std::optional<int> daily_under;
    std::optional<int> monthly;
    std::optional<int> monthly_to;
    std::optional<int> monthly_over;
    std::optional<int> monthly_under;

    // At most so many days a week and hours a day, or more than that.
    std::optional<int> most_days;
    std::optional<int> more_days;
    std::optional<double> most_hours;
    std::optional<double> more_hours;

    // Asks for no Chinese to be spoken, for one of these languages, for none of these.
    bool no_chinese = false;
    std::vector<std::string> speaks;
    std::vector<std::string> not_speaks;

    // What the job asks for; an empty code stands for a job that does not say.
    std::vector<std::string> educations;
    std::vector<std::string> good_educations;

    // Words of the title, the description or the benefits; without those of 'rather_says' the job will do.
    std::vector<std::string> says;
    std::vector<std::string> also_says;
    std::vector<std::string> rather_says;

    // One of these besides.
    std::vector<Wanted> either;

    static void describe(auto& self, auto& visit) {
        visit.optional("best", self.best);
        visit.optional("good", self.good);
        visit.optional("title", self.title);
        visit.optional("good_title", self.good_title);
        visit.optional("districts", self.districts);
        visit.optional("only_districts", self.only_districts);
        visit.optional("near", self.near);
        visit.optional("metres", self.metres);
        visit.optional("good_metres", self.good_metres);
        visit.optional("employments", self.employments);
        visit.optional("times", self.times);
        visit.optional("days", self.days);
        visit.optional("not_times", self.not_times);
        visit.optional("only_days", self.only_days);
        visit.optional("on", self.on);
        visit.optional("within", self.within);
        visit.optional("clear_of", self.clear_of);
        visit.optional("roughly_clear_of", self.roughly_clear_of);
        visit.optional("overlaps", self.overlaps);
        visit.optional("off", self.off);
        visit.optional("works", self.works);
        visit.optional("days_a_week", self.days_a_week);
        visit.optional("alternate_saturdays", self.alternate_saturdays);
        visit.optional("rotates", self.rotates);
        visit.optional("hourly", self.hourly);
        visit.optional("hourly_to", self.hourly_to);
        visit.optional("hourly_over", self.hourly_over);
        visit.optional("hourly_under", self.hourly_under);
        visit.optional("daily", self.daily);
        visit.optional("daily_to", self.daily_to);
        visit.optional("daily_over", self.daily_over);
        visit.optional("daily_under", self.daily_under);
        visit.optional("monthly", self.monthly);
        visit.optional("monthly_to", self.monthly_to);
        visit.optional("monthly_over", self.monthly_over);
        visit.optional("monthly_under", self.monthly_under);
        visit.optional("most_days", self.most_days);
        visit.optional("more_days", self.more_days);
        visit.optional("most_hours", self.most_hours);
        visit.optional("more_hours", self.more_hours);
        visit.optional("no_chinese", self.no_chinese);
        visit.optional("speaks", self.speaks);
        visit.optional("not_speaks", self.not_speaks);
        visit.optional("educations", self.educations);
        visit.optional("good_educations", self.good_educations);
        visit.optional("says", self.says);
        visit.optional("also_says", self.also_says);
        visit.optional("rather_says", self.rather_says);
        visit.optional("either", self.either);
    }
};

// How a job fits: it does not, it will do, it is what is meant.
inline constexpr int kUnfit = 0;
inline constexpr int kWillDo = 1;
inline constexpr int kMeant = 3;

// The lowest fit of all that is wanted.
[[nodiscard]] int fit(const domain::JobPosting& job, const Wanted& wanted);

}  // namespace hoigung::relevance
