import { useState } from 'react';
import { RemoveWebhookDocument } from '../../../generated/portal/documents/RemoveWebhook';
import { SendTestEventDocument } from '../../../generated/portal/documents/SendTestEvent';
import { SetWebhookDocument } from '../../../generated/portal/documents/SetWebhook';
import { useForm } from '../../../shared/forms/useForm';
import { required } from '../../../shared/forms/validators';
import { useAction } from '../../../shared/hooks/action/useAction';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Problem, useProblem } from '../../components/answer/Problem';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership, usePortal, useSayDone, useShowError } from '../../services/usePortal';

interface WebhookFormProps {
  id: string;
  url: string;
  /** Called with the new secret. */
  onSet: (secret: string) => void;
  onChanged: () => void;
}

function TestButton({ id, onChanged }: Pick<WebhookFormProps, 'id' | 'onChanged'>) {
  const texts = useTexts('keys');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { run, busy } = useAction(async () => {
    await ask(operation('SendTestEvent', SendTestEventDocument, { company: company.id, id }));
    sayDone(texts.testSent);
    onChanged();
  }, useShowError());
  return (
    <Button kind="secondary" busy={busy} onClick={run}>
      {texts.test}
    </Button>
  );
}

function RemoveButton({ id, onChanged }: Pick<WebhookFormProps, 'id' | 'onChanged'>) {
  const texts = useTexts('keys');
  const { company } = useMembership();
  const { ask } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    await ask(operation('RemoveWebhook', RemoveWebhookDocument, { company: company.id, id }));
    onChanged();
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {texts.removeWebhook}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.removeWebhookTitle}
        confirmLabel={texts.removeWebhook}
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        <p>{texts.removeWebhookText}</p>
      </ConfirmDialog>
    </>
  );
}

/** Sets, tests and removes the address that events are sent to. */
export function WebhookForm({ id, url, onSet, onChanged }: WebhookFormProps) {
  const texts = useTexts('keys');
  const { company } = useMembership();
  const { ask } = usePortal();
  const { problem, tell, clear } = useProblem();
  const form = useForm({
    initial: { url },
    rules: { url: [required] },
    submit: async (values) => {
      clear();
      const variables = { company: company.id, id, url: values.url.trim() };
      const { set_webhook } = await ask(operation('SetWebhook', SetWebhookDocument, variables));
      onSet(set_webhook.secret);
      onChanged();
    },
    onError: tell,
  });
  return (
    <form ref={form.ref} className={page.stack} onSubmit={form.onSubmit} noValidate>
      <TextField
        {...form.field('url')}
        label={texts.url}
        hint={texts.urlHint}
        type="url"
        inputMode="url"
        placeholder="https://"
      />
      <Problem text={problem} />
      <div className={page.row}>
        <Button type="submit" busy={form.busy} aria-disabled={!form.valid}>
          {url === '' ? texts.setWebhook : texts.changeWebhook}
        </Button>
        {url !== '' && (
          <>
            <TestButton id={id} onChanged={onChanged} />
            <RemoveButton id={id} onChanged={onChanged} />
          </>
        )}
      </div>
    </form>
  );
}
