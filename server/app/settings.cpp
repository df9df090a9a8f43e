#include "app/settings.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "base/text.hpp"

namespace hoigung::app {
namespace {

using Problem = std::optional<std::string>;

Setting number(std::string_view name, int Settings::*member, int least, int most, std::string_view help) {
    return {
        name, help,
        [=](Settings& settings, std::string_view text) -> Problem {
            int value = 0;
            const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
            if (problem != std::errc{} || end != text.data() + text.size() || value < least || value > most) {
                return fmt::format("must be a whole number from {} to {}, not '{}'", least, most, text);
            }
            settings.*member = value;
            return std::nullopt;
        },
        [=](const Settings& settings) { return fmt::format("{}", settings.*member); }};
}

Setting text(std::string_view name, std::string Settings::*member, std::string_view help) {
    return {name, help,
            [=](Settings& settings, std::string_view value) -> Problem {
                settings.*member = value;
                return std::nullopt;
            },
            [=](const Settings& settings) { return settings.*member; }};
}

Setting path(std::string_view name, std::string Settings::*member, std::string_view help) {
    Setting setting = text(name, member, help);
    setting.is_path = true;
    return setting;
}

Setting secret(std::string_view name, std::string Settings::*member, std::string_view help) {
    Setting setting = text(name, member, help);
    setting.show = [=](const Settings& settings) { return (settings.*member).empty() ? "" : "***"; };
    return setting;
}

// An absolute http(s) address; with `base`, one that pages are appended to and that has no trailing slash.
Setting url(std::string_view name, std::string Settings::*member, bool base, std::string_view help) {
    return {name, help,
            [=](Settings& settings, std::string_view value) -> Problem {
                const bool http = value.starts_with("https://") || value.starts_with("http://");
                if (!value.empty() && (!http || value.find_first_of(" \"<>\\") != std::string_view::npos)) {
                    return fmt::format("must be an http or https address, not '{}'", value);
                }
                if (base && value.ends_with('/')) return "must not end with a slash";
                settings.*member = value;
                return std::nullopt;
            },
            [=](const Settings& settings) { return settings.*member; }};
}

// The path of a service on this site. Overlaps are checked once all paths are known.
Setting root(std::string_view name, std::string Settings::*member, std::string_view help) {
    return {name, help,
            [=](Settings& settings, std::string_view value) -> Problem {
                constexpr std::string_view kPlain =
                    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._/";
                if (!value.starts_with('/') || value.ends_with('/') ||
                    value.find("//") != std::string_view::npos ||
                    value.find_first_not_of(kPlain) != std::string_view::npos) {
                    return fmt::format("must be a path such as /api/seeker, not '{}'", value);
                }
                settings.*member = value;
                return std::nullopt;
            },
            [=](const Settings& settings) { return settings.*member; }};
}

// Where the browser sends reports: a path of this site, an http(s) address elsewhere, or nowhere.
Setting collector(std::string_view name, std::string Settings::*member, std::string_view help) {
    return {name, help,
            [=](Settings& settings, std::string_view value) -> Problem {
                const bool is_address = value.starts_with("https://") || value.starts_with("http://") ||
                                        (value.starts_with('/') && !value.starts_with("//"));
                if (value != "off" &&
                    (!is_address || value.find_first_of(" \"<>\\;,") != std::string_view::npos)) {
                    return fmt::format("must be off, a path or an http or https address, not '{}'", value);
                }
                settings.*member = value;
                return std::nullopt;
            },
            [=](const Settings& settings) { return settings.*member; }};
}

Setting flag(std::string_view name, bool Settings::*member, std::string_view help) {
    return {name, help,
            [=](Settings& settings, std::string_view value) -> Problem {
                const bool on = value == "true" || value == "1" || value == "on";
                if (!on && value != "false" && value != "0" && value != "off") {
                    return fmt::format("must be true or false, not '{}'", value);
                }
                settings.*member = on;
                return std::nullopt;
            },
            [=](const Settings& settings) { return settings.*member ? "true" : "false"; }};
}

template <class E>
Setting choice(std::string_view name, E Settings::*member, std::string_view help) {
    return {name, help,
            [=](Settings& settings, std::string_view value) -> Problem {
                const auto chosen = base::parse_enum<E>(value);
                if (!chosen) {
                    return fmt::format("must be one of {}, not '{}'", fmt::join(base::names_of<E>(), ", "),
                                       value);
                }
                settings.*member = *chosen;
                return std::nullopt;
            },
            [=](const Settings& settings) { return std::string(base::name_of(settings.*member)); }};
}

Setting list(std::string_view name, std::vector<std::string> Settings::*member, std::string_view help) {
    return {name, help,
            [=](Settings& settings, std::string_view value) -> Problem {
                auto& items = settings.*member;
                items.clear();
                while (!value.empty()) {
                    const std::size_t comma = std::min(value.find(','), value.size());
                    const std::string_view item = base::trim(value.substr(0, comma));
                    if (!item.empty()) items.emplace_back(item);
                    value.remove_prefix(std::min(comma + 1, value.size()));
                }
                return std::nullopt;
            },
            [=](const Settings& settings) { return fmt::format("{}", fmt::join(settings.*member, ",")); }};
}

// Reads '30m', '6h' or '1d'; std::nullopt for any other text.
std::optional<std::chrono::minutes> parse_every(std::string_view text) {
    int count = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), count);
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    if (problem != std::errc{} || count < 1 || count > 1000) return std::nullopt;
    if (unit == "m") return std::chrono::minutes(count);
    if (unit == "h") return std::chrono::hours(count);
    if (unit == "d") return std::chrono::days(count);
    return std::nullopt;
}

