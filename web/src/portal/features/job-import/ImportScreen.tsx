import { useState } from 'react';
import { ConfirmImportDocument } from '@/generated/portal/documents/ConfirmImport';
import { JobImportDocument } from '@/generated/portal/documents/JobImport';
import type { ConfirmImportMutation, JobImportQuery } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { uploadJobs } from '@/portal/services/company-files';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { FormError } from '@/shared/components/form-error/FormError';
import { PreviousNext } from '@/shared/components/previous-next/PreviousNext';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { formatQuery, pageNumber } from '@/shared/lib/address';
import { maxLimit } from '@/shared/lib/constants';
import { formatCount } from '@/shared/messages/count';
import { downloadFile } from '@/shared/services/download-file';
import { operation } from '@/shared/services/operation';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { FileField } from '@/shared/ui/FileField';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import { Muted } from '@/shared/ui/layout/Muted';
import { Row } from '@/shared/ui/layout/Row';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
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
  const { run, busy } = useMutation(async () => {
    const language = locale === 'en' ? 'en' : 'zh_hant';
    const path = `companies/${company.id}/jobs/import-template?locale=${language}`;
    await downloadFile(service, path, texts.templateName);
  });
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
  const {
    run: send,
    busy,
    problem,
  } = useMutation(
    async (_, file: File) => {
      go(hrefOf(await uploadJobs(service, company.id, file)));
    },
    { showsProblem: true },
  );
  return (
    <Card>
      <Stack>
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
        <LiveRegion as={Muted} role="status">
          {busy && texts.reading}
        </LiveRegion>
      </Stack>
    </Card>
  );
}

function ImportCounts({ read }: { read: Import }) {
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

function ConfirmImport({ read, onDone }: { read: Import; onDone: (result: Result) => void }) {
  const texts = useTexts('jobImport');
  const { company } = useMembership();
  const { hrefOf } = useImportAddress();
  const count = read.create_count + read.change_count;
  const { run, busy, problem } = useMutation(
    async ({ ask }) => {
      const variables = { company: company.id, id: read.id };
      const { confirm_import } = await ask(operation('ConfirmImport', ConfirmImportDocument, variables));
      onDone(confirm_import);
    },
    { showsProblem: true },
  );
  return (
    <Stack>
      <FormError text={problem} />
      <Row>
        {count > 0 && (
          <Button busy={busy} onClick={run}>
            {texts.confirm(formatCount(count))}
          </Button>
        )}
        <ButtonLink kind="quiet" href={hrefOf('')}>
          {texts.another}
        </ButtonLink>
      </Row>
      {count === 0 && <p>{texts.nothingToDo}</p>}
    </Stack>
  );
}

function ImportDone({ result }: { result: Result }) {
  const texts = useTexts('jobImport');
  const jobs = useTexts('jobs');
  const link = useLink();
  const { company } = useMembership();
  return (
    <Stack gap="cards">
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
    </Stack>
  );
}

function PagedLines({ read }: { read: Import }) {
  const texts = useTexts('jobImport');
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
      {read.lines.length === 0 && <Muted>{texts.noProblems}</Muted>}
      <ImportLines lines={read.lines} />
      <PreviousNext
        label={texts.pages}
        previousHref={current > 1 ? hrefOf(id, current - 1, onlyProblems) : undefined}
        nextHref={read.lines.length === maxLimit ? hrefOf(id, current + 1, onlyProblems) : undefined}
      />
    </>
  );
}

/** The file's content and problems, line by line. */
function ImportReview({ read }: { read: Import }) {
  const texts = useTexts('jobImport');
  const [result, setResult] = useState<Result>();
  if (result !== undefined) return <ImportDone result={result} />;
  return (
    <Stack gap="cards">
      <Card>
        <Stack>
          <SectionHeading>{read.file_name}</SectionHeading>
          <Muted>{texts.read(formatCount(read.line_count), texts.encodings(read.encoding))}</Muted>
          <ImportCounts read={read} />
          {read.waiting_count > 0 && <Notice>{texts.waiting(formatCount(read.waiting_count))}</Notice>}
          {read.unknown_columns.length > 0 && (
            <Notice>{texts.unknownColumns(read.unknown_columns.join(texts.comma))}</Notice>
          )}
          {read.confirmed_at !== null && <Notice>{texts.confirmed}</Notice>}
          <ConfirmImport read={read} onDone={setResult} />
        </Stack>
      </Card>
      <PagedLines read={read} />
    </Stack>
  );
}

function ImportProgress({ id }: { id: string }) {
  const { company } = useMembership();
  const { current, onlyProblems } = useImportAddress();
  const variables = {
    company: company.id,
    id,
    onlyProblems,
    limit: maxLimit,
    offset: (current - 1) * maxLimit,
  };
  const query = useOperationQuery(operation('JobImport', JobImportDocument, variables));
  return (
    <QueryView query={query} cards={2}>
      {(data) => <ImportReview read={data.company.job_import} />}
    </QueryView>
  );
}

function ImportJobs() {
  const texts = useTexts('jobImport');
  const editor = useTexts('jobEditor');
  const { company, role } = useMembership();
  const { id } = useImportAddress();
  const mayChange = isAllowed('changeJobs', role, company.state);
  return (
    <Stack gap="cards">
      <PageHead title={texts.title} lead={texts.lead} />
      {!mayChange && <Notice>{editor.viewer}</Notice>}
      {mayChange && (id === '' ? <ChooseFile /> : <ImportProgress key={id} id={id} />)}
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.jobImport.title, Component: ImportJobs };
