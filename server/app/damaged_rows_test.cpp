#include <functional>
#include <map>
#include <set>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/decide.hpp"
#include "domain/applicants/publish_reply_records.hpp"
#include "domain/applications/apply_job.hpp"
#include "domain/candidacies/answer_interview.hpp"
#include "domain/candidacies/exchange_messages.hpp"
#include "domain/candidacies/offer_interview.hpp"
#include "domain/candidacies/tell_of_candidacies.hpp"
#include "domain/catalogue/close_due_jobs.hpp"
#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employer_jobs/publish_job.hpp"
#include "domain/employer_jobs/remind_of_ending_jobs.hpp"
#include "domain/ingest/ingest.hpp"
#include "domain/testing/samples.hpp"
#include "security/testing/with_employers.hpp"
#include "store/notification_store.hpp"
#include "store/testing/sample_seekers.hpp"

// A damaged row must not affect others: with two unrelated companies and an unreadable row of one of them,
// every task and list must still work for the other.
namespace hoigung::app {
namespace {

using namespace domain;
using namespace security::testing;
using namespace store::testing;
using namespace std::chrono_literals;
using ::testing::IsSupersetOf;

// A company with an applicant for its job, and with something due for each task.
struct Party {
    int number = 0;
    Person owner;
    CompanyId company;
    BranchId branch;
    JobId job;
    JobId scheduled;
    SeekerId seeker;
    ApplicationId application;
    InterviewId interview;
};

class World : public WithEmployers {
  public:
    World() {
        for (const int number : {1, 2}) sides_.push_back(make(number));
        clock_.advance(2h);
    }
    void TestBody() override {}

    [[nodiscard]] store::Database& its_database() { return database(); }

    void run_tasks() {
        const auto now = clock_.now();
        publish_due_jobs(ports(), now);
        take_due_decisions(employers_, now);
        static_cast<void>(tell_employers(applications_, candidacy_ports_, now));
        tell_of_messages(candidacy_ports_, now);
        remind_of_interviews(candidacy_ports_, now);
        remind_of_ending_jobs(ports(), now);
        publish_reply_records(employers_, catalogue_, now);
        close_due_jobs(catalogue_, now);
        applications_.make_missing_summaries();
        employers_.sweep(
            {now - 30 * 24h, now - 30 * 24h, now - 24h, now - 700 * 24h, now - 24h, now - 180 * 24h, now});
    }

    void read_lists() {
        const auto closed_before = clock_.now() - std::chrono::days{180};
        employers_.read([&](EmployerReader& reader) {
            use(reader.companies().undecided());
            use(reader.companies().waiting_claims());
            use(reader.companies().picture_names());
            for (const Party& side : sides_) {
                use(reader.people().of(side.company));
                use(reader.people().memberships_of(side.owner.id));
                use(reader.logins().sessions_of(side.owner.id));
                use(reader.people().invitations_of(side.company));
                use(reader.companies().claims_of(side.owner.id));
                use(reader.companies().branches_of(side.company));
                use(reader.jobs().drafts_of(side.company));
                use(reader.companies().jobs_on_site(side.company));
                use(reader.jobs().job_notes_of(side.company));
                use(reader.logs().of(side.company, {0, 100}).entries);
                use(reader.logs().of(side.owner.id));
                use(reader.applicants().rows_of(side.company, closed_before, ApplicantDetail::filters));
                static_cast<void>(reader.companies().maintained_by(side.company));
            }
        });
        candidacies_.read([&](CandidacyReader& reader) {
            use(reader.reports(100));
            for (const Party& side : sides_) {
                use(reader.conversations_of(side.company, closed_before, {0, 100}));
                use(reader.interviews_of(side.application));
                use(reader.messages(side.application, {}, Side::company));
                use(reader.receivers_of(side.company));
            }
        });
        use(candidacies_.changes_after(0, 1000, closed_before));
        use(applications_.changes_after(0, 1000));
        use(partner_keys_.all());
        use(deliveries_.ended(100));
        identity_.each_seeker([](const Seeker&, const std::string&) {});
        static_cast<void>(identity_.changes_since(0, 1000));
        static_cast<void>(catalogue_.load());
        for (const Party& side : sides_)
            use(applications_.applications_of(side.seeker, {}, {0, 10}).applications);
    }

