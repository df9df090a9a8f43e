#include "endpoints/shared/error_table.hpp"

#include <stdexcept>

#include "base/json_archive.hpp"

namespace hoigung::base {

template <>
struct EnumNames<domain::Refusal> {
    // Refusals have the same names in api/errors.json and api/portal-errors.json.
    static constexpr auto values = base::enumerator_names<domain::Refusal>();
};

}  // namespace hoigung::base

namespace hoigung::endpoints {
namespace {

// Another refusal with the code of its line, and with the line's texts unless it has texts of its own.
struct SameCode {
    domain::Refusal name{};
    std::string en;
    std::string zh_hant;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.optional("en", self.en);
        visit.optional("zh-hant", self.zh_hant);
    }
};

struct Line {
    domain::Refusal name{};
    int code = 0;
    int status = 0;
    std::string en;
    std::string zh_hant;
    std::vector<SameCode> also;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("code", self.code);
        visit.required("status", self.status);
        visit.required("en", self.en);
        visit.required("zh-hant", self.zh_hant);
        visit.optional("also", self.also);
    }
};

}  // namespace

ErrorTable::ErrorTable(std::span<const base::EmbeddedFile> files)
    : entries_(base::enumerator_count<domain::Refusal>()) {
    for (const base::EmbeddedFile& file : files) {
        std::vector<Line> lines;
        base::JsonReader reader;
        reader.read(boost::json::parse({file.text.data(), file.text.size()}), lines);
        if (!reader.problems().empty()) {
            throw std::runtime_error(fmt::format("{}: {}", file.path, fmt::join(reader.problems(), "; ")));
        }
        for (const Line& line : lines) {
            add(line.name, {line.code, line.status, {line.zh_hant, line.en}});
            for (const SameCode& each : line.also)
                add(each.name, {line.code, line.status,
                                each.en.empty() ? domain::LocalizedText{line.zh_hant, line.en}
                                                : domain::LocalizedText{each.zh_hant, each.en}});
        }
    }
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (entries_[i].code == 0) {
            throw std::runtime_error(
                fmt::format("api/ has no error {}", base::name_of(static_cast<domain::Refusal>(i))));
        }
    }
}

void ErrorTable::add(domain::Refusal refusal, ErrorEntry entry) {
    ErrorEntry& place = entries_[static_cast<std::size_t>(refusal)];
    if (place.code != 0)
        throw std::runtime_error(fmt::format("api/ has the error {} twice", base::name_of(refusal)));
    if (entry.text.en.empty() || entry.text.zh_hant.empty())
        throw std::runtime_error(
            fmt::format("api/ has no text for {} in one language", base::name_of(refusal)));
    place = std::move(entry);
}

}  // namespace hoigung::endpoints
