import { UpdatePersonDocument } from '../../../generated/portal/documents/UpdatePerson';
import { useForm } from '../../../shared/forms/useForm';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Segments } from '../../../shared/ui/fields/Segments';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Problem, useProblem } from '../../components/answer/Problem';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import { usePerson, usePortal, useSayDone } from '../../services/usePortal';

/** The name that colleagues see, and the language of mails. */
export function PersonForm() {
  const texts = useTexts('account');
  const { name, locale, email } = usePerson();
  const { ask, session } = usePortal();
  const sayDone = useSayDone();
  const { problem, tell, clear } = useProblem();
  const form = useForm({
    initial: { name, locale },
    rules: {},
    submit: async (values) => {
      clear();
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
          { value: 'zh_hant', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
        onChange={(value) => language.onChange(value === 'en' ? 'en' : 'zh_hant')}
      />
      <Problem text={problem} />
      <div>
        <Button type="submit" busy={form.busy} aria-disabled={!form.valid}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