std::optional<FeedSetting> parse_feed(std::string_view text) {
    const std::size_t first = std::min(text.find(' '), text.size());
    const std::size_t second = std::min(text.find(' ', first + 1), text.size());
    if (second == text.size()) return std::nullopt;
    FeedSetting feed{std::string(text.substr(0, first)), {}, std::string(text.substr(second + 1))};
    const auto every = parse_every(text.substr(first + 1, second - first - 1));
    const bool is_http = feed.address.starts_with("https://") || feed.address.starts_with("http://");
    const bool is_plain = feed.address.find_first_of(" \"<>\\") == std::string::npos;
    if (feed.name.empty() || !every || !is_http || !is_plain) return std::nullopt;
    feed.every = *every;
    return feed;
}

Setting feed_list() {
    return {
        "feeds",
        "feeds that the site reads by itself: 'NAME EVERY ADDRESS', such as 'harbour 6h https://...'",
        [](Settings& settings, std::string_view value) -> Problem {
            settings.feeds.clear();
            while (!value.empty()) {
                const std::size_t comma = std::min(value.find(','), value.size());
                const auto feed = parse_feed(value.substr(0, comma));
                if (!feed) {
                    return fmt::format(
                        "must be 'NAME EVERY ADDRESS' with EVERY as in 30m, 6h or 1d, not '{}'",
                        value.substr(0, comma));
                }
                if (std::ranges::find(settings.feeds, feed->name, &FeedSetting::name) != settings.feeds.end())
                    return fmt::format("names the feed '{}' twice", feed->name);
                settings.feeds.push_back(*feed);
                value.remove_prefix(std::min(comma + 1, value.size()));
            }
            return std::nullopt;
        },
        [](const Settings& settings) {
            std::vector<std::string> shown;
            for (const FeedSetting& feed : settings.feeds)
                shown.push_back(fmt::format("{} {}m {}", feed.name, feed.every.count(), feed.address));
            return fmt::format("{}", fmt::join(shown, ","));
        }};
}

// Hides the password of an address.
std::string without_password(const std::string& address) {
    const std::size_t at = address.rfind('@');
    const std::size_t colon = at == std::string::npos ? at : address.find(':', address.find("//") + 2);
    if (colon == std::string::npos || colon > at) return address;
    return address.substr(0, colon + 1) + "***" + address.substr(at);
}

Setting database_address() {
    return {"database", "sqlite:PATH or postgresql://USER:PASSWORD@HOST:PORT/NAME",
            [](Settings& settings, std::string_view value) -> Problem {
                if ((!value.starts_with("sqlite:") || value == "sqlite:") &&
                    !value.starts_with("postgresql://")) {
                    return "must be sqlite:PATH or postgresql://...";
                }
                settings.database = value;
                return std::nullopt;
            },
            [](const Settings& settings) { return without_password(settings.database); }, true};
}

