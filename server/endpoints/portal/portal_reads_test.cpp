#include <functional>
#include <numeric>
#include <string>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "domain/applicants/decide.hpp"
#include "domain/applicants/mark_applicant.hpp"
#include "domain/candidacies/candidacy_access.hpp"
#include "domain/candidacies/exchange_messages.hpp"
#include "domain/candidacies/offer_interview.hpp"
#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/testing/test_encoder.hpp"
#include "endpoints/portal/portal_contract.hpp"
#include "endpoints/portal/portal_service.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"
#include "security/testing/with_applicants.hpp"

namespace hoigung::endpoints::portal {
namespace {

using namespace domain;
using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr int kMany = 30;

class NoTypeNames final : public JobTypeNames {
  public:
    std::vector<std::string> called(std::string_view, std::size_t) const override { return {}; }
};

// The portal's answers over real stores, with the number of statements that each of them needs.
class PortalReadsTest : public security::testing::WithApplicants {
  protected:
    PortalReadsTest() {
        auto engine = graphql::Engine::make(portal_schema_files().front().text, bind_everything(), {});
        engine_ = std::move(engine).value();
    }

    // Runs an operation as the owner, expects it to succeed and returns how many statements it sent.
    std::int64_t statements_of(const std::string& operation) {
        PortalContext context{.service = service_,
                              .snapshot = live_catalogue_.snapshot(),
                              .locale = Locale::en,
                              .caller = PortalCaller{owner_, {}}};
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
    std::int64_t statements_of_company(std::string_view selection) {
        return statements_of(
            fmt::format("{{ company(id: \"{}\") {{ id {} }} }}", company_.id.text(), selection));
    }
    // The number of times that a text is in the last answer.
    [[nodiscard]] std::size_t answered(std::string_view text) const {
        std::size_t count = 0;
        for (std::size_t at = answer_.find(text); at != std::string::npos; at = answer_.find(text, at + 1))
            ++count;
        return count;
    }

    // A job with a draft, an applicant with a note and a waiting decision, a conversation and an interview,
    // by the owner and a colleague in turn.
    ApplicationId add_candidacy(int number) {
        put_job(number);
        const Person& person = number % 2 == 0 ? owner_ : colleague_;
        const std::string company = company_.id.text();
        EXPECT_TRUE(edit_job(person, company, job(number).text(), ports(), clock_.now()).ok());
        const ApplicationId id = apply(number, number);
        const std::string application = id.text();
        EXPECT_TRUE(add_note({person, company, application}, "note", "Friendly", ports(), clock_.now()).ok());
        const auto seeker_actor = Actor::of(seeker(number));
        for (const auto& [actor, key] :
             {std::pair(Actor::of(person, company_.id), "one"), std::pair(seeker_actor, "two")})
            EXPECT_TRUE(send_message(actor, application, key, "Hello", candidacy_ports_, clock_.now()).ok());
        InterviewInput interview{.times = {clock_.now() + 24h + number * 1min}, .is_by_telephone = true};
        EXPECT_TRUE(offer_interview(person, company, application, "interview", interview, candidacy_ports_,
                                    clock_.now())
                        .ok());
        const std::string_view decided = application;
        EXPECT_TRUE(
            decide(person, {company, {decided}, ApplicationStatus::hired, {}, true}, ports(), clock_.now())
                .ok());
        return id;
    }
    void add_candidacies() {
        for (int number = 1; number <= kMany; ++number) static_cast<void>(add_candidacy(number));
    }

    // Keeps a figure for bench/RESULTS.md in the tests' report.
    static void record_statements(std::string_view what, std::int64_t statements) {
        RecordProperty(fmt::format("statements_{}", what), std::to_string(statements));
    }

    // Expects that a list with one element needs as many statements as a list with many.
    void expect_bounded(std::string_view what, const std::function<std::string(int)>& selection,
                        std::string_view item) {
        const auto of_one = statements_of_company(selection(1));
        EXPECT_EQ(answered(item), 1U) << what;
        const auto of_many = statements_of_company(selection(kMany));
        EXPECT_EQ(answered(item), static_cast<std::size_t>(kMany)) << what;
        EXPECT_EQ(of_one, of_many) << what;
        record_statements(what, of_many);
    }

    const Person colleague_ = joined(owner_, company_.id, "colleague@example.hk", Role::recruiter);
    const CandidacyPorts candidacy_ports_{
        candidacies_, employers_, random_, {"Hoigung", "https://hoigung.hk/portal/", "no-reply@hoigung.hk"}};

  private:
    LiveCatalogue live_catalogue_;
    base::Metrics metrics_;
    const LoginCodeMetrics code_metrics_{metrics_};
    const ErrorTable errors_{error_files()};
    domain::testing::TestEncoder encoder_;
    base::WorkQueue queue_{1};
    const NoTypeNames type_names_;
    Streams streams_{{}};
    const Candidacies candidacy_calls_{candidacy_ports_, streams_, [] {}};
    RequestOwners owners_;
    const PortalService service_{
        .ports = ports(),
        .candidacies = candidacy_calls_,
        .seekers = identity_,
        .live_catalogue = live_catalogue_,
        .errors = errors_,
        .clock = clock_,
        .login = {.seals = keys_.code_seals, .rules = rules_, .code_metrics = code_metrics_},
        .callers = {.cookies = {"/portal", true}, .owners = owners_},
        .queues = {.calls = queue_, .uploads = queue_},
        .pictures = {encoder_, pictures_, "/content"},
        .access = {partner_keys_, webhooks_, {}},
        .job_forms = {.templates = {}, .type_names = type_names_, .preview = {}},
        .told = [] {},
        .changed = [] {}};
    std::unique_ptr<const graphql::Engine> engine_;
    std::string answer_;
};
HOIGUNG_ON_EACH_DATABASE(PortalReadsTest);

TEST_P(PortalReadsTest, AListOfJobsNeedsAsManyStatementsForThirtyAsForOne) {
    RecordProperty("rows", "10.13");
    add_candidacies();
    expect_bounded(
        "jobs",
        [](int limit) {
            return fmt::format(
                "jobs(limit: {}) {{ total counts {{ stage count }} jobs {{ id stage views applications "
                "unread_applications hired page_path is_kept_by_feed content {{ name {{ en }} places {{ id "
                "name "
                "{{ en }} }} }} draft {{ id saved_at saved_by findings {{ kind }} }} days(count: 7) {{ day "
                "views }} "
                "}} }}",
                limit);
        },
        "\"stage\":\"open\",\"views\"");
}

TEST_P(PortalReadsTest, AListOfApplicantsNeedsAsManyStatementsForThirtyAsForOne) {
    RecordProperty("rows", "10.21");
    add_candidacies();
    expect_bounded(
        "applicants",
        [](int limit) {
            return fmt::format(
                "applicants(limit: {}) {{ total applicants {{ id job {{ id content {{ name {{ en }} }} draft "
                "{{ "
                "saved_by }} }} decision {{ by is_own }} rating note_count profile {{ name }} places {{ id "
                "name {{ en "
                "}} }} hours_fit {{ percent }} match_reasons distance_km next_statuses history {{ status by "
                "}} notes "
                "{{ text by }} interviews {{ id applicant_name job_name {{ en }} }} conversation {{ state "
                "last_number "
                "messages(limit: 5) {{ text by }} }} neighbours(sort: best_fit) {{ previous next position "
                "total }} }} "
                "}}",
                limit);
        },
        "\"note_count\":1");
}

TEST_P(PortalReadsTest, AListOfConversationsNeedsAsManyStatementsForThirtyAsForOne) {
    RecordProperty("rows", "10.41");
    add_candidacies();
    expect_bounded(
        "conversations",
        [](int limit) {
            return fmt::format(
                "unread_messages conversations(limit: {}) {{ unread last {{ number from_seeker by text }} "
                "applicant "
                "{{ id status profile {{ name }} job {{ id content {{ name {{ en }} }} }} }} }}",
                limit);
        },
        "\"unread\":1,\"last\":{\"number\":2,\"from_seeker\":true");
}

TEST_P(PortalReadsTest, ListsWithoutPagesNeedAsManyStatementsForManyAsForOne) {
    RecordProperty("rows", "10.31");
    const std::string_view interviews =
        "interview_days(days: 7) { day interviews { id applicant_name job_name { en } state } }";
    const std::string_view invitations = "invitations { email invited_by }";
    const std::string_view keys =
        "keys { name made_by webhook { url waiting } } people { name keys { name made_by webhook { url "
        "waiting } } }";
    const std::string memberships =
        "{ me { memberships { role company { id name { en } state page_path logo } } } }";
    const auto all = [&] {
        return std::vector{statements_of_company(interviews), statements_of_company(invitations),
                           statements_of_company(keys), statements_of(memberships)};
    };
    const auto ports_now = ports();
    const auto add = [&](int number) {
        static_cast<void>(add_candidacy(number));
        const Person& person = number % 2 == 0 ? owner_ : colleague_;
        ASSERT_TRUE(invite_person(owner_, company_.id.text(), fmt::format("p{}@example.hk", number),
                                  Role::viewer, ports_now, clock_.now())
                        .ok());
        PartnerKey key;
        key.name = fmt::format("key {}", number);
        key.companies = {company_.id};
        key.is_from_portal = true;
        key.made_by = person.id;
        const auto issued = issue_partner_key(std::move(key), partner_keys_, digests_, random_, clock_.now());
        webhooks_.put({issued.key.id, "https://example.hk/", "secret", 0, clock_.now()});
    };
    add(1);
    const auto of_one = all();
    for (int number = 2; number <= 8; ++number) {
        add(number);
        static_cast<void>(verified(owner_, fmt::format("2000000{}", number)));
    }
    EXPECT_EQ(all(), of_one);
    record_statements("interviews_invitations_keys_memberships",
                      std::accumulate(of_one.begin(), of_one.end(), std::int64_t{0}));
    EXPECT_EQ(answered("\"role\":\"owner\""), 8U);
}

TEST_P(PortalReadsTest, APublishedJobIsAnsweredWithWhatWasReadOnTheWay) {
    RecordProperty("rows", "10.16");
    const auto draft = edit_job(owner_, company_.id.text(), job(1).text(), ports(), clock_.now()).value();
    const auto statements = statements_of(fmt::format(
        "mutation {{ publish_job(company: \"{}\", id: \"{}\", version: {}) {{ id stage page_path }} }}",
        company_.id.text(), draft.id.text(), draft.version));
    EXPECT_EQ(answered("\"stage\":\"open\""), 1U);
    record_statements("publish_job", statements);
    EXPECT_LE(statements, 22) << "it reads the job, the company or the branches again";
}

TEST_P(PortalReadsTest, AnAnswerAsksOnceWhetherTheCallerBelongsToTheCompany) {
    const ApplicationId id = add_candidacy(1);
    const auto counted = [&](const auto& act) {
        const auto& counts = database().statement_counts().statements;
        const std::int64_t before = counts;
        act();
        return counts - before;
    };
    const auto of_card = counted([&] { EXPECT_TRUE(card(id).has_value()); });
    const auto of_keys = counted([&] { static_cast<void>(partner_keys_.all()); });
    const auto of_company = statements_of_company("");
    EXPECT_EQ(statements_of_company(fmt::format("applicant(id: \"{}\") {{ id status }}", id.text())),
              of_company + of_card);
    EXPECT_EQ(statements_of_company("keys { name }"), of_company + of_keys);
}

}  // namespace
}  // namespace hoigung::endpoints::portal
