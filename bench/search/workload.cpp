#include "workload.hpp"

#include <array>
#include <random>

namespace hoigung::bench {
namespace {

using domain::Employment;
using domain::JobQuery;
using domain::JobSearchOptions;

constexpr std::size_t kQueries = 150;
constexpr domain::Page kPage{0, 20};

// Words as people type them; places and employments are added by chance.
constexpr std::array kChinese{"侍應",   "保安",     "倉務",   "文員",   "清潔",   "收銀",   "司機",
                              "廚師",   "洗碗",     "店務員", "推廣員", "接待員", "護理員", "送貨",
                              "咖啡師", "補習導師", "美容師", "技工",   "包裝員", "無經驗", "免費膳食",
                              "夜更",   "雜工",     "地盤",   "酒店",   "客服"};
constexpr std::array kEnglish{"waiter",         "security guard", "warehouse", "clerk",   "cleaner",
                              "cashier",        "driver",         "cook",      "barista", "sales",
                              "shop assistant", "receptionist",   "delivery",  "tutor",   "no experience",
                              "kitchen helper", "night shift",    "nurse",     "packer",  "customer service",
                              "free meals",     "office",         "hotel",     "promoter"};

// What people add that means more than its words.
constexpr std::array kChineseMeant{"唔使返夜", "時薪65",     "星期六日", "唔使經驗",
                                   "朝九晚六", "月薪一萬八", "星期日返"};
constexpr std::array kEnglishMeant{"no night shift", "$65", "sat sun", "no experience",
                                   "after 6pm",      "18k", "near me"};

constexpr std::array kHourlyOptions{50, 55, 60, 70};

class Maker {
  public:
    explicit Maker(const domain::ReferenceLists& lists) : lists_(lists.lists()) {
        for (const auto& category : lists_.categories) {
            for (const auto& type : category.types) {
                if (!type.subtitle) types_.push_back(type.short_code);
            }
        }
    }

    std::vector<WorkloadQuery> make() {
        std::vector<WorkloadQuery> out;
        const JobSearchOptions page{kPage, false};
        const auto add = [&](std::string_view kind, const JobSearchOptions& options, auto fill) {
            for (std::size_t i = 0; i < kQueries; ++i) {
                JobQuery query;
                fill(query);
                out.push_back({kind, std::move(query), options});
            }
        };
        add("text zh", page,
            [this](JobQuery& query) { query.term = text(kChinese, domain::Locale::zh_hant); });
        add("text en", page, [this](JobQuery& query) { query.term = text(kEnglish, domain::Locale::en); });
        add("meaning", page, [this](JobQuery& query) {
            const bool in_english = below(2) == 0;
            query.term =
                in_english ? text(kEnglish, domain::Locale::en) : text(kChinese, domain::Locale::zh_hant);
            query.term.append(" ").append(in_english ? pick(kEnglishMeant) : pick(kChineseMeant));
        });
        add("text + filters", page, [this](JobQuery& query) {
            query.term = below(2) == 0 ? pick(kChinese) : pick(kEnglish);
            choose_districts(query, 1 + below(4));
            if (below(2) == 0) query.employments = {employment()};
        });
        add("broad filters", page, [this](JobQuery& query) { choose_broad(query); });
        add("narrow filters", page, [this](JobQuery& query) {
            choose_districts(query, 1 + below(2));
            query.job_types = {std::string(pick(types_)), std::string(pick(types_))};
            if (below(2) == 0) query.employments = {employment()};
            if (below(3) == 0) query.hourly_rate = pay();
        });
        add("newest", page, [](JobQuery&) {});
        add("count only", {}, [this](JobQuery& query) { choose_broad(query); });
        add("facets", {kPage, true}, [this](JobQuery& query) {
            if (below(2) == 0) query.term = pick(kChinese);
            if (below(2) == 0) choose_districts(query, 1 + below(3));
            if (below(2) == 0) query.employments = {employment()};
        });
        add("nearest", page, [this](JobQuery& query) {
            const auto& district = lists_.districts[below(lists_.districts.size())];
            const auto off = [this] { return (static_cast<double>(below(200)) - 100) * 1e-4; };
            query.near = domain::Coordinates{district.lat + off(), district.lng + off()};
            if (below(2) == 0) query.employments = {employment()};
        });
        return out;
    }

  private:
    std::size_t below(std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random_);
    }
    template <class List>
    const typename List::value_type& pick(const List& list) {
        return list[below(std::size(list))];
    }
    Employment employment() { return static_cast<Employment>(below(3)); }
    int pay() { return pick(kHourlyOptions); }

    template <class Words>
    std::string text(const Words& words, domain::Locale locale) {
        std::string out = pick(words);
        if (below(3) > 0) out += " " + lists_.districts[below(lists_.districts.size())].name.in(locale);
        if (below(3) == 0) out += " " + lists_.employments[below(lists_.employments.size())].name.in(locale);
        return out;
    }
    void choose_districts(JobQuery& query, std::size_t count) {
        for (; count > 0; --count)
            query.districts.push_back(lists_.districts[below(lists_.districts.size())].short_code);
    }
    void choose_broad(JobQuery& query) {
        query.employments = {employment()};
        if (below(2) == 0) query.working_days.insert(static_cast<domain::WorkingDay>(below(2)));
        if (below(2) == 0) query.working_times.insert(static_cast<domain::WorkingTime>(below(4)));
        if (below(2) == 0) query.hourly_rate = pay();
        if (below(3) == 0) query.from_working_days_per_week = static_cast<int>(3 + below(4));
    }

    const domain::ReferenceLists::Contents& lists_;
    std::vector<std::string_view> types_;
    std::mt19937_64 random_{7};
};

}  // namespace

std::vector<WorkloadQuery> make_workload(const domain::ReferenceLists& lists) {
    return Maker(lists).make();
}

}  // namespace hoigung::bench
