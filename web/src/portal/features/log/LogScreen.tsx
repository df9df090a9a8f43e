import { LogDocument } from '../../../generated/portal/documents/Log';
import type { LogQuery } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { momentText } from '../../../shared/lib/date-text';
import { pageNumber } from '../../../shared/lib/every-page/address';
import { maxLimit } from '../../../shared/lib/every-page/constants';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Pagination } from '../../../shared/ui/Pagination';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { downloadFile } from '../../services/files';
import { useAnswer } from '../../services/useAnswer';
import { useMembership, usePortal, useShowError } from '../../services/usePortal';
import styles from './log.module.css';

type Entry = LogQuery['company']['log']['entries'][number];

function EntryRow({ entry }: { entry: Entry }) {
  const texts = useTexts('log');
  const { locale } = usePage().address;
  return (
    <li className={styles.entry}>
      <time className={page.quiet} dateTime={entry.at}>
        {momentText(entry.at, locale)}
      </time>
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
  const { run: download, busy } = useAction(async () => {
    await downloadFile(service, `companies/${company.id}/log`, texts.fileName);
    onDone();
  }, useShowError());
  return (
    <Button kind="secondary" busy={busy} onClick={download}>
      {texts.export}
    </Button>
  );
}

function Log() {
  const texts = useTexts('log');
  const common = useTexts('common');
  const link = useLink();
  const { company } = useMembership();
  const current = pageNumber(usePage().address.query.get('page'));
  const variables = { company: company.id, limit: maxLimit, offset: (current - 1) * maxLimit };
  const answer = useAnswer(operation('Log', LogDocument, variables));
  const exportsLeft = answer.data?.company.limits.exports_left_today ?? 0;
  return (
    <div className={page.page}>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        action={exportsLeft > 0 && <ExportButton onDone={answer.reload} />}
      />
      <AnswerOf answer={answer} cards={3}>
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
              previousLabel={common.previous}
              nextLabel={common.next}
              page={current}
              pages={Math.ceil(log.total / maxLimit)}
              hrefOf={(number) => link(`${paths.log(company.id)}?page=${number}`)}
            />
          </>
        )}
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.log.title, Component: Log };
