#include "domain/wordings/scam_signs.hpp"

#include <algorithm>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "domain/wordings/amounts.hpp"
#include "domain/wordings/scam_words.hpp"

namespace hoigung::domain {
namespace {

namespace words = scam_words;

template <class... Groups>
constexpr PhraseGroups any_of(Groups... groups) {
    return ((PhraseGroups{1} << static_cast<int>(groups)) | ...);
}

// Matches a sentence with a phrase of each set in `all` and none of `unless`.
struct Sign {
    ConcernKind kind;
    std::array<PhraseGroups, 3> all{};
    PhraseGroups unless = 0;
};

constexpr PhraseGroups kNoRequest =
    any_of(words::no_charge, words::employer_pays, words::customers, words::forbidden);
constexpr PhraseGroups kNotHandedOver = any_of(words::forbidden, words::in_person);

using enum ConcernKind;
constexpr std::array kSigns{
    Sign{asks_for_money, {any_of(words::fee), any_of(words::pay), any_of(words::ask)}, kNoRequest},
    Sign{asks_for_money, {any_of(words::fee), any_of(words::you_pay_first)}, kNoRequest},
    Sign{asks_for_money,
         {any_of(words::fee_unless_sold), any_of(words::amount), any_of(words::pay_to, words::you_pay_first)},
         kNoRequest},
    Sign{asks_for_money, {any_of(words::amount), any_of(words::pay_to)}, kNoRequest},
    Sign{asks_for_money, {any_of(words::you_pay_first), any_of(words::ask)}, kNoRequest},
    Sign{asks_for_money,
         {any_of(words::fee_unless_sold), any_of(words::amount), any_of(words::pay)},
         kNoRequest},
    Sign{asks_for_money,
         {any_of(words::buy), any_of(words::sold_to_staff), any_of(words::ask, words::amount)},
         any_of(words::staff_discount, words::no_charge, words::employer_pays)},
    Sign{asks_for_money,
         {any_of(words::gift_card), any_of(words::buy), any_of(words::send)},
         any_of(words::forbidden)},
    Sign{asks_for_money, {any_of(words::fills_account)}, any_of(words::customers, words::forbidden)},
    Sign{asks_for_money, {any_of(words::have_you_paid)}, any_of(words::forbidden)},

    Sign{asks_for_bank_or_identity,
         {any_of(words::identity, words::bank), any_of(words::send),
          any_of(words::to_me, words::copy, words::your)},
         kNotHandedOver},
    Sign{asks_for_bank_or_identity,
         {any_of(words::identity, words::bank), any_of(words::what_is)},
         kNotHandedOver},
    Sign{asks_for_bank_or_identity,
         {any_of(words::secret), any_of(words::send, words::what_is, words::to_me)},
         kNotHandedOver},
    Sign{asks_for_bank_or_identity, {any_of(words::code_sent), any_of(words::to_me)}, kNotHandedOver},
    Sign{asks_for_bank_or_identity,
         {any_of(words::lends_account)},
         any_of(words::forbidden, words::in_person)},
    Sign{asks_for_bank_or_identity, {any_of(words::in_your_name)}, kNotHandedOver},

    Sign{parcels_or_transfers,
         {any_of(words::receives_money), any_of(words::passes_money_on)},
         any_of(words::forbidden)},
    Sign{parcels_or_transfers,
         {any_of(words::receives_parcels), any_of(words::passes_parcels_on)},
         any_of(words::forbidden, words::residents)},
    Sign{parcels_or_transfers, {any_of(words::carries)}, any_of(words::forbidden)},

    Sign{crypto, {any_of(words::crypto_name), any_of(words::crypto_use)}, any_of(words::crypto_topic)},

    Sign{easy_money, {any_of(words::sure_profit)}, any_of(words::forbidden)},
    Sign{easy_money, {any_of(words::earn), any_of(words::a_day), any_of(words::amount_1500)}},
    Sign{easy_money, {any_of(words::lure), any_of(words::a_day), any_of(words::amount_1500)}},
    Sign{easy_money, {any_of(words::lure, words::earn), any_of(words::a_month), any_of(words::amount_50000)}},
    Sign{easy_money, {any_of(words::little_time), any_of(words::amount_400)}},
    Sign{easy_money, {any_of(words::task), any_of(words::task_pay, words::little_time, words::amount_400)}},
    Sign{easy_money,
         {any_of(words::companion), any_of(words::amount_1500), any_of(words::an_hour, words::a_day)}},
    Sign{easy_money, {any_of(words::far_away), any_of(words::journey_paid)}},

    Sign{moves_to_chat, {any_of(words::messenger), any_of(words::moves)}, any_of(words::messenger_work)},
    Sign{moves_to_chat, {any_of(words::messenger), any_of(words::handle)}},
    Sign{moves_to_chat, {any_of(words::leaves_site)}},
};

bool is_in(const Sign& sign, const FoundPhrases& found) {
    return std::ranges::all_of(sign.all, [&](PhraseGroups any) { return any == 0 || found.has_any(any); }) &&
           !found.has_any(sign.unless);
}

void note_amounts(std::string_view sentence, FoundPhrases& found) {
    for (const Amount& amount : amounts_in(sentence)) {
        const PhrasePlace place{amount.begin, amount.end};
        found.add(words::amount, place);
        if (amount.dollars >= 400) found.add(words::amount_400, place);
        if (amount.dollars >= 1500) found.add(words::amount_1500, place);
        if (amount.dollars >= 50000) found.add(words::amount_50000, place);
    }
}

bool is_of_handle(char c) {
    return base::is_digit(c) || base::is_letter(c) || c == '_' || c == '-';
}

// A messenger handle: @hr_amy, or a word with a digit or `_` shortly after the messenger's name.
void note_handle(std::string_view sentence, FoundPhrases& found) {
    constexpr std::size_t kShortest = 4;
    constexpr std::size_t kNear = 16;
    const std::size_t from = found.places[words::messenger].end;
    for (std::size_t begin = from; begin < sentence.size() && begin <= from + kNear;) {
        std::size_t end = begin;
        bool is_name = sentence[begin - 1] == '@';
        for (; end < sentence.size() && is_of_handle(sentence[end]); ++end)
            is_name = is_name || (end > begin && (base::is_digit(sentence[end]) || sentence[end] == '_'));
        const bool has_letter = end > begin && base::is_letter(sentence[begin]);
        if (is_name && has_letter && end - begin >= kShortest) found.add(words::handle, {begin, end});
        begin = end + 1;
    }
}

}  // namespace

std::vector<ScamSign> scam_signs_in(std::string_view folded) {
    static const PhraseIndex index(words::kGroups);
    std::vector<ScamSign> signs;
    for (std::size_t begin = 0; begin < folded.size();) {
        const std::size_t length = length_of_sentence(folded.substr(begin));
        const std::string_view sentence = folded.substr(begin, length);
        FoundPhrases found = index.find_in(sentence);
        note_amounts(sentence, found);
        if (found.has_any(any_of(words::messenger))) note_handle(sentence, found);
        for (const Sign& sign : kSigns) {
            if (std::ranges::find(signs, sign.kind, &ScamSign::kind) == signs.end() && is_in(sign, found))
                signs.push_back({sign.kind, {begin, begin + length}});
        }
        begin += length;
    }
    return signs;
}

}  // namespace hoigung::domain
