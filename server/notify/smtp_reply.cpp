#include "notify/smtp_reply.hpp"

#include <algorithm>

#include "base/ascii.hpp"

namespace hoigung::notify {
namespace {

constexpr std::size_t kCodeDigits = 3;

// Returns the code at the beginning of a line; 0 when the line begins with something else.
int code_of_line(std::string_view line) {
    if (line.size() < kCodeDigits || !std::all_of(line.begin(), line.begin() + kCodeDigits, base::is_digit))
        return 0;
    if (line.size() > kCodeDigits && line[kCodeDigits] != ' ' && line[kCodeDigits] != '-') return 0;
    return (line[0] - '0') * 100 + (line[1] - '0') * 10 + (line[2] - '0');
}

// Strips a number of one to three digits and the dot after it from the front; returns whether both were
// there.
bool strip_number(std::string_view& text) {
    std::size_t digits = 0;
    while (digits < std::min(text.size(), kCodeDigits) && base::is_digit(text[digits])) ++digits;
    if (digits == 0 || digits == text.size() || text[digits] != '.') return false;
    text.remove_prefix(digits + 1);
    return true;
}

// The enhanced status code of a line: class, subject and detail, where the class repeats the code's first
// digit.
std::string_view status_of_line(std::string_view line) {
    if (line.size() <= kCodeDigits) return {};
    const std::string_view text = line.substr(kCodeDigits + 1);
    const std::string_view word = text.substr(0, text.find(' '));
    std::string_view rest = word;
    if (rest.size() < 2 || rest[0] != line.front() || rest[1] != '.') return {};
    rest.remove_prefix(2);
    if (!strip_number(rest)) return {};
    return !rest.empty() && rest.size() <= kCodeDigits && std::ranges::all_of(rest, base::is_digit)
               ? word
               : std::string_view();
}

}  // namespace

std::optional<SmtpReply> last_reply(std::string_view lines, int code) {
    std::optional<SmtpReply> found;
    bool goes_on = false;
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        std::string_view line = lines.substr(0, end);
        lines.remove_prefix(std::min(end + 1, lines.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (code_of_line(line) != code) {
            goes_on = false;
            continue;
        }
        if (!goes_on) found = SmtpReply{code};
        if (found->status.empty()) found->status = status_of_line(line);
        goes_on = line.size() > kCodeDigits && line[kCodeDigits] == '-';
    }
    return found;
}

bool says_unknown_address(const SmtpReply& reply) {
    return (reply.code == 550 || reply.code == 553) && reply.status.starts_with("5.1.");
}

}  // namespace hoigung::notify
