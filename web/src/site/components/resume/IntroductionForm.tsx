import { useEffect, useRef } from 'react';
import { GetProfileDocument } from '@/generated/seeker/documents/GetProfile';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { Notice } from '@/shared/ui/panels/Notice';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSession } from '@/site/services/session/useSession';
import { inTurn } from './in-turn';
import { ResumeForm } from './ResumeForm';
import styles from './ResumeForm.module.css';
import { ChangedElsewhere, type ResumeFormProps, useResumeForm } from './useResumeForm';
import { useUpdateProfile } from './useUpdateProfile';

const maxLength = 1000;

interface IntroductionValues {
  introduction: string;
  /** The saved text that the typed one is based on. */
  base: string;
}

/** Whether saving would overwrite a text that the person has not seen. */
function isChangedElsewhere(saved: string, { introduction, base }: IntroductionValues): boolean {
  return introduction !== base && saved !== base && saved !== introduction.trim();
}

interface OtherTextProps {
  text: string;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows the text that was saved in another tab, and asks which of the two to keep. */
function OtherText({ text, onKeep, onTake }: OtherTextProps) {
  const texts = useTexts('resume');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref} className={styles.changed}>
      <Notice>
        <p>{texts.introductionChanged}</p>
        <blockquote className={styles.other}>{text || texts.introductionEmpty}</blockquote>
        <Button kind="secondary" onClick={onKeep}>
          {texts.introductionKeep}
        </Button>
        <Button kind="quiet" onClick={onTake}>
          {texts.introductionTake}
        </Button>
      </Notice>
    </div>
  );
}

/** Saves the text unless it was changed elsewhere since the form was opened. */
function useSaveIntroduction(): (values: IntroductionValues) => Promise<void> {
  const ask = useAsk();
  const update = useUpdateProfile();
  const { ready } = useSession();
  return (values) =>
    inTurn(async () => {
      if (values.introduction === values.base) return;
      const { portfolio } = await ask(operation('GetProfile', GetProfileDocument, {}));
      (await ready).changeProfile(portfolio);
      if (isChangedElsewhere(portfolio.message_to_employer, values)) throw new ChangedElsewhere();
      await update({ message_to_employer: values.introduction.trim() });
    });
}

export function IntroductionForm({ profile, saveLabel, other, onSaved }: ResumeFormProps) {
  const texts = useTexts('resume');
  const saved = profile.message_to_employer;
  const form = useResumeForm<IntroductionValues>({
    part: 'introduction',
    profile,
    initial: { introduction: saved, base: saved },
    rules: {},
    save: useSaveIntroduction(),
    onSaved,
  });
  const field = form.field('introduction');
  const base = form.field('base');
  const isUntouched = field.value === base.value;
  const shown = isUntouched ? saved : field.value;
  const adoptSaved = () => {
    base.onChange(saved);
    field.onChange(saved);
  };
  return (
    <ResumeForm form={form} saveLabel={saveLabel} other={other}>
      <div>
        <div aria-live="polite">
          {isChangedElsewhere(saved, form.values) && (
            <OtherText text={saved} onKeep={() => base.onChange(saved)} onTake={adoptSaved} />
          )}
        </div>
        <TextArea
          {...field}
          value={shown}
          label={texts.introductionQuestion}
          hint={`${texts.introductionHint} ${texts.length([...shown].length, maxLength)}`}
          maxLength={maxLength}
          onChange={(text) => {
            // The draft keeps the saved text that it is based on.
            base.onChange(isUntouched ? saved : base.value);
            field.onChange(text);
          }}
        />
      </div>
    </ResumeForm>
  );
}
