#include "domain/partner/permit_line.hpp"

namespace hoigung::domain {
namespace {

using Objection = std::optional<std::string>;

constexpr std::string_view kNotYours = "this key does not speak for the company";
constexpr std::string_view kOperatorOnly = "only the operator's key may do this";

class Permit {
  public:
    Permit(const PartnerKey& key, CatalogueWriter& stored) : key_(key), stored_(stored) {}

    Objection operator()(CompanyLine& line) {
        if (!key_.speaks_for(line.id)) return std::string(kNotYours);
        const auto stored = stored_.company(line.id);
        if (!key_.is_operator()) line.is_suspended = stored && stored->is_suspended;
        if (stored && line.profile.logo.empty()) {
            line.profile.logo = stored->profile.logo;
            line.profile.logo_medium = stored->profile.logo_medium;
            line.profile.logo_thumbnail = stored->profile.logo_thumbnail;
        }
        return std::nullopt;
    }

    Objection operator()(JobLine& line) {
        if (!key_.speaks_for(line.company_id)) return std::string(kNotYours);
        if (key_.is_operator()) return std::nullopt;
        const auto stored = stored_.job(line.id);
        if (stored && !key_.speaks_for(stored->company_id)) return std::string(kNotYours);
        const bool is_suspended = stored && stored->state == JobState::suspended;
        if (line.state && (*line.state == JobState::suspended) != is_suspended)
            return std::string(kOperatorOnly);
        return std::nullopt;
    }

    Objection operator()(Bid& bid) {
        const auto before = stored_.bid(bid.id);
        const bool is_own = is_of_own_job(bid.job_id) && (!before || is_of_own_job(before->job_id));
        return is_own ? Objection{} : std::string(kNotYours);
    }

    Objection operator()(Banner& banner) {
        if (!key_.is_operator()) return std::string(kOperatorOnly);
        const auto stored = stored_.banner(banner.id);
        if (stored && banner.cover_image.empty()) {
            banner.cover_image = stored->cover_image;
            banner.cover_image_medium = stored->cover_image_medium;
        }
        return std::nullopt;
    }

    // Lists and featured companies.
    Objection operator()(auto&) { return key_.is_operator() ? Objection{} : std::string(kOperatorOnly); }

  private:
    [[nodiscard]] bool is_of_own_job(JobId id) {
        if (key_.is_operator()) return true;
        const auto job = stored_.job(id);
        return job && key_.speaks_for(job->company_id);
    }

    const PartnerKey& key_;
    CatalogueWriter& stored_;
};

}  // namespace

Objection permit_line(const PartnerKey& key, CatalogueLine& line, CatalogueWriter& stored) {
    return std::visit(Permit(key, stored), line);
}

}  // namespace hoigung::domain
