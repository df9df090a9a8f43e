#include "domain/matching/recommend_jobs.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "domain/matching/free_time.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kMostOfACompany = 2;
// Bounds the work, so that a catalogue of any size takes milliseconds.
constexpr std::size_t kNewestLookedAt = 20'000;

// How a job fits one criterion: it does not mention the criterion, it fits, or it does not.
enum class Fit { unknown, good, bad };

struct Weight {
    MatchReason reason;
    int good;
    int bad;
};
// The kind of work weighs most, then place and time. A requirement that the seeker does not meet counts
// against a job, but does not exclude it, because an employer may still hire the person.
constexpr std::array<Weight, 8> kWeights{{{MatchReason::job_type, 5, 0},
                                          {MatchReason::district, 3, 0},
                                          {MatchReason::free_hours, 3, 3},
                                          {MatchReason::work_days, 1, 3},
                                          {MatchReason::language, 1, 3},
                                          {MatchReason::education, 1, 3},
                                          {MatchReason::skill, 2, 0},
                                          {MatchReason::cert, 2, 3}}};

Fit fit(bool is_good) {
    return is_good ? Fit::good : Fit::bad;
}

// A small set of codes: scanning it is faster than hashing.
class Codes {
  public:
    void add(std::span<const std::string> codes) {
        for (const std::string& code : codes) {
            if (!contains(code)) codes_.push_back(code);
        }
    }
    void add(const std::string& code) { add(std::span(&code, 1)); }
    [[nodiscard]] bool contains(const std::string& code) const {
        return std::ranges::find(codes_, code) != codes_.end();
    }
    [[nodiscard]] bool contains_any(const std::vector<std::string>& codes) const {
        return std::ranges::any_of(codes, [this](const std::string& code) { return contains(code); });
    }
    [[nodiscard]] bool contains_all(const std::vector<std::string>& codes) const {
        return std::ranges::all_of(codes, [this](const std::string& code) { return contains(code); });
    }

  private:
    std::vector<std::string> codes_;
};

// The data of a seeker that jobs are scored against.
class Scorer {
  public:
    Scorer(const ReferenceLists& lists, const Profile& profile)
        : lists_(lists), profile_(profile), free_time_(profile.availability) {
        for (const WorkExperience& work : profile_.work_experience) job_types_.add(work.position_type);
        if (!profile_.home_district.empty()) districts_.add(profile_.home_district);
        skills_.add(profile_.skills);
        certs_.add(profile_.certs);
        if (const auto* education = lists.education(profile_.education)) education_ = education->level;
    }

    Scorer(const Catalogue& catalogue, const ReferenceLists& lists, const SeekerTraits& seeker)
        : Scorer(lists, seeker.profile) {
        const auto telling = std::min(seeker.applications.size(), kTellingApplications);
        for (const Application& application : seeker.applications.first(telling)) {
            for (const Address& address : application.addresses) districts_.add(address.district);
            const Job* job = catalogue.job(application.job);
            if (job != nullptr) job_types_.add(job->posting.job_types);
        }
    }

    [[nodiscard]] int score(const JobPosting& posting) const {
        int sum = 0;
        for (const Weight& weight : kWeights) {
            const Fit found = judge(weight.reason, posting);
            if (found == Fit::good) sum += weight.good;
            if (found == Fit::bad) sum -= weight.bad;
        }
        return sum;
    }

    [[nodiscard]] std::vector<MatchReason> reasons(const JobPosting& posting) const {
        std::vector<MatchReason> found;
        for (const Weight& weight : kWeights) {
            if (judge(weight.reason, posting) == Fit::good) found.push_back(weight.reason);
        }
        return found;
    }

