#include "notify/letter_html.hpp"

#include <string_view>

#include <fmt/format.h>

#include "base/text.hpp"
#include "base/xml.hpp"

namespace hoigung::notify {
namespace {

// The colours are those of the site (web/src/shared/ui/tokens.css). The light ones stand in each element,
// since many mail programs drop this sheet; the dark ones need it.
constexpr std::string_view kLetterStyles =
    "<style>\n"
    ":root { color-scheme: light dark; supported-color-schemes: light dark; }\n"
    "@media (prefers-color-scheme: dark) {\n"
    ".ground { background-color: #101613 !important; }\n"
    ".surface { background-color: #18201c !important; }\n"
    ".ink { color: #edf0ea !important; }\n"
    ".soft { color: #abb7af !important; }\n"
    ".accent { color: #62cfa1 !important; }\n"
    ".line { border-color: #2d3933 !important; }\n"
    ".wash { background-color: #15352a !important; }\n"
    ".button { background-color: #62cfa1 !important; }\n"
    ".label { color: #05241a !important; }\n"
    "}\n"
    "@media (max-width: 480px) {\n"
    ".ground-cell { padding: 0 !important; }\n"
    ".cell { padding-left: 16px !important; padding-right: 16px !important; }\n"
    "}\n"
    "</style>\n";

constexpr std::string_view kFont =
    "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'PingFang HK','Noto Sans HK','Microsoft JhengHei',"
    "sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word";

// Outlook on Windows knows no largest width, so it gets a table of a fixed one.
constexpr std::string_view kLetterBegins =
    "<!--[if mso]><table role=\"presentation\" align=\"center\" width=\"600\"><tr><td><![endif]-->\n"
    "<table role=\"presentation\" class=\"surface\" style=\"width:100%;max-width:600px;margin:0 auto;"
    "table-layout:fixed;border-collapse:collapse;background-color:#fffdf8\">\n";
constexpr std::string_view kLetterEnds = "</table>\n<!--[if mso]></td></tr></table><![endif]-->\n";

// Outlook does not know &apos;.
std::string html_text(std::string_view text) {
    return base::replace_all(base::xml_text(text), "&apos;", "&#39;");
}

std::string html_lines(std::string_view text) {
    return base::replace_all(html_text(text), "\n", "<br>\n");
}

bool is_web_address(std::string_view url) {
    return url.starts_with("https://") || url.starts_with("http://");
}

std::string paragraph(std::string_view shade, std::string_view html) {
    const std::string_view colour = shade == "soft" ? "#545d56" : "#1c2420";
    return fmt::format("<p class=\"{}\" style=\"margin:0 0 16px;color:{}\">{}</p>\n", shade, colour, html);
}

std::string row(std::string_view classes, std::string_view style, std::string_view html) {
    return fmt::format("<tr><td class=\"cell {}\" style=\"{};{}\">\n{}</td></tr>\n", classes, style, kFont,
                       html);
}

// Renders a link, or only its text when the URL is not a web address.
std::string link_to(std::string_view url, std::string_view text, std::string_view style) {
    if (!is_web_address(url)) return html_text(text);
    return fmt::format("<a class=\"accent\" href=\"{}\" style=\"color:#00684a;{}\">{}</a>", html_text(url),
                       style, html_text(text));
}

std::string items_of(const std::vector<domain::LetterItem>& items) {
    if (items.empty()) return "";
    std::string html = "<ul style=\"margin:0;padding:0;list-style:none\">\n";
    for (const domain::LetterItem& item : items) {
        html += fmt::format("<li class=\"ink\" style=\"margin:0 0 16px;color:#1c2420\"><strong>{}</strong>",
                            link_to(item.url, item.title, "text-decoration:underline"));
        for (const std::string& line : item.lines)
            html +=
                fmt::format("<br>\n<span class=\"soft\" style=\"color:#545d56\">{}</span>", html_text(line));
        for (const domain::LetterLink& link : item.links)
            html += fmt::format("<br>\n{}",
                                link_to(link.url, link.label,
                                        "display:inline-block;padding:10px 0;text-decoration:underline"));
        html += "</li>\n";
    }
    return html + "</ul>\n";
}

std::string code_of(const std::string& code) {
    if (code.empty()) return "";
    return fmt::format(
        "<p class=\"ink wash\" style=\"margin:0 0 16px;padding:16px;border-radius:8px;color:#1c2420;"
        "background-color:#e0efe6;font-size:32px;line-height:1.25;font-weight:700;letter-spacing:6px;"
        "text-align:center\">{}</p>\n",
        html_text(code));
}

std::string button_of(const domain::LetterLink& button) {
    if (!is_web_address(button.url)) return paragraph("ink", html_text(button.label));
    return fmt::format(
        "<table role=\"presentation\" style=\"margin:0 0 16px;border-spacing:0\"><tr>"
        "<td class=\"button\" style=\"background-color:#00684a;border-radius:8px\">"
        "<a class=\"label\" href=\"{}\" style=\"display:inline-block;padding:12px 24px;color:#ffffff;{};"
        "font-weight:700;text-decoration:none\">{}</a></td></tr></table>\n",
        html_text(button.url), kFont, html_text(button.label));
}

std::string sections_of(const domain::Letter& letter) {
    std::string html;
    bool is_first_heading = true;
    for (const domain::LetterSection& section : letter.sections) {
        if (!section.heading.empty()) {
            html += fmt::format(
                "<{0} class=\"ink\" style=\"margin:{1} 0 16px;color:#1c2420;font-size:{2};"
                "line-height:1.3\">{3}</{0}>\n",
                is_first_heading ? "h1" : "h2", is_first_heading ? "8px" : "32px",
                is_first_heading ? "22px" : "18px", html_text(section.heading));
            is_first_heading = false;
        }
        for (const std::string& each : section.paragraphs) html += paragraph("ink", html_lines(each));
        html += code_of(section.code) + items_of(section.items);
        if (section.button) html += button_of(*section.button);
    }
    return html;
}

std::string end_of(const domain::Letter& letter) {
    std::string html;
    for (const std::string& footnote : letter.footnotes) html += paragraph("soft", html_lines(footnote));
    for (const domain::LetterLink& link : letter.links)
        html += paragraph("soft", link_to(link.url, link.label, "text-decoration:underline"));
    return html;
}

}  // namespace

std::string letter_html(const domain::MailContent& content) {
    const domain::Letter& letter = content.letter.value();
    std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light dark\">\n"
        "<meta name=\"format-detection\" content=\"telephone=no, date=no, address=no, email=no\">\n"
        "<title>{}</title>\n",
        html_text(content.language), html_text(content.subject));
    html += kLetterStyles;
    html +=
        "</head>\n<body class=\"ground\" style=\"margin:0;padding:0;background-color:#faf6ec\">\n"
        "<table role=\"presentation\" class=\"ground\" style=\"width:100%;border-collapse:collapse;"
        "background-color:#faf6ec\"><tr><td class=\"ground-cell\" style=\"padding:24px 12px\">\n";
    html += kLetterBegins;
    if (!content.sender_name.empty())
        html += row("accent", "padding:24px 24px 0;color:#00684a;font-weight:700",
                    html_text(content.sender_name) + "\n");
    html += row("ink", "padding:16px 24px 8px;color:#1c2420", sections_of(letter));
    if (const std::string end = end_of(letter); !end.empty())
        html += row("soft line", "padding:16px 24px 8px;border-top:1px solid #e3dac6;color:#545d56", end);
    html += kLetterEnds;
    return html + "</td></tr></table>\n</body>\n</html>\n";
}

}  // namespace hoigung::notify
