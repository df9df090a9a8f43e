import { MeDocument } from '@/generated/portal/documents/Me';
import { UpdatePersonDocument } from '@/generated/portal/documents/UpdatePerson';
import { useTexts } from '@/portal/page/useTexts';
import { usePerson, usePortal } from '@/portal/services/usePortal';
import { FormConflict } from '@/shared/components/form-conflict/FormConflict';
import { FormError } from '@/shared/components/form-error/FormError';
import { useSharedForm } from '@/shared/forms/shared-form/useSharedForm';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Segments } from '@/shared/ui/fields/Segments';
import { TextField } from '@/shared/ui/fields/TextField';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';

const languages = { zh_hant: '中文', en: 'English' };

/** The name that colleagues see, and the language of e-mails. */
export function PersonForm() {
  const texts = useTexts('account');
  const { name, locale, email } = usePerson();
  const { ask, session } = usePortal();
  const initial = { name, locale };
  const change = useMutation(
    async ({ ask }, values: typeof initial) => {
      await ask(operation('UpdatePerson', UpdatePersonDocument, values));
      await session.refresh();
      return texts.saved;
    },
    { showsProblem: true },
  );
  const form = useSharedForm({
    initial,
    rules: {},
    // Another tab or device of the same person may have changed them.
    load: async () => {
      change.clearProblem();
      const { me } = await ask(operation('Me', MeDocument, {}));
      return me ? { name: me.name, locale: me.locale } : initial;
    },
    save: change.perform,
    onError: change.fail,
  });
  const language = form.field('locale');
  return (
    <Stack as="form" ref={form.ref} onSubmit={form.onSubmit} noValidate>
      <Muted>{texts.loggedInAs(email)}</Muted>
      <TextField
        {...form.field('name')}
        label={texts.name}
        hint={texts.nameHint}
        maxLength={50}
        autoComplete="name"
      />
      <Segments
        label={texts.mailLanguage}
        value={language.value}
        options={[
          { value: 'zh_hant', label: languages.zh_hant },
          { value: 'en', label: languages.en },
        ]}
        onChange={(value) => language.onChange(value === 'en' ? 'en' : 'zh_hant')}
      />
      <FormError text={change.problem} />
      <FormConflict
        form={form}
        labels={{ name: texts.name, locale: texts.mailLanguage }}
        names={{ locale: (code) => languages[code] }}
      />
      <div>
        <Button type="submit" busy={form.busy} aria-disabled={!form.valid}>
          {texts.save}
        </Button>
      </div>
    </Stack>
  );
}