Setting mail_server() {
    return {"smtp_url",
            "the server that takes mails: smtps://USER:PASSWORD@HOST:465 or smtp://HOST:587 (with STARTTLS)",
            [](Settings& settings, std::string_view value) -> Problem {
                const bool is_smtp = value.starts_with("smtp://") || value.starts_with("smtps://");
                if (!value.empty() && (!is_smtp || value.find_first_of(" \"<>\\") != std::string_view::npos))
                    return "must be smtp://... or smtps://...";
                settings.smtp_url = value;
                return std::nullopt;
            },
            [](const Settings& settings) { return without_password(settings.smtp_url); }};
}

// The sender of mails: an address, or a name and an address in angle brackets.
Setting mail_from() {
    return {"mail_from", "whom mails come from: NAME <ADDRESS> or ADDRESS; no-reply of the site when empty",
            [](Settings& settings, std::string_view value) -> Problem {
                const std::size_t at = value.find('@');
                const bool is_address = at != std::string_view::npos && at > 0 && at + 1 < value.size();
                if (!value.empty() && (!is_address || value.find_first_of("\r\n") != std::string_view::npos))
                    return fmt::format("must be an e-mail address, not '{}'", value);
                settings.mail_from = value;
                return std::nullopt;
            },
            [](const Settings& settings) { return settings.mail_from; }};
}

}  // namespace

