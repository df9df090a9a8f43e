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

struct Line {
    domain::Refusal name{};
    int code = 0;
    int status = 0;
    std::string en;
    std::string zh_hant;

    static void describe(auto& self, auto& visit) {
        visit.required("name", self.name);
        visit.required("code", self.code);
        visit.required("status", self.status);
        visit.required("en", self.en);
        visit.required("zh-hant", self.zh_hant);
    }
};

}  // namespace

ErrorTable::ErrorTable(std::span<const base::EmbeddedFile> files)
    : entries_(base::EnumNames<domain::Refusal>::values.size()) {
    for (const base::EmbeddedFile& file : files) {
        std::vector<Line> lines;
        base::JsonReader reader;
        reader.read(boost::json::parse({file.text.data(), file.text.size()}), lines);
        if (!reader.problems().empty()) {
            throw std::runtime_error(fmt::format("{}: {}", file.path, fmt::join(reader.problems(), "; ")));
        }
        for (const Line& line : lines) {
            entries_[static_cast<std::size_t>(line.name)] = {line.code, line.status, {line.zh_hant, line.en}};
        }
    }
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (entries_[i].code == 0) {
            throw std::runtime_error(
                fmt::format("api/ has no error {}", base::EnumNames<domain::Refusal>::values[i]));
        }
    }
}

}  // namespace hoigung::endpoints
