import { useState } from 'react';
import { useTexts } from '@/portal/page/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Stack } from '@/shared/ui/layout/Stack';
import { Notice } from '@/shared/ui/panels/Notice';
import styles from './api-keys.module.css';

/** Shows a secret once; it is gone when the dialog closes. */
export function SecretDialog({
  title,
  secret,
  onClose,
}: {
  title: string;
  secret: string;
  onClose: () => void;
}) {
  const texts = useTexts('apiKeys');
  const { close } = useTexts('application');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Dialog
      open
      title={title}
      closeLabel={close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.kept}</Button>}
    >
      <Stack>
        <Notice>{texts.once}</Notice>
        <code className={styles.secret}>{secret}</code>
        {/* Browsers offer the clipboard only to pages loaded over HTTPS. */}
        {'clipboard' in navigator && (
          <div>
            <Button kind="secondary" onClick={copy}>
              {isCopied ? texts.copied : texts.copy}
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
