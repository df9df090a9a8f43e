import { useState } from 'react';
import list from '@/console/components/list/list.module.css';
import type { Screen } from '@/console/page/screen';
import { usePage, useTexts } from '@/console/page/usePage';
import { useConsole, useMay } from '@/console/services/useConsole';
import { LogDocument } from '@/generated/console/documents/Log';
import type { LogQuery } from '@/generated/console/graphql';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { momentText } from '@/shared/lib/date-text';
import { downloadFile } from '@/shared/services/download-file';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { Row } from '@/shared/ui/layout/Row';
import { Stack } from '@/shared/ui/layout/Stack';
import { LogFilters } from './LogFilters';
import styles from './log.module.css';
import { filterOf, type LogQuestion, nothingAsked, queryOf } from './log-query';

type Line = LogQuery['log']['lines'][number];

function LineRow({ line }: { line: Line }) {
  const texts = useTexts('log');
  const { locale } = usePage().address;
  const act = texts.acts[line.act as keyof typeof texts.acts] ?? line.act;
  return (
    <li className={list.entry}>
      <Muted as="span" className={styles.number}>
        {line.number}
      </Muted>
      <time className={styles.time} dateTime={line.at}>
        {momentText(line.at, locale)}
      </time>
      <div className={list.text}>
        <span>
          <strong>{line.actor_email ?? line.actor}</strong> ({texts.kinds[line.actor_kind]}) · {act}
        </span>
        {line.subject && <code>{line.subject}</code>}
        {line.has_reason && <span>{line.reason ?? texts.reasonGone}</span>}
      </div>
    </li>
  );
}

function ExportButton({ question }: { question: LogQuestion }) {
  const texts = useTexts('log');
  const { service } = useConsole();
  const { run: download, busy } = useMutation(async () => {
    await downloadFile(service, `log.csv?${queryOf(filterOf(question))}`, texts.fileName);
  });
  return (
    <Button kind="secondary" busy={busy} onClick={download}>
      {texts.export}
    </Button>
  );
}

function Log() {
  const texts = useTexts('log');
  const mayExport = useMay('export_log');
  const [question, setQuestion] = useState(nothingAsked);
  /** The numbers before which the pages begin, the first one's left out. */
  const [pages, setPages] = useState<readonly number[]>([]);
  const before = pages.at(-1);
  const filter = { ...filterOf(question), ...(before === undefined ? {} : { before }) };
  const query = useOperationQuery(operation('Log', LogDocument, { filter }));
  return (
    <Stack gap="cards">
      <PageHead
        title={texts.title}
        lead={texts.lead}
        action={mayExport && <ExportButton question={question} />}
      />
      <QueryView query={query} cards={3}>
        {({ log, log_acts }) => {
          const last = log.lines.at(-1);
          return (
            <>
              <LogFilters
                question={question}
                acts={log_acts}
                onAsk={(asked) => {
                  setPages([]);
                  setQuestion(asked);
                }}
              />
              {log.lines.length === 0 && <p>{texts.empty}</p>}
              <ol className={list.list}>
                {log.lines.map((line) => (
                  <LineRow key={line.number} line={line} />
                ))}
              </ol>
              <Row>
                {pages.length > 0 && (
                  <Button kind="secondary" onClick={() => setPages(pages.slice(0, -1))}>
                    {texts.newer}
                  </Button>
                )}
                {log.has_more && last && (
                  <Button kind="secondary" onClick={() => setPages([...pages, last.number])}>
                    {texts.older}
                  </Button>
                )}
              </Row>
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.log.title, Component: Log };
