import { SetMailPreferenceDocument } from '../../../generated/portal/documents/SetMailPreference';
import type { AccountQuery, MailKind, MailTiming } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { operation } from '../../../shared/services/every-page/operation';
import { Select } from '../../../shared/ui/fields/Select';
import page from '../../components/page/page.module.css';
import { textIn } from '../../lib/localized-text';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { usePortal, useSayDone, useShowError } from '../../services/usePortal';

type Membership = NonNullable<AccountQuery['me']>['memberships'][number];

const timings: readonly MailTiming[] = ['at_once', 'daily', 'never'];

interface MailPreferencesProps {
  memberships: readonly Membership[];
  onChanged: () => void;
}

/** Chooses which notifications a person gets by mail, company by company. */
export function MailPreferences({ memberships, onChanged }: MailPreferencesProps) {
  const texts = useTexts('account');
  const { locale } = usePage().address;
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { run: set } = useAction(async (company: string, kind: MailKind, timing: MailTiming) => {
    await ask(operation('SetMailPreference', SetMailPreferenceDocument, { company, kind, timing }));
    sayDone(texts.saved);
    onChanged();
  }, useShowError());
  return (
    <section className={page.stack}>
      <h2 className={page.heading}>{texts.mails}</h2>
      <p className={page.quiet}>{texts.mailsText}</p>
      {memberships.flatMap(({ company, mail_preferences }) =>
        mail_preferences.map(({ kind, timing }) => (
          <Select
            key={`${company.id} ${kind}`}
            name={`${company.id}-${kind}`}
            label={texts.mailOf(texts.mailKinds[kind], textIn(locale, company.name))}
            hint={texts.mailHints[kind]}
            value={timing}
            options={timings.map((each) => ({ value: each, label: texts.timings[each] }))}
            onChange={(value) => set(company.id, kind, value as MailTiming)}
          />
        )),
      )}
    </section>
  );
}
