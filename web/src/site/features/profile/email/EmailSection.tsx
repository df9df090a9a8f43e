import { useState } from 'react';
import { RemoveEmailDocument } from '@/generated/seeker/documents/RemoveEmail';
import { useAction } from '@/shared/hooks/action/useAction';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
import { ResumeSection } from '@/site/components/resume/ResumeSection';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import type { Profile } from '@/site/services/session/state';
import styles from '../my-profile/MyProfile.module.css';
import { usePopup } from '../usePopup';
import { useStoreEmail } from './useStoreEmail';

/** Asks before it removes the address. */
function RemoveEmail({ email }: { email: string }) {
  const texts = useTexts('email');
  const ask = useAsk();
  const store = useStoreEmail();
  const sayDone = useSayDone();
  const [isSure, setSure] = useState(false);
  const { run: remove, busy } = useAction(async () => {
    await store((await ask(operation('RemoveEmail', RemoveEmailDocument, {}))).remove_email);
    sayDone(texts.removed);
  }, useShowError());
  if (!isSure) {
    return (
      <div>
        <button type="button" className={styles.delete} onClick={() => setSure(true)}>
          {texts.remove}
        </button>
      </div>
    );
  }
  return (
    <>
      <p role="alert">{texts.removeQuestion(email)}</p>
      <div className={styles.links}>
        <Button kind="secondary" autoFocus onClick={() => setSure(false)}>
          {texts.keep}
        </Button>
        <Button kind="danger" busy={busy} onClick={remove}>
          {texts.remove}
        </Button>
      </div>
    </>
  );
}

/** Shows the seeker's email address, or the reasons to give one. */
export function EmailSection({ profile }: { profile: Profile }) {
  const texts = useTexts('email');
  const resume = useTexts('resume');
  const { hrefOf } = usePopup();
  const { email } = profile;
  const isMissing = email === '';
  return (
    <Card>
      <ResumeSection title={texts.title} edit={hrefOf('email')} {...(isMissing && { editLabel: resume.add })}>
        {isMissing ? (
          <>
            <p className={styles.soft}>{texts.none}</p>
            <p>{texts.why}</p>
          </>
        ) : (
          <>
            <p>{email}</p>
            {profile.is_email_unreachable && (
              <Notice tone="danger">
                {texts.unreachable} <a href={hrefOf('email')}>{texts.fix}</a>
              </Notice>
            )}
            <RemoveEmail key={email} email={email} />
          </>
        )}
      </ResumeSection>
    </Card>
  );
}
