#include <fmt/format.h>
#include <gmock/gmock.h>

#include "domain/candidacies/candidacy_access.hpp"
#include "domain/candidacies/exchange_messages.hpp"
#include "domain/candidacies/offer_interview.hpp"
#include "endpoints/seeker/graphql_endpoint.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"
#include "security/testing/with_applicants.hpp"
#include "security/testing/with_identity.hpp"
#include "store/testing/seeker_stores.hpp"

namespace hoigung::endpoints {
namespace {

using namespace std::chrono_literals;
using domain::Actor;
using domain::ApplicationId;
using domain::JobId;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr int kMany = 30;

// The answers to a seeker over real stores, with the number of statements that each of them needs.
class SeekerReadsTest : public security::testing::WithApplicants {
  protected:
    SeekerReadsTest() {
        auto engine = graphql::Engine::make(schema_files().front().text, bind_everything(), {});
        engine_ = std::move(engine).value();
    }

    // Runs an operation as the first seeker, expects it to succeed and returns how many statements it sent.
    std::int64_t statements_of(const std::string& operation) {
        ServiceContext context{.service = service_,
                               .snapshot = live_catalogue_.snapshot(),
                               .locale = domain::Locale::en,
                               .caller = {seeker(1), {}}};
        const auto prepared = engine_->prepare(operation);
        if (!prepared.ok()) {
            ADD_FAILURE() << operation << "\n" << prepared.error().front().message;
            return 0;
        }
        answer_.clear();
        const auto& counted = database().statement_counts().statements;
        const std::int64_t before = counted;
        static_cast<void>(engine_->execute(**prepared, {.context = graphql::Context::of(context)}, answer_));
        const std::int64_t after = counted;
        EXPECT_THAT(answer_, Not(HasSubstr("\"errors\""))) << operation;
        return after - before;
    }
    // The number of times that a text is in the last answer.
    [[nodiscard]] int answered(std::string_view text) const {
        int count = 0;
        for (std::size_t at = answer_.find(text); at != std::string::npos; at = answer_.find(text, at + 1))
            ++count;
        return count;
    }

    // An application of the first seeker with a conversation and an interview.
    void add_candidacy(int number) {
        put_job(number);
        const ApplicationId id = apply(1, number);
        const std::string application = id.text();
        for (const auto& [actor, key] :
             {std::pair(Actor::of(owner_, company_.id), "one"), std::pair(Actor::of(seeker(1)), "two")})
            EXPECT_TRUE(
                domain::send_message(actor, application, key, "Hello", candidacy_ports_, clock_.now()).ok());
        const domain::InterviewInput interview{.times = {clock_.now() + 24h + number * 1min},
                                               .is_by_telephone = true};
        EXPECT_TRUE(domain::offer_interview(owner_, company_.id.text(), application, "interview", interview,
                                            candidacy_ports_, clock_.now())
                        .ok());
        clock_.advance(1min);
    }

    // Shows the site's snapshot what is stored.
    void publish_catalogue() {
        live_catalogue_.publish(std::make_shared<const domain::CatalogueSnapshot>(
            domain::CatalogueSnapshot{domain::Catalogue(catalogue_.load())}));
    }

    const domain::CandidacyPorts candidacy_ports_{
        candidacies_, employers_, random_, {"Hoigung", "https://hoigung.hk/portal/", "no-reply@hoigung.hk"}};

  private:
    domain::LiveCatalogue live_catalogue_;
    base::Metrics metrics_;
    const LoginCodeMetrics code_metrics_{metrics_};
    const ErrorTable errors_{error_files()};
    base::WorkQueue queue_{1};
    security::testing::TestSender sender_;
    domain::SessionRegistry session_registry_{10};
    const Identity identity_calls_{
        identity_, session_registry_, keys_.tokens, keys_.code_seals, sender_,      {},
        clock_,    random_,           queue_,       queue_,           code_metrics_};
    store::testing::SeekerStores stores_{database()};
    const Alerts alerts_{stores_.alerts, stores_.notifications};
    const News news_calls_{stores_.news, keys_.unsubscribe_tokens, {}, {}};
    const SeekerStores seekers_{stores_.profiles, applications_, stores_.bookmarks, stores_.reports};
    Streams streams_{{}};
    const Candidacies candidacy_calls_{candidacy_ports_, streams_, [] {}};
    const SeekerService service_{.live_catalogue = live_catalogue_,
                                 .catalogue_store = catalogue_,
                                 .lists = domain::testing::small_lists(),
                                 .errors = errors_,
                                 .content_root = "/content",
                                 .identity = identity_calls_,
                                 .alerts = alerts_,
                                 .news = news_calls_,
                                 .seekers = seekers_,
                                 .candidacies = candidacy_calls_,
                                 .root = "/api/seeker",
                                 .opened = [](JobId) {}};
    std::unique_ptr<const graphql::Engine> engine_;
    std::string answer_;
};
HOIGUNG_ON_EACH_DATABASE(SeekerReadsTest);

TEST_P(SeekerReadsTest, AListOfApplicationsNeedsAsManyStatementsForThirtyAsForOne) {
    RecordProperty("rows", "10.41");
    for (int number = 1; number <= kMany; ++number) add_candidacy(number);
    publish_catalogue();
    const auto statements = [&](int limit) {
        return statements_of(fmt::format(
            "{{ get_applications(limit: {}) {{ total applications {{ _id status job {{ _id }} interviews {{ "
            "id "
            "state }} conversation {{ state last_number first: messages(limit: 1, after: 0) {{ text }} "
            "messages(limit: 5) {{ number text }} }} }} }} }}",
            limit));
    };
    const auto of_one = statements(1);
    EXPECT_EQ(answered("\"last_number\":2"), 1);
    const auto of_many = statements(kMany);
    EXPECT_EQ(answered("\"last_number\":2"), kMany);
    EXPECT_EQ(answered("\"state\":\"offered\""), kMany);
    EXPECT_EQ(answered("\"number\":2,\"text\":\"Hello\""), kMany);
    EXPECT_EQ(of_one, of_many);
}

TEST_P(SeekerReadsTest, AConversationThatWasReadIsAnsweredWithItsMessages) {
    add_candidacy(1);
    const std::string id = applications_.all_applications_of(seeker(1)).front().id.text();
    static_cast<void>(statements_of(fmt::format(
        "mutation {{ mark_read(application_id: \"{}\", up_to: 1) {{ read_by_seeker messages {{ number }} "
        "}} }}",
        id)));
    EXPECT_EQ(answered("\"number\":2"), 1);
}

}  // namespace
}  // namespace hoigung::endpoints
