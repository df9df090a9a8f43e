#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "domain/profile/profile.hpp"
#include "domain/reference/reference_lists.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// The parts of a profile, as a request changes them. Absent values stay unchanged.
struct LanguageInput {
    std::string language;
    std::string level;
};
struct WorkExperienceInput {
    std::string company_name;
    std::string description;
    std::string start;
    std::optional<std::string> end;
    std::string position_name;
    std::string position_type;
    std::optional<Employment> employment;
};

struct NewName {
    std::string name;
};
struct NewMessage {
    std::string message;
};
struct NewEducation {
    std::string id;
};
struct NewLanguages {
    std::optional<std::vector<LanguageInput>> spoken;
    std::optional<std::vector<LanguageInput>> written;
};
struct NewSkills {
    std::optional<std::vector<std::string>> skills;
    std::optional<std::vector<std::string>> certs;
};
struct NewWork {
    std::vector<WorkExperienceInput> entries;
    // Profile::work_version() of the list that these were made from; unchecked when absent.
    std::optional<std::string> version;
};
struct NewPicture {
    // std::nullopt removes the picture.
    std::optional<std::string> upload;
};
struct NewFreeHours {
    std::optional<std::vector<Availability>> availability;
    // Absent: unchanged. Present but empty: removes the limit.
    std::optional<std::optional<int>> max_work_day_per_week;
};
struct NewHomeDistrict {
    // Empty removes it.
    std::string short_code;
};

using ProfileChange = std::variant<NewName, NewMessage, NewEducation, NewLanguages, NewSkills, NewWork,
                                   NewPicture, NewFreeHours, NewHomeDistrict>;

// Problems of a part that have no refusal of their own.
enum class ProfileFault {
    name_length,
    // Invisible characters, or characters that change the direction of others.
    name_characters,
    message_length,
    work_text_length,
    too_much_work,
    too_many_free_hours,
    work_days,
};

// Why a change was not made.
using ProfileRefusal = std::variant<Refusal, ProfileFault>;

inline constexpr std::size_t kLongestName = 50;
inline constexpr std::size_t kLongestMessage = 1000;
inline constexpr std::size_t kLongestWorkTitle = 100;
inline constexpr std::size_t kMostWork = 10;
inline constexpr std::size_t kMostFreeHours = 100;

// Applies a change to a profile; returns std::nullopt on success. Does not handle a new picture, because only
// the store knows whether it may be used.
[[nodiscard]] std::optional<ProfileRefusal> change_profile(Profile& profile, const ProfileChange& change,
                                                           const ReferenceLists& lists, base::Timestamp now);

}  // namespace hoigung::domain
