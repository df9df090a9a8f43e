import { LogDocument } from '@/generated/portal/documents/Log';
import type { LogQuery } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { pageNumber } from '@/shared/lib/address';
import { maxLimit } from '@/shared/lib/constants';
import { momentText } from '@/shared/lib/date-text';
import { downloadFile } from '@/shared/services/download-file';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { Pagination } from '@/shared/ui/Pagination';
import styles from './log.module.css';

type Entry = LogQuery['company']['log']['entries'][number];

function EntryRow({ entry }: { entry: Entry }) {
  const texts = useTexts('log');
  const { locale } = usePage().address;
  return (
    <li className={styles.entry}>
      <Muted as="time" dateTime={entry.at}>
        {momentText(entry.at, locale)}
      </Muted>
      <span>
        <strong>{entry.by || texts.staff}</strong>
        {entry.by_id && texts.person(entry.by === entry.by_email ? '' : entry.by_email, entry.by_id)}{' '}
        {texts.kinds[entry.kind]}
        {entry.subject && texts.subject(entry.subject)}
      </span>
    </li>
  );
}

function ExportButton({ onDone }: { onDone: () => void }) {
  const texts = useTexts('log');
  const { company } = useMembership();
  const { service } = usePortal();
  const { run: download, busy } = useMutation(async () => {
    await downloadFile(service, `companies/${company.id}/log`, texts.fileName);
    onDone();
  });
  return (
    <Button kind="secondary" busy={busy} onClick={download}>
      {texts.export}
    </Button>
  );
}

function Log() {
  const texts = useTexts('log');
  const { previous, next } = useTexts('application');
  const link = useLink();
  const { company } = useMembership();
  const current = pageNumber(usePage().address.query.get('page'));
  const variables = { company: company.id, limit: maxLimit, offset: (current - 1) * maxLimit };
  const query = useOperationQuery(operation('Log', LogDocument, variables));
  const exportsLeft = query.data?.company.limits.exports_left_today ?? 0;
  return (
    <Stack gap="cards">
      <PageHead
        title={texts.title}
        lead={texts.lead}
        action={exportsLeft > 0 && <ExportButton onDone={query.reload} />}
      />
      <QueryView query={query} cards={3}>
        {({ company: { log } }) => (
          <>
            {log.entries.length === 0 && <p>{texts.empty}</p>}
            <ol className={styles.log}>
              {log.entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ol>
            <Pagination
              label={texts.pages}
              previousLabel={previous}
              nextLabel={next}
              page={current}
              pages={Math.ceil(log.total / maxLimit)}
              hrefOf={(number) => link(`${paths.log(company.id)}?page=${number}`)}
            />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.log.title, Component: Log };
