import { useState } from 'react';
import { ClaimCompanyDocument } from '@/generated/portal/documents/ClaimCompany';
import { paths } from '@/portal/lib/paths';
import { useTexts } from '@/portal/page/useTexts';
import { FormError } from '@/shared/components/form-error/FormError';
import { useLink } from '@/shared/hooks/application/useLink';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { Stack } from '@/shared/ui/layout/Stack';

interface ClaimDialogProps {
  company: { id: string; name: string };
  onClose: () => void;
}

/** Asks why the person speaks for the company; the site's staff decides on the claim. */
export function ClaimDialog({ company, onClose }: ClaimDialogProps) {
  const texts = useTexts('claim');
  const { close } = useTexts('application');
  const link = useLink();
  const { go } = useNavigation();
  const [message, setMessage] = useState('');
  const {
    run: send,
    busy,
    problem,
  } = useMutation(
    async ({ ask }) => {
      await ask(
        operation('ClaimCompany', ClaimCompanyDocument, { company: company.id, message: message || null }),
      );
      go(link(paths.start));
      return texts.done;
    },
    { showsProblem: true },
  );
  return (
    <Dialog
      open
      from="below"
      title={texts.dialogTitle(company.name)}
      closeLabel={close}
      onClose={onClose}
      actions={
        <Button busy={busy} onClick={send}>
          {texts.send}
        </Button>
      }
    >
      <Stack>
        <p>{texts.dialogText}</p>
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          name="message"
          maxLength={1000}
          value={message}
          onChange={setMessage}
        />
        <FormError text={problem} />
      </Stack>
    </Dialog>
  );
}
