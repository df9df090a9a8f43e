#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/fuzz/require.hpp"
#include "base/text.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/identity/session.hpp"
#include "domain/identity/telephone.hpp"
#include "domain/people/email.hpp"
#include "domain/places/distance.hpp"
#include "domain/places/map_link.hpp"
#include "domain/profile/profile.hpp"
#include "domain/search/filter_slug.hpp"
#include "domain/search/working_time.hpp"
#include "domain/slug.hpp"
#include "domain/testing/samples.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace {

using namespace hoigung;
using namespace hoigung::domain;
using base::require;

void check_telephone(std::string_view text) {
    const Telephone known = *Telephone::parse("+85291234567");
    static_cast<void>(is_typed_as(known, text));
    const auto telephone = Telephone::parse(text);
    if (!telephone) return;
    require(telephone->text() == text && is_typed_as(*telephone, text));
    require(text.ends_with(telephone->local()));
    static_cast<void>(telephone_for({}, Channel::voice, text));
    static_cast<void>(range_of(*telephone, 4));
}

// Texts that employers type.
void check_employer_texts(std::string_view bytes, const std::string& text) {
    if (const auto email = Email::parse(bytes))
        require(email->text().find_first_of(" \r\n<>\",") == std::string::npos);
    if (const auto place = read_place(bytes, nullptr, domain::testing::small_lists().places()); place.ok())
        require(place->valid());
    if (const auto name = read_optional_name(text, kLongestCompanyName); name.ok())
        require(!has_contact(*name) && read_optional_name(*name, kLongestCompanyName).value() == *name);
    static_cast<void>(read_registration_number(text));
    static_cast<void>(read_contact_telephone(text));
}

// slug_of is idempotent, and nothing in a slug would end a segment of a URL.
void check_slug(std::string_view text) {
    const std::string slug = slug_of(text);
    require(!slug.empty() && base::length(slug) <= 80);
    require(slug.find_first_of("/?#% ") == std::string::npos);
    require(slug_of(slug) == slug);
}

// Canonical spelling is idempotent, so that no visitor ends up in a redirect loop.
void check_filter_slug(std::string_view text) {
    const ReferenceLists& lists = domain::testing::small_lists();
    for (const Locale locale : kLocales) {
        const std::string normal = normal_filter_slug(text, locale, lists);
        require(normal_filter_slug(normal, locale, lists) == normal);
        if (parse_filter_slug(text, locale, lists))
            require(parse_filter_slug(normal, locale, lists).has_value());
    }
}

template <class T>
void check_textual(std::string_view text) {
    if (const auto value = T::parse(text)) require(T::parse(value->text()) == value);
}

}  // namespace

// Parsers of forms and URLs: telephones, e-mail addresses, names, slugs, places, hours, months.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    check_telephone(bytes);
    // Input of the site is converted to valid UTF-8 before it gets this far.
    const std::string text = base::to_valid_utf8(bytes);
    check_slug(text);
    check_filter_slug(text);
    check_employer_texts(bytes, text);
    check_textual<Email>(bytes);
    check_textual<TokenId>(bytes);
    check_textual<CalendarMonth>(bytes);
    check_textual<TimeOfDay>(bytes);
    static_cast<void>(parse_working_hour(bytes));
    static_cast<void>(parse_working_day(bytes));
    if (const auto place = parse_latlng(bytes)) {
        require(place->lat >= -90 && place->lat <= 90 && place->lng >= -180 && place->lng <= 180);
        require(DistanceFrom(*place).metres(GeoPoint::of(*place)) == 0);
    }
    return 0;
}
