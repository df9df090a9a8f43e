import { useEffect, useState } from 'react';
import { OneApplicationDocument } from '../../../../generated/seeker/documents/OneApplication';
import { WithdrawApplicationDocument } from '../../../../generated/seeker/documents/WithdrawApplication';
import type { ApplicationItemFragment } from '../../../../generated/seeker/graphql';
import { useAction } from '../../../../shared/hooks/action/useAction';
import { useHref } from '../../../../shared/hooks/every-page/useHref';
import { momentText } from '../../../../shared/lib/date-text';
import { operation } from '../../../../shared/services/every-page/operation';
import { Button, ButtonLink } from '../../../../shared/ui/button/Button';
import { Dialog } from '../../../../shared/ui/dialog/Dialog';
import { Skeleton } from '../../../../shared/ui/panels/Skeleton';
import { dropApplicationDraft } from '../../../components/application-draft/application-draft';
import { paths } from '../../../lib/every-page/paths';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';
import { useAsk } from '../../../services/api/useAsk';
import { useSayDone } from '../../../services/api/useSayDone';
import { useShowError } from '../../../services/api/useShowError';
import { useSession } from '../../../services/session/every-page/useSession';
import { usePopup } from '../usePopup';
import styles from './applications.module.css';
import { StatusBadge } from './StatusBadge';

/** What has happened to an application, the newest first. */
function Timeline({ history }: Pick<ApplicationItemFragment, 'history'>) {
  const texts = useTexts('profile').applications;
  const { locale } = usePage().address;
  return (
    <ol className={styles.timeline}>
      {[...history].reverse().map(({ _created_at, event }) => (
        <li key={`${_created_at} ${event}`} className={styles.event}>
          <p className={styles.eventTitle}>{texts.statuses[event]}</p>
          <p>{texts.meanings[event]}</p>
          <p className={styles.soft}>
            <time dateTime={_created_at}>{momentText(_created_at, locale)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

interface WithdrawProps {
  id: string;
  job: string;
  onWithdrawn: (id: string) => void;
}

function Withdraw({ id, job, onWithdrawn }: WithdrawProps) {
  const texts = useTexts('profile').applications;
  const ask = useAsk();
  const { close } = usePopup();
  const { ready } = useSession();
  const sayDone = useSayDone();
  const [sure, setSure] = useState(false);
  const { run: withdraw, busy } = useAction(async () => {
    await ask(operation('WithdrawApplication', WithdrawApplicationDocument, { id }));
    const session = await ready;
    const { profile } = session.state.get();
    if (profile) {
      session.changeProfile({ ...profile, applied_job_count: profile.applied_job_count - 1 });
      // What was kept for it belongs to no other application.
      dropApplicationDraft(profile._id, job);
    }
    session.tellOthers();
    sayDone(texts.withdrawn);
    onWithdrawn(id);
    close();
  }, useShowError('box'));
  if (!sure) {
    return (
      <Button kind="quiet" wide onClick={() => setSure(true)}>
        {texts.withdraw}
      </Button>
    );
  }
  return (
    <div className={styles.sure}>
      <p>{texts.withdrawQuestion}</p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => setSure(false)}>
          {texts.keep}
        </Button>
        <Button kind="danger" busy={busy} onClick={withdraw}>
          {texts.withdraw}
        </Button>
      </div>
    </div>
  );
}

function Detail({
  application,
  onWithdrawn,
}: { application: ApplicationItemFragment } & Pick<WithdrawProps, 'onWithdrawn'>) {
  const texts = useTexts('profile').applications;
  const { locale } = usePage().address;
  const link = useHref();
  const { job } = application;
  return (
    <div className={styles.detail}>
      <div>
        <p className={styles.job}>{job.job_name}</p>
        <p>{job.company.name}</p>
        <p className={styles.badge}>
          <StatusBadge status={application.status} />
        </p>
      </div>
      <section>
        <h3 className={styles.heading}>{texts.locations}</h3>
        <ul>
          {application.address.map(({ _id, address, district_name }) => (
            <li key={_id}>
              {district_name} <span className={styles.soft}>{address}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>{texts.history}</h3>
        <Timeline history={application.history} />
      </section>
      <ButtonLink kind="secondary" wide href={link(paths.job(job, locale))}>
        {texts.toJob}
      </ButtonLink>
      {application.status !== 'Rejected' && (
        <Withdraw id={application._id} job={job._id} onWithdrawn={onWithdrawn} />
      )}
    </div>
  );
}

/** The application that the address names, from the list or asked for by its id; the newest without one. */
function useNamed(listed: readonly ApplicationItemFragment[]) {
  const { popup, query } = usePopup();
  const ask = useAsk();
  const showError = useShowError('box');
  const open = popup === 'application';
  const id = query.get('id') ?? listed[0]?._id;
  const [asked, setAsked] = useState<{ id: string; application: ApplicationItemFragment | undefined }>();
  const found = listed.find(({ _id }) => _id === id);
  const isWanted = open && id !== undefined && found === undefined && asked?.id !== id;
  useEffect(() => {
    if (!isWanted || id === undefined) return;
    ask(operation('OneApplication', OneApplicationDocument, { ids: [id] }))
      .then(({ get_applications }) => setAsked({ id, application: get_applications.applications[0] }))
      .catch((error) => {
        setAsked({ id, application: undefined });
        showError(error);
      });
  });
  const application = found ?? (asked?.id === id ? asked?.application : undefined);
  return { open, application, waiting: isWanted };
}

export function ApplicationPopup({
  listed,
  onWithdrawn,
}: {
  listed: readonly ApplicationItemFragment[];
  onWithdrawn: (id: string) => void;
}) {
  const texts = useTexts('profile');
  const common = useTexts('common');
  const { close } = usePopup();
  const { open, application, waiting } = useNamed(listed);
  return (
    <Dialog
      open={open}
      from="below"
      title={texts.popups.application}
      closeLabel={common.close}
      onClose={close}
    >
      {application && <Detail application={application} onWithdrawn={onWithdrawn} />}
      {!application && (waiting ? <Skeleton lines={6} /> : <p>{texts.applications.none}</p>)}
    </Dialog>
  );
}