    // Which of the due tasks have been done for a company.
    [[nodiscard]] std::set<std::string> done_for(const Party& side) {
        std::set<std::string> done;
        const auto job = catalogue_.job(side.scheduled);
        if (job && job->state == JobState::published) done.insert("scheduled job");
        const auto application = applications_.application(side.application);
        if (application && application->status == ApplicationStatus::hired) done.insert("decision");
        const auto is_told = [&](NotificationType type) {
            return notifications_.notifications_of(side.seeker, std::span(&type, 1), {0, 10}).unread_total >
                   0;
        };
        if (is_told(NotificationType::message_received)) done.insert("message");
        if (is_told(NotificationType::interview_changed)) done.insert("interview");
        if (mails_to(side.owner.email.text()) > mails_before_[side.number]) done.insert("mail");
        employers_.read([&](EmployerReader& reader) {
            const auto all = reader.companies().undecided();
            const auto own = [&](const EmployerCompany& each) { return each.id == undecided_[side.number]; };
            if (std::ranges::any_of(all, own)) done.insert("listed for the operator");
        });
        return done;
    }
    [[nodiscard]] const std::vector<Party>& sides() const { return sides_; }

  private:
    static void use(const auto& list) { static_cast<void>(list.size()); }

    Party make(int number);
    void begin_contact(Party& side);

