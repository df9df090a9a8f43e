import { useEffect, useEffectEvent, useState } from 'react';
import { WithdrawApplicationDocument } from '@/generated/seeker/documents/WithdrawApplication';
import type { ApplicationItemFragment } from '@/generated/seeker/graphql';
import { useAction } from '@/shared/hooks/action/useAction';
import { useQuery } from '@/shared/hooks/useQuery';
import { operation } from '@/shared/services/operation';
import { Badge } from '@/shared/ui/Badge';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Notice } from '@/shared/ui/panels/Notice';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import { dropApplicationDraft } from '@/site/components/application-draft/application-draft';
import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import { useSession } from '@/site/services/session/useSession';
import { applicationPopups } from '../profile-page-definition';
import { usePopup } from '../usePopup';
import styles from './applications.module.css';
import { ConversationPopup } from './ConversationPopup';
import { Interview } from './Interview';
import { NextStep } from './NextStep';
import { StatusBadge } from './StatusBadge';
import { Timeline } from './Timeline';
import { hasUnread, interviewOf, type useApplications } from './useApplications';

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
      // The draft must not be reused for another application.
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

/** The last message of the conversation, and a link to all of it. */
function ConversationSummary({ application }: { application: ApplicationItemFragment }) {
  const texts = useTexts('profile').applications;
  const { hrefOf } = usePopup();
  const last = application.conversation.messages.at(-1);
  return (
    <section>
      <h3 className={styles.heading}>
        {texts.conversation} {hasUnread(application) && <Badge tone="danger">{texts.newMessages}</Badge>}
      </h3>
      {last === undefined ? (
        <p className={styles.soft}>{texts.noConversation}</p>
      ) : (
        <>
          <p className={styles.lastMessage}>{last.from_seeker ? texts.youWrote(last.text) : last.text}</p>
          <ButtonLink kind="secondary" wide href={hrefOf('conversation', { id: application._id })}>
            {texts.openConversation}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

interface DetailProps extends Pick<WithdrawProps, 'onWithdrawn'> {
  application: ApplicationItemFragment;
  onChanged: () => Promise<void>;
}

function Detail({ application, onChanged, onWithdrawn }: DetailProps) {
  const texts = useTexts('profile').applications;
  const { locale } = usePage().address;
  const link = useHref();
  const { job } = application;
  const interview = interviewOf(application);
  const canBeWritten = application.status !== 'Rejected' || application.conversation.last_number > 0;
  const canWithdraw = application.status !== 'Rejected' && application.status !== 'Hired';
  return (
    <div className={styles.detail}>
      <div>
        <p className={styles.job}>{job.job_name}</p>
        <p>{job.company.name}</p>
        <p className={styles.badge}>
          <StatusBadge application={application} />
        </p>
      </div>
      {!application.is_employer_reachable && <Notice>{texts.notReachable}</Notice>}
      {interview && (
        <Interview
          interview={interview}
          isEmployerReachable={application.is_employer_reachable}
          onChanged={onChanged}
        />
      )}
      <NextStep application={application} />
      {canBeWritten && <ConversationSummary application={application} />}
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
        <Timeline application={application} />
      </section>
      <ButtonLink kind="secondary" wide href={link(paths.job(job, locale))}>
        {texts.toJob}
      </ButtonLink>
      {canWithdraw && <Withdraw id={application._id} job={job._id} onWithdrawn={onWithdrawn} />}
    </div>
  );
}

type Applications = ReturnType<typeof useApplications>;

/** The application that the address names, from the list or loaded by its id; without an id, the newest. */
function useNamed({ applications, named, askFor }: Applications) {
  const { popup, query } = usePopup();
  const showError = useShowError('box');
  const name = applicationPopups.find((known) => known === popup);
  const id = query.get('id') ?? applications[0]?._id;
  const application = id === undefined ? null : named(id);
  const wanted = name !== undefined && application === undefined ? id : undefined;
  const { error, isLoading } = useQuery({
    key: wanted && `application ${wanted}`,
    load: async () => wanted && void (await askFor([wanted])),
  });
  const reportError = useEffectEvent(showError);
  useEffect(() => {
    if (error !== undefined) reportError(error);
  }, [error]);
  return { name, application, waiting: isLoading };
}

interface ApplicationPopupProps extends Pick<WithdrawProps, 'onWithdrawn'> {
  applications: Applications;
  /** The seeker's id. */
  seeker: string;
}

/** The dialog that the address names: an application, or its conversation. */
export function ApplicationPopup({ applications, seeker, onWithdrawn }: ApplicationPopupProps) {
  const texts = useTexts('profile');
  const common = useTexts('common');
  const { close } = usePopup();
  const { name, application, waiting } = useNamed(applications);
  // If loading fails, the next event loads it.
  const onChanged = async () => {
    if (application) await applications.askFor([application._id]).catch(() => undefined);
  };
  const content = application && (
    <>
      {name === 'application' && (
        <Detail application={application} onChanged={onChanged} onWithdrawn={onWithdrawn} />
      )}
      {name === 'conversation' && (
        <ConversationPopup
          key={application._id}
          application={application}
          seeker={seeker}
          changes={applications.changesOf(application._id)}
          onRead={() => void onChanged()}
        />
      )}
    </>
  );
  return (
    <Dialog
      open={name !== undefined}
      from="below"
      title={name === undefined ? '' : texts.popups[name]}
      closeLabel={common.close}
      onClose={close}
    >
      {content || (waiting ? <Skeleton lines={6} /> : <p>{texts.applications.none}</p>)}
    </Dialog>
  );
}
