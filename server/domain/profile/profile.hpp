#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

using UploadId = base::Id<struct UploadTag>;

// A month of a year, YYYY-MM as text.
struct CalendarMonth {
    std::chrono::year_month value{};

    [[nodiscard]] static std::optional<CalendarMonth> parse(std::string_view text);
    [[nodiscard]] std::string text() const;
    auto operator<=>(const CalendarMonth&) const = default;
};

struct WorkExperience {
    std::string company_name;
    std::string description;
    CalendarMonth start;
    // Absent while the person still works there.
    std::optional<CalendarMonth> end;
    std::string position_name;
    // A job type's short code.
    std::string position_type;
    std::optional<Employment> employment;

    bool operator==(const WorkExperience&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("company_name", self.company_name);
        visit.optional("description", self.description);
        visit.required("start_date", self.start);
        visit.optional("end_date", self.end);
        visit.required("position_name", self.position_name);
        visit.required("position_type", self.position_type);
        visit.optional("employment", self.employment);
    }
};

// When a person is free, in minutes from Monday 00:00.
struct Availability {
    int from_minute_of_week = 0;
    int to_minute_of_week = 0;

    bool operator==(const Availability&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("from_minute_of_week", self.from_minute_of_week);
        visit.required("to_minute_of_week", self.to_minute_of_week);
    }
};

enum class PictureSize { picture, thumbnail, avatar };
inline constexpr std::array kPictureSizes{PictureSize::picture, PictureSize::thumbnail, PictureSize::avatar};
static_assert(kPictureSizes.size() == base::enumerator_count<PictureSize>());

// A person's picture: the upload that it came with and the names under which its three sizes are stored.
struct ProfilePicture {
    UploadId upload;
    std::string picture;
    std::string thumbnail;
    std::string avatar;

    [[nodiscard]] std::string& name(PictureSize size) {
        return size == PictureSize::picture ? picture : size == PictureSize::thumbnail ? thumbnail : avatar;
    }
    [[nodiscard]] const std::string& name(PictureSize size) const {
        return size == PictureSize::picture ? picture : size == PictureSize::thumbnail ? thumbnail : avatar;
    }
    bool operator==(const ProfilePicture&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("upload", self.upload);
        visit.required("picture", self.picture);
        visit.required("thumbnail", self.thumbnail);
        visit.required("avatar", self.avatar);
    }
};

// The online resume of a seeker. References are ids of the reference lists.
struct Profile {
    std::string name;
    std::string message_to_employer;
    std::string education;
    std::vector<LanguageSkill> spoken_skills;
    std::vector<LanguageSkill> written_skills;
    std::vector<std::string> skills;
    std::vector<std::string> certs;
    std::vector<WorkExperience> work_experience;
    std::vector<Availability> availability;
    std::optional<int> max_work_day_per_week;
    std::optional<ProfilePicture> picture;
    // A district's short code; empty when not given.
    std::string home_district;

    // A fingerprint of the list of work experience: it differs when the list does.
    [[nodiscard]] std::string work_version() const;
    // Spec 4: a profile is created when it has a spoken skill, a written skill and an education.
    [[nodiscard]] bool is_created() const {
        return !spoken_skills.empty() && !written_skills.empty() && !education.empty();
    }
    bool operator==(const Profile&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.optional("name", self.name);
        visit.optional("message_to_employer", self.message_to_employer);
        visit.optional("education", self.education);
        visit.optional("spoken_skill", self.spoken_skills);
        visit.optional("written_skill", self.written_skills);
        visit.optional("skill", self.skills);
        visit.optional("cert", self.certs);
        visit.optional("work_experience", self.work_experience);
        visit.optional("availability", self.availability);
        visit.optional("max_work_day_per_week", self.max_work_day_per_week);
        visit.optional("profile_picture", self.picture);
        visit.optional("home_district", self.home_district);
    }
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::PictureSize> {
    static constexpr std::array<std::string_view, 3> values{"picture", "thumbnail", "avatar"};
};
