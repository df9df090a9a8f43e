import { MeDocument } from '../../../generated/portal/documents/Me';
import { UpdatePersonDocument } from '../../../generated/portal/documents/UpdatePerson';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Segments } from '../../../shared/ui/fields/Segments';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Problem, useProblem } from '../../components/answer/Problem';
import page from '../../components/page/page.module.css';
import { FormConflict } from '../../components/shared-form/FormConflict';
import { useSharedForm } from '../../components/shared-form/useSharedForm';
import { useTexts } from '../../page/every-page/useTexts';
import { usePerson, usePortal, useSayDone } from '../../services/usePortal';

const languages = { zh_hant: '中文', en: 'English' };

/** The name that colleagues see, and the language of e-mails. */
export function PersonForm() {
  const texts = useTexts('account');
  const { name, locale, email } = usePerson();
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const { problem, tell, clear } = useProblem();
  const initial = { name, locale };
  const form = useSharedForm({
    initial,
    rules: {},
    // Another tab or device of the same person may have changed them.
    load: async () => {
      clear();
      const { me } = await ask(operation('Me', MeDocument, {}));
      return me ? { name: me.name, locale: me.locale } : initial;
    },
    save: async (values) => {
      await ask(operation('UpdatePerson', UpdatePersonDocument, values));
      sayDone(texts.saved);
      await session.refresh();
    },
    onError: tell,
  });
  const language = form.field('locale');
  return (
    <form ref={form.ref} className={page.stack} onSubmit={form.onSubmit} noValidate>
      <p className={page.quiet}>{texts.loggedInAs(email)}</p>
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
      <Problem text={problem} />
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
    </form>
  );
}
