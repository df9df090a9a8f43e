#pragma once

#include <map>
#include <string>
#include <string_view>

namespace hoigung::content {

// The pictures of content/covers, each under a name that contains a hash of its bytes.
class Pictures {
  public:
    // `root` is the prefix of their addresses: "/content", or another host's address.
    explicit Pictures(std::string root) : root_(std::move(root)) {}

    void add(const std::string& name, std::string bytes);

    [[nodiscard]] bool has(std::string_view name) const { return addresses_.contains(name); }
    // "/content/covers/first-interview-0a1b2c3d.svg"; the name itself when there is no such picture.
    [[nodiscard]] std::string address(std::string_view name) const;
    // A small drawing on this host as a data: URL, by its address; empty for any other picture.
    [[nodiscard]] std::string drawing(std::string_view address) const;
    // Finds a picture by the part of its address after "/covers/".
    [[nodiscard]] const std::string* bytes(std::string_view hashed_name) const;

  private:
    std::string root_;
    // The hashed name by the file's name, and the bytes by the hashed name.
    std::map<std::string, std::string, std::less<>> addresses_;
    std::map<std::string, std::string, std::less<>> bytes_;
};

}  // namespace hoigung::content
