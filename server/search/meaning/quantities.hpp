#pragma once

#include <optional>

#include <boost/unordered/unordered_flat_map.hpp>

#include "domain/search/working_time.hpp"
#include "search/meaning/phrase_table.hpp"

namespace hoigung::search::meaning {

// A number in digits or Chinese numerals: 18,000, 20k, 1.8萬, 一萬八.
struct Amount {
    double value = 0;
    // The number of tokens.
    std::size_t size = 0;
};

struct Pay {
    enum class Per : std::uint8_t { hour, month };

    int dollars = 0;
    Per per = Per::hour;
    std::size_t size = 0;
};

// An upper bound on days a week or hours a day.
struct Limit {
    enum class Of : std::uint8_t { days_per_week, hours_per_day };

    double most = 0;
    Of of = Of::days_per_week;
    std::size_t size = 0;
};

// Hours of the day: from, until or both.
struct Hours {
    std::optional<domain::TimeOfDay> from;
    std::optional<domain::TimeOfDay> until;
    std::size_t size = 0;

    // The parts of the day that the hours touch.
    [[nodiscard]] domain::WorkingTimes bands() const;
};

// Reads numbers together with the words around them.
class Quantities {
  public:
    Quantities();

    [[nodiscard]] std::optional<Amount> amount_at(const PhrasesOfText& text, std::size_t at) const;
    [[nodiscard]] std::optional<Pay> pay_at(const PhrasesOfText& text, std::size_t at) const;
    [[nodiscard]] std::optional<Limit> limit_at(const PhrasesOfText& text, std::size_t at) const;
    [[nodiscard]] std::optional<Hours> hours_at(const PhrasesOfText& text, std::size_t at) const;

  private:
    struct Clock {
        int hour = 0;
        int minute = 0;
        std::size_t size = 0;
        // The half of the day, if the text says it.
        std::optional<bool> is_pm;
        // Whether the text makes clear that it is a time: 點, pm, a colon.
        bool is_sure = false;

        [[nodiscard]] domain::TimeOfDay in(bool pm) const;
    };

    // 0 to 9, 10, 100, 1000 or 10000; std::nullopt for any other token.
    [[nodiscard]] std::optional<int> numeral(const Token& token) const;
    [[nodiscard]] std::optional<Amount> digits_at(const PhrasesOfText& text, std::size_t at) const;
    [[nodiscard]] std::optional<Amount> numerals_at(const PhrasesOfText& text, std::size_t at) const;
    [[nodiscard]] std::optional<Clock> clock_at(const PhrasesOfText& text, std::size_t at) const;
    [[nodiscard]] std::optional<Hours> range_at(const PhrasesOfText& text, std::size_t at) const;
    [[nodiscard]] std::optional<Limit> limit_of(const PhrasesOfText& text, std::size_t at,
                                                Limit::Of of) const;

    boost::unordered_flat_map<std::uint64_t, int> numerals_;
};

}  // namespace hoigung::search::meaning
