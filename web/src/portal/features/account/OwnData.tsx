import { DeleteAccountDocument } from '@/generated/portal/documents/DeleteAccount';
import { useTexts } from '@/portal/page/useTexts';
import { usePerson, usePortal } from '@/portal/services/usePortal';
import { TypedConfirm } from '@/shared/components/confirm/TypedConfirm';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { downloadFile } from '@/shared/services/download-file';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';

export function ExportData() {
  const texts = useTexts('account');
  const { service } = usePortal();
  const { run: download, busy } = useMutation(async () => {
    await downloadFile(service, 'export', texts.exportFile);
  });
  return (
    <Stack as="section">
      <SectionHeading>{texts.data}</SectionHeading>
      <Muted>{texts.dataText}</Muted>
      <div>
        <Button kind="secondary" busy={busy} onClick={download}>
          {texts.export}
        </Button>
      </div>
    </Stack>
  );
}

/** Deletes the account for good, so the e-mail address has to be typed. */
export function DeleteAccount() {
  const texts = useTexts('account').delete;
  const { email } = usePerson();
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const remove = async (typed: string) => {
    await ask(operation('DeleteAccount', DeleteAccountDocument, { email: typed }));
    sayDone(texts.done);
    session.end();
  };
  return (
    <TypedConfirm
      title={texts.title}
      text={texts.text}
      action={texts.title}
      consequences={texts.consequences}
      confirmLabel={texts.confirm}
      field={{ label: texts.typeEmail(email), name: 'email', type: 'email' }}
      onConfirm={remove}
    />
  );
}
