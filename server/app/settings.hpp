#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"

namespace hoigung::app {

enum class Environment { development, beta, production };
enum class OtpSenderKind { outbox, http };
enum class LogLevel { debug, info, warning, error };

// A feed that the site reads on its own.
struct FeedSetting {
    std::string name;
    std::chrono::minutes every{};
    std::string address;
};

inline constexpr std::string_view kDefaultSiteName = "開工";
inline constexpr std::string_view kDefaultSiteNameEn = "Hoigung";

// Every number and address an operator can set. The table in settings.cpp names, explains and checks each.
struct Settings {
    Environment environment = Environment::production;
    std::string address = "127.0.0.1";
    int port = 8080;
    int ops_port = 8081;
    std::string ops_address = "127.0.0.1";
    std::vector<std::string> ops_networks;
    int threads = 0;
    std::string database = "sqlite:var/hoigung.db";
    int database_connections = 8;
    int database_wait_ms = 2000;
    std::string erasures_file;
    std::string audit_key_file;
    int backup_days = 400;
    std::string web_root = "web/dist";
    std::string kept_files_dir;
    std::string content_dir;
    std::string content_url;
    std::string seeker_root = "/api/seeker";
    std::string ad_root = "/api/ad";
    std::string partner_root = "/api/partner";
    int render_threads = 2;
    int render_time_limit_ms = 250;
    int render_memory_mib = 100;
    int page_cache_mib = 16;
    int page_file_mib = 256;
    std::string page_file_dir = "/var/tmp";
    int answer_cache_mib = 32;
    std::string lists_dir;
    std::string index_dir;
    std::string public_url;
    std::string site_name{kDefaultSiteName};
    std::string site_name_en{kDefaultSiteNameEn};
    bool portal = true;
    std::string portal_root = "/api/portal";
    std::string portal_url;
    std::string employer_portal_url;
    bool console = true;
    std::vector<std::string> console_networks;
    bool company_verification = true;
    int companies_per_person = 20;
    int invitations_per_person = 50;
    int invitations_to_address = 5;
    int proof_mib_per_person = 50;
    int test_events_per_company = 60;
    int seeker_messages_per_minute = 20;
    int seeker_messages_per_day = 300;
    std::string smtp_url;
    std::string mail_from;
    int smtp_timeout_ms = 20000;
    std::string app_store_url;
    std::string play_store_url;
    std::string facebook_url = "https://social.example.hk/facebook/hoigung";
    std::string instagram_url = "https://social.example.hk/instagram/hoigung";
    std::string youtube_url = "https://social.example.hk/youtube/hoigung";
    std::string agency_licence;
    bool service_worker = true;
    bool maintenance = false;
    bool hsts = false;
    LogLevel log_level = LogLevel::info;
    std::vector<std::string> trusted_proxies;
    int max_connections = 10000;
    int max_streams = 2000;
    int max_streams_per_person = 6;
    int max_streams_per_address = 200;
    int portal_requests_per_person = 2;
    int portal_requests_per_company = 3;
    int portal_waiting_per_person = 50;
    int requests_per_second = 50;
    int request_burst = 200;
    int header_kib = 16;
    int json_body_kib = 256;
    int media_threads = 2;
    int idle_seconds = 30;
    int shutdown_seconds = 10;
    int graphql_depth = 10;
    int graphql_cost = 100000;
    int graphql_aliases = 30;
    int graphql_directives = 50;
    int graphql_tokens = 4000;
    int graphql_documents = 1000;
    OtpSenderKind otp_sender = OtpSenderKind::http;
    std::string otp_gateway_url;
    std::string otp_gateway_voice_url;
    std::string otp_gateway_key;
    std::string otp_gateway_header = "Authorization: Bearer {key}";
    std::string otp_gateway_content_type = "application/json";
    std::string otp_gateway_body = R"({"to":"{to}","channel":"{channel}","text":"{text}"})";
    std::string otp_gateway_voice_body;
    std::string otp_gateway_success;
    int otp_gateway_timeout_ms = 5000;
    int otp_threads = 8;
    int otp_valid_seconds = 300;
    int otp_resend_seconds = 60;
    int otp_tries = 5;
    int otp_lock_failures = 30;
    int otp_lock_hours = 24;
    int otp_requests_per_telephone = 5;
    int otp_requests_per_address = 20;
    int otp_requests_per_network = 60;
    int otp_requests_per_range = 200;
    int otp_requests_per_site = 2000;
    int mail_codes_per_site = 2000;
    int otp_range_digits = 4;
    std::vector<std::string> otp_country_codes{"852"};
    std::string otp_sms_first_digits = "456789";
    std::string otp_voice_first_digits = "23456789";
    std::string token_issuer = "hoigung";
    int token_seeker_days = 30;
    int token_anonymous_days = 180;
    int token_overlap_seconds = 60;
    int session_cache = 100000;
    int account_removal_days = 90;
    int account_devices = 20;
    int ad_clicks_per_address = 30;
    bool job_card_tracking = true;
    std::string events_url = "/api/events";
    std::string page_views_url = "/api/events";
    std::string errors_url = "/api/errors";
    int collector_per_minute = 60;
    int collector_rows_per_day = 10000;
    int collector_rows = 1000000;
    int collector_body_kib = 64;
    int applicant_days = 180;
    int collector_days = 90;
    int partner_threads = 4;
    int partner_batch_lines = 50000;
    std::vector<FeedSetting> feeds;
    bool feeds_anywhere = false;
    bool webhook_anywhere = false;
    int webhook_timeout_ms = 5000;
    int webhook_threads = 16;
    std::string push_contact;
    std::vector<std::string> push_hosts{"fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com",
                                        "notify.windows.com"};
    bool push_anywhere = false;
    int push_timeout_ms = 10000;
    bool sms_news = false;
    int sms_news_per_site = 200;
};

// One setting: its name (`port`; HOIGUNG_PORT; --port), what it is, and how it is read and shown.
struct Setting {
    std::string_view name;
    std::string_view help;
    // Returns the problem with the text; std::nullopt when it was accepted.
    std::function<std::optional<std::string>(Settings&, std::string_view)> take;
    std::function<std::string(const Settings&)> show;
    // A file or a folder, which may be relative to the place of the setting.
    bool is_path = false;
};

[[nodiscard]] std::span<const Setting> setting_table();
[[nodiscard]] const Setting* find_setting(std::string_view name);

}  // namespace hoigung::app

namespace hoigung::base {

template <>
struct EnumNames<app::Environment> {
    static constexpr std::array<std::string_view, 3> values{"development", "beta", "production"};
};
template <>
struct EnumNames<app::OtpSenderKind> {
    static constexpr std::array<std::string_view, 2> values{"outbox", "http"};
};
template <>
struct EnumNames<app::LogLevel> {
    static constexpr std::array<std::string_view, 4> values{"debug", "info", "warning", "error"};
};

}  // namespace hoigung::base
