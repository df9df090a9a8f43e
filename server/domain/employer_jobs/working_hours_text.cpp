#include "domain/employer_jobs/working_hours_text.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kDays = 7;

// Longer names come before their own prefixes.
constexpr std::array kNames{
    std::pair<std::string_view, DayOfWeek>{"monday", DayOfWeek::mon},
    std::pair<std::string_view, DayOfWeek>{"tuesday", DayOfWeek::tue},
    std::pair<std::string_view, DayOfWeek>{"wednesday", DayOfWeek::wed},
    std::pair<std::string_view, DayOfWeek>{"thursday", DayOfWeek::thu},
    std::pair<std::string_view, DayOfWeek>{"friday", DayOfWeek::fri},
    std::pair<std::string_view, DayOfWeek>{"saturday", DayOfWeek::sat},
    std::pair<std::string_view, DayOfWeek>{"sunday", DayOfWeek::sun},
    std::pair<std::string_view, DayOfWeek>{"mon", DayOfWeek::mon},
    std::pair<std::string_view, DayOfWeek>{"tue", DayOfWeek::tue},
    std::pair<std::string_view, DayOfWeek>{"wed", DayOfWeek::wed},
    std::pair<std::string_view, DayOfWeek>{"thu", DayOfWeek::thu},
    std::pair<std::string_view, DayOfWeek>{"fri", DayOfWeek::fri},
    std::pair<std::string_view, DayOfWeek>{"sat", DayOfWeek::sat},
    std::pair<std::string_view, DayOfWeek>{"sun", DayOfWeek::sun},
    std::pair<std::string_view, DayOfWeek>{"一", DayOfWeek::mon},
    std::pair<std::string_view, DayOfWeek>{"二", DayOfWeek::tue},
    std::pair<std::string_view, DayOfWeek>{"三", DayOfWeek::wed},
    std::pair<std::string_view, DayOfWeek>{"四", DayOfWeek::thu},
    std::pair<std::string_view, DayOfWeek>{"五", DayOfWeek::fri},
    std::pair<std::string_view, DayOfWeek>{"六", DayOfWeek::sat},
    std::pair<std::string_view, DayOfWeek>{"日", DayOfWeek::sun},
};

class HoursReader {
  public:
    explicit HoursReader(std::string_view text) : rest_(text) {}

    // Reads one entry: days, then a time. False when it cannot be read.
    bool read(std::vector<WorkingHour>& hours) {
        skip_blanks();
        if (take("negotiable") || take("可商議") || take("面議")) {
            hours.push_back({DayOfWeek::negotiable, std::nullopt, std::nullopt});
            skip_blanks();
            return rest_.empty();
        }
        std::array<bool, kDays> days{};
        do {
            if (!read_days(days)) return false;
        } while (take(",") || take("及") || take("、"));
        const auto start = read_time();
        if (!start || !take_to()) return false;
        const auto end = read_time();
        skip_blanks();
        if (!end || !rest_.empty()) return false;
        for (std::size_t day = 0; day < kDays; ++day) {
            if (days[day]) hours.push_back({static_cast<DayOfWeek>(day), start, end});
        }
        return true;
    }

  private:
    bool take(std::string_view words) {
        skip_blanks();
        if (!rest_.starts_with(words)) return false;
        rest_.remove_prefix(words.size());
        return true;
    }
    bool take_to() { return take("-") || take("–") || take("至") || take("~") || take("to"); }
    void skip_blanks() {
        while (rest_.starts_with(' ')) rest_.remove_prefix(1);
    }

    std::optional<DayOfWeek> read_day() {
        static_cast<void>(take("星期") || take("週") || take("周") || take("禮拜"));
        for (const auto& [name, day] : kNames) {
            if (take(name)) return day;
        }
        return std::nullopt;
    }

    // A day, or a range of days.
    bool read_days(std::array<bool, kDays>& days) {
        const auto first = read_day();
        if (!first) return false;
        auto last = first;
        if (take_to()) last = read_day();
        if (!last) return false;
        for (auto day = static_cast<std::size_t>(*first);; day = (day + 1) % kDays) {
            days[day] = true;
            if (day == static_cast<std::size_t>(*last)) return true;
        }
    }

    std::optional<TimeOfDay> read_time() {
        skip_blanks();
        const std::size_t size = std::min(rest_.find_first_not_of("0123456789:"), rest_.size());
        std::string text(rest_.substr(0, size));
        if (text.size() == 4 && text[1] == ':') text.insert(0, "0");
        rest_.remove_prefix(size);
        return TimeOfDay::parse(text);
    }

    std::string_view rest_;
};

}  // namespace

std::optional<std::vector<WorkingHour>> working_hours_in(std::string_view text) {
    std::vector<WorkingHour> hours;
    // Folding also turns full-width punctuation into plain ASCII.
    const std::string folded = base::fold(text);
    std::string_view rest = folded;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find_first_of(";\n"), rest.size());
        const auto entry = base::trim(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (!entry.empty() && !HoursReader(entry).read(hours)) return std::nullopt;
    }
    return hours;
}

}  // namespace hoigung::domain
