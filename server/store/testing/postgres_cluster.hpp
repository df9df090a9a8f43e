#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace hoigung::store::testing {

// A PostgreSQL for the tests: in a temporary folder, on a Unix socket only, fast rather than durable.
// It ends with the process that started it.
class PostgresCluster {
  public:
    // One for all tests of a process, started on the first call, which must come from the main thread.
    static PostgresCluster& shared();

    PostgresCluster();
    PostgresCluster(const PostgresCluster&) = delete;
    PostgresCluster& operator=(const PostgresCluster&) = delete;
    ~PostgresCluster();

    void start();
    void stop();

    // Creates an empty database and returns its name.
    [[nodiscard]] std::string create_database();
    void drop_database(const std::string& name);
    [[nodiscard]] std::string url_of(std::string_view database) const;
    // Ends every connection to a database, as an operator can.
    void terminate_connections(const std::string& database);

  private:
    void run_to_end(const std::vector<std::string>& command);
    [[nodiscard]] pid_t spawn(const std::vector<std::string>& command);
    void wait_until_ready();
    void sql(const std::string& statement);

    std::filesystem::path folder_;
    std::filesystem::path programs_;
    pid_t server_ = -1;
    int databases_ = 0;
};

}  // namespace hoigung::store::testing
