#pragma once

#include <array>
#include <string_view>

// The words that find employment and working time, besides the names of the reference lists.
namespace hoigung::search::words {

inline constexpr std::string_view kMorning = "早更 morning shift";
inline constexpr std::string_view kAfternoon = "中更 afternoon shift";
inline constexpr std::string_view kDay = "日更 day shift";
inline constexpr std::string_view kNight = "夜更 night shift";
inline constexpr std::string_view kOvernight = "通宵更 overnight shift";
inline constexpr std::string_view kRotating = "輪班 rotating shift";
inline constexpr std::string_view kAlternateSaturday = "長短週 alternate saturday";
inline constexpr std::array kWorkingWords{kMorning,  kAfternoon,        kDay, kNight, kOvernight,
                                          kRotating, kAlternateSaturday};

// Words that say nothing about a job. They are dropped from a query that has others.
inline constexpr std::array<std::string_view, 44> kNoise{
    "a",    "an",   "the",  "in",   "at",   "of",   "for",  "to",   "and",     "or",        "with",
    "near", "job",  "jobs", "work", "i",    "want", "any",  "hk",   "vacancy", "vacancies", "hiring",
    "工作", "招聘", "職位", "請人", "搵工", "附近", "嘅",   "的",   "請",      "搵",        "做",
    "返",   "及",   "和",   "或",   "工",   "員",   "人員", "聘請", "想",      "份",        "返工"};

}  // namespace hoigung::search::words
