#include "feeds/ndjson.hpp"

#include <set>

#include <boost/json.hpp>
#include <gmock/gmock.h>

#include "base/json_archive.hpp"
#include "feeds/reference_json.hpp"

namespace hoigung {

std::span<const base::EmbeddedFile> catalogue_schema();

namespace feeds {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

constexpr std::string_view kJob = R"({"kind":"job","_id":"65f0c0ffee0123456789abcd",
    "company_id":"65f0c0ffee0123456789aaaa","job_name":{"zh-hant":"侍應","en":"Waiter"},
    "job_description":{"en":"Serve guests."},"employment":"pt","job_types":["WW"],
    "address":[{"address":{"en":"1 Nathan Road"},"district":"030501","coordinates":{"lat":22.29,"lng":114.17}}],
    "from_hourly_rate":60,"working_hour":[{"day_of_week":"mon","start_time":"09:00","end_time":"18:00"}]})";

TEST(CatalogueLine, ReadsAJob) {
    const auto line = read_catalogue_line(kJob);
    ASSERT_TRUE(line.ok());
    const auto& job = std::get<domain::JobLine>(*line);
    EXPECT_EQ(job.posting.name.zh_hant, "侍應");
    EXPECT_EQ(job.posting.description.in(domain::Locale::zh_hant), "Serve guests.");
    EXPECT_EQ(job.posting.hourly_rate.from, 60);
    EXPECT_EQ(job.posting.working_hours.front().end->minutes, 18 * 60);
    EXPECT_TRUE(job.posting.address_on_map);
    EXPECT_FALSE(job.state);
}

TEST(CatalogueLine, ReadsNumbersExactly) {
    for (int i = 0; i < 1000; ++i) {
        const std::string number = fmt::format("22.{:04}", i);
        std::string text(kJob);
        text.replace(text.find("22.29"), 5, number);
        const auto line = read_catalogue_line(text);
        ASSERT_TRUE(line.ok());
        const auto& address = std::get<domain::JobLine>(*line).posting.addresses.front();
        EXPECT_EQ(address.coordinates->lat, std::stod(number));
    }
}

TEST(CatalogueLine, SaysEverythingThatIsWrongAndWhere) {
    const auto line = read_catalogue_line(
        R"({"kind":"job","_id":"XYZ","company_id":"65f0c0ffee0123456789aaaa","job_name":"Waiter",
            "employment":"sometimes","job_types":["WW",7],"vacancy":1.5,"salary":3,
            "working_hour":[{"day_of_week":"mon","start_time":"25:00"}]})");
    ASSERT_FALSE(line.ok());
    EXPECT_THAT(
        line.error(),
        UnorderedElementsAre(
            HasSubstr("_id 'XYZ' is not valid"), HasSubstr("job_name must be an object"),
            HasSubstr("job_description is missing"), HasSubstr("employment must be one of ft, pt, ct"),
            HasSubstr("job_types.1 must be a text"), HasSubstr("vacancy must be a whole number"),
            HasSubstr("salary is not known here"),
            HasSubstr("working_hour.0.start_time '25:00' is not valid")));
}

TEST(CatalogueLine, RefusesWhatIsNoLine) {
    EXPECT_THAT(read_catalogue_line("").error(), ElementsAre(HasSubstr("not JSON")));
    EXPECT_THAT(read_catalogue_line("{").error(), ElementsAre(HasSubstr("not JSON")));
    EXPECT_THAT(read_catalogue_line("[]").error(), ElementsAre("not a JSON object"));
    EXPECT_THAT(read_catalogue_line("{}").error(), ElementsAre("kind is missing"));
    EXPECT_THAT(read_catalogue_line(R"({"kind":"cat"})").error(), ElementsAre("kind 'cat' is not known"));
    EXPECT_THAT(read_catalogue_line(std::string(300 * 1024, ' ')).error(), ElementsAre(HasSubstr("256 KiB")));
    EXPECT_THAT(read_catalogue_line(std::string(1000, '[')).error(), ElementsAre(HasSubstr("not JSON")));
}

// Lists a described type's members, so that the schema can be compared with them.
struct Names {
    std::set<std::string> all;
    std::set<std::string> needed;
    void required(std::string_view name, auto&) {
        all.emplace(name);
        needed.emplace(name);
    }
    void optional(std::string_view name, auto&) { all.emplace(name); }
};

template <class Thing>
void expect_described_by(const boost::json::value& schema, const std::string& kind) {
    Thing thing;
    Names names;
    Thing::describe(thing, names);
    names.all.insert("kind");
    names.needed.insert("kind");
    std::set<std::string> properties;
    std::set<std::string> required;
    const auto& definition = schema.at("$defs").at(kind);
    for (const auto& property : definition.at("properties").as_object()) properties.emplace(property.key());
    for (const auto& name : definition.at("required").as_array())
        required.emplace(std::string_view(name.as_string()));
    EXPECT_EQ(names.all, properties) << kind;
    EXPECT_EQ(names.needed, required) << kind;
}

TEST(CatalogueSchema, NamesTheMembersThatTheServerReads) {
    const auto text = catalogue_schema().front().text;
    const auto schema = boost::json::parse({text.data(), text.size()});
    expect_described_by<domain::CompanyLine>(schema, "company");
    expect_described_by<domain::JobLine>(schema, "job");
    expect_described_by<domain::JobList>(schema, "list");
    expect_described_by<domain::Banner>(schema, "banner");
    expect_described_by<domain::FeaturedCompany>(schema, "featured_company");
    expect_described_by<domain::Bid>(schema, "bid");
}

TEST(CatalogueLine, WhatIsWrittenIsReadAgainTheSame) {
    const auto line = read_catalogue_line(kJob);
    const auto& posting = std::get<domain::JobLine>(*line).posting;
    domain::JobPosting again;
    base::JsonReader reader;
    reader.read(boost::json::parse(base::to_json(posting)), again);
    EXPECT_THAT(reader.problems(), ::testing::IsEmpty());
    EXPECT_EQ(posting, again);
}

}  // namespace
}  // namespace feeds
}  // namespace hoigung
