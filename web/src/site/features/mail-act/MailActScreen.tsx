import { type ReactNode, useState } from 'react';
import { useAction } from '@/shared/hooks/action/useAction';
import { useQuery } from '@/shared/hooks/useQuery';
import { momentText } from '@/shared/lib/date-text';
import { errorText } from '@/shared/services/api/error-text';
import { ServiceError } from '@/shared/services/api/service';
import { Button } from '@/shared/ui/button/Button';
import { Select } from '@/shared/ui/fields/Select';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { Card } from '@/shared/ui/panels/Card';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import { SiteLogo } from '@/site/components/site-logo/SiteLogo';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useShowError } from '@/site/services/api/useShowError';
import { useService } from '@/site/services/session/useSession';
import { doMailAct, type MailAct, type RejectReason, readMailAct, rejectReasons } from './mail-act';
import styles from './mail-act.module.css';

/** Whether the service has refused the link itself, so that trying again is of no use. */
function isOfNoUse(error: unknown): boolean {
  if (!(error instanceof ServiceError) || error.status === undefined) return false;
  return error.status < 500 && error.status !== 429;
}

interface NoticeProps {
  title: string;
  text: string;
  portalUrl?: string | null;
}

/** A sentence with nothing to press. */
function Notice({ title, text, portalUrl }: NoticeProps) {
  const texts = useTexts('mailAct');
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p role="status">{text}</p>
      {portalUrl && <StandaloneLink href={portalUrl}>{texts.openPortal}</StandaloneLink>}
    </>
  );
}

function InvalidLink() {
  const texts = useTexts('mailAct');
  return <Notice title={texts.invalidTitle} text={texts.invalid} />;
}

interface ReadyProps {
  token: string;
  given: MailAct;
  onDone: (answer: MailAct) => void;
}

/** What the link would do, with the button that does it. */
function Ready({ token, given: { act, job, company, applied_at, portal_url }, onDone }: ReadyProps) {
  const texts = useTexts('mailAct');
  const { locale } = usePage().address;
  const service = useService();
  const [reason, setReason] = useState<RejectReason>('other_reason');
  const { run, busy } = useAction(async () => {
    onDone(await doMailAct(await service, token, act === 'rejected' ? reason : undefined));
  }, useShowError('box'));
  return (
    <>
      <h1 className={styles.title}>{texts.titles[act]}</h1>
      <p className={styles.soft}>{company}</p>
      <p>{texts.questions[act](job, applied_at === null ? '' : momentText(applied_at, locale))}</p>
      {act === 'rejected' && (
        <Select
          label={texts.reason}
          name="reason"
          value={reason}
          options={rejectReasons.map((value) => ({ value, label: texts.reasons[value] }))}
          onChange={(value) => setReason(value as RejectReason)}
        />
      )}
      <p className={styles.soft}>{texts.unchanged}</p>
      <Button wide busy={busy} onClick={run}>
        {texts.buttons[act]}
      </Button>
      {portal_url && <StandaloneLink href={portal_url}>{texts.seeFirst}</StandaloneLink>}
    </>
  );
}

function Act({ token, given }: { token: string; given: MailAct }) {
  const texts = useTexts('mailAct');
  const [answer, setAnswer] = useState(given);
  const { act, state, portal_url } = answer;
  switch (state) {
    case 'ready':
      return <Ready token={token} given={answer} onDone={setAnswer} />;
    case 'done':
      return <Notice title={texts.titles[act]} text={texts.done[act]} portalUrl={portal_url} />;
    case 'changed':
      return <Notice title={texts.changedTitle} text={texts.changed} portalUrl={portal_url} />;
    case 'expired':
      return <Notice title={texts.expiredTitle} text={texts.expired} />;
    case 'not_allowed':
      return <Notice title={texts.notAllowedTitle} text={texts.notAllowed} />;
  }
}

/** Loads what the link would do; changes nothing. */
function LinkedAct({ token }: { token: string }) {
  const texts = useTexts('mailAct');
  const common = useTexts('common');
  const service = useService();
  const { data, error, isLoading, reload } = useQuery({
    key: `mail-act ${token}`,
    load: async () => readMailAct(await service, token),
  });
  if (data) return <Act token={token} given={data} />;
  if (error !== undefined && isOfNoUse(error)) return <InvalidLink />;
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      {error === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <>
          <p role="alert">{errorText(error, common)}</p>
          <Button wide busy={isLoading} onClick={reload}>
            {texts.retry}
          </Button>
        </>
      )}
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SiteLogo />
      <Card>
        <div className={styles.content}>{children}</div>
      </Card>
    </div>
  );
}

/** The page behind a link in a mail that acts. It needs no login: the link is the proof. */
export const screen = defineScreen({
  namespaces: ['mailAct', 'errors'],
  operations: () => [],
  head: ({ texts }) => ({
    title: texts.mailAct.title,
    description: texts.mailAct.description,
    paths: samePath('/mail-act/'),
    noindex: true,
  }),
  Component: ({ address: { query } }) => {
    const token = query.get('token') ?? '';
    return <Frame>{token === '' ? <InvalidLink /> : <LinkedAct key={token} token={token} />}</Frame>;
  },
});