  private:
    [[nodiscard]] Fit judge(MatchReason reason, const JobPosting& posting) const {
        switch (reason) {
            case MatchReason::job_type:
                return fit(job_types_.contains_any(posting.job_types));
            case MatchReason::district:
                return fit(std::ranges::any_of(posting.addresses, [&](const Address& address) {
                    return districts_.contains(address.district);
                }));
            case MatchReason::free_hours:
                return judge_hours(posting);
            case MatchReason::work_days: {
                const auto days = posting.working_days_per_week.least();
                if (!days || !profile_.max_work_day_per_week) return Fit::unknown;
                return fit(*days <= *profile_.max_work_day_per_week);
            }
            case MatchReason::language:
                if (posting.spoken_skills.empty() && posting.written_skills.empty()) return Fit::unknown;
                return fit(speaks(profile_.spoken_skills, posting.spoken_skills) &&
                           speaks(profile_.written_skills, posting.written_skills));
            case MatchReason::education: {
                const auto* asked = lists_.education(posting.education);
                return asked == nullptr ? Fit::unknown : fit(education_ >= asked->level);
            }
            case MatchReason::skill:
                return posting.skills.empty() ? Fit::unknown : fit(skills_.contains_any(posting.skills));
            case MatchReason::cert:
                return posting.certs.empty() ? Fit::unknown : fit(certs_.contains_all(posting.certs));
        }
        return Fit::unknown;
    }

    // Good when free time covers shifts on as many days as the job wants.
    [[nodiscard]] Fit judge_hours(const JobPosting& posting) const {
        unsigned days = 0;
        unsigned free_days = 0;
        for (const WorkingHour& shift : posting.working_hours) {
            if (shift.day == DayOfWeek::negotiable) continue;
            const unsigned day = 1U << static_cast<unsigned>(shift.day);
            days |= day;
            if (free_time_.covers(shift)) free_days |= day;
        }
        if (days == 0 || free_time_.is_unknown()) return Fit::unknown;
        const int wanted = std::min(posting.working_days_per_week.least().value_or(1), std::popcount(days));
        return fit(std::popcount(free_days) >= std::max(1, wanted));
    }

    static bool speaks(const std::vector<LanguageSkill>& known, const std::vector<LanguageSkill>& asked) {
        return std::ranges::all_of(asked, [&](const LanguageSkill& wanted) {
            return std::ranges::any_of(known, [&](const LanguageSkill& skill) {
                return skill.language == wanted.language && skill.level >= wanted.level;
            });
        });
    }

    const ReferenceLists& lists_;
    const Profile& profile_;
    FreeTime free_time_;
    int education_ = 0;
    Codes job_types_;
    Codes districts_;
    Codes skills_;
    Codes certs_;
};

}  // namespace

JobMatch match_with_job(const JobPosting& posting, const Profile& profile, const ReferenceLists& lists) {
    const Scorer scorer(lists, profile);
    return {scorer.score(posting), scorer.reasons(posting)};
}

std::vector<RecommendedJob> recommend_jobs(const Catalogue& catalogue, const ReferenceLists& lists,
                                           const SeekerTraits& seeker, std::size_t most) {
    const Scorer scorer(catalogue, lists, seeker);
    const std::unordered_set<JobId> applied(seeker.applied.begin(), seeker.applied.end());
    // Open jobs come newest first, so each group of equal score does, too.
    std::map<int, std::vector<const Job*>, std::greater<>> by_score;
    for (const Job* job : cut(catalogue.open_jobs(), {0, kNewestLookedAt})) {
        if (!applied.contains(job->id)) by_score[scorer.score(job->posting)].push_back(job);
    }
    std::vector<RecommendedJob> chosen;
    std::unordered_map<CompanyId, std::size_t> of_company;
    for (const auto& [score, jobs] : by_score) {
        for (const Job* job : jobs) {
            if (chosen.size() == most) return chosen;
            if (++of_company[job->company_id] <= kMostOfACompany)
                chosen.push_back({job, scorer.reasons(job->posting)});
        }
    }
    return chosen;
}

}  // namespace hoigung::domain
