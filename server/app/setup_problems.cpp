#include "app/setup_problems.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fmt/format.h>

#include "app/audit_key.hpp"
#include "app/content_follower.hpp"
#include "app/erasures_path.hpp"
#include "app/operator_lists.hpp"
#include "app/portal_settings.hpp"
#include "app/push_settings.hpp"
#include "app/web_build.hpp"
#include "http/address.hpp"
#include "notify/body_template.hpp"
#include "notify/gateway.hpp"

namespace hoigung::app {
namespace {

// An example domain: links to it lead nowhere.
constexpr std::string_view kExample = "example.hk";

class Findings {
  public:
    explicit Findings(const Settings& settings) : settings_(settings) {}

    std::vector<SetupProblem> all() && {
        check_web_root();
        check_proxies();
        check_gateway();
        if (settings_.portal && !is_portal_open(settings_))
            add("smtp_url is not set: nobody can log in to the portal, which answers 404; set it, or portal "
                "= "
                "false");
        if (const std::string problem = why_no_push(settings_); !problem.empty())
            add("no push is sent: {}", problem);
        if (settings_.erasures_file.empty() && settings_.database.starts_with("postgresql:"))
            add("erasures_file is not set: what was erased is recorded in {}, which all nodes have to share",
                erasures_path(settings_).string());
        check_audit_key();
        for (const std::string& problem : read_operator_lists(settings_.lists_dir).problems)
            stop("{}", problem);
        if (settings_.environment != Environment::development) {
            check_links();
            check_articles();
        }
        return std::move(found_);
    }

  private:
    template <class... Args>
    void add(fmt::format_string<Args...> format, Args&&... args) {
        found_.push_back({fmt::format(format, std::forward<Args>(args)...), false});
    }
    template <class... Args>
    void stop(fmt::format_string<Args...> format, Args&&... args) {
        found_.push_back({fmt::format(format, std::forward<Args>(args)...), true});
    }

    void check_web_root() {
        if (const auto web = read_web_build(settings_.web_root); !web.ok())
            stop("web_root: {}", web.error().message);
    }

    void check_proxies() {
        for (const std::string& text : settings_.trusted_proxies) {
            if (!http::IpRange::parse(text)) stop("trusted_proxies: '{}' is no address or network", text);
        }
        for (const std::string& text : settings_.ops_networks) {
            if (!http::IpRange::parse(text)) stop("ops_networks: '{}' is no address or network", text);
        }
        for (const std::string& text : settings_.console_networks) {
            if (!http::IpRange::parse(text)) stop("console_networks: '{}' is no address or network", text);
        }
    }

    void check_audit_key() {
        const security::AuditKey key = audit_key(settings_);
        if (settings_.environment != Environment::development && !key.is_there())
            add("audit_key_file: {} is not there: the operator's commands, calls and console refuse to act; "
                "`hoigung audit make-key` makes it, and all nodes need the same",
                key.path().string());
    }

    void check_gateway() {
        if (settings_.otp_sender != OtpSenderKind::http) return;
        if (settings_.otp_gateway_url.empty()) add("otp_gateway_url is not set: nobody can log in");
        for (const auto* name : {"otp_gateway_url", "otp_gateway_voice_url", "otp_gateway_header",
                                 "otp_gateway_body", "otp_gateway_voice_body"}) {
            const std::string text = find_setting(name)->show(settings_);
            for (const std::string& word : notify::unknown_placeholders(text, notify::kGatewayPlaceholders))
                add("{}: {{{}}} stands for nothing; there are {{{}}}", name, word,
                    fmt::join(notify::kGatewayPlaceholders, "}, {"));
        }
    }

    void check_links() {
        for (const auto* name : {"public_url", "employer_portal_url", "app_store_url", "play_store_url",
                                 "facebook_url", "instagram_url", "youtube_url"}) {
            const std::string link = find_setting(name)->show(settings_);
            if (link.find(kExample) != std::string::npos)
                add("{} is {}, which leads nowhere: set it to the site's own", name, link);
        }
    }

    // Pages about the site itself, such as the privacy policy, must name the operator's own contact.
    void check_articles() {
        const auto folder = content_folder(settings_.content_dir) / "pages";
        std::error_code problem;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, problem)) {
            if (entry.path().extension() != ".md") continue;
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string text{std::istreambuf_iterator<char>(file), {}};
            if (text.find(kExample) != std::string::npos)
                add("{} still names {}: copy the folder, set content_dir to the copy and write the site's "
                    "own",
                    entry.path().string(), kExample);
        }
    }

    const Settings& settings_;
    std::vector<SetupProblem> found_;
};

}  // namespace

std::vector<SetupProblem> setup_problems_of(const Settings& settings) {
    return Findings(settings).all();
}

}  // namespace hoigung::app
