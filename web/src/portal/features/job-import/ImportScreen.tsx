import { useState } from 'react';
import { ConfirmImportDocument } from '../../../generated/portal/documents/ConfirmImport';
import { JobImportDocument } from '../../../generated/portal/documents/JobImport';
import type { ConfirmImportMutation, JobImportQuery } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { formatQuery, pageNumber } from '../../../shared/lib/every-page/address';
import { maxLimit } from '../../../shared/lib/every-page/constants';
import { formatCount } from '../../../shared/messages/every-page/count';
import { operation } from '../../../shared/services/every-page/operation';
import { Button, ButtonLink } from '../../../shared/ui/button/Button';
import { FileField } from '../../../shared/ui/FileField';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { Card } from '../../../shared/ui/panels/Card';
import { Notice } from '../../../shared/ui/panels/Notice';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { Problem, useProblem } from '../../components/answer/Problem';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { downloadFile, uploadJobs } from '../../services/files';
import { useAnswer } from '../../services/useAnswer';
import { useMembership, usePortal, useShowError } from '../../services/usePortal';
import { ImportLines } from './ImportLines';
import styles from './job-import.module.css';

type Import = JobImportQuery['company']['job_import'];
type Result = ConfirmImportMutation['confirm_import'];

/** The page's state in the address: the file under review. */
function useImportAddress() {
  const link = useLink();
  const { company } = useMembership();
  const { query } = usePage().address;
  const current = {
    id: query.get('file') ?? '',
    current: pageNumber(query.get('page')),
    onlyProblems: query.get('all') === undefined,
  };
  const hrefOf = (id: string, number = 1, onlyProblems = true) => {
    const parts = [
      ['file', id || undefined],
      ['all', onlyProblems ? undefined : '1'],
      ['page', number === 1 ? undefined : `${number}`],
    ] as const;
    return link(`${paths.importJobs(company.id)}${formatQuery(parts)}`);
  };
  return { ...current, hrefOf };
}

function TemplateButton() {
  const texts = useTexts('jobImport');
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { service } = usePortal();
  const { run, busy } = useAction(async () => {
    const language = locale === 'en' ? 'en' : 'zh_hant';
    const path = `companies/${company.id}/jobs/import-template?locale=${language}`;
    await downloadFile(service, path, texts.templateName);
  }, useShowError());
  return (
    <Button kind="secondary" busy={busy} onClick={run}>
      {texts.template}
    </Button>
  );
}

