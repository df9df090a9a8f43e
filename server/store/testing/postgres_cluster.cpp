#include "store/testing/postgres_cluster.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <thread>

#include <fcntl.h>
#include <fmt/format.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hoigung::store::testing {
namespace {

namespace fs = std::filesystem;

fs::path newest_programs() {
    fs::path newest;
    for (const auto& version : fs::directory_iterator("/usr/lib/postgresql")) {
        const auto programs = version.path() / "bin";
        if (fs::exists(programs / "initdb") && programs > newest) newest = programs;
    }
    if (newest.empty()) throw std::runtime_error("PostgreSQL's server programs are not installed");
    return newest;
}

// PostgreSQL refuses to run as root.
const passwd* account_to_become() {
    if (geteuid() != 0) return nullptr;
    const passwd* account = getpwnam("postgres");
    if (account == nullptr) throw std::runtime_error("there is no account 'postgres' to run the server as");
    return account;
}

fs::path make_folder() {
    std::string pattern = (fs::temp_directory_path() / "hoigung-pg-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
    if (const auto* account = account_to_become();
        account != nullptr && chown(pattern.c_str(), account->pw_uid, account->pw_gid) != 0)
        throw std::runtime_error("cannot give the temporary folder to PostgreSQL");
    return pattern;
}

// Runs between fork and exec; nothing here may allocate.
[[noreturn]] void become(const passwd* account, char* const* arguments, const char* log, const char* folder) {
    if (account != nullptr &&
        (setgroups(0, nullptr) != 0 || setgid(account->pw_gid) != 0 || setuid(account->pw_uid) != 0))
        _exit(126);
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    const int input = open("/dev/null", O_RDONLY);
    const int output = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (input < 0 || output < 0 || chdir(folder) != 0) _exit(126);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    execv(arguments[0], arguments);
    _exit(127);
}

}  // namespace

PostgresCluster& PostgresCluster::shared() {
    static PostgresCluster cluster;
    return cluster;
}

PostgresCluster::PostgresCluster() : folder_(make_folder()), programs_(newest_programs()) {
    run_to_end({programs_ / "initdb", "-D", folder_ / "data", "-U", "hoigung", "--auth=trust",
                "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"});
    start();
}

PostgresCluster::~PostgresCluster() {
    stop();
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void PostgresCluster::start() {
    if (server_ > 0) return;
    server_ = spawn({programs_ / "postgres", "-D", folder_ / "data", "-k", folder_, "-c",
                     "listen_addresses=", "-c", "fsync=off", "-c", "synchronous_commit=off", "-c",
                     "full_page_writes=off", "-c", "max_connections=60", "-c", "shared_buffers=64MB"});
    wait_until_ready();
}

void PostgresCluster::stop() {
    if (server_ <= 0) return;
    kill(server_, SIGINT);
    waitpid(server_, nullptr, 0);
    server_ = -1;
}

std::string PostgresCluster::create_database() {
    const auto name = fmt::format("test_{}", ++databases_);
    sql("CREATE DATABASE " + name);
    return name;
}

void PostgresCluster::drop_database(const std::string& name) {
    sql(fmt::format("DROP DATABASE IF EXISTS {} WITH (FORCE)", name));
}

std::string PostgresCluster::url_of(std::string_view database) const {
    return fmt::format("postgresql:///{}?host={}&user=hoigung", database, folder_.string());
}

void PostgresCluster::terminate_connections(const std::string& database) {
    sql(fmt::format("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{}'",
                    database));
}

void PostgresCluster::run_to_end(const std::vector<std::string>& command) {
    int status = 0;
    waitpid(spawn(command), &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw std::runtime_error(fmt::format("{} failed; see {}", command[0], (folder_ / "log").string()));
}

pid_t PostgresCluster::spawn(const std::vector<std::string>& command) {
    std::vector<char*> arguments;
    for (const auto& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const std::string log = folder_ / "log";
    const passwd* account = account_to_become();
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("cannot start " + command[0]);
    if (child == 0) become(account, arguments.data(), log.c_str(), folder_.c_str());
    return child;
}

void PostgresCluster::wait_until_ready() {
    const auto address = url_of("postgres");
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds{60};
    while (PQping(address.c_str()) != PQPING_OK) {
        if (waitpid(server_, nullptr, WNOHANG) != 0 || std::chrono::steady_clock::now() > deadline)
            throw std::runtime_error("PostgreSQL did not start; see " + (folder_ / "log").string());
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    }
}

void PostgresCluster::sql(const std::string& statement) {
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(url_of("postgres").c_str()),
                                                                  &PQfinish);
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), statement.c_str()),
                                                               &PQclear);
    const auto status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        throw std::runtime_error(PQerrorMessage(connection.get()));
}

}  // namespace hoigung::store::testing
