#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hoigung::base {

// Appends a JSON string with its quotes. Bytes that are not UTF-8 become U+FFFD.
void append_json_string(std::string& out, std::string_view text);

// Writes JSON directly into a buffer. It adds the commas; the caller balances the brackets.
class JsonWriter {
  public:
    explicit JsonWriter(std::string& out) : out_(out) {}

    JsonWriter& begin_object() { return open('{'); }
    JsonWriter& end_object() { return close('}'); }
    JsonWriter& begin_array() { return open('['); }
    JsonWriter& end_array() { return close(']'); }
    JsonWriter& key(std::string_view name);

    JsonWriter& string(std::string_view text);
    JsonWriter& integer(std::int64_t number);
    JsonWriter& real(double number);
    JsonWriter& boolean(bool value);
    JsonWriter& null();
    // Writes a value that is already JSON.
    JsonWriter& raw(std::string_view json);

    JsonWriter& member(std::string_view name, std::string_view text) { return key(name).string(text); }
    JsonWriter& member(std::string_view name, const char* text) { return key(name).string(text); }
    JsonWriter& member(std::string_view name, std::int64_t number) { return key(name).integer(number); }
    JsonWriter& member(std::string_view name, int number) { return key(name).integer(number); }
    JsonWriter& member(std::string_view name, bool value) { return key(name).boolean(value); }

  private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    void separate();

    std::string& out_;
    bool needs_comma_ = false;
};

}  // namespace hoigung::base