/** Uploads a file for review; nothing is written before it is confirmed. */
function ChooseFile() {
  const texts = useTexts('jobImport');
  const { files } = useTexts('companyForm');
  const { go } = useNavigation();
  const { company } = useMembership();
  const { service } = usePortal();
  const { hrefOf } = useImportAddress();
  const { problem, tell, clear } = useProblem();
  const { run: send, busy } = useAction(async (file: File) => {
    clear();
    go(hrefOf(await uploadJobs(service, company.id, file)));
  }, tell);
  return (
    <Card>
      <div className={page.stack}>
        <ol className={styles.how}>
          {texts.how.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div>
          <TemplateButton />
        </div>
        <FileField
          label={texts.file}
          hint={texts.fileHint}
          name="file"
          // Workbooks are accepted because people choose them by mistake: the service then explains how to
          // save them as CSV.
          accepted={['.csv', 'text/csv', '.xlsx', '.xls']}
          browseLabel={files.browse}
          noFile={files.none}
          error={problem}
          onChoose={(file) => file && send(file)}
        />
        <p role="status" className={`${page.quiet} ${page.live}`}>
          {busy && texts.reading}
        </p>
      </div>
    </Card>
  );
}

function Counts({ read }: { read: Import }) {
  const texts = useTexts('jobImport');
  const counts = [
    ['create', read.create_count],
    ['change', read.change_count],
    ['unchanged', read.unchanged_count],
    ['skip', read.skip_count],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([act, count]) => (
        <div key={act} className={act === 'skip' && count > 0 ? styles.bad : undefined}>
          <dt>{texts.acts[act]}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Confirm({ read, onDone }: { read: Import; onDone: (result: Result) => void }) {
  const texts = useTexts('jobImport');
  const { company } = useMembership();
  const { ask } = usePortal();
  const { hrefOf } = useImportAddress();
  const { problem, tell, clear } = useProblem();
  const count = read.create_count + read.change_count;
  const { run, busy } = useAction(async () => {
    clear();
    const variables = { company: company.id, id: read.id };
    const { confirm_import } = await ask(operation('ConfirmImport', ConfirmImportDocument, variables));
    onDone(confirm_import);
  }, tell);
  return (
    <div className={page.stack}>
      <Problem text={problem} />
      <div className={page.row}>
        {count > 0 && (
          <Button busy={busy} onClick={run}>
            {texts.confirm(formatCount(count))}
          </Button>
        )}
        <ButtonLink kind="quiet" href={hrefOf('')}>
          {texts.another}
        </ButtonLink>
      </div>
      {count === 0 && <p>{texts.nothingToDo}</p>}
    </div>
  );
}

function Done({ result }: { result: Result }) {
  const texts = useTexts('jobImport');
  const jobs = useTexts('jobs');
  const link = useLink();
  const { company } = useMembership();
  return (
    <div className={page.page}>
      <Notice>
        <p role="status">
          {texts.done(formatCount(result.created), formatCount(result.changed), formatCount(result.skipped))}
          {result.waiting > 0 && ` ${texts.waiting(formatCount(result.waiting))}`}
        </p>
      </Notice>
      {result.refused.length > 0 && <p>{texts.changedSince}</p>}
      {company.state === 'unverified' && <p>{jobs.notVerified}</p>}
      <ImportLines lines={result.refused} />
      <div>
        <ButtonLink href={link(paths.jobs(company.id))}>{texts.toJobs}</ButtonLink>
      </div>
    </div>
  );
}

function Lines({ read }: { read: Import }) {
  const texts = useTexts('jobImport');
  const common = useTexts('common');
  const { go } = useNavigation();
  const { id, current, onlyProblems, hrefOf } = useImportAddress();
  return (
    <>
      <Checkbox
        name="onlyProblems"
        checked={onlyProblems}
        onChange={(only) => go(hrefOf(id, 1, only), { replace: true })}
      >
        {texts.onlyProblems}
      </Checkbox>
      {read.lines.length === 0 && <p className={page.quiet}>{texts.noProblems}</p>}
      <ImportLines lines={read.lines} />
      <nav className={page.row} aria-label={texts.pages}>
        {current > 1 && (
          <ButtonLink kind="secondary" href={hrefOf(id, current - 1, onlyProblems)}>
            {common.previous}
          </ButtonLink>
        )}
        {read.lines.length === maxLimit && (
          <ButtonLink kind="secondary" href={hrefOf(id, current + 1, onlyProblems)}>
            {common.next}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

/** The file's content and problems, line by line. */
function Review({ read }: { read: Import }) {
  const texts = useTexts('jobImport');
  const [result, setResult] = useState<Result>();
  if (result !== undefined) return <Done result={result} />;
  return (
    <div className={page.page}>
      <Card>
        <div className={page.stack}>
          <h2 className={page.heading}>{read.file_name}</h2>
          <p className={page.quiet}>
            {texts.read(formatCount(read.line_count), texts.encodings(read.encoding))}
          </p>
          <Counts read={read} />
          {read.waiting_count > 0 && <Notice>{texts.waiting(formatCount(read.waiting_count))}</Notice>}
          {read.unknown_columns.length > 0 && (
            <Notice>{texts.unknownColumns(read.unknown_columns.join(texts.comma))}</Notice>
          )}
          {read.confirmed_at !== null && <Notice>{texts.confirmed}</Notice>}
          <Confirm read={read} onDone={setResult} />
        </div>
      </Card>
      <Lines read={read} />
    </div>
  );
}

function OneImport({ id }: { id: string }) {
  const { company } = useMembership();
  const { current, onlyProblems } = useImportAddress();
  const variables = {
    company: company.id,
    id,
    onlyProblems,
    limit: maxLimit,
    offset: (current - 1) * maxLimit,
  };
  const answer = useAnswer(operation('JobImport', JobImportDocument, variables));
  return (
    <AnswerOf answer={answer} cards={2}>
      {(data) => <Review read={data.company.job_import} />}
    </AnswerOf>
  );
}

function ImportJobs() {
  const texts = useTexts('jobImport');
  const editor = useTexts('jobEditor');
  const { company, role } = useMembership();
  const { id } = useImportAddress();
  const mayChange = may('changeJobs', role, company.state);
  return (
    <div className={page.page}>
      <PageHead title={texts.title} lead={texts.lead} />
      {!mayChange && <Notice>{editor.viewer}</Notice>}
      {mayChange && (id === '' ? <ChooseFile /> : <OneImport key={id} id={id} />)}
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.jobImport.title, Component: ImportJobs };
