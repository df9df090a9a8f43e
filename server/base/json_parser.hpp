#pragma once

#include <memory>
#include <string_view>

#include <boost/json/parse_options.hpp>
#include <boost/json/storage_ptr.hpp>
#include <boost/json/value.hpp>

namespace hoigung::base {

// Parses JSON with Boost, but gives every number the nearest double: Boost 1.81's own parser may be off by
// the last bit, so that numbers would not survive a round trip. Reuses its memory between documents.
class JsonParser {
  public:
    explicit JsonParser(const boost::json::parse_options& options = {});
    JsonParser(const JsonParser&) = delete;
    JsonParser& operator=(const JsonParser&) = delete;
    ~JsonParser();

    // The value lives in `storage`, which must outlive it.
    [[nodiscard]] boost::json::value parse(std::string_view text, boost::json::error_code& error,
                                           boost::json::storage_ptr storage = {});

  private:
    struct Machine;
    std::unique_ptr<Machine> machine_;
};

// Parses a single document.
[[nodiscard]] boost::json::value parse_json(std::string_view text, boost::json::error_code& error);

}  // namespace hoigung::base
