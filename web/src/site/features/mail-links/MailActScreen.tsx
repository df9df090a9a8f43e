import { useState } from 'react';
import { useAction } from '@/shared/hooks/action/useAction';
import { momentText } from '@/shared/lib/date-text';
import { Button } from '@/shared/ui/button/Button';
import { Select } from '@/shared/ui/fields/Select';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { defineScreen } from '@/site/page/screen';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useShowError } from '@/site/services/api/useShowError';
import { useService } from '@/site/services/session/useSession';
import { LinkPage, type LinkProps, linkHead, Notice } from './LinkPage';
import { doMailAct, type MailAct, type RejectReason, rejectReasons } from './mail-act';
import styles from './mail-links.module.css';

interface ReadyProps extends LinkProps<MailAct> {
  onDone: (answer: MailAct) => void;
}

/** What the link would do, with the button that does it. */
function Ready({
  token,
  given: { act, job, company, applied_at, interview_at, page_url },
  onDone,
}: ReadyProps) {
  const { 'mail-act': texts, unchanged } = useTexts('mailLinks');
  const { locale } = usePage().address;
  const service = useService();
  const time = applied_at ?? interview_at;
  const [reason, setReason] = useState<RejectReason>('other_reason');
  const { run, busy } = useAction(async () => {
    onDone(await doMailAct(await service, token, act === 'rejected' ? reason : undefined));
  }, useShowError('box'));
  return (
    <>
      <h1 className={styles.title}>{texts.titles[act]}</h1>
      <p className={styles.soft}>{company}</p>
      <p>{texts.questions[act](job, time === null ? '' : momentText(time, locale))}</p>
      {act === 'rejected' && (
        <Select
          label={texts.reason}
          name="reason"
          value={reason}
          options={rejectReasons.map((value) => ({ value, label: texts.reasons[value] }))}
          onChange={(value) => setReason(value as RejectReason)}
        />
      )}
      <p className={styles.soft}>{unchanged}</p>
      <Button wide busy={busy} onClick={run}>
        {texts.buttons[act]}
      </Button>
      {page_url && <StandaloneLink href={page_url}>{texts.seeFirst}</StandaloneLink>}
    </>
  );
}

function Act({ token, given }: LinkProps<MailAct>) {
  const texts = useTexts('mailLinks')['mail-act'];
  const [answer, setAnswer] = useState(given);
  const { act, state, page_url } = answer;
  const page = page_url && <StandaloneLink href={page_url}>{texts.openPage}</StandaloneLink>;
  switch (state) {
    case 'ready':
      return <Ready token={token} given={answer} onDone={setAnswer} />;
    case 'done':
      return (
        <Notice title={texts.titles[act]} text={texts.done[act]}>
          {page}
        </Notice>
      );
    case 'changed':
      return (
        <Notice title={texts.changedTitle} text={texts.changed}>
          {page}
        </Notice>
      );
    case 'expired':
      return <Notice title={texts.expiredTitle} text={texts.expired} />;
    case 'not_allowed':
      return <Notice title={texts.notAllowedTitle} text={texts.notAllowed} />;
  }
}

export const screen = defineScreen({
  namespaces: ['mailLinks', 'errors'],
  operations: () => [],
  head: ({ texts }) => linkHead('mail-act', texts),
  Component: ({ address }) => <LinkPage call="mail-act" address={address} Content={Act} />,
});
