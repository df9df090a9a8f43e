#include "feeds/demo/demo_catalogue.hpp"

#include <set>
#include <stdexcept>

#include "feeds/demo/descriptions.hpp"
#include "feeds/demo/showcase.hpp"

namespace hoigung::feeds::demo {
namespace {

using domain::JobLine;
using domain::JobState;
using std::chrono::minutes;

// Jobs of one state: their number, and when they were published.
struct Batch {
    JobState state = JobState::published;
    std::size_t count = 0;
    Between days_ago;
};

constexpr Batch kOpen{JobState::published, kOpenJobs, {0, 29}};
constexpr Batch kSuspended{JobState::suspended, kSuspendedJobs, {1, 29}};
// Long enough ago that the occasions of these temp jobs are over.
constexpr Batch kClosed{JobState::closed, kClosedJobs, {75, 100}};
constexpr std::chrono::days kClosedPlannedAgo{70};

// A random time in a working day in Hong Kong; if it is today, not later than now.
base::Timestamp published_at(const Batch& batch, base::Timestamp now, Dice& dice) {
    const int ago = dice.between(batch.days_ago.from, batch.days_ago.to);
    const base::Timestamp midnight =
        base::hong_kong_midnight(base::hong_kong_date(now - std::chrono::days(ago)));
    const base::Timestamp moment = midnight + std::chrono::hours(8) + minutes(dice.between(0, 12 * 60));
    if (moment < now) return moment;
    return now - minutes(dice.between(5, 180));
}

class Generator {
  public:
    Generator(const Material& material, const domain::ReferenceLists& lists, std::uint64_t seed,
              base::Timestamp now)
        : material_(material), lists_(lists), seed_(seed), now_(now) {}

    DemoCatalogue make() {
        std::vector<Employer> employers = make_employers(material_, seed_);
        draw_logos(employers);
        for (const Employer& employer : employers) {
            catalogue_.lines.emplace_back(domain::CompanyLine{employer.id, {}, employer.profile});
        }
        const std::vector<JobLine> open_jobs = make_jobs(kOpen, employers, now_);
        add(open_jobs);
        add(make_jobs(kClosed, employers, now_ - kClosedPlannedAgo));
        add(make_jobs(kSuspended, employers, now_));
        add(make_lists(material_, open_jobs, seed_));
        add(make_banners());
        add(feature_companies(employers, open_jobs, seed_));
        add(make_bids(open_jobs, seed_));
        return std::move(catalogue_);
    }

  private:
    template <class Line>
    void add(const std::vector<Line>& lines) {
        catalogue_.lines.insert(catalogue_.lines.end(), lines.begin(), lines.end());
    }

    std::string store(std::string svg) {
        catalogue_.pictures.push_back(named_picture(std::move(svg)));
        return catalogue_.pictures.back().name;
    }

    // No two companies have the same logo.
    void draw_logos(std::vector<Employer>& employers) {
        constexpr int kMostTries = 100;
        std::set<std::string> drawn;
        for (std::size_t i = 0; i < employers.size(); ++i) {
            Dice dice(seed_, "logo", i);
            const Icon& icon = material_.icon(employers[i].kind->icon);
            std::string svg = draw_logo(icon, dice.pick(material_.logo_parts.palettes), dice);
            for (int tries = 0; !drawn.insert(svg).second && tries < kMostTries; ++tries) {
                svg = draw_logo(icon, dice.pick(material_.logo_parts.palettes), dice);
            }
            const std::string name = store(std::move(svg));
            employers[i].profile.logo = name;
            employers[i].profile.logo_medium = name;
            employers[i].profile.logo_thumbnail = name;
        }
    }

    std::vector<JobLine> make_jobs(const Batch& batch, const std::vector<Employer>& employers,
                                   base::Timestamp planned_at) {
        const std::uint64_t seed = seed_ + static_cast<std::uint64_t>(batch.state);
        const std::vector<JobPlan> plans =
            plan_jobs(material_, employers, batch.count, seed, base::hong_kong_date(planned_at));
        std::vector<JobLine> jobs;
        for (std::size_t i = 0; i < plans.size(); ++i) {
            Dice dice(seed, "job", i);
            JobLine job;
            job.id = dice.id<domain::JobId>();
            job.company_id = plans[i].employer->id;
            job.state = batch.state;
            job.published_at = published_at(batch, now_, dice);
            job.posting = write(plans[i], dice);
            jobs.push_back(std::move(job));
        }
        return jobs;
    }

    // No two jobs of the catalogue have the same text.
    domain::JobPosting write(const JobPlan& plan, Dice& dice) {
        constexpr int kMostTries = 100;
        Draft draft = draft_job(material_, lists_, plan, dice);
        for (int i = 0; i < kMostTries; ++i) {
            draft.posting.description = describe_job(material_, lists_, plan, draft, dice);
            if (descriptions_.insert(draft.posting.description.zh_hant).second) return draft.posting;
        }
        throw std::logic_error("data/demo/: there are too few sentences for so many jobs");
    }

    std::vector<domain::Banner> make_banners() {
        std::vector<domain::Banner> banners;
        for (const BannerSketch& sketch : material_.showcase.banners) {
            const std::size_t number = banners.size();
            banners.push_back({Dice(seed_, "banner", number).id<domain::BannerId>(),
                               store(material_.banner(sketch.scene)), sketch.link, sketch.description,
                               static_cast<int>(number) + 1});
        }
        return banners;
    }

    const Material& material_;
    const domain::ReferenceLists& lists_;
    std::uint64_t seed_;
    base::Timestamp now_;
    DemoCatalogue catalogue_;
    std::set<std::string> descriptions_;
};

}  // namespace

DemoCatalogue make_demo_catalogue(const Material& material, const domain::ReferenceLists& lists,
                                  std::uint64_t seed, base::Timestamp now) {
    return Generator(material, lists, seed, now).make();
}

}  // namespace hoigung::feeds::demo