    store::SqlNotificationStore notifications_{database()};
    const CandidacyPorts candidacy_ports_{
        candidacies_, employers_, random_, {"Hoigung", "https://hoigung.hk/portal/", "no-reply@hoigung.hk"}};
    std::vector<Party> sides_;
    std::map<int, CompanyId> undecided_;
    std::map<int, std::size_t> mails_before_;
};

Party World::make(int number) {
    Party side;
    side.number = number;
    side.owner = sign_in(fmt::format("owner{}@example.hk", number)).person;
    side.company = verified(side.owner, fmt::format("1234567{}", number)).id;
    undecided_[number] = found(side.owner, fmt::format("8765432{}", number)).id;
    side.seeker = sample_seeker(number).id;
    add_seeker(database(), sample_seeker(number));
    Profile profile = sample_profile(number);
    profile.picture.reset();
    put_profile(database(), side.seeker, profile);

    JobLine line = domain::testing::job_line(number);
    line.company_id = side.company;
    // It closes soon enough that its company is reminded.
    line.expires_at = clock_.now() + 48h;
    side.job = line.id;
    const std::vector<CatalogueLine> lines{line};
    EXPECT_TRUE(ingest(lines, domain::testing::small_lists(), catalogue_, clock_.now()).front().ok());

    JobDraft draft;
    draft.id = JobId::make(clock_.now(), random_);
    draft.company = side.company;
    draft.content.posting = domain::testing::job_line(number + 10).posting;
    draft.saved_at = clock_.now();
    draft.saved_by = side.owner.id;
    draft.publish_at = clock_.now() + 1h;
    side.scheduled = draft.id;
    Branch branch;
    branch.id = BranchId::make(clock_.now(), random_);
    branch.company = side.company;
    branch.name = {"旺角店", "Mong Kok"};
    side.branch = branch.id;
    employers_.write([&](EmployerWriter& writer) {
        writer.jobs().put(draft);
        writer.companies().put(branch);
        writer.companies().put(Claim{ClaimId::make(clock_.now(), random_), side.company, side.owner.id,
                                     ClaimState::waiting, "mine", "", clock_.now()});
    });
    partner_keys_.add({PartnerKeyId::make(clock_.now(), random_),
                       "key",
                       PartnerRole::employer,
                       {side.company},
                       clock_.now(),
                       std::nullopt,
                       true},
                      fmt::format("digest {}", number));
    const auto place = catalogue_.job(side.job).value().posting.addresses.front().id.text();
    side.application =
        apply_job({side.seeker, side.job.text(), {place}, ""}, applications_, random_, clock_.now()).value();
    begin_contact(side);
    mails_before_[number] = mails_to(side.owner.email.text());
    return side;
}

void World::begin_contact(Party& side) {
    const Actor company = Actor::of(side.owner, side.company);
    EXPECT_TRUE(
        send_message(company, side.application.text(), "one", "Hello", candidacy_ports_, clock_.now()).ok());
    InterviewInput input;
    const base::Timestamp time = clock_.now() + 30h;
    input.times = {time};
    input.is_by_telephone = true;
    const auto offered = offer_interview(side.owner, side.company.text(), side.application.text(), "one",
                                         input, candidacy_ports_, clock_.now());
    const auto accepted = answer_interview(side.seeker, offered->id.text(), offered->version,
                                           {InterviewStep::accept, time, ""}, candidacy_ports_, clock_.now());
    side.interview = accepted->id;
    candidacies_.write([&](CandidacyWriter& writer) {
        auto interview = writer.interview(side.interview).value();
        interview.remind_at = clock_.now() + 1h;
        writer.put(interview);
    });
    const std::string company_id = side.company.text();
    const std::string application = side.application.text();
    EXPECT_TRUE(decide(side.owner, {company_id, {application}, ApplicationStatus::hired, std::nullopt, false},
                       ports(), clock_.now())
                    .ok());
}

const std::set<std::string> kAll{"scheduled job", "decision", "message",
                                 "interview",     "mail",     "listed for the operator"};

struct Table {
    std::string key;
    std::vector<std::string> columns;
};

// Every table's text columns outside its key, with the first column of the key.
std::map<std::string, Table> tables_with_text() {
    TestDatabase database(DatabaseKind::sqlite_memory);
    std::map<std::string, Table> tables;
    database->read([&](store::Connection& connection) {
        connection
            .select<std::string, std::string, std::string>(
                "SELECT m.name, c.name, (SELECT k.name FROM pragma_table_info(m.name) k WHERE k.pk = 1) "
                "FROM sqlite_master m JOIN pragma_table_info(m.name) c "
                "WHERE m.type = 'table' AND c.type = 'TEXT' AND c.pk = 0 ORDER BY m.name, c.cid")
            .each([&](const std::string& table, std::string column, std::string key) {
                tables[table].key = std::move(key);
                tables[table].columns.push_back(std::move(column));
            });
    });
    return tables;
}

bool has_rows(store::Database& database, const std::string& table) {
    return database.read([&](store::Connection& connection) {
        return connection.select<std::int64_t>(fmt::format("SELECT count(*) FROM {}", table)).first();
    }) > 0;
}

// Damages the first row of a table, one column at a time, because the database protects some columns. Returns
// false when nothing could be damaged.
bool damage(store::Database& database, const std::string& name, const Table& table) {
    const auto row = database.read([&](store::Connection& connection) {
        return connection
            .select<std::string>(
                fmt::format("SELECT CAST({0} AS TEXT) FROM {1} ORDER BY {0} LIMIT 1", table.key, name))
            .first();
    });
    bool any = false;
    for (const std::string& column : row ? table.columns : std::vector<std::string>()) {
        try {
            any = database.transaction([&](store::Connection& connection) {
                return connection.execute(
                    fmt::format("UPDATE {0} SET {1} = :value WHERE CAST({2} AS TEXT) = :row AND {1} <> ''",
                                name, column, table.key),
                    std::string_view("{damaged"), *row);
            }) > 0 ||
                  any;
        } catch (const store::DatabaseError&) {
            // The column is a foreign key or unique.
        }
    }
    return any;
}

class DamagedRowsTest : public ::testing::TestWithParam<DatabaseKind> {};
HOIGUNG_ON_DATABASES(DamagedRowsTest, DatabaseKind::sqlite_memory, DatabaseKind::postgresql);

TEST_P(DamagedRowsTest, WithoutDamageEverythingIsDone) {
    World world;
    world.run_tasks();
    world.read_lists();
    for (const Party& side : world.sides()) EXPECT_EQ(world.done_for(side), kAll);
}

TEST_P(DamagedRowsTest, OneRowOfAnyTableStopsNobodyElse) {
    RecordProperty("rows", "15.02");
    std::set<std::string> damaged;
    World whole;
    for (const auto& [table, columns] : tables_with_text()) {
        // These tables hold the program's own state, which belongs to no company.
        if (table == "counters" || table == "leases" || table == "signing_keys" ||
            table.starts_with("schema"))
            continue;
        if (!has_rows(whole.its_database(), table)) continue;
        World world;
        if (!damage(world.its_database(), table, columns)) continue;
        damaged.insert(table);
        EXPECT_NO_THROW(world.run_tasks()) << table;
        EXPECT_NO_THROW(world.read_lists()) << table;
        const auto first = world.done_for(world.sides().front());
        const auto second = world.done_for(world.sides().back());
        EXPECT_TRUE(first == kAll || second == kAll) << table << ": " << ::testing::PrintToString(first)
                                                     << " and " << ::testing::PrintToString(second);
    }
    EXPECT_THAT(damaged, IsSupersetOf({"application_decisions", "applications", "companies", "conversations",
                                       "employer_branches", "employer_companies", "employer_job_drafts",
                                       "employer_members", "employer_people", "interviews", "jobs",
                                       "messages", "partner_keys", "seekers"}));
}

TEST_P(DamagedRowsTest, ADecisionAboutAnApplicationThatCannotBeReadWaitsForIt) {
    RecordProperty("rows", "15.02");
    World world;
    const auto set_document = [&](std::string_view document) {
        world.its_database().transaction([&](store::Connection& connection) {
            connection.execute("UPDATE applications SET document = :document WHERE id = :id", document,
                               world.sides().front().application);
        });
    };
    const std::string whole = world.its_database().read([&](store::Connection& connection) {
        return connection
            .select<std::string>("SELECT document FROM applications WHERE id = :id",
                                 world.sides().front().application)
            .first()
            .value();
    });
    set_document("{damaged");
    world.run_tasks();
    EXPECT_FALSE(world.its_database().unreadable_rows().empty()) << "it is counted";
    set_document(whole);
    EXPECT_FALSE(world.done_for(world.sides().front()).contains("decision"));
    world.run_tasks();
    EXPECT_TRUE(world.done_for(world.sides().front()).contains("decision"));
}

}  // namespace
}  // namespace hoigung::app
