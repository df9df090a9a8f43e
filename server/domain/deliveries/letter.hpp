#pragma once

#include <optional>
#include <string>
#include <vector>

// The text of a mail to a seeker before it has a form: its plain text and its HTML are both made from it.
namespace hoigung::domain {

struct LetterLink {
    std::string label;
    std::string url;

    bool operator==(const LetterLink&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("label", self.label);
        visit.required("url", self.url);
    }
};

// An entry of a list, such as a job.
struct LetterItem {
    std::string title;
    // Short lines below the title: the company, the pay, the place.
    std::vector<std::string> lines;
    // The target of the title's link; may be empty.
    std::string url;
    // What can be done about it.
    std::vector<LetterLink> links{};

    bool operator==(const LetterItem&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("title", self.title);
        visit.optional("lines", self.lines);
        visit.optional("url", self.url);
        visit.optional("links", self.links);
    }
};

// All parts may be empty; they are shown in this order.
struct LetterSection {
    std::string heading;
    std::vector<std::string> paragraphs{};
    // A code to type, shown large.
    std::string code{};
    std::vector<LetterItem> items{};
    // The one thing to do, shown as a button.
    std::optional<LetterLink> button{};

    bool operator==(const LetterSection&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("heading", self.heading);
        visit.optional("paragraphs", self.paragraphs);
        visit.optional("code", self.code);
        visit.optional("items", self.items);
        visit.optional("button", self.button);
    }
};

struct Letter {
    std::vector<LetterSection> sections;
    // Small text at the end, which says why the receiver gets the mail.
    std::vector<std::string> footnotes{};
    // Small links at the end, such as the settings and unsubscribing.
    std::vector<LetterLink> links{};

    bool operator==(const Letter&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("sections", self.sections);
        visit.optional("footnotes", self.footnotes);
        visit.optional("links", self.links);
    }
};

}  // namespace hoigung::domain