std::span<const Setting> setting_table() {
    using S = Settings;
    static const std::vector<Setting> table{
        choice("environment", &S::environment, "development, beta or production"),
        text("address", &S::address, "the address to listen on; 0.0.0.0 for all"),
        number("port", &S::port, 0, 65535, "the port of the site; 0 takes a free one"),
        number("ops_port", &S::ops_port, 0, 65535, "the port of /healthz, /readyz and /metrics"),
        text("ops_address", &S::ops_address,
             "the address of that port; another than this machine's own loopback needs ops_networks"),
        list("ops_networks", &S::ops_networks,
             "addresses or networks that may ask there besides this machine, such as 10.0.0.0/24"),
        number("threads", &S::threads, 0, 256, "network threads; 0 for one a core"),
        database_address(),
        number("database_connections", &S::database_connections, 1, 256,
               "connections, and threads that wait for them"),
        number("database_wait_ms", &S::database_wait_ms, 1, 60000, "longest wait for a free connection"),
        path("erasures_file", &S::erasures_file,
             "the record of what was erased, outside the database; beside the SQLite file when empty"),
        path("audit_key_file", &S::audit_key_file,
             "the key of the log of the operator's acts, outside the database, the same for all nodes and "
             "commands; "
             "development makes one"),
        number("backup_days", &S::backup_days, 1, 36500,
               "how old a backup may be that is restored: lines of that record go after this"),
        path("web_root", &S::web_root, "the folder that the web's build made"),
        path("kept_files_dir", &S::kept_files_dir,
             "where the files of earlier builds stay for 14 days, 100 MB at most, for pages that are open "
             "during an "
             "upgrade; none when empty"),
        path("content_dir", &S::content_dir, "the folder of the articles; looked for when empty"),
        path("lists_dir", &S::lists_dir,
             "the folder of minimum_wage.txt, synonyms.txt and prices.txt; when empty, the settings file's "
             "folder"),
        path("index_dir", &S::index_dir,
             "a folder that nodes share, for the search index and the jobs; when empty, the index alone is "
             "kept, beside the SQLite file"),
        url("content_url", &S::content_url, true,
            "the content host in front of /content of this site; this site itself when empty"),
        root("seeker_root", &S::seeker_root, "where the seeker service's calls are"),
        root("ad_root", &S::ad_root, "where the ad service's calls are"),
        root("partner_root", &S::partner_root, "where the partner service's calls are"),
        number("render_threads", &S::render_threads, 1, 64, "JavaScript engines that render pages"),
        number("render_time_limit_ms", &S::render_time_limit_ms, 10, 10000, "longest a page may render"),
        number("render_memory_mib", &S::render_memory_mib, 16, 4096, "an engine that holds more is replaced"),
        number("page_cache_mib", &S::page_cache_mib, 0, 65536, "memory for rendered pages"),
        number("page_file_mib", &S::page_file_mib, 0, 65536,
               "room on disk for those beyond that; 0 for none"),
        path("page_file_dir", &S::page_file_dir,
             "the folder of that file, which has no name and goes with the process"),
        number("answer_cache_mib", &S::answer_cache_mib, 0, 65536,
               "memory for answers that all visitors share"),
        url("public_url", &S::public_url, true,
            "the site's address as visitors see it; needed in production"),
        text("site_name", &S::site_name, "the site's name, everywhere it is said"),
        text("site_name_en", &S::site_name_en, "its name in English; the same when only the other is set"),
        flag("portal", &S::portal, "serve the employers' portal at /portal/"),
        root("portal_root", &S::portal_root, "where the calls of the employers' portal are"),
        url("portal_url", &S::portal_url, true,
            "the portal's own host as employers see it; the site's when empty"),
        url("employer_portal_url", &S::employer_portal_url, false,
            "where employer links lead; the site's own portal when empty"),
        flag("console", &S::console, "serve the operator's console at /console/, once there are staff"),
        list("console_networks", &S::console_networks,
             "addresses or networks that alone may open the console, such as 10.0.0.0/24; all when empty"),
        flag("company_verification", &S::company_verification,
             "let the operator verify companies before they are on the site"),
        number("companies_per_person", &S::companies_per_person, 1, 100000,
               "companies that a person belongs to, and that a mail address founds within a year"),
        number("invitations_per_person", &S::invitations_per_person, 1, 1000000,
               "invitations that a person sends within 24 hours, for all their companies"),
        number("invitations_to_address", &S::invitations_to_address, 1, 1000000,
               "invitations that are mailed to one address within 24 hours, by everybody together"),
        number("proof_mib_per_person", &S::proof_mib_per_person, 10, 1000000,
               "MiB of proofs that a person uploads within 24 hours"),
        number("test_events_per_company", &S::test_events_per_company, 1, 1000000,
               "test events and repeated events that a company asks for within an hour"),
        number("seeker_messages_per_minute", &S::seeker_messages_per_minute, 1, 1000000,
               "messages that a seeker sends within a minute"),
        number("seeker_messages_per_day", &S::seeker_messages_per_day, 1, 100000000,
               "messages that a seeker sends within 24 hours"),
        mail_server(),
        mail_from(),
        number("smtp_timeout_ms", &S::smtp_timeout_ms, 100, 60000, "longest wait for the mail server"),
        url("app_store_url", &S::app_store_url, false, "the app for iOS in its store; none when empty"),
        url("play_store_url", &S::play_store_url, false, "the app for Android in its store; none when empty"),
        url("facebook_url", &S::facebook_url, false, "a social link of the footer"),
        url("instagram_url", &S::instagram_url, false, "a social link of the footer"),
        url("youtube_url", &S::youtube_url, false, "a social link of the footer"),
        text("agency_licence", &S::agency_licence,
             "the employment agency's licence number, shown in the footer"),
        flag("service_worker", &S::service_worker,
             "serve the service worker; false removes it, and what it kept, from browsers that have it"),
        flag("maintenance", &S::maintenance, "answer every page with the maintenance page"),
        flag("hsts", &S::hsts, "send Strict-Transport-Security (only behind TLS)"),
        choice("log_level", &S::log_level, "debug, info, warning or error"),
        list("trusted_proxies", &S::trusted_proxies,
             "addresses or networks whose X-Forwarded-For and -Proto are believed"),
        number("max_connections", &S::max_connections, 1, 1000000, "open connections"),
        number("max_streams", &S::max_streams, 0, 1000000,
               "open pages that hear of messages at once; others ask"),
        number("max_streams_per_person", &S::max_streams_per_person, 0, 1000, "the same for one person"),
        number("max_streams_per_address", &S::max_streams_per_address, 0, 1000000,
               "the same for one client address"),
        number("portal_requests_per_person", &S::portal_requests_per_person, 1, 1000,
               "requests of one person of the portal that are answered at a time; others wait behind them"),
        number("portal_requests_per_company", &S::portal_requests_per_company, 1, 1000,
               "the same for all people of a company"),
        number("portal_waiting_per_person", &S::portal_waiting_per_person, 1, 1000,
               "requests of one person of the portal that wait; more are answered 503"),
        number("requests_per_second", &S::requests_per_second, 1, 1000000, "a client address's lasting rate"),
        number("request_burst", &S::request_burst, 1, 1000000, "requests a client address may make at once"),
        number("header_kib", &S::header_kib, 1, 1024, "largest request head"),
        number("json_body_kib", &S::json_body_kib, 1, 65536, "largest JSON body"),
        number("media_threads", &S::media_threads, 1, 64, "pictures that are looked at at a time"),
        number("idle_seconds", &S::idle_seconds, 1, 3600, "an idle connection is closed after this"),
        number("shutdown_seconds", &S::shutdown_seconds, 0, 600, "time for running requests at the end"),
        number("graphql_depth", &S::graphql_depth, 1, 1000, "deepest selection"),
        number("graphql_cost", &S::graphql_cost, 1, 100000000, "costliest operation, in fields"),
        number("graphql_aliases", &S::graphql_aliases, 0, 100000, "aliases of a document"),
        number("graphql_directives", &S::graphql_directives, 0, 100000, "directives of a document"),
        number("graphql_tokens", &S::graphql_tokens, 10, 1000000, "tokens of a document"),
        number("graphql_documents", &S::graphql_documents, 0, 1000000, "checked documents kept ready"),
        choice("otp_sender", &S::otp_sender, "who sends login codes: outbox (development only) or http"),
        url("otp_gateway_url", &S::otp_gateway_url, false, "where messages with login codes are posted"),
        url("otp_gateway_voice_url", &S::otp_gateway_voice_url, false,
            "where calls are posted; the same when empty"),
        secret("otp_gateway_key", &S::otp_gateway_key, "the gateway's key, as {key} in the templates"),
        text("otp_gateway_header", &S::otp_gateway_header, "a header line of the gateway, with {key}"),
        text("otp_gateway_content_type", &S::otp_gateway_content_type, "the media type of the bodies"),
        text("otp_gateway_body", &S::otp_gateway_body,
             "body with {to}, {number}, {text}, {code}, {channel}, {language}, {key}"),
        text("otp_gateway_voice_body", &S::otp_gateway_voice_body, "body of calls; the same when empty"),
        text("otp_gateway_success", &S::otp_gateway_success,
             "what the gateway's answer holds when it took a message; any answer of 2xx when empty"),
        number("otp_gateway_timeout_ms", &S::otp_gateway_timeout_ms, 10, 60000, "longest wait for it"),
        number("otp_threads", &S::otp_threads, 1, 256, "messages that are sent at a time"),
        number("otp_valid_seconds", &S::otp_valid_seconds, 10, 3600, "how long a login code is good"),
        number("otp_resend_seconds", &S::otp_resend_seconds, 0, 3600, "time before another can be asked for"),
        number("otp_tries", &S::otp_tries, 1, 100, "wrong tries that void a code"),
        number("otp_lock_failures", &S::otp_lock_failures, 1, 10000,
               "wrong tries within otp_lock_hours that lock a telephone"),
        number("otp_lock_hours", &S::otp_lock_hours, 1, 720, "how long it stays locked"),
        number("otp_requests_per_telephone", &S::otp_requests_per_telephone, 1, 1000000, "codes an hour"),
        number("otp_requests_per_address", &S::otp_requests_per_address, 1, 1000000,
               "codes an hour for a client address; 1000 in development"),
        number("otp_requests_per_network", &S::otp_requests_per_network, 1, 1000000,
               "codes an hour for a network of IPv6 addresses (/48); 1000 in development"),
        number("otp_requests_per_range", &S::otp_requests_per_range, 1, 1000000,
               "codes an hour for a range of numbers; 1000 in development"),
        number("otp_requests_per_site", &S::otp_requests_per_site, 1, 100000000,
               "codes an hour to all telephones together; no limit in development"),
        number("mail_codes_per_site", &S::mail_codes_per_site, 1, 100000000,
               "mailed codes an hour for everybody together; no limit in development"),
        number("otp_range_digits", &S::otp_range_digits, 1, 15, "digits of a number that make its range"),
        list("otp_country_codes", &S::otp_country_codes, "countries whose numbers may ask for codes"),
        text("otp_sms_first_digits", &S::otp_sms_first_digits, "first digits of +852 that take messages"),
        text("otp_voice_first_digits", &S::otp_voice_first_digits, "first digits of +852 that take calls"),
        text("token_issuer", &S::token_issuer, "the iss of tokens"),
        number("token_seeker_days", &S::token_seeker_days, 1, 3650, "how long a seeker's token is good"),
        number("token_anonymous_days", &S::token_anonymous_days, 1, 3650, "and an anonymous visitor's"),
        number("token_overlap_seconds", &S::token_overlap_seconds, 0, 86400,
               "how long a token is good after its successor was first used"),
        number("session_cache", &S::session_cache, 2, 100000000,
               "seekers' sessions kept in memory; others are read when they are needed"),
        number("account_removal_days", &S::account_removal_days, 1, 3650,
               "days from a request for deletion to the removal"),
        number("account_devices", &S::account_devices, 1, 1000, "devices that are kept of a seeker"),
        number("ad_clicks_per_address", &S::ad_clicks_per_address, 1, 1000000,
               "clicks on adverts from a client address that cost something on a day"),
        flag("job_card_tracking", &S::job_card_tracking, "report what job cards are seen and clicked"),
        collector("events_url", &S::events_url, "where those reports go; off for nowhere"),
        collector("page_views_url", &S::page_views_url, "where page views go; off for nowhere"),
        collector("errors_url", &S::errors_url,
                  "where pages report their errors: an address, a Sentry DSN, or off for nowhere"),
        number("collector_per_minute", &S::collector_per_minute, 1, 1000000,
               "reports that a client address may send to this site"),
        number("collector_rows_per_day", &S::collector_rows_per_day, 50, 1000000000,
               "events and errors in those reports that a client address may send on a day"),
        number("collector_rows", &S::collector_rows, 1, 2000000000,
               "events, and errors, that are kept: beyond that the oldest go"),
        number("collector_body_kib", &S::collector_body_kib, 1, 1024, "largest report"),
        number("applicant_days", &S::applicant_days, 1, 3650,
               "days after a job closed that its company sees who applied"),
        number("collector_days", &S::collector_days, 1, 3650, "days that reports are kept"),
        number("partner_threads", &S::partner_threads, 1, 256, "partners' calls that run at a time"),
        feed_list(),
        flag("feeds_anywhere", &S::feeds_anywhere, "let feeds lie in a private network; on in development"),
        flag("webhook_anywhere", &S::webhook_anywhere,
             "let webhooks be http and lie in a private network; on in development"),
        number("webhook_timeout_ms", &S::webhook_timeout_ms, 10, 60000, "longest wait for a webhook"),
        number("webhook_threads", &S::webhook_threads, 1, 256, "webhooks that are sent to at the same time"),
        text("push_contact", &S::push_contact,
             "whom push services may ask about this site: mailto:ADDRESS or https://...; mail_from when "
             "empty"),
        list("push_hosts", &S::push_hosts, "the ends of the names of push services' hosts"),
        flag("push_anywhere", &S::push_anywhere,
             "let push services be http and lie in a private network; on in development"),
        number("push_timeout_ms", &S::push_timeout_ms, 10, 60000, "longest wait for a push service"),
        flag("sms_news", &S::sms_news,
             "tell seekers who agreed by SMS of a message or an interview that they did not look at"),
        number("sms_news_per_site", &S::sms_news_per_site, 1, 100000000,
               "such SMS an hour to all seekers together"),
        number("partner_batch_lines", &S::partner_batch_lines, 1, 10000000, "lines of a partner's batch"),
    };
    return table;
}

const Setting* find_setting(std::string_view name) {
    const auto table = setting_table();
    const auto found = std::ranges::find(table, name, &Setting::name);
    return found == table.end() ? nullptr : &*found;
}

}  // namespace hoigung::app
