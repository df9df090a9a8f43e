import { useState } from 'react';
import { CreateJobAlertDocument } from '@/generated/seeker/documents/CreateJobAlert';
import { DeleteJobAlertsDocument } from '@/generated/seeker/documents/DeleteJobAlerts';
import type { AlertItemFragment, MyJobAlertsQuery } from '@/generated/seeker/graphql';
import { useAction } from '@/shared/hooks/action/useAction';
import { operation } from '@/shared/services/operation';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Card } from '@/shared/ui/panels/Card';
import { PushOffer } from '@/site/components/push/PushOffer';
import { SettingsLink } from '@/site/components/settings-link/SettingsLink';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import type { ProfilePageProps } from '../profile-page-definition';
import { usePopup } from '../usePopup';
import { AlertPopup } from './AlertPopup';
import { maxAlerts, payloadOf, searchQuery, valuesOf } from './alert-values';
import styles from './alerts.module.css';
import { useAlertLines } from './useAlertLines';

type Lists = MyJobAlertsQuery['config'];

interface AlertCardProps {
  alert: AlertItemFragment;
  lists: Lists;
  onDeleted: () => void;
  onRestored: (alert: AlertItemFragment) => void;
}

function AlertCard({ alert, lists, onDeleted, onRestored }: AlertCardProps) {
  const texts = useTexts('profile').alerts;
  const resume = useTexts('resume');
  const link = useHref();
  const ask = useAsk();
  const { at } = usePopup();
  const values = valuesOf(alert);
  const lines = useAlertLines(values, lists);
  const title = lines.title;
  const sayDone = useSayDone();
  const showError = useShowError();
  const restore = async () => {
    const payload = payloadOf(values);
    const answer = await ask(operation('CreateJobAlert', CreateJobAlertDocument, { payload }));
    onRestored(answer.create_job_alert);
  };
  const { run: remove, busy } = useAction(async () => {
    await ask(operation('DeleteJobAlerts', DeleteJobAlertsDocument, { ids: [alert._id] }));
    onDeleted();
    sayDone(resume.deleted(title), { label: resume.undo, run: () => void restore().catch(showError) });
  }, showError);
  return (
    <Card>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.conditions}>
        {lines.conditions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <a className={styles.total} href={link(`/find-jobs/${searchQuery(values)}`)}>
          {texts.matching(alert.matching_total)}
        </a>
        <ButtonLink
          kind="quiet"
          href={at({ alert: alert._id })}
          aria-label={resume.actionOn(resume.edit, title)}
        >
          {resume.edit}
        </ButtonLink>
        <Button kind="quiet" busy={busy} aria-label={resume.actionOn(resume.delete, title)} onClick={remove}>
          {resume.delete}
        </Button>
      </div>
    </Card>
  );
}

/** The page's alerts, with the changes made since. */
function useAlerts(given: readonly AlertItemFragment[]) {
  const [before, setBefore] = useState(given);
  const [alerts, setAlerts] = useState(given);
  if (before !== given) {
    setBefore(given);
    setAlerts(given);
  }
  return {
    alerts,
    remove: (id: string) => setAlerts((all) => all.filter(({ _id }) => _id !== id)),
    put: (saved: AlertItemFragment) =>
      setAlerts((all) =>
        all.some(({ _id }) => _id === saved._id)
          ? all.map((alert) => (alert._id === saved._id ? saved : alert))
          : [...all, saved],
      ),
  };
}

export function Alerts({ data, profile }: ProfilePageProps<MyJobAlertsQuery>) {
  const texts = useTexts('profile').alerts;
  const { at } = usePopup();
  const { alerts, put, remove } = useAlerts(data.get_job_alerts);
  const [hasSaved, setSaved] = useState(false);
  const keep = (alert: AlertItemFragment) => {
    put(alert);
    setSaved(true);
  };
  const add = <ButtonLink href={at({ alert: 'new' })}>{texts.add}</ButtonLink>;
  return (
    <div className={styles.page}>
      {hasSaved && <PushOffer after="alert" />}
      {alerts.length === 0 ? (
        <EmptyState level={2} title={texts.emptyTitle} text={texts.emptyText} action={add} />
      ) : (
        <>
          <p className={styles.lead}>{texts.lead}</p>
          {alerts.map((alert) => (
            <AlertCard
              key={alert._id}
              alert={alert}
              lists={data.config}
              onDeleted={() => remove(alert._id)}
              onRestored={put}
            />
          ))}
          <div>
            {alerts.length < maxAlerts ? add : <p className={styles.lead}>{texts.limit(maxAlerts)}</p>}
          </div>
        </>
      )}
      <SettingsLink kind="alert_matched" />
      <AlertPopup alerts={alerts} lists={data.config} seeker={profile._id} onSaved={keep} />
    </div>
  );
}
