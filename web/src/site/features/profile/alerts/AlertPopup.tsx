import { useEffect } from 'react';
import type { AlertItemFragment, MyJobAlertsQuery } from '@/generated/seeker/graphql';
import { whenIdle } from '@/shared/services/idle';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import { type ComponentOnDemand, OnDemand } from '@/site/page/OnDemand';
import { useTexts } from '@/site/page/useTexts';
import { usePopup } from '../usePopup';
import type { AlertFormProps } from './AlertForm';
import { emptyAlert, valuesOf, valuesOfSearch } from './alert-values';

const loadAlertForm = async () => (await import('./AlertForm')).AlertForm;
const alertForm: ComponentOnDemand<AlertFormProps> = { load: loadAlertForm };

/** The form is loaded ahead, so that it opens even without a network. */
function fetchForm(): void {
  loadAlertForm().catch(() => undefined);
}

interface AlertPopupProps {
  alerts: readonly AlertItemFragment[];
  lists: MyJobAlertsQuery['config'];
  seeker: string;
  onSaved: (alert: AlertItemFragment) => void;
}

/** `alert=new` opens the form with the filters in the address; `alert={id}` edits an alert. */
export function AlertPopup({ alerts, lists, seeker, onSaved }: AlertPopupProps) {
  const texts = useTexts('profile').alerts;
  const common = useTexts('common');
  const { query, close } = usePopup();
  const named = query.get('alert');
  useEffect(() => whenIdle(fetchForm), []);
  const alert = alerts.find(({ _id }) => _id === named);
  const isNew = named === 'new';
  const initial = alert ? valuesOf(alert) : isNew ? valuesOfSearch(query) : emptyAlert;
  return (
    <Dialog
      open={isNew || alert !== undefined}
      from="below"
      title={alert ? texts.editTitle : texts.addTitle}
      closeLabel={common.close}
      onClose={close}
    >
      <OnDemand
        key={named}
        component={alertForm}
        props={{
          alert,
          initial,
          lists,
          draft: `${seeker}:alert:${[...query].join()}`,
          onSaved: (saved) => {
            onSaved(saved);
            close();
          },
        }}
        onFailed={close}
        fallback={<Skeleton lines={8} />}
      />
    </Dialog>
  );
}
