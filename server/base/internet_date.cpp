#include "base/internet_date.hpp"

#include <fmt/chrono.h>

namespace hoigung::base {
namespace {

std::tm calendar_time(Timestamp time) {
    return fmt::gmtime(std::chrono::system_clock::to_time_t(std::chrono::floor<std::chrono::seconds>(time)));
}

}  // namespace

std::string http_date(Timestamp time) {
    return fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", calendar_time(time));
}

std::string mail_date(Timestamp time) {
    return fmt::format("{:%a, %d %b %Y %H:%M:%S} +0800", calendar_time(time + kHongKongOffset));
}

}  // namespace hoigung::base
