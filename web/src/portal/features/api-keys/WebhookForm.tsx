import { useState } from 'react';
import { KeyDocument } from '@/generated/portal/documents/Key';
import { RemoveWebhookDocument } from '@/generated/portal/documents/RemoveWebhook';
import { SendTestEventDocument } from '@/generated/portal/documents/SendTestEvent';
import { SetWebhookDocument } from '@/generated/portal/documents/SetWebhook';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { FormConflict } from '@/shared/components/form-conflict/FormConflict';
import { FormError } from '@/shared/components/form-error/FormError';
import { useSharedForm } from '@/shared/forms/shared-form/useSharedForm';
import { required } from '@/shared/forms/validators';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { Row } from '@/shared/ui/layout/Row';
import { Stack } from '@/shared/ui/layout/Stack';

interface WebhookFormProps {
  id: string;
  url: string;
  /** Called with the new secret. */
  onSet: (secret: string) => void;
  onChanged: () => void;
}

function TestButton({ id, onChanged }: Pick<WebhookFormProps, 'id' | 'onChanged'>) {
  const texts = useTexts('apiKeys');
  const { company } = useMembership();
  const { run, busy } = useMutation(async ({ ask }) => {
    await ask(operation('SendTestEvent', SendTestEventDocument, { company: company.id, id }));
    onChanged();
    return texts.testSent;
  });
  return (
    <Button kind="secondary" busy={busy} onClick={run}>
      {texts.test}
    </Button>
  );
}

function RemoveButton({ id, onChanged }: Pick<WebhookFormProps, 'id' | 'onChanged'>) {
  const texts = useTexts('apiKeys');
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
  const texts = useTexts('apiKeys');
  const { company } = useMembership();
  const { ask } = usePortal();
  const change = useMutation(
    async ({ ask }, values: { url: string }) => {
      const variables = { company: company.id, id, url: values.url.trim() };
      const { set_webhook } = await ask(operation('SetWebhook', SetWebhookDocument, variables));
      onSet(set_webhook.secret);
      onChanged();
    },
    { showsProblem: true },
  );
  const form = useSharedForm({
    initial: { url },
    rules: { url: [required] },
    load: async () => {
      change.clearProblem();
      const variables = { company: company.id, key: id, limit: 1, offset: 0 };
      const { key } = (await ask(operation('Key', KeyDocument, variables))).company;
      return { url: key.webhook?.url ?? '' };
    },
    save: change.perform,
    onError: change.fail,
  });
  return (
    <Stack as="form" ref={form.ref} onSubmit={form.onSubmit} noValidate>
      <TextField
        {...form.field('url')}
        label={texts.url}
        hint={texts.urlHint}
        type="url"
        inputMode="url"
        placeholder="https://"
      />
      <FormError text={change.problem} />
      <FormConflict form={form} labels={{ url: texts.url }} />
      <Row>
        <Button type="submit" busy={form.busy} aria-disabled={!form.valid}>
          {url === '' ? texts.setWebhook : texts.changeWebhook}
        </Button>
        {url !== '' && (
          <>
            <TestButton id={id} onChanged={onChanged} />
            <RemoveButton id={id} onChanged={onChanged} />
          </>
        )}
      </Row>
    </Stack>
  );
}
