#include "base/folded_text.hpp"

#include <algorithm>
#include <stdexcept>

#include <unicode/bytestream.h>
#include <unicode/edits.h>
#include <unicode/normalizer2.h>

namespace hoigung::base {

FoldedText::FoldedText(std::string_view typed) : typed_(typed) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = icu::Normalizer2::getNFKCCasefoldInstance(status);
    if (normalizer == nullptr) throw std::runtime_error("ICU has no NFKC_Casefold data");
    icu::StringByteSink<std::string> sink(&text_);
    icu::Edits edits;
    normalizer->normalizeUTF8(0, icu::StringPiece(typed.data(), static_cast<std::int32_t>(typed.size())),
                              sink, &edits, status);
    if (U_FAILURE(status)) throw std::runtime_error("ICU could not normalise a text");
    auto each = edits.getFineIterator();
    while (each.next(status) != 0) {
        parts_.push_back({static_cast<std::size_t>(each.destinationIndex()),
                          static_cast<std::size_t>(each.newLength()),
                          static_cast<std::size_t>(each.sourceIndex()),
                          static_cast<std::size_t>(each.oldLength()), each.hasChange() != 0});
    }
}

const FoldedText::Part* FoldedText::part_at(std::size_t folded) const {
    const auto after = std::ranges::upper_bound(parts_, folded, {}, &Part::folded_begin);
    return after == parts_.begin() ? nullptr : &*std::prev(after);
}

std::string_view FoldedText::typed(std::size_t begin, std::size_t end) const {
    if (begin >= end || end > text_.size()) return {};
    // A changed part is taken as a whole: half of a ligature cannot be quoted.
    const Part* first = part_at(begin);
    const Part* last = part_at(end - 1);
    if (first == nullptr || last == nullptr) return {};
    const std::size_t from = first->typed_begin + (first->is_changed ? 0 : begin - first->folded_begin);
    const std::size_t to =
        last->typed_begin + (last->is_changed ? last->typed_size : end - last->folded_begin);
    return typed_.substr(from, to - from);
}

}  // namespace hoigung::base
