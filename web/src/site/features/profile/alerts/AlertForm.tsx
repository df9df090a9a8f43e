import * as errorCodes from '@/generated/errors/codes';
import { AlertsToChangeDocument } from '@/generated/seeker/documents/AlertsToChange';
import { CreateJobAlertDocument } from '@/generated/seeker/documents/CreateJobAlert';
import { UpdateJobAlertDocument } from '@/generated/seeker/documents/UpdateJobAlert';
import type { AlertItemFragment, MyJobAlertsQuery } from '@/generated/seeker/graphql';
import { useSharedForm } from '@/shared/forms/shared-form/useSharedForm';
import { ServiceError } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { FormConflict } from '@/site/components/form-conflict/FormConflict';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import { AlertFields } from './AlertFields';
import styles from './AlertForm.module.css';
import { type AlertValues, isEmpty, payloadOf, valuesOf, wholeRate } from './alert-values';
import { useConditionTexts } from './useAlertLines';
import { useLiveTotal } from './useLiveTotal';

export interface AlertFormProps {
  /** The alert to edit; undefined for a new one. */
  alert: AlertItemFragment | undefined;
  initial: AlertValues;
  lists: MyJobAlertsQuery['config'];
  draft: string;
  onSaved: (alert: AlertItemFragment) => void;
}

export function AlertForm({ alert, initial, lists, draft, onSaved }: AlertFormProps) {
  const texts = useTexts('profile').alerts;
  const { save, saved } = useTexts('resume');
  const sayDone = useSayDone();
  const errors = useTexts('errors');
  const ask = useAsk();
  const form = useSharedForm({
    initial,
    rules: { rate: [wholeRate] },
    draft,
    // The filters of a search count as edited, because they were chosen there.
    chosen: alert === undefined && !isEmpty(initial),
    onUnchanged: alert && (() => onSaved(alert)),
    onError: useShowError('box'),
    // An alert that was deleted elsewhere is refused when it is saved.
    load:
      alert &&
      (async () => {
        const { get_job_alerts } = await ask(operation('AlertsToChange', AlertsToChangeDocument, {}));
        const now = get_job_alerts.find(({ _id }) => _id === alert._id);
        return now ? valuesOf(now) : initial;
      }),
    save: async (values) => {
      if (isEmpty(values))
        throw new ServiceError(errors.service[errorCodes.alertEmpty], 400, errorCodes.alertEmpty);
      const payload = payloadOf(values);
      if (alert === undefined) {
        const answer = await ask(operation('CreateJobAlert', CreateJobAlertDocument, { payload }));
        onSaved(answer.create_job_alert);
      } else {
        const variables = { id: alert._id, payload };
        const answer = await ask(operation('UpdateJobAlert', UpdateJobAlertDocument, variables));
        onSaved(answer.update_job_alert);
      }
      sayDone(saved);
    },
  });
  const total = useLiveTotal(form.values);
  const matching = total === undefined ? '' : texts.matching(total);
  return (
    <>
      <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit} noValidate>
        <AlertFields form={form} lists={lists} />
        <div className={styles.bottom}>
          <p role="status" className={styles.live}>
            {isEmpty(form.values) ? texts.noCondition : matching}
          </p>
          <Button type="submit" wide busy={form.busy} aria-disabled={!form.valid}>
            {save}
          </Button>
        </div>
      </form>
      <FormConflict form={form} labels={texts} names={useConditionTexts(lists)} />
    </>
  );
}
