#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "base/enum_names.hpp"
#include "base/json_writer.hpp"
#include "base/text.hpp"
#include "base/time.hpp"

// Reads and writes described values as JSON. A described type lists its members once, in terms that do not
// depend on JSON:
//
//     struct Allowance {
//         AllowanceKind kind;
//         LocalizedText description;
//         static void describe(auto& self, auto& visit) {
//             visit.required("name", self.kind);
//             visit.optional("description", self.description);
//         }
//     };
//
// Types with `parse(string_view) -> optional<T>` and `text()` are strings; enumerations are written by name.
namespace hoigung::base {

template <class T>
concept Textual = requires(const T& value, std::string_view text) {
    { T::parse(text) } -> std::same_as<std::optional<T>>;
    { value.text() } -> std::convertible_to<std::string>;
};

// Reads a JSON value and collects all of its problems, each with its place.
class JsonReader {
  public:
    // Whether a member that is not described counts as a problem. A newer version of the program may write
    // such members.
    enum class UnknownMembers { reported, ignored };

    explicit JsonReader(UnknownMembers unknown_members = UnknownMembers::reported)
        : unknown_members_(unknown_members) {}

    [[nodiscard]] const std::vector<std::string>& problems() const { return problems_; }

    template <class T>
    void read(const boost::json::value& json, T& out) {
        if constexpr (std::same_as<T, bool>) {
            json.is_bool() ? void(out = json.get_bool()) : problem("must be true or false");
        } else if constexpr (std::integral<T>) {
            read_integer(json, out);
        } else if constexpr (std::floating_point<T>) {
            json.is_number() ? void(out = json.to_number<double>()) : problem("must be a number");
        } else if constexpr (std::same_as<T, std::string>) {
            read_string(json, out);
        } else {
            read_composite(json, out);
        }
    }

  private:
    // Passes each described member its JSON, and counts them to detect unknown ones.
    class Members {
      public:
        Members(JsonReader& reader, const boost::json::object& object) : reader_(reader), object_(object) {}

        template <class T>
        void required(std::string_view name, T& member) {
            visit(name, member, true);
        }
        template <class T>
        void optional(std::string_view name, T& member) {
            visit(name, member, false);
        }
        [[nodiscard]] bool has_unknown() const { return found_ != object_.size(); }

      private:
        template <class T>
        void visit(std::string_view name, T& member, bool required) {
            const auto* json = object_.if_contains(name);
            if (json != nullptr) ++found_;
            if (json == nullptr || json->is_null()) {
                if (required) reader_.problem_at(name, "is missing");
                return;
            }
            const std::size_t depth = reader_.enter(name);
            reader_.read(*json, member);
            reader_.leave(depth);
        }

        JsonReader& reader_;
        const boost::json::object& object_;
        std::size_t found_ = 0;
    };

    // Collects the names of the described members.
    struct Names {
        std::vector<std::string_view> all;

        template <class T>
        void required(std::string_view name, const T&) {
            all.push_back(name);
        }
        template <class T>
        void optional(std::string_view name, const T&) {
            all.push_back(name);
        }
    };

    template <class T>
    void report_unknown(const boost::json::object& object, const T& described) {
        Names names;
        T::describe(described, names);
        for (const auto& entry : object) {
            const std::string_view key(entry.key());
            if (std::ranges::find(names.all, key) == names.all.end()) problem_at(key, "is not known here");
        }
    }

    // Refuses texts with a zero byte, which PostgreSQL could not store.
    void read_string(const boost::json::value& json, std::string& out);

    template <class T>
    void read_integer(const boost::json::value& json, T& out) {
        boost::system::error_code failed;
        const T number = json.to_number<T>(failed);
        failed ? problem("must be a whole number") : void(out = number);
    }

    template <class T>
    void read_composite(const boost::json::value& json, std::optional<T>& out) {
        if (json.is_null()) return;
        read(json, out.emplace());
    }

    template <class T>
    void read_composite(const boost::json::value& json, std::vector<T>& out) {
        if (!json.is_array()) return problem("must be a list");
        out.clear();
        out.reserve(json.get_array().size());
        for (std::size_t i = 0; i < json.get_array().size(); ++i) {
            const std::size_t depth = enter(fmt::format("{}", i));
            read(json.get_array()[i], out.emplace_back());
            leave(depth);
        }
    }

    template <class T>
    void read_composite(const boost::json::value& json, T& out) {
        if constexpr (requires(Members & members) { T::describe(out, members); }) {
            if (!json.is_object()) return problem("must be an object");
            Members members(*this, json.get_object());
            T::describe(out, members);
            if (unknown_members_ == UnknownMembers::reported && members.has_unknown())
                report_unknown(json.get_object(), out);
        } else {
            if (!json.is_string()) return problem("must be a text");
            read_text(std::string_view(json.get_string()), out);
        }
    }

    template <NamedEnum E>
    void read_text(std::string_view text, E& out) {
        if (const auto value = parse_enum<E>(text)) {
            out = *value;
            return;
        }
        problem(fmt::format("must be one of {}", fmt::join(names_of<E>(), ", ")));
    }
    template <Textual T>
    void read_text(std::string_view text, T& out) {
        const auto value = T::parse(text);
        value ? void(out = *value) : problem(fmt::format("'{}' is not valid", first_characters(text, 60)));
    }
    void read_text(std::string_view text, Timestamp& out) {
        const auto value = parse_timestamp(text);
        value ? void(out = *value) : problem("must be a time such as 2026-11-15T01:30:00Z");
    }
    void read_text(std::string_view text, Date& out) {
        const auto value = parse_date(text);
        value ? void(out = *value) : problem("must be a date such as 2026-11-15");
    }

    std::size_t enter(std::string_view name);
    void leave(std::size_t depth) { path_.resize(depth); }
    void problem(std::string_view message);
    void problem_at(std::string_view name, std::string_view message);

    const UnknownMembers unknown_members_;
    std::string path_;
    std::vector<std::string> problems_;
};

template <class T>
void write_json(JsonWriter& json, const T& value);

namespace detail {

template <class T>
[[nodiscard]] bool is_blank(const T& value) {
    if constexpr (requires { value.has_value(); }) {
        return !value.has_value();
    } else if constexpr (requires { value.empty(); }) {
        return value.empty();
    } else {
        return false;
    }
}

// Writes the members of a described type; leaves out empty optional members.
struct MemberWriter {
    JsonWriter& json;

    template <class T>
    void required(std::string_view name, const T& member) {
        json.key(name);
        write_json(json, member);
    }
    template <class T>
    void optional(std::string_view name, const T& member) {
        if (!is_blank(member)) required(name, member);
    }
};

}  // namespace detail

template <class T>
void write_json(JsonWriter& json, const T& value) {
    if constexpr (std::same_as<T, bool>) {
        json.boolean(value);
    } else if constexpr (std::integral<T>) {
        json.integer(static_cast<std::int64_t>(value));
    } else if constexpr (std::floating_point<T>) {
        json.real(value);
    } else if constexpr (std::convertible_to<T, std::string_view>) {
        json.string(value);
    } else if constexpr (requires(detail::MemberWriter & writer) { T::describe(value, writer); }) {
        json.begin_object();
        detail::MemberWriter writer{json};
        T::describe(value, writer);
        json.end_object();
    } else if constexpr (NamedEnum<T>) {
        json.string(name_of(value));
    } else if constexpr (Textual<T>) {
        json.string(value.text());
    } else if constexpr (std::same_as<T, Timestamp> || std::same_as<T, Date>) {
        json.string(to_iso(value));
    } else if constexpr (requires { value.has_value(); }) {
        value.has_value() ? write_json(json, *value) : void(json.null());
    } else {
        json.begin_array();
        for (const auto& item : value) write_json(json, item);
        json.end_array();
    }
}

template <class T>
[[nodiscard]] std::string to_json(const T& value) {
    std::string out;
    JsonWriter writer(out);
    write_json(writer, value);
    return out;
}

}  // namespace hoigung::base
